/** Parts of the page that come when they are needed, so that the lobby is light. */

import { withWords } from '../lib/language.svelte'

export const loadTable = () => withWords(import('./Table.svelte'))
