/** What helps a person along is shown over every screen, one at a time. */
export type Aid = 'keys' | 'guide'

export class Aids {
  #shown = $state<Aid>()

  get shown(): Aid | undefined {
    return this.#shown
  }

  open(aid: Aid): void {
    this.#shown = aid
  }

  close = (): void => {
    this.#shown = undefined
  }
}
