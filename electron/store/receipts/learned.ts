/** What was learned from confirmed receipts, the signs read on each, what was suggested, and a person's rules. */
import * as z from 'zod'
import {
  ruleRef,
  Suggested,
  SupplierRule,
  UsualPayment,
  type RememberedField,
  type RuleEntry,
  type RuleRef,
  type SupplierRef,
} from '../../../shared/receipts/learning'
import { foldName } from '../../../shared/books/supplier'
import type { Database, Row } from '../database/database'

/** Stands for a payment where a person chose that there is none yet. */
export const unpaid = 'unpaid' as const
const ChosenPayment = z.union([z.literal(unpaid), UsualPayment])
/** How a receipt was paid, or that it was left unpaid. */
export type ChosenPayment = z.infer<typeof ChosenPayment>

/** What a person chose for one receipt. */
export interface Choice {
  /** ISO instant. */
  at: string
  expenseType?: string | undefined
  vatType?: string | undefined
  /** Absent where it was paid in parts or forgotten, and of older versions also where it was left unpaid. */
  payment?: ChosenPayment | undefined
}

/** That a supplier was chosen for a receipt with this sign. */
export interface SignRow {
  sign: string
  supplierId?: number
  supplierName: string
  vatNumber?: string
}

/** A supplier of which something is kept. */
export interface KeptSupplier {
  supplier: SupplierRef
  receipts: number
  lastAt?: string
}

/** More choices for one sign tell nothing more. */
const mostPerSign = 8

const columnOf = { expenseType: 'expense_type', vatType: 'vat_type', payment: 'payment' } as const

export class Learned {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Keeps the signs that were read on a receipt. */
  keepSigns(receiptId: string, signs: readonly string[]): void {
    this.#database.transaction(() => {
      this.#database.run('DELETE FROM read_sign WHERE receipt_id = ?', receiptId)
      for (const sign of new Set(signs))
        this.#database.run('INSERT INTO read_sign VALUES (?, ?)', receiptId, sign)
    })
  }

  /** The signs that were read on a receipt. */
  signsOf(receiptId: string): string[] {
    return this.#database
      .all('SELECT sign FROM read_sign WHERE receipt_id = ?', receiptId)
      .map((row) => String(row['sign']))
  }

  /** The suppliers chosen for receipts with one of these signs, newest first. */
  choicesFor(accountId: string, signs: readonly string[]): SignRow[] {
    return this.#database
      .all(
        `SELECT * FROM (
           SELECT sign, supplier_id, supplier_name, at, substr((
               SELECT min(vat.sign) FROM read_sign AS vat
               WHERE vat.receipt_id = learned.receipt_id AND vat.sign >= 'vat:' AND vat.sign < 'vat;'
             ), 5) AS vat_number,
             row_number() OVER (PARTITION BY sign ORDER BY at DESC) AS place
           FROM read_sign JOIN learned USING (receipt_id)
           WHERE account_id = ? AND sign IN (SELECT value FROM json_each(?))
         ) WHERE place <= ? ORDER BY at DESC`,
        accountId,
        JSON.stringify(signs),
        mostPerSign,
      )
      .map(signRow)
  }

  /** How receipts with one of these signs were paid, newest first; those that were not are left out. */
  paymentsFor(accountId: string, signs: readonly string[]): UsualPayment[] {
    return this.#database
      .all(
        `SELECT payment FROM learned JOIN read_sign USING (receipt_id)
         WHERE account_id = ? AND payment <> ? AND sign IN (SELECT value FROM json_each(?))
         ORDER BY at DESC LIMIT 3`,
        accountId,
        JSON.stringify(unpaid),
        JSON.stringify(signs),
      )
      .flatMap((row) => UsualPayment.safeParse(parsed(row['payment'])).data ?? [])
  }

  /** One receipt teaches once: confirmed again, it says what it says then. */
  learn(receipt: { id: string; accountId: string; supplier: SupplierRef } & Choice): void {
    const { id, accountId, supplier, at, expenseType, vatType, payment } = receipt
    this.#database.transaction(() => {
      this.#database.run(
        `INSERT OR REPLACE INTO learned (receipt_id, account_id, at, supplier_key, supplier_id, supplier_name,
           expense_type, vat_type, payment) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        accountId,
        at,
        keyOf(supplier),
        supplier.id ?? null,
        supplier.name,
        expenseType ?? null,
        vatType ?? null,
        payment ? JSON.stringify(payment) : null,
      )
      if (supplier.id !== undefined) this.#identify(accountId, supplier)
    })
  }

  /** What was kept while the supplier was only a name is from now on of the one in the books. */
  #identify(accountId: string, supplier: SupplierRef): void {
    const [key, nameKey] = keysOf(supplier)
    for (const table of ['learned', 'supplier_rule'])
      this.#database.run(
        `UPDATE OR IGNORE ${table} SET supplier_key = ?, supplier_id = ?
         WHERE account_id = ? AND supplier_key = ?`,
        key,
        supplier.id ?? null,
        accountId,
        nameKey,
      )
  }

  /** The receipt was taken back: what it taught was not meant. */
  unlearn(receiptId: string): void {
    this.#database.run('DELETE FROM learned WHERE receipt_id = ?', receiptId)
  }

  /** What was chosen for a supplier, newest first. */
  of(accountId: string, supplier: SupplierRef, limit: number): Choice[] {
    return this.#database
      .all(
        `SELECT * FROM learned WHERE account_id = ? AND supplier_key IN (?, ?) ORDER BY at DESC LIMIT ?`,
        accountId,
        ...keysOf(supplier),
        limit,
      )
      .map(choiceFrom)
  }

  /** Forgets one field of a supplier, or everything that was learned of it. Rules stay: the person made them. */
  forget(accountId: string, supplier: SupplierRef, field?: RememberedField): void {
    this.#database.run(
      field === undefined
        ? 'DELETE FROM learned WHERE account_id = ? AND supplier_key IN (?, ?)'
        : `UPDATE learned SET ${columnOf[field]} = NULL WHERE account_id = ? AND supplier_key IN (?, ?)`,
      accountId,
      ...keysOf(supplier),
    )
  }

  rule(accountId: string, supplier: SupplierRef): SupplierRule | undefined {
    const row = this.#database.get(
      `SELECT rule FROM supplier_rule WHERE account_id = ? AND supplier_key IN (?, ?)
       ORDER BY supplier_id IS NULL LIMIT 1`,
      accountId,
      ...keysOf(supplier),
    )
    return row && SupplierRule.safeParse(parsed(row['rule'])).data
  }

  /** Every rule, in the order in which they are asked. */
  rules(accountId: string): RuleEntry[] {
    return this.#database
      .all(
        `SELECT * FROM supplier_rule WHERE account_id = ?
         ORDER BY place, supplier_id IS NULL, supplier_name COLLATE NOCASE, supplier_key`,
        accountId,
      )
      .flatMap((row) => {
        const rule = SupplierRule.safeParse(parsed(row['rule'])).data
        const id = numberIn(row['supplier_id'])
        const supplier = { ...(id !== undefined && { id }), name: String(row['supplier_name']) }
        return rule ? [{ supplier, rule }] : []
      })
  }

  /** A rule that is there keeps its place, a new one is the last. */
  setRule(accountId: string, supplier: SupplierRef, rule: SupplierRule): void {
    const ref = ruleRef({ supplier, rule })
    this.#database.transaction(() => {
      const known = this.#database.get(
        `SELECT min(place) AS place FROM supplier_rule
         WHERE account_id = ? AND supplier_key IN (?, ?)`,
        accountId,
        ...keysOf(ref),
      )
      const last = this.#database.get(
        'SELECT max(place) AS place FROM supplier_rule WHERE account_id = ?',
        accountId,
      )
      this.removeRule(accountId, ref)
      this.#database.run(
        `INSERT INTO supplier_rule (account_id, supplier_key, supplier_id, supplier_name, rule, place)
         VALUES (?, ?, ?, ?, ?, ?)`,
        accountId,
        keyOf(ref),
        ref.id ?? null,
        ref.name,
        JSON.stringify(rule),
        numberIn(known?.['place']) ?? (numberIn(last?.['place']) ?? 0) + 1,
      )
    })
  }

  /** Puts these rules in this order, all others behind them. */
  orderRules(accountId: string, refs: readonly RuleRef[]): void {
    this.#database.transaction(() => {
      const keys = this.rules(accountId).map((entry) => keyOf(ruleRef(entry)))
      const wanted = refs.map(keyOf)
      const others = keys.filter((key) => !wanted.includes(key))
      for (const [at, key] of [...wanted, ...others].entries())
        this.#database.run(
          'UPDATE supplier_rule SET place = ? WHERE account_id = ? AND supplier_key = ?',
          at + 1,
          accountId,
          key,
        )
    })
  }

  removeRule(accountId: string, ref: RuleRef): void {
    this.#database.run(
      'DELETE FROM supplier_rule WHERE account_id = ? AND supplier_key IN (?, ?)',
      accountId,
      ...keysOf(ref),
    )
  }

  /** Suppliers of which something is kept, by name. */
  suppliers(
    accountId: string,
    { search, offset, limit }: { search: string; offset: number; limit: number },
  ): { total: number; rows: KeptSupplier[] } {
    const kept = `SELECT supplier_key AS key, supplier_id AS id, supplier_name AS name, at
        FROM learned WHERE account_id = ?1
      UNION ALL SELECT supplier_key, supplier_id, supplier_name, NULL FROM supplier_rule
        WHERE account_id = ?1 AND supplier_key NOT LIKE 'words:%'`
    const grouped = `SELECT key, id, name, count(at) AS receipts, max(coalesce(at, '')) AS last FROM (${kept})
      GROUP BY key HAVING ?2 = '%%' OR name LIKE ?2 ESCAPE '\\'`
    const pattern = `%${search.trim().replace(/[\\%_]/g, String.raw`\$&`)}%`
    const total = this.#database.get(`SELECT count(*) AS n FROM (${grouped})`, accountId, pattern)
    const rows = this.#database.all(
      `${grouped} ORDER BY name COLLATE NOCASE LIMIT ?3 OFFSET ?4`,
      accountId,
      pattern,
      limit,
      offset,
    )
    return { total: Number(total?.['n']), rows: rows.map(keptSupplier) }
  }

  /** Remembers what was suggested for a receipt, field by field. */
  keepSuggested(receiptId: string, fields: readonly Suggested[]): void {
    const known = new Map(this.suggested(receiptId).map((field) => [field.field, field]))
    for (const field of fields) known.set(field.field, field)
    this.#database.run(
      'INSERT OR REPLACE INTO suggested (receipt_id, fields) VALUES (?, ?)',
      receiptId,
      JSON.stringify([...known.values()]),
    )
  }

  suggested(receiptId: string): Suggested[] {
    const row = this.#database.get('SELECT fields FROM suggested WHERE receipt_id = ?', receiptId)
    return z.array(Suggested).safeParse(parsed(row?.['fields'])).data ?? []
  }
}

/** Of an older app, which kept a rule for words as one of a supplier of that name. Of two for the same words the one typed last stays. */
export function keyOldRules(database: Database): void {
  const sql = `SELECT account_id, supplier_key, supplier_name FROM supplier_rule
    WHERE supplier_key NOT LIKE 'words:%' AND CASE WHEN json_valid(rule) THEN rule -> '$.isForWords' END = 'true'
    ORDER BY supplier_id IS NULL`
  const old = database.all(sql)
  if (old.length === 0) return
  database.transaction(() => {
    for (const row of old)
      database.run(
        `UPDATE OR REPLACE supplier_rule SET supplier_key = ?, supplier_id = NULL
         WHERE account_id = ? AND supplier_key = ?`,
        keyOf({ name: String(row['supplier_name']), isForWords: true }),
        String(row['account_id']),
        String(row['supplier_key']),
      )
  })
}

/** Ids of the books, folded names and the words of rules, which never look alike. */
function keyOf({ id, name, isForWords }: RuleRef): string {
  if (isForWords) return `words:${foldName(name)}`
  return id === undefined ? `name:${foldName(name)}` : `id:${id}`
}

/** What was learned while the supplier was only a name counts for the one in the books. Words are of no supplier. */
function keysOf(ref: RuleRef): [string, string] {
  return [keyOf(ref), keyOf({ ...ref, id: undefined })]
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return undefined
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined)
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined)

function signRow(row: Row): SignRow {
  const supplierId = numberIn(row['supplier_id'])
  const vatNumber = textIn(row['vat_number'])
  return {
    sign: String(row['sign']),
    supplierName: String(row['supplier_name']),
    ...(supplierId !== undefined && { supplierId }),
    ...(vatNumber !== undefined && { vatNumber }),
  }
}

function choiceFrom(row: Row): Choice {
  return {
    at: String(row['at']),
    expenseType: textIn(row['expense_type']),
    vatType: textIn(row['vat_type']),
    payment: ChosenPayment.safeParse(parsed(row['payment'])).data,
  }
}

function keptSupplier(row: Row): KeptSupplier {
  const id = numberIn(row['id'])
  const lastAt = textIn(row['last'])
  return {
    supplier: { ...(id !== undefined && { id }), name: String(row['name']) },
    receipts: Number(row['receipts']),
    ...(lastAt && { lastAt }),
  }
}
