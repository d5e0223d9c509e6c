import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { theme } from './lib/theme.svelte'

theme.restore()
const target = document.getElementById('app')!
target.replaceChildren()
mount(App, { target })
