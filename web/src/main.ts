import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { theme } from './lib/theme.svelte'

theme.restore()
mount(App, { target: document.getElementById('app')! })
