/** Where things of a board are, so that something can be drawn around them. */

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** The boxes of targets within a frame, in the frame's own measure; what is not to be seen has none. */
export function boxesOf(frame: HTMLElement, targets: readonly string[]): Box[] {
  const origin = frame.getBoundingClientRect()
  return targets.flatMap((target) => {
    const found = frame.querySelector(`[data-target="${CSS.escape(target).replace(/\\(?=[ /])/g, '')}"]`)
    const box = found?.getBoundingClientRect()
    if (!box || !box.width) return []
    return [{ left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height }]
  })
}
