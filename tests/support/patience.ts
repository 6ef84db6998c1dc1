/** Lets every `vi.waitFor` wait as long as a busy machine may take, where its own second is too short. */
import { vi } from 'vitest'

const patiently: { timeout: number } = { timeout: 15_000 }
const { waitFor } = vi
vi.waitFor = (callback, options = patiently) => waitFor(callback, options)
