/** How this person hears that it is their turn: by this page, by this browser, by mail, by a webhook. */

import { say } from 'words:first'
import * as api from './api'
import { at, within } from './base'
import type { AlertsShown, AlertsWanted } from './contract'

const SOUND = 'sandtable.sound'
const HOUSE = at('/favicon-turn.svg')

/** A page that was not touched yet may not sound: so long it is waited for whether it may. */
const SILENT_MS = 300
let speaker: AudioContext | undefined

/** Two soft tones; whether they were heard. */
export async function chime(): Promise<boolean> {
  const audio = (speaker ??= new AudioContext())
  await Promise.race([audio.resume(), new Promise((done) => setTimeout(done, SILENT_MS))])
  if (audio.state !== 'running') return false
  for (const [at, pitch] of [[0, 660], [0.16, 880]] as const) {
    const tone = audio.createOscillator()
    const volume = audio.createGain()
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, audio.currentTime + at)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.5)
    tone.connect(volume).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.5)
  }
  return true
}

/** A notification by this page, or by its service worker where pages may not show any, as on phones; whether it is seen. */
async function notify(title: string): Promise<boolean> {
  if (globalThis.Notification?.permission !== 'granted') return false
  const told = { body: say('it-is-your-turn'), icon: HOUSE, tag: title }
  try {
    const shown = new Notification(title, told)
    shown.onclick = () => (shown.close(), globalThis.focus())
    return true
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration(at('/'))
    await worker?.showNotification(title, { ...told, data: { name: '', path: within(location.pathname) } })
    return worker !== undefined
  }
}

/** Whoever came by the link of a letter has seen what it told; the address is left as it always is. */
export async function tellWhatLedHere(place: Location = location, past: History = history): Promise<void> {
  const query = new URLSearchParams(place.search)
  const name = query.get('alert')
  if (!name) return
  query.delete('alert')
  past.replaceState(past.state, '', place.pathname + (query.size ? `?${query}` : '') + place.hash)
  await api.openedAlert(name).catch(() => undefined)
}

class Alerts {
  shown = $state.raw<AlertsShown | null>(null)
  trouble = $state('')
  sounds = $state(globalThis.localStorage?.getItem(SOUND) !== 'off')

  async load(): Promise<void> {
    await this.attempt(async () => (this.shown = await api.getAlerts()))
  }

  async choose(more: Partial<AlertsWanted>): Promise<void> {
    if (!this.shown) return
    const { mail, webhook, quiet } = this.shown
    await this.attempt(async () => (this.shown = await api.putAlerts({ mail, webhook, quiet, ...more })))
  }

  async test(): Promise<void> {
    await this.attempt(api.testAlerts)
    await this.load()
  }

  setSounds(on: boolean): void {
    this.sounds = on
    localStorage.setItem(SOUND, on ? 'on' : 'off')
    if (on) void chime()
  }

  /** Pushes reach this browser even while no page is open; only where the page is served securely. */
  get mayPush(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in globalThis
  }

  async register(): Promise<void> {
    await this.attempt(async () => {
      if ((await Notification.requestPermission()) !== 'granted') throw new Error(say('no-notifications'))
      const worker = await navigator.serviceWorker.register(at('/sw.js'))
      await navigator.serviceWorker.ready
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: this.shown!.key })
      const { endpoint, keys } = subscription.toJSON()
      await api.addDevice({ endpoint: endpoint!, p256dh: keys!.p256dh!, auth: keys!.auth! })
    })
    await this.load()
  }

  /** It is the reader's turn, in a page behind; true if the reader was told. */
  async call(title: string): Promise<boolean> {
    const told = await Promise.all([notify(title), this.sounds && chime()])
    return told.some(Boolean)
  }

  private async attempt(work: () => Promise<unknown>): Promise<void> {
    try {
      this.trouble = ''
      await work()
    } catch (problem) {
      this.trouble = (problem as Error).message
    }
  }
}

export const alerts = new Alerts()
