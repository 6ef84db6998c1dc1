/** What a person does to the app, each deed said aloud when it begins and when the app has promised it. */
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Core } from '../../../electron/core'
import { expenseHandlers } from '../../../electron/contract/expense-handlers'
import { AppError } from '../../../shared/errors'
import {
  ExpenseEdit,
  type ExpenseChangeEnd,
  type ExpenseView,
} from '../../../shared/expenses/expense-change'
import { ExportQuestion, type ExportFormat } from '../../../shared/books/export'
import type { Random } from '../../support/random'
import { withoutWindow } from '../../support/without-window'
import type { Books, Deed, Word } from './brief'
import { draftOf, newPicture, someSize } from './material'

export class Person {
  readonly #core: Core
  readonly #say: (word: Word) => void
  readonly #inbox: string
  readonly #moveTo: (books: Books) => void

  /** @param parts `moveTo` puts other books behind the address of the service */
  constructor(parts: {
    core: Core
    say: (word: Word) => void
    inbox: string
    moveTo?: (books: Books) => void
  }) {
    this.#core = parts.core
    this.#say = parts.say
    this.#inbox = parts.inbox
    this.#moveTo = parts.moveTo ?? (() => undefined)
  }

  /** Drops files of these sizes; returns the ids of those that were said to be saved. */
  async capture(...sizes: number[]): Promise<string[]> {
    const files = sizes.map((size) => newPicture(this.#inbox, size))
    for (const { sha256 } of files) this.#say(['began', 'capture', '', sha256])
    const outcomes = await this.#core.intake.paths(files.map(({ file }) => file))
    return outcomes.flatMap((outcome, at) => {
      const sha256 = files[at]?.sha256 ?? ''
      if (outcome.result !== 'saved') {
        this.#say(['failed', 'capture', '', outcome.code])
        return []
      }
      this.#say(['done', 'capture', outcome.id, sha256])
      return [outcome.id]
    })
  }

  edit(id: string, gross: string): Promise<boolean> {
    return this.#try(
      'edit',
      id,
      () => {
        this.#core.review.edit(id, draftOf(gross))
      },
      gross,
    )
  }

  confirm(id: string): Promise<boolean> {
    return this.#try('confirm', id, async () => {
      const { verdict } = await this.#core.review.confirm(id, { accepted: 'all' })
      if (verdict) throw new AppError('draft-incomplete', JSON.stringify(verdict))
    })
  }

  reopen(id: string): Promise<boolean> {
    return this.#try('reopen', id, () => this.#core.review.reopen(id))
  }

  discard(id: string): Promise<boolean> {
    return this.#try('discard', id, () => this.#core.review.discard(id))
  }

  restore(id: string): Promise<boolean> {
    return this.#try('restore', id, () => this.#core.review.restore(id))
  }

  signOut(): Promise<boolean> {
    return this.#try('sign-out', '', () => this.#core.accounts.need().signOut())
  }

  /** Signs in to the books of before or to others, where nothing may go on. */
  signIn(books: Books = 'own'): Promise<boolean> {
    const work = async () => {
      this.#moveTo(books)
      await this.#core.accounts.need().signIn()
      const { status, problem } = this.#core.accounts.session.get()
      if (status !== (books === 'own' ? 'connected' : 'held'))
        throw new AppError(problem ?? 'wrong-state', `The account is ${status}`)
    }
    return this.#try('sign-in', '', work, books)
  }

  /** Looks at an expense of the books and changes the description of its line. */
  changeExpense(id: number, description: string): Promise<boolean> {
    const edit = ExpenseEdit.parse({ changedLines: [{ at: 0, description }] })
    const make = (view: ExpenseView) =>
      this.#expenses.change({ expenseId: id, seen: view.seen, edit })
    return this.#tryOnExpense('change-expense', id, make, description)
  }

  deleteExpense(id: number): Promise<boolean> {
    const make = ({ seen }: ExpenseView) => this.#expenses.delete({ expenseId: id, seen })
    return this.#tryOnExpense('delete-expense', id, make)
  }

  get #expenses() {
    return expenseHandlers({ ...this.#core, ...withoutWindow() })
  }

  #tryOnExpense(
    deed: Deed,
    id: number,
    make: (view: ExpenseView) => ExpenseChangeEnd | Promise<ExpenseChangeEnd>,
    detail?: string,
  ): Promise<boolean> {
    const work = async () => {
      const end = await make(await this.#expenses.read(id))
      if (end.kind === 'unknown') throw new AppError('outcome-unknown', 'Nobody has seen its end')
      if (end.kind !== 'done') throw new AppError('wrong-state', JSON.stringify(end))
    }
    return this.#try(deed, String(id), work, detail)
  }

  /** Takes the expenses of the books out as a file of this name. */
  async export(fileName: string): Promise<boolean> {
    const format = path.extname(fileName).slice(1) as ExportFormat
    const question = ExportQuestion.parse({ list: 'expenses', filter: {} })
    const job = { question, format, target: path.join(this.#inbox, fileName) }
    this.#say(['began', 'export', fileName])
    try {
      const end = await this.#core.exporter.save(job)
      if (end.result !== 'saved') throw new AppError('wrong-state', 'Called off by nobody')
      this.#say(['done', 'export', fileName, String(end.missing + (end.isWhole ? 0 : 1))])
      return true
    } catch (error) {
      this.#say(['failed', 'export', fileName, AppError.from(error).code])
      return false
    }
  }

  /** Asks the service for news, which renews a sign-in that has run out. */
  refresh(): Promise<boolean> {
    return this.#try('refresh', '', () => this.#core.accounts.tryNow())
  }

  quit(): Promise<boolean> {
    return this.#try('quit', '', () => this.#core.close())
  }

  /** Somebody in a hurry, by chance. */
  async hurry(random: Random, forMs: number, isFast: boolean): Promise<void> {
    const end = performance.now() + forMs
    while (performance.now() < end) {
      await this.#something(random)
      // The outbox's own timers go by the real clock.
      if (isFast) this.#core.accounts.atHand?.outbox.wake()
      await sleep(random.whole(0, 5))
    }
  }

  async #something(random: Random): Promise<void> {
    const deed = random.pick(hurried)
    if (deed === 'capture') {
      await this.capture(...random.list(random.whole(1, 3), () => someSize(random)))
      return
    }
    const list = { confirm: 'review', discard: 'review', reopen: 'ready', restore: 'bin' } as const
    const { rows } = this.#core.receipts.lists.page({ ...whole, list: list[deed] })
    if (rows.length === 0) return
    const { id } = random.pick(rows)
    if (list[deed] === 'review') await this.edit(id, someGross(random))
    await this[deed](id)
  }

  async #try(deed: Deed, id: string, work: () => unknown, detail?: string): Promise<boolean> {
    const tail: [string?] = detail === undefined ? [] : [detail]
    this.#say(['began', deed, id, ...tail])
    try {
      await work()
      this.#say(['done', deed, id, ...tail])
      return true
    } catch (error) {
      this.#say(['failed', deed, id, AppError.from(error).code])
      return false
    }
  }
}

const whole = { search: '', offset: 0, limit: 20 }

const hurried = [
  'capture',
  'capture',
  'capture',
  'capture',
  'confirm',
  'confirm',
  'confirm',
  'confirm',
  'discard',
  'restore',
  'reopen',
] as readonly ('capture' | 'confirm' | 'discard' | 'restore' | 'reopen')[]

const someGross = (random: Random): string => `${random.whole(1, 900)}.${random.whole(10, 99)}`
