/** The states of the settings that no other screen needs. */
import { createContext } from 'svelte'
import type { AppApi } from '../../shared/ipc'
import type { Backup } from './backup.svelte'
import type { Remembered } from './remembered.svelte'
import type { Report } from './report.svelte'
import type { Rules } from './rules.svelte'
import type { Updates } from './updates.svelte'
import type { Watching } from './watching.svelte'

export interface SettingsStates {
  remembered: Remembered
  rules: Rules
  watching: Watching
  about: AppApi['about']
  updates: Updates
  report: Report
  backup: Backup
}

export const [useSettings, provideSettings] = createContext<SettingsStates>()
