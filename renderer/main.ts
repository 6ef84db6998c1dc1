/** Starts the window: its language, the API over the preload's transport, then the one component that holds everything. */
import '@fontsource-variable/inter/wght.css'
import './app.css'
import { mount } from 'svelte'
import { speak, spokenLocale } from '../shared/words/words'
import App from './shell/App.svelte'
import { openApi } from './base/api'

const target = document.getElementById('window')
if (!target) throw new Error('The page has no place for the window')
await speak(navigator.language)
document.documentElement.lang = spokenLocale()
mount(App, { target, props: { api: openApi() } })
