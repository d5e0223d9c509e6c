/** How I am known on this server: devices, links, recovery codes, passkeys and mail. */

import { say } from 'words:account'
import { call, enter } from './api'
import { at } from './base'
import type { Account, ChallengeRules, LinkMade, Me, RecoveryMade, RemoteBot, TokenMade } from './contract'

export const EVERYTHING = at('/api/account/everything')
export const erase = (name: string) => call<void>('POST', '/api/account/delete', { name })
export const getAccount = () => call<Account>('GET', '/api/account')
export const signOut = (device: string) => call<Account>('DELETE', `/api/account/devices/${device}`)
export const removePasskey = (id: string) => call<Account>('DELETE', `/api/account/passkeys/${id}`)
export const removeMail = () => call<Account>('DELETE', '/api/account/mail')
export const getBots = () => call<RemoteBot[]>('GET', '/api/account/bots')
export const makeBot = (name: string) => call<TokenMade>('POST', '/api/account/bots', { name })
export const putBotRules = (bot: string, rules: ChallengeRules) => call<RemoteBot>('PUT', `/api/account/bots/${bot}/rules`, rules)
export const renewToken = (bot: string) => call<TokenMade>('POST', `/api/account/bots/${bot}/token`)
export const removeBot = (bot: string) => call<void>('DELETE', `/api/account/bots/${bot}`)
export const makeLink = () => call<LinkMade>('POST', '/api/account/link')
export const makeRecoveryCodes = () => call<RecoveryMade>('POST', '/api/account/recovery')
export const enterByLink = (code: string) => enter('/api/sign-in/link', { code })
export const enterByRecovery = (code: string) => enter('/api/sign-in/recovery', { code })
export const sendMail = (mail: string) => call<void>('POST', '/api/mail', { mail })
export const enterByMail = (mail: string, code: string) => enter('/api/mail/code', { mail, code })

/** Whether this browser can hold passkeys for this page: only where the page came securely, under a name. */
export const mayHavePasskeys = () =>
  globalThis.isSecureContext &&
  typeof PublicKeyCredential !== 'undefined' &&
  'parseCreationOptionsFromJSON' in PublicKeyCredential &&
  !/^[\d.]+$|^\[/.test(location.hostname)

export async function addPasskey(): Promise<Account> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>('POST', '/api/account/passkeys/options')
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const made = await asked(navigator.credentials.create({ publicKey }))
  return call<Account>('POST', '/api/account/passkeys', made)
}

export async function enterByPasskey(): Promise<Me> {
  const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/sign-in/passkey/options')
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return enter('/api/sign-in/passkey', await asked(navigator.credentials.get({ publicKey })))
}

/** What the browser's own dialog came to. */
async function asked(dialog: Promise<Credential | null>): Promise<object> {
  const credential = await dialog.catch((problem: unknown) => {
    const known = (problem as DOMException).name === 'InvalidStateError'
    throw new Error(known ? say('passkey-known') : say('no-passkey'))
  })
  return (credential as PublicKeyCredential).toJSON() as object
}
