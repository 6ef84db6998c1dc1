/** How receipts look, which of them share facts, and which a person told apart. */
import * as z from 'zod'
import {
  differenceOfWords,
  mostDifference,
  wordsOf,
  type Look,
  type LookWords,
} from '../../../shared/receipts/look'
import { ReceiptRow, type MediaType } from '../../../shared/receipts/receipt'
import { foldNumber } from '../../../shared/receipts/document-number'
import type { Database } from '../database/database'
import { fromRow } from './receipt-rows'
import { standsInFor } from './replaced-files'

/** A receipt as it is compared with others. */
const ComparedReceipt = ReceiptRow.extend({
  sha256: z.string(),
  /** Of its draft. */
  supplierId: z.int().optional(),
})
export type ComparedReceipt = z.infer<typeof ComparedReceipt>

/** How often in one run a receipt is given to be looked at; one that ends the window each time is let be. */
const mostTries = 2

export class Looks {
  readonly #database: Database
  readonly #tries = new Map<string, number>()
  #known: Map<string, LookWords> | undefined

  constructor(database: Database) {
    this.#database = database
  }

  /** The newest receipt of the account that nobody has looked at. Documents made by Docket all look the same. */
  due(accountId: string | undefined): { id: string; mediaType: MediaType } | undefined {
    const tired = [...this.#tries].filter(([, tries]) => tries >= mostTries).map(([id]) => id)
    const row = this.#database.get(
      `SELECT * FROM receipt WHERE account_id IS ? AND state <> 'discarded' AND original_gone IS NULL
         AND voucher IS NULL AND id NOT IN (SELECT receipt_id FROM look) AND id NOT IN (SELECT value FROM json_each(?))
         AND (media_type NOT IN ('image/heic', 'image/tiff')
           OR id IN (SELECT receipt_id FROM reading WHERE state = 'read'))
       ORDER BY sequence DESC LIMIT 1`,
      accountId ?? null,
      JSON.stringify(tired),
    )
    if (!row) return undefined
    const { id, mediaType } = ReceiptRow.parse(fromRow(row))
    this.#tries.set(id, (this.#tries.get(id) ?? 0) + 1)
    return { id, mediaType }
  }

  /** Keeps how a receipt looks; undefined when there is nothing to see. */
  keep(id: string, look: Look | undefined): void {
    this.#database.run(
      `INSERT OR REPLACE INTO look (receipt_id, look) SELECT id, ? FROM receipt WHERE id = ?`,
      look ?? '',
      id,
    )
    this.#tries.delete(id)
    if (look === undefined) this.#all().delete(id)
    else this.#all().set(id, wordsOf(look))
  }

  /** Ids of all that look like this one, of whatever account, with the bits in which each differs. */
  like(id: string): Map<string, number> {
    const own = this.#all().get(id)
    const found = new Map<string, number>()
    if (own === undefined) return found
    for (const [other, words] of this.#all()) {
      const difference = differenceOfWords(own, words)
      if (other !== id && difference <= mostDifference) found.set(other, difference)
    }
    return found
  }

  /** Read once: to compare one with a hundred thousand is then a matter of milliseconds. */
  #all(): Map<string, LookWords> {
    return (this.#known ??= new Map(
      this.#database
        .all("SELECT receipt_id, look FROM look WHERE look <> ''")
        .map((row) => [String(row['receipt_id']), wordsOf(String(row['look']))]),
    ))
  }

  /** Those of the ids that are of the account and not in the bin. */
  receipts(accountId: string | undefined, ids: readonly string[]): ComparedReceipt[] {
    return this.#compared('id IN (SELECT value FROM json_each(?))', accountId, JSON.stringify(ids))
  }

  /**
   * Receipts of the account, not in the bin, of this very file, whether anybody has looked at it or not, and those that a
   * merge or a split made of one of it.
   */
  ofFile(accountId: string | undefined, sha256: string): ComparedReceipt[] {
    return this.#compared(`(sha256 = ? OR ${standsInFor})`, accountId, sha256, sha256)
  }

  /** Receipts of any other account, not in the bin, of this very file, each with its account. */
  ofFileElsewhere(
    accountId: string,
    sha256: string,
  ): { accountId: string; other: ComparedReceipt }[] {
    return this.#database
      .all(
        `SELECT * FROM receipt WHERE sha256 = ? AND +account_id <> ? AND +state <> 'discarded'
         ORDER BY sequence`,
        sha256,
        accountId,
      )
      .map((row) => ({
        accountId: String(row['account_id']),
        other: ComparedReceipt.parse(fromRow(row)),
      }))
  }

  /** Receipts of the account, not in the bin, with this day and amount. */
  ofDayAndAmount(
    accountId: string | undefined,
    postingDate: string,
    gross: string,
  ): ComparedReceipt[] {
    return this.#compared('posting_date = ? AND gross = ?', accountId, postingDate, gross)
  }

  /** Receipts of the account, not in the bin, with this amount and one of these days. */
  ofDaysAndAmount(
    accountId: string | undefined,
    days: readonly string[],
    gross: string,
  ): ComparedReceipt[] {
    // Day by day, which the index answers at once, where a span of days is gone through.
    const where = 'posting_date IN (SELECT value FROM json_each(?)) AND gross = ?'
    return this.#compared(where, accountId, JSON.stringify(days), gross)
  }

  /** Receipts of the account, not in the bin, with this day, whose papers are in this currency. */
  ofDayAndCurrency(
    accountId: string | undefined,
    postingDate: string,
    currency: string,
  ): ComparedReceipt[] {
    const where = `posting_date = ? AND json_valid(draft) AND draft ->> '$.original.currency' = ?`
    return this.#compared(where, accountId, postingDate, currency)
  }

  /** Receipts of the account, not in the bin, of a supplier by its name, up to a day. */
  ofSupplier(accountId: string | undefined, name: string, to: string): ComparedReceipt[] {
    const where = `supplier_name = ? COLLATE NOCASE AND posting_date <> '' AND posting_date <= ?`
    return this.#compared(where, accountId, name, to)
  }

  /** Receipts of the account, not in the bin, whose document has this number, however its characters are parted. */
  ofNumber(accountId: string | undefined, documentNumber: string): ComparedReceipt[] {
    const folded = foldNumber(documentNumber)
    return folded === '' ? [] : this.#compared('folded_number = ?', accountId, folded)
  }

  #compared(where: string, accountId: string | undefined, ...values: string[]): ComparedReceipt[] {
    return this.#database
      .all(
        `SELECT * FROM receipt WHERE ${where} AND +account_id IS ? AND +state <> 'discarded'
         ORDER BY sequence`,
        ...values,
        accountId ?? null,
      )
      .map((row) => ComparedReceipt.parse(fromRow(row)))
  }

  /** Keys of what a person said is not the same as this receipt, whichever of the two was open then. */
  keptBeside(id: string): Set<string> {
    const rows = this.#database.all(
      `SELECT other AS key FROM kept_both WHERE receipt_id = ?
       UNION SELECT receipt_id FROM kept_both WHERE other = ?`,
      id,
      id,
    )
    return new Set(rows.map((row) => String(row['key'])))
  }

  /**
   * Remembers that these are purchases of their own, in one commit with what is done beside. Answers the keys that were not
   * remembered of this receipt before.
   */
  keepBeside(id: string, keys: readonly string[], beside: () => void): string[] {
    return this.#database.transaction(() => {
      const added = keys.filter((key) => this.#addPair(id, key))
      beside()
      return added
    })
  }

  #addPair(id: string, key: string): boolean {
    const sql = 'INSERT OR IGNORE INTO kept_both (receipt_id, other) VALUES (?, ?)'
    return this.#database.run(sql, id, key) > 0
  }

  /** Forgets that these are purchases of their own, in one commit with what is done beside. */
  forgetBeside(id: string, keys: readonly string[], beside: () => void): void {
    this.#database.transaction(() => {
      for (const key of keys)
        this.#database.run('DELETE FROM kept_both WHERE receipt_id = ? AND other = ?', id, key)
      beside()
    })
  }
}
