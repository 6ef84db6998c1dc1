/** The countries that the service knows, for fields of addresses. */
import type { Country } from '../../shared/books/books'
import { foldName } from '../../shared/books/supplier'
import type { AppApi } from '../../shared/ipc'

export class Countries {
  readonly #api: Pick<AppApi, 'clients'>
  #all = $state.raw<readonly Country[]>([])

  constructor(api: Pick<AppApi, 'clients'>) {
    this.#api = api
  }

  get all(): readonly Country[] {
    return this.#all
  }

  /** Asks for them anew. Without them a code of two letters does. */
  async read(): Promise<void> {
    this.#all = await this.#api.clients.countries().catch(() => this.#all)
  }

  /** Those whose name or code begins a word with what was typed. */
  matching(text: string): Country[] {
    const wanted = foldName(text)
    return this.#all.filter(
      ({ code, name }) =>
        code.toLowerCase() === wanted || ` ${foldName(name)}`.includes(` ${wanted}`),
    )
  }

  nameOf = (code: string): string =>
    this.#all.find((country) => country.code === code)?.name ?? code
}
