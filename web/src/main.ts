import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { theme } from './lib/theme.svelte'

theme.restore()
const target = document.getElementById('app')!
// Reading the page and drawing it are two tasks, so that a phone can answer in between.
setTimeout(() => {
  target.replaceChildren()
  mount(App, { target })
})
