/** How long a test waits for what has to come before it fails: as long as a very busy machine may take. */
export const patienceMs = 60_000
