/** What the books let a person choose from, and suppliers found by name. */
import { isCalendarDate } from '../../shared/calendar'
import type { AppApi } from '../../shared/ipc'
import {
  directorsExpenses,
  directorsOn,
  emptyReferenceData,
  type Director,
  type ExpenseType,
  type ReferenceData,
} from '../../shared/books/reference-data'
import { foldName, suppliersNamed, type Supplier } from '../../shared/books/supplier'
import { codeWords } from './code-words'
import { Mirror } from './mirror.svelte'

export class Choices {
  readonly #api: AppApi
  readonly #current: Mirror<ReferenceData>
  readonly #typesByCode = $derived(
    new Map(this.current.expenseTypes.map((type) => [type.code, type])),
  )

  constructor(api: AppApi) {
    this.#api = api
    this.#current = new Mirror(api.books.choices, emptyReferenceData)
  }

  get current(): ReferenceData {
    return this.#current.current
  }

  expenseType(code: string): ExpenseType | undefined {
    return this.#typesByCode.get(code)
  }

  /** In plain words too where the service does not list the code, or no longer. */
  typeName = (code: string): string => this.expenseType(code)?.name ?? codeWords(code)

  /** Types whose name, group or code has every word that was typed; what their own words fit comes before their group's. */
  typesMatching(text: string): ExpenseType[] {
    const typed = foldName(text)
    if (typed === '') return this.current.expenseTypes
    const words = typed.split(' ')
    const has = (folded: string) => words.every((word) => folded.includes(word))
    const rank = ({ name, group, code }: ExpenseType): number | undefined => {
      const own = foldName(name)
      const begins = own.split(' ')
      if (own.startsWith(typed)) return 0
      if (words.every((word) => begins.some((begin) => begin.startsWith(word)))) return 1
      if (has(foldName(`${name} ${code}`))) return 2
      return has(foldName(`${name} ${group} ${code}`)) ? 3 : undefined
    }
    return this.current.expenseTypes
      .flatMap((type) => {
        const place = rank(type)
        return place === undefined ? [] : [{ type, place }]
      })
      .toSorted((a, b) => a.place - b.place)
      .map(({ type }) => type)
  }

  methodName = (code: string): string =>
    this.current.paymentMethods.find((method) => method.code === code)?.name ?? code

  /** What most payments are: a bank transfer or card from the default account. */
  usualPayment(): { method: string; bankAccountId?: number } {
    const { paymentMethods, bankAccounts } = this.current
    const usual =
      paymentMethods.find((method) => method.code === 'EFT') ??
      paymentMethods.find((method) => method.code !== directorsExpenses) ??
      paymentMethods[0]
    const account = bankAccounts.find((candidate) => candidate.isDefault) ?? bankAccounts[0]
    return { method: usual?.code ?? '', ...(account && { bankAccountId: account.id }) }
  }

  /** Who may be chosen as director on a day, as far as is known. */
  directorsOn = (day: string): readonly Director[] => directorsOn(this.current, day).directors

  /** Has the service asked about a day that is not known; the choices change once it has answered. */
  askDirectors(day: string): void {
    if (isCalendarDate(day) && !directorsOn(this.current, day).isOfDay)
      void this.#api.books.askDirectors(day)
  }

  async suppliers(search: string): Promise<Supplier[]> {
    return this.#api.books.matchSuppliers({ search, limit: 8 })
  }

  /** The supplier of the books that a name typed in full means; undefined where there is none, or nobody can tell which. */
  async supplierNamed(typed: string): Promise<Supplier | undefined> {
    const name = typed.trim().slice(0, 200)
    const [found, ...others] = suppliersNamed(await this.suppliers(name).catch(() => []), name)
    return others.length > 0 ? undefined : found
  }
}
