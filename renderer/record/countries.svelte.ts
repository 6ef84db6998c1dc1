/** The countries that the service knows, for fields of addresses. */
import type { Country } from '../../shared/books/books'
import { foldName } from '../../shared/books/supplier'
import type { AppApi } from '../../shared/ipc'
import { countryWords, isEnglish } from '../../shared/words/figures'

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

  /** Those whose code was typed, or in whose name, in the language of the window or as the service has it, a word begins so. */
  matching(text: string): Country[] {
    const wanted = foldName(text)
    const begins = (name: string) => ` ${foldName(name)}`.includes(` ${wanted}`)
    const meant = this.#all.flatMap((country) => {
      const { code, name } = country
      const spoken = spokenName(country)
      const isMeant = code.toLowerCase() === wanted || begins(name) || begins(spoken)
      return isMeant ? [{ code, name: spoken }] : []
    })
    return isEnglish() ? meant : meant.toSorted((one, other) => one.name.localeCompare(other.name))
  }

  /** In the language of the window. */
  nameOf = (code: string): string => {
    const country = this.#all.find((each) => each.code === code)
    return country ? spokenName(country) : code
  }
}

/** The service names countries in English. */
function spokenName({ code, name }: Country): string {
  const words = isEnglish() ? name : countryWords(code)
  return words === code ? name : words
}
