/** Clients of the books: finding one by name, and a new one from the first letter to where it stands in the books. */
import type { ClientRecord, Country } from '../../shared/books/books'
import {
  checkClient,
  emptyClientDraft,
  type ClientCreation,
  type ClientDraft,
  type ClientProblem,
} from '../../shared/invoices/client-draft'
import { AppError } from '../../shared/errors'
import type { AppApi } from '../../shared/ipc'
import { foldName } from '../../shared/books/supplier'
import type { Toasts } from '../base/toasts.svelte'
import { Draft } from './draft.svelte'

const lookAfterMs = 250

/** How the newest attempt ended, where it did not end with a client. */
export type ClientOutcome =
  | Extract<ClientCreation, { kind: 'not-done' | 'unknown' }>
  | { kind: 'alike'; clients: readonly ClientRecord[]; isSame: boolean }

interface Parts {
  api: Pick<AppApi, 'clients' | 'books'>
  toasts: Toasts
}

export class Clients {
  readonly #api: Parts['api']
  readonly #toasts: Toasts
  readonly #typed = new Draft<ClientDraft | undefined, ClientProblem>(
    (draft) => checkClient(draft, this.#countries).problems,
    undefined,
  )
  #countries = $state.raw<readonly Country[]>([])
  #alike = $state.raw<readonly ClientRecord[]>([])
  #outcome = $state.raw<ClientOutcome>()
  #isBusy = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor({ api, toasts }: Parts) {
    this.#api = api
    this.#toasts = toasts
  }

  /** The client that is being filled in. */
  get draft(): Readonly<ClientDraft> | undefined {
    return this.#typed.value
  }

  /** Those known here that may be the same. */
  get alike(): readonly ClientRecord[] {
    return this.#alike
  }

  get outcome(): ClientOutcome | undefined {
    return this.#outcome
  }

  get isBusy(): boolean {
    return this.#isBusy
  }

  begin(name = ''): void {
    if (this.draft) return
    this.#typed.begin({ ...emptyClientDraft, name })
    this.#outcome = undefined
    this.#alike = []
    this.#look(0)
    void this.#readCountries()
  }

  change(more: Partial<ClientDraft>): void {
    if (!this.#typed.value || this.#isBusy) return
    Object.assign(this.#typed.value, more)
    if (this.#outcome?.kind !== 'unknown') this.#outcome = undefined
    if ('name' in more || 'email' in more) this.#look()
  }

  touch(field: keyof ClientDraft): void {
    this.#typed.touch(field)
  }

  problem(field: keyof ClientDraft): ClientProblem | undefined {
    return this.#typed.problem(field)
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#typed.begin(undefined)
    this.#outcome = undefined
    this.#alike = []
  }

  /** Countries whose name or code begins a word with what was typed. */
  countriesMatching(text: string): Country[] {
    const wanted = foldName(text)
    return this.#countries.filter(
      ({ code, name }) =>
        code.toLowerCase() === wanted || ` ${foldName(name)}`.includes(` ${wanted}`),
    )
  }

  countryName = (code: string): string =>
    this.#countries.find((country) => country.code === code)?.name ?? code

  /**
   * Looks for it in the books and creates it once.
   * @param isMeant the person saw those alike and means another one
   * @returns the client, or the first field to mend, or neither where the outcome says why
   */
  async create(isMeant = false): Promise<{ client?: ClientRecord; mend?: keyof ClientDraft }> {
    const draft = $state.snapshot(this.#typed.value)
    if (!draft || this.#isBusy) return {}
    const [first] = this.#typed.problems
    if (first) return this.#mend(first)
    this.#isBusy = true
    this.#outcome = undefined
    try {
      const end = await this.#api.clients.create({ draft, isMeant })
      if (end.kind === 'held') {
        if ('problems' in end.why) return this.#mend(end.why.problems[0])
        this.#outcome = { kind: 'alike', ...end.why }
      } else if (end.kind === 'done' && end.now) return this.#created(end.now, !end.isCertain)
      else if (end.kind === 'not-done' || end.kind === 'unknown') this.#outcome = end
    } catch (thrown) {
      // Whatever keeps the list from being read comes before anything is sent.
      const { code } = AppError.from(thrown)
      this.#outcome = { kind: 'not-done', code, said: [], wasSent: false }
    } finally {
      this.#isBusy = false
    }
    return {}
  }

  /** Clients for a field, best match first as far as the list knows. */
  async match(search: string): Promise<ClientRecord[]> {
    const page = await this.#api.books.clients({
      search: search.trim().slice(0, 200),
      offset: 0,
      limit: 8,
      sort: { by: 'name', isDescending: false },
    })
    return page.rows
  }

  #created(client: ClientRecord, isFound: boolean) {
    this.close()
    this.#toasts.done(isFound ? `Already in the books: ${client.name}` : `Added: ${client.name}`)
    return { client }
  }

  #mend(problem: ClientProblem | undefined) {
    this.#typed.showAll()
    return problem ? { mend: problem.field } : {}
  }

  #look(afterMs = lookAfterMs): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#lookNow(), afterMs)
  }

  async #lookNow(): Promise<void> {
    const { name = '', email = '' } = this.draft ?? {}
    const found =
      name.trim() || email.trim()
        ? await this.#api.clients.alike({ name, email }).catch(() => [])
        : []
    if (this.draft?.name === name && this.draft.email === email) this.#alike = found
  }

  async #readCountries(): Promise<void> {
    try {
      this.#countries = await this.#api.clients.countries()
    } catch {
      // Without them a code of two letters does.
    }
  }
}
