/** Which failures mean that what was offered cannot be trusted or understood, rather than that nobody answered. */

/** Of the feed: nobody who has the key has signed it. */
export const unsignedCode = 'ERR_UPDATER_UNSIGNED'

/** Codes of electron-updater beside ours. */
const refusals = [
  unsignedCode,
  'ERR_CHECKSUM_MISMATCH',
  'ERR_UPDATER_INVALID_UPDATE_INFO',
  'ERR_UPDATER_INVALID_VERSION',
  'ERR_UPDATER_NO_CHECKSUM',
  'ERR_UPDATER_NO_FILES_PROVIDED',
]

export function isRefusal(error: unknown): boolean {
  return refusals.includes(codeOf(error) ?? '')
}

export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}
