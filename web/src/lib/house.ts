/** What owners of the house ask of the server. */

import { call } from './api'
import type { Announced, HouseShown, Me, Resident, Ruling } from './contract'

export const becomeOwner = (code: string) => call<Me>('POST', '/api/house/owner', { code })
export const getHouse = () => call<HouseShown>('GET', '/api/house')
export const getResidents = (name: string) => call<Resident[]>('GET', `/api/house/people?${new URLSearchParams({ name })}`)
export const rule = (person: string, ruling: Partial<Ruling>) => call<void>('PUT', `/api/house/people/${person}`, ruling)
export const settle = (report: number) => call<void>('DELETE', `/api/house/reports/${report}`)
export const announce = (text: string, minutes: number) => call<Announced>('PUT', '/api/announcement', { text, minutes })

export const DEEDS: Record<string, string> = {
  mute: 'muted',
  unmute: 'let talk again',
  ban: 'banned',
  unban: 'let in again',
  rename: 'renamed',
  'make-owner': 'gave the keys of the house to',
  'unmake-owner': 'took the keys of the house from',
  close: 'ended the table',
  settle: 'settled',
  announce: 'announced',
}
