/** Several readings at a time, whose end means that nothing of them is under way any more. */

/**
 * As `Promise.all`, but waits for all of them also when one fails: what is left would go on asking the service, and meet
 * what was put right or changed meanwhile.
 * @throws what the first of them in order threw
 */
export async function allEnded<T extends readonly unknown[]>(works: {
  readonly [K in keyof T]: Promise<T[K]>
}): Promise<T> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
