/** The states of the activity: what happened, and where each step of it leads. */
import { createContext } from 'svelte'
import type { ActivityTarget } from './activity-target'
import type { Activity } from './activity.svelte'

export interface ActivityStates {
  activity: Activity
  activityTarget: ActivityTarget
}

export const [useActivity, provideActivity] = createContext<ActivityStates>()
