/** The rows of accounts: which sets of books this app knows, which one is at hand, and how each is known again. */
import { randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import * as z from 'zod'
import { BankMark } from '../../shared/accounts/bank-mark'
import { Account, accountColours, Service, type Access } from '../../shared/accounts/account'
import { AppError } from '../../shared/errors'
import type { Database, Row } from './database/database'
import { codeOf, draftEnding, syncFolderNow, translate, writeWholeNow } from './files/durable'

/** Whether the newest sign-in was shown to be to the same books as before; nothing is sent unless `proven`. */
const BooksProof = z.enum(['proven', 'due', 'differ'])
type BooksProof = z.infer<typeof BooksProof>

export interface StoredAccount {
  account: Account
  service: Service
  books: BooksProof
  /** The bank accounts last seen in these books; undefined before the first sign-in. */
  bankMarks: BankMark[] | undefined
}

/** What a new account starts with. */
export interface NewAccount {
  kind: Account['kind']
  name: string
  service: Service
  access: Access
}

export interface AccountChanges {
  name?: string | undefined
  colour?: string | undefined
  access?: Access | undefined
  service?: Service | undefined
  books?: BooksProof | undefined
  bankMarks?: readonly BankMark[] | undefined
}

/** What is kept of an account outside the database: its row, without which account was at hand when. */
const KeptAccount = Account.extend({
  service: Service,
  books: BooksProof,
  bankMarks: z.array(BankMark).optional(),
  /** As it was kept before more than ids were. */
  bankAccountIds: z.array(z.int()).optional(),
  createdAt: z.string(),
})
type KeptAccount = z.infer<typeof KeptAccount>

export class AccountRows {
  readonly #database: Database
  readonly #now: () => Date
  readonly #folder: string | undefined
  readonly #onRemove: (id: string) => void

  /**
   * @param parts.folder absolute path of a folder with one file per account, from which rows are made again
   * @param parts.onRemove forgets what was cached of an account's books
   */
  constructor(parts: {
    database: Database
    now: () => Date
    folder?: string
    onRemove?: (id: string) => void
  }) {
    this.#database = parts.database
    this.#now = parts.now
    this.#folder = parts.folder
    this.#onRemove = parts.onRemove ?? (() => undefined)
  }

  /** All accounts in the order in which they were added. */
  all(): StoredAccount[] {
    return this.#database.all('SELECT * FROM account ORDER BY created_at, rowid').map(fromRow)
  }

  /** The account that was at hand last, or undefined on a fresh profile. */
  lastShown(): string | undefined {
    const row = this.#database.get(
      'SELECT id FROM account ORDER BY shown_at DESC, created_at DESC, rowid DESC LIMIT 1',
    )
    return row && String(row['id'])
  }

  /** @throws AppError `disk-full`, `no-permission` */
  add({ kind, name, service, access }: NewAccount): StoredAccount {
    const id = randomUUID()
    const at = this.#now().toISOString()
    const colour = this.#nextColour()
    const sql = `INSERT INTO account (id, kind, name, colour, service, access, created_at, shown_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`
    try {
      this.#changing(id, () =>
        this.#database.run(sql, id, kind, name, colour, JSON.stringify(service), access, at, at),
      )
    } catch (error) {
      this.#removeFile(id)
      throw error
    }
    return this.read(id)
  }

  /** Changes what is named; @throws AppError `not-found`, `disk-full`, `no-permission` */
  change(id: string, changes: AccountChanges): StoredAccount {
    const { name, colour, access, service, books, bankMarks } = changes
    this.#changing(id, () =>
      this.#database.run(
        `UPDATE account SET name = coalesce(?, name), colour = coalesce(?, colour),
           access = coalesce(?, access), service = coalesce(?, service), books = coalesce(?, books),
           bank_marks = coalesce(?, bank_marks)
         WHERE id = ?`,
        name ?? null,
        colour ?? null,
        access ?? null,
        service === undefined ? null : JSON.stringify(service),
        books ?? null,
        bankMarks === undefined ? null : JSON.stringify(bankMarks),
        id,
      ),
    )
    return this.read(id)
  }

  /** Later than all that were shown before, though the clock was set back since. */
  shown(id: string): void {
    this.#database.transaction(() => {
      const last = String(this.#database.get('SELECT MAX(shown_at) AS at FROM account')?.['at'])
      const next = Math.max(this.#now().getTime(), (Date.parse(last) || 0) + 1)
      const at = new Date(next).toISOString()
      this.#database.run('UPDATE account SET shown_at = ? WHERE id = ?', at, id)
      this.#seal(id)
    })
  }

  /** Row and file as one: the file is written inside the transaction, so that its failure undoes the row. */
  #changing(id: string, change: () => void): void {
    this.#database.transaction(() => {
      change()
      this.#seal(id)
      this.#keep(id)
    })
  }

  /**
   * Makes rows again from their files where they are missing or not what was written, and files from rows where they
   * differ. A row that is believed rules.
   * @param setAside keeps what a damaged row held
   */
  reconcile(setAside: (content: unknown) => void): void {
    // A store from before there were checksums, in which no row has one.
    if (this.#rows().every((row) => row['checksum'] === null))
      for (const row of this.#rows()) this.#seal(String(row['id']))
    const misfits = this.#rows().filter((row) => !isWritten(row))
    if (misfits.length > 0) setAside(misfits)
    const kept = this.#keptAccounts()
    this.#database.transaction(() => {
      for (const row of misfits) this.#makeAgain(String(row['id']), kept.get(String(row['id'])))
      const known = new Set(this.#rows().map((row) => String(row['id'])))
      for (const [id, account] of kept) if (!known.has(id)) this.#insert(account)
    })
    for (const row of this.#rows()) {
      const id = String(row['id'])
      if (JSON.stringify(kept.get(id)) !== JSON.stringify(keptFrom(row))) this.#keep(id)
    }
  }

  #rows(): Row[] {
    return this.#database.all('SELECT * FROM account')
  }

  /** Receipts point to the row, so it is overwritten. One that has no file and cannot be read goes with its receipts' tie. */
  #makeAgain(id: string, kept: KeptAccount | undefined): void {
    if (kept) this.#insert(kept)
    else if (isReadable(this.#database.get('SELECT * FROM account WHERE id = ?', id)))
      this.#seal(id)
    else {
      this.#database.run('PRAGMA defer_foreign_keys = ON')
      this.#database.run('UPDATE receipt SET account_id = NULL WHERE account_id = ?', id)
      this.#database.run('DELETE FROM account WHERE id = ?', id)
    }
  }

  #insert(account: KeptAccount): void {
    const { id, kind, name, colour, access, service, books, createdAt } = account
    const bankMarks = account.bankMarks ?? account.bankAccountIds?.map((id) => ({ id }))
    this.#database.run(
      `INSERT INTO account (id, kind, name, colour, service, access, created_at, shown_at, books, bank_marks)
       VALUES (?, ?, ?, ?, ?, ?, ?, '', ?, ?)
       ON CONFLICT (id) DO UPDATE SET kind = excluded.kind, name = excluded.name, colour = excluded.colour,
         service = excluded.service, access = excluded.access, created_at = excluded.created_at, shown_at = '',
         books = excluded.books, bank_marks = excluded.bank_marks`,
      id,
      kind,
      name,
      colour,
      JSON.stringify(service),
      access,
      createdAt,
      books,
      bankMarks ? JSON.stringify(bankMarks) : null,
    )
    this.#seal(id)
  }

  #seal(id: string): void {
    const row = this.#database.get('SELECT * FROM account WHERE id = ?', id)
    if (row) this.#database.run('UPDATE account SET checksum = ? WHERE id = ?', checksumOf(row), id)
  }

  #keep(id: string): void {
    const row = this.#database.get('SELECT * FROM account WHERE id = ?', id)
    if (this.#folder === undefined || !row) return
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    writeWholeNow(
      this.#fileOf(this.#folder, id),
      `${JSON.stringify(keptFrom(row), undefined, 2)}\n`,
    )
  }

  #removeFile(id: string): void {
    if (this.#folder === undefined) return
    try {
      rmSync(this.#fileOf(this.#folder, id), { force: true })
      syncFolderNow(this.#folder)
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw translate(error)
    }
  }

  #fileOf(folder: string, id: string): string {
    return path.join(folder, `${id}.json`)
  }

  /** What the files say. One that cannot be read says nothing and is written anew from its row. */
  #keptAccounts(): Map<string, KeptAccount> {
    const kept = new Map<string, KeptAccount>()
    const folder = this.#folder
    if (folder === undefined) return kept
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    for (const name of readdirSync(folder)) {
      if (name.endsWith(draftEnding)) rmSync(path.join(folder, name), { force: true })
      if (!name.endsWith('.json')) continue
      const account = readKept(path.join(folder, name))
      if (account && `${account.id}.json` === name) kept.set(account.id, account)
    }
    return kept
  }

  /** @throws AppError `account-in-use` while receipts, drafts of invoices, or changes in doubt belong to the account */
  assertRemovable(id: string): void {
    const held = this.#database.get(
      `SELECT (SELECT count(*) FROM receipt WHERE account_id = ?)
         + (SELECT count(*) FROM invoice_draft_state WHERE account_id = ? AND state <> 'sent')
         + (SELECT count(*) FROM book_change
            WHERE account_id = ? AND state = 'open' AND about IN ('expense', 'invoice', 'sales-invoice')) AS n`,
      id,
      id,
      id,
    )
    if (Number(held?.['n']) > 0)
      throw new AppError('account-in-use', `Account ${id} holds receipts or drafts`)
  }

  /**
   * Takes an account and all that was cached of its books away. The file goes first: a crash then leaves the account as
   * it was. @throws AppError `account-in-use`
   */
  remove(id: string): void {
    this.assertRemovable(id)
    this.#removeFile(id)
    this.#database.transaction(() => {
      for (const table of ['book_change', 'invoice_draft', 'lane'])
        this.#database.run(`DELETE FROM ${table} WHERE account_id = ?`, id)
      this.#database.run('DELETE FROM account WHERE id = ?', id)
    })
    this.#onRemove(id)
  }

  /** @throws AppError `not-found` */
  read(id: string): StoredAccount {
    const row = this.#database.get('SELECT * FROM account WHERE id = ?', id)
    if (!row) throw new AppError('not-found', `No account ${id}`)
    return fromRow(row)
  }

  /** The first colour that no account has; when all are taken they begin anew. */
  #nextColour(): string {
    const taken = this.all().map(({ account }) => account.colour)
    const free = accountColours.find((colour) => !taken.includes(colour))
    return free ?? accountColours[taken.length % accountColours.length] ?? accountColours[0]
  }
}

function fromRow(row: Row): StoredAccount {
  return {
    account: Account.parse(row),
    service: Service.parse(JSON.parse(String(row['service']))),
    books: BooksProof.parse(row['books']),
    bankMarks: marksIn(row),
  }
}

/** Before more than ids were kept, they stood in a column of their own. */
function marksIn({ bank_marks: marks, bank_account_ids: ids }: Row): BankMark[] | undefined {
  if (typeof marks === 'string') return z.array(BankMark).parse(JSON.parse(marks))
  return typeof ids === 'string'
    ? z
        .array(z.int())
        .parse(JSON.parse(ids))
        .map((id) => ({ id }))
    : undefined
}

function keptFrom(row: Row): KeptAccount | undefined {
  if (!isReadable(row)) return undefined
  const { account, service, books, bankMarks } = fromRow(row)
  const createdAt = String(row['created_at'])
  return { ...account, service, books, ...(bankMarks && { bankMarks }), createdAt }
}

function readKept(file: string): KeptAccount | undefined {
  try {
    return KeptAccount.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return undefined
    throw translate(error)
  }
}

function isReadable(row: Row | undefined): boolean {
  try {
    if (row) fromRow(row)
    return row !== undefined
  } catch {
    return false
  }
}

function checksumOf({ checksum: _, ...row }: Row): number {
  const set = Object.entries(row).filter(([, value]) => value !== null)
  return crc32(JSON.stringify(set))
}

const isWritten = (row: Row): boolean => row['checksum'] === checksumOf(row)
