/** A profile whose store is open for as long as a test lasts. */
import { onTestFinished } from 'vitest'
import { StoredProfile } from './stored'

export async function openedProfile(folder?: string): Promise<StoredProfile> {
  const profile = new StoredProfile(folder)
  onTestFinished(() => {
    profile.close()
  })
  await profile.open()
  return profile
}
