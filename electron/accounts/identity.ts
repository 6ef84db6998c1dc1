/** Whose books an account is for, and whether the sign-in at hand reaches the same ones. Nothing is sent until it does. */
import type { BankMark } from '../../shared/accounts/bank-mark'
import { AppError } from '../../shared/errors'
import { fetchBankMarks } from '../api/bank-accounts'
import type { ServiceClient } from '../api/connection'
import type { Receipts } from '../store/receipts/receipts'
import type { AccountRow } from './account-row'
import type { HandedOver } from './handed-over'
import { ownFiles, recognise, type KnownBooks } from './known-books'
import type { BooksVerdict } from './same-books'

/** A sign-in of which it is not known yet whose books it reaches. */
export interface NewGrant {
  /** Whether it reaches these. @throws AppError when the service does not answer */
  recognise: (known: KnownBooks) => Promise<BooksVerdict>
  /** Gives it away; the account that had it is signed out then. */
  take: () => Promise<HandedOver>
  /** The account with this id has other books: a person said so. */
  except?: string | undefined
}

/** A grant through which books are looked at. */
export interface SeenBooks {
  client: ServiceClient
  /** Signed out, or signed in anew: what was seen through it says nothing of any other's books. */
  isOver: () => boolean
  /** See NewGrant. */
  take: () => Promise<HandedOver>
}

interface Parts {
  row: AccountRow
  receipts: Receipts
  /** Hands a new sign-in to the account that already has these books; false when none has, which leaves it untaken. */
  giveToTwin: (grant: NewGrant) => Promise<boolean>
  /** Told why books could not be looked at. */
  report: (error: AppError) => void
}

export class Identity {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Books that nobody has ever seen are not known to be anybody's. */
  isProven(): boolean {
    const { books, bankMarks } = this.#parts.row.stored
    return books === 'proven' && bankMarks !== undefined
  }

  /** What an id names in other books is somebody else's. @throws AppError `books-differ` */
  assertProven(): void {
    if (!this.isProven()) throw new AppError('books-differ', 'These may be other books')
  }

  /** By what these books are known again. */
  known(): KnownBooks {
    const { row, receipts } = this.#parts
    return { bankMarks: row.stored.bankMarks ?? [], files: ownFiles(receipts, row.id) }
  }

  /**
   * Compares what can be seen of the books with what was known of them, and writes down what came of it: the same, or
   * for a person to say. The service names no owner, so bank accounts and files of ours are what tells books apart.
   * @returns `unseen` when they have to be looked at again; `over` when the grant went meanwhile
   * @throws AppError `books-known` when another account has these books, which has the grant now
   */
  async prove(seen: SeenBooks): Promise<'settled' | 'unseen' | 'over'> {
    const { row, report } = this.#parts
    if (row.stored.books === 'differ') return 'settled'
    let bankMarks: BankMark[]
    let verdict: BooksVerdict
    try {
      bankMarks = await fetchBankMarks(seen.client)
      verdict = await recognise(seen.client, bankMarks, this.known())
    } catch (error) {
      report(AppError.from(error))
      return 'unseen'
    }
    if (seen.isOver()) return 'unseen'
    const isNew = row.stored.bankMarks === undefined
    if (isNew) await this.#leaveToTwin(seen, bankMarks)
    if (seen.isOver()) return 'over'
    const isSame = isNew || verdict === 'same'
    row.change(isSame ? { books: 'proven', bankMarks } : { books: 'differ' })
    return 'settled'
  }

  /**
   * What books are known by that are to become this account's, once it is sure that no other account has them.
   * @param except the account that has the sign-in now: a person said that these are not its books
   * @throws AppError `books-known` when another has, which has the grant now
   */
  async assertOwn(
    { client, take }: Pick<SeenBooks, 'client' | 'take'>,
    except: string,
  ): Promise<BankMark[]> {
    const bankMarks = await fetchBankMarks(client)
    await this.#leaveToTwin({ client, take, except }, bankMarks)
    return bankMarks
  }

  /** A person says that these are the same books after all. @throws AppError `wrong-state` when the grant went meanwhile */
  async trust({ client, isOver }: Pick<SeenBooks, 'client' | 'isOver'>): Promise<void> {
    const bankMarks = await fetchBankMarks(client)
    if (isOver()) throw new AppError('wrong-state', 'Another sign-in has begun meanwhile')
    this.#parts.row.change({ books: 'proven', bankMarks })
  }

  /** What tells these books apart may be changed in them by a person. @param isOver see SeenBooks */
  async refresh({ client, isOver }: Pick<SeenBooks, 'client' | 'isOver'>): Promise<void> {
    const { row } = this.#parts
    const bankMarks = await fetchBankMarks(client)
    const isOurs = !isOver() && this.isProven() && bankMarks.length > 0
    if (isOurs && JSON.stringify(bankMarks) !== JSON.stringify(row.stored.bankMarks))
      row.change({ bankMarks })
  }

  async #leaveToTwin(
    { client, take, except }: Pick<SeenBooks, 'client' | 'take'> & Pick<NewGrant, 'except'>,
    bankMarks: readonly BankMark[],
  ): Promise<void> {
    const isGiven = await this.#parts.giveToTwin({
      recognise: (known) => recognise(client, bankMarks, known),
      take,
      except,
    })
    if (isGiven) throw new AppError('books-known', 'Another account has these books')
  }
}
