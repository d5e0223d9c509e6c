/** What owners of the house ask of the server. */

import { say } from 'words:house'
import { call } from './api'
import type { Announced, HouseShown, Me, Resident, Ruling } from './contract'

export const becomeOwner = (code: string) => call<Me>('POST', '/api/house/owner', { code })
export const getHouse = () => call<HouseShown>('GET', '/api/house')
export const getResidents = (name: string) => call<Resident[]>('GET', `/api/house/people?${new URLSearchParams({ name })}`)
export const rule = (person: string, ruling: Partial<Ruling>) => call<void>('PUT', `/api/house/people/${person}`, ruling)
export const settle = (report: number) => call<void>('DELETE', `/api/house/reports/${report}`)
export const announce = (text: string, minutes: number) => call<Announced>('PUT', '/api/announcement', { text, minutes })

/** What an owner did, before whom or what it was done to. */
export const deed = (what: string): string => say('deed', { what })
