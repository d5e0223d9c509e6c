/** An address for somebody else: passed on by what the device has for that, or copied. */

/** Whether the device has a way of its own to pass something on. */
export const canShare = (): boolean => 'share' in navigator

export async function share(address: string, text: string): Promise<void> {
  await navigator.share({ title: 'Sandtable', text, url: address }).catch(() => undefined) // who thinks better of it
}

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    copySelected(text)
  }
}

/** Where a page is not served securely, only what is selected can be copied. */
function copySelected(text: string): void {
  const field = document.createElement('textarea')
  field.value = text
  field.className = 'for-listeners'
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}
