/** Where worlds are made: on a file system in memory where there is one, since a profile is synced at every step. */
import { existsSync } from 'node:fs'
import os from 'node:os'

export const memory = existsSync('/dev/shm') ? '/dev/shm' : os.tmpdir()
