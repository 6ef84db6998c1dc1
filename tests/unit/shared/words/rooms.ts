/** Where all words come from the catalogue, and what only looks like words there. */

/** Folders and files. */
export const rooms: string[] = [
  'renderer/desk',
  'renderer/settings',
  'renderer/shell',
  'renderer/overview',
  'renderer/activity',
]

/** By file: literals that nobody reads, such as names of the data. */
export const spared: Readonly<Record<string, readonly string[]>> = {
  // The note of a step names its record in English.
  'renderer/activity/activity-target.ts': ['Invoice'],
  'renderer/settings/LegacyKeysForm.svelte': ['repeat(auto-fit, minmax(min(220px, 100%), 1fr))'],
  'renderer/settings/Welcome.svelte': ['Docket'],
  'renderer/shell/DropZone.svelte': ['Files'],
  'renderer/shell/Sidebar.svelte': ['Docket'],
}
