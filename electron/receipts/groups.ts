/** Work in groups: as many files at a time as share their folder syncs and their commit. */
const groupSize = 8

/** One group after the other. */
export async function inGroups<Item>(
  items: readonly Item[],
  work: (group: readonly Item[]) => Promise<void>,
  size = groupSize,
): Promise<void> {
  for (let at = 0; at < items.length; at += size) await work(items.slice(at, at + size))
}
