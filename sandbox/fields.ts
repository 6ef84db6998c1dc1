// Owns reading single fields of a payload: a value, or a stand-in beside a finding that keeps it from getting out.
import type { Findings } from './findings'
import { isAbsent, isObject } from './json'
import { parsePence, parseSignedPence } from './money'

export type ReferenceRule = {
  field: string
  isRequired: boolean
  exists: (id: number) => boolean
  findings: Findings
}

function amountField(value: unknown, field: string, findings: Findings): number {
  const pence = parsePence(value) ?? 0
  findings.expect(pence > 0, field, 'must be more than zero, with at most two decimal places')
  return pence
}

/** An amount of an expense, where a credit note has amounts below zero. */
export function signedAmountField(
  value: unknown,
  field: string,
  findings: Findings,
  refusesNegative: boolean,
): number {
  if (refusesNegative) return amountField(value, field, findings)
  const pence = parseSignedPence(value) ?? 0
  findings.expect(pence !== 0, field, 'must not be zero, with at most two decimal places')
  return pence
}

export function optionalText(value: unknown, field: string, findings: Findings): string {
  findings.expect(isAbsent(value) || typeof value === 'string', field, 'must be text')
  return typeof value === 'string' ? value : ''
}

export function requiredText(value: unknown, field: string, findings: Findings): string {
  const text = optionalText(value, field, findings).trim()
  const isMissing = isAbsent(value) || (typeof value === 'string' && text === '')
  findings.expect(!isMissing, field, 'is required')
  return text
}

export function reference(
  value: unknown,
  field: string,
  exists: (id: number) => boolean,
  findings: Findings,
): number {
  return optionalReference(value, { field, isRequired: true, exists, findings }) ?? 0
}

export function optionalReference(value: unknown, rule: ReferenceRule): number | undefined {
  if (isAbsent(value)) {
    rule.findings.expect(!rule.isRequired, rule.field, 'is required')
    return undefined
  }
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
  const isKnown = id !== undefined && rule.exists(id)
  rule.findings.expect(isKnown, rule.field, 'does not exist')
  return id
}

/**
 * The id by which a body names an entry that is already there; undefined for a new entry, which has none.
 * An id of another type is an invalid one (specification, Errors of interface A).
 */
export function entryId(value: unknown, field: string, findings: Findings): number | undefined {
  const id = typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined
  findings.expect(isAbsent(value) || id !== undefined, field, 'must be a whole number')
  return id
}

/** A body may leave out the id of its record, but not name another than the path does. */
export function expectOwnId(value: unknown, id: number, findings: Findings): void {
  findings.expect(isAbsent(value) || value === id, 'id', 'is not the id in the path')
}

export function listField<Item>(
  value: unknown,
  field: string,
  findings: Findings,
  read: (value: unknown, field: string, findings: Findings) => Item,
): Item[] {
  if (isAbsent(value)) return []
  if (!Array.isArray(value)) {
    findings.add(field, 'must be a list')
    return []
  }
  return value.map((item: unknown, index) => {
    const itemField = `${field}[${index}]`
    findings.expect(isObject(item), itemField, 'must be an object')
    return read(item, itemField, findings)
  })
}
