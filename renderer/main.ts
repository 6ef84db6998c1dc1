/** Starts the window: the API over the preload's transport, then the one component that holds everything. */
import './lib/no-eval'
import '@fontsource-variable/inter/wght.css'
import './app.css'
import { mount } from 'svelte'
import App from './shell/App.svelte'
import { openApi } from './base/api'

const target = document.getElementById('window')
if (!target) throw new Error('The page has no place for the window')
mount(App, { target, props: { api: openApi() } })
