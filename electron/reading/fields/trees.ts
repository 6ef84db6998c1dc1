/** Boosted trees: what signs weigh together, where a sum of them each is too plain. */

/** What is added, or a question: a sign, the most it may be for the first answer, and the two answers. */
export type Tree = number | readonly [sign: string, most: number, low: Tree, high: Tree]

/** The sum of what each tree answers. Signs left out are 0. */
export function grown(signs: Readonly<Record<string, number>>, trees: readonly Tree[]): number {
  let sum = 0
  for (const tree of trees) {
    let at = tree
    while (typeof at !== 'number') at = (signs[at[0]] ?? 0) <= at[1] ? at[2] : at[3]
    sum += at
  }
  return sum
}
