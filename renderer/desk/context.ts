/** The state of the desk over all books. */
import { createContext } from 'svelte'
import type { Desk } from './desk.svelte'

export interface DeskStates {
  desk: Desk
}

export const [useDesk, provideDesk] = createContext<DeskStates>()
