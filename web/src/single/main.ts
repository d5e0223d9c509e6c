/** A game in one file: the page of a finished game, which carries all that it needs. */

import '../app.css'
import { mount } from 'svelte'
import { entryOf } from '../games'
import type { GameSaved } from '../lib/contract'
import { language } from '../lib/language.svelte'
import { theme } from '../lib/theme.svelte'
import Single from './Single.svelte'

theme.restore()
const saved = JSON.parse(document.getElementById('game')!.textContent!) as GameSaved
void entryOf(saved.game)
  .load()
  .then(async (game) => {
    await language.ready()
    mount(Single, { target: document.getElementById('app')!, props: { saved, game } })
  })
