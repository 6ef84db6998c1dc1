/** The files that the app is given to open, by its own start, by later ones and by the system: kept until they can be taken. */
export class GivenFiles {
  readonly #kept: string[] = []
  #take: ((paths: readonly string[]) => void) | undefined

  /** @param paths absolute */
  add(paths: readonly string[]): void {
    if (paths.length === 0) return
    if (this.#take) this.#take(paths)
    else this.#kept.push(...paths)
  }

  /** Takes all that has come, in its order, and from now on whatever comes. */
  takeWith(take: (paths: readonly string[]) => void): void {
    this.#take = take
    this.add(this.#kept.splice(0))
  }
}
