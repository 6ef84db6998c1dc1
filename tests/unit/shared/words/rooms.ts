/** Where all words come from the catalogue, and what only looks like words there. */

/** Folders and files. */
export const rooms: string[] = ['renderer/desk', 'renderer/inbox']

/** By file: literals that nobody reads, such as names of the data. */
export const spared: Readonly<Record<string, readonly string[]>> = {}
