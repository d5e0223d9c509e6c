import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { language } from './lib/language.svelte'
import { router } from './lib/router.svelte'
import { session } from './lib/session.svelte'
import { theme } from './lib/theme.svelte'
import { loadTable } from './shell/parts'

theme.restore()
// All that is needed first is asked for at once: who is here and which games there are, words, the parts of a table.
void session.start()
if (router.table) loadTable().catch(() => undefined)
const target = document.getElementById('app')!
// Reading the page and drawing it are two tasks, so that a phone can answer in between.
setTimeout(async () => {
  await language.ready()
  target.replaceChildren()
  mount(App, { target })
})
