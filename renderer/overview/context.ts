/** The state of the overview. */
import { createContext } from 'svelte'
import type { Overview } from './overview.svelte'

export interface OverviewStates {
  overview: Overview
}

export const [useOverview, provideOverview] = createContext<OverviewStates>()
