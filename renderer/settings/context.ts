/** The states of the settings that no other screen needs. */
import { createContext } from 'svelte'
import type { Remembered } from './remembered.svelte'

export interface SettingsStates {
  remembered: Remembered
}

export const [useSettings, provideSettings] = createContext<SettingsStates>()
