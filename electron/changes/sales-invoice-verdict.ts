/** Decides by reading sales invoices again what became of a change of them. Pure. */
import type {
  SalesInvoice,
  SalesInvoiceDraft,
  SalesInvoiceMember as Member,
} from '../../shared/sales-invoices/sales-invoice'
import type { Verdict } from './kind'

/** What only the service decides; it may change beside an edit, or because of it. */
const owned: ReadonlySet<string> = new Set([
  'salesInvoiceId',
  'resourceUrl',
  'allocatedAmount',
  'clientPayments',
  'document',
  'count',
  'lastModifiedDate',
  'dueDate',
  'settledDate',
  'state',
  'invoiceNumber',
])

/**
 * Whether an invoice now says all that an edited text asked for, known members or not, and nothing any more that the
 * edit took out.
 */
export function showsEdit(
  { before, wanted }: { before: readonly Member[]; wanted: readonly Member[] },
  now: readonly Member[],
): boolean {
  const names = new Set([...before, ...wanted].map(({ name }) => name))
  return [...names].every((name) => {
    if (owned.has(name)) return true
    const [was, asked, is] = [before, wanted, now].map((members) =>
      members.filter((member) => member.name === name && !isNothing(member)),
    )
    if (!was || !asked || !is || asked.length !== is.length) return false
    const idName = referenceIds[name]
    return asked.every((member, index) => {
      const [old, found] = [was[index], is[index]]
      const id = idName === undefined ? undefined : idIn(member, idName)
      // What else the service shows of the one that is meant is its own.
      if (idName !== undefined && id !== undefined) return id === (found && idIn(found, idName))
      return (
        isSameText(member.text, found?.text) &&
        showsEdit(
          { before: old?.members ?? [], wanted: member.members ?? [] },
          found?.members ?? [],
        )
      )
    })
  })
}

const referenceIds: Readonly<Record<string, string>> = {
  client: 'clientId',
  bankAccount: 'accountId',
}

const idIn = ({ members = [] }: Member, name: string): number | undefined => {
  const text = members.find((member) => member.name === name)?.text?.trim() ?? ''
  return text === '' ? undefined : Number(text)
}

function isNothing({ text, members }: Member): boolean {
  return (text ?? '').trim() === '' && (members ?? []).every(isNothing)
}

/** Amounts may come back as `24` for `24.00`, and dates with a time. */
function isSameText(asked = '', is = ''): boolean {
  const [one, other] = [asked.trim(), is.trim()]
  if (one === other) return true
  const isDate = /^\d{4}-\d\d-\d\d/.test(one)
  if (isDate) return one.slice(0, 10) === other.slice(0, 10)
  return one !== '' && other !== '' && Number(one) === Number(other)
}

/** Which invoices of a client were there before a new one; an earlier version noted its drafts alone. */
export interface ThereBefore {
  ids: readonly number[]
  areDrafts: boolean
}

export const isDraft = ({ state }: SalesInvoice) => state === undefined || state === 'DRAFT'

/**
 * What became of a new invoice, by what its client has since. One like it is it, issued or not. Where none is, it may be
 * there as a colleague changed it, which a person has to see; and where only drafts were noted, one that is issued may
 * have been there before.
 */
export function creationVerdictOf(
  draft: SalesInvoiceDraft,
  before: ThereBefore,
  after: readonly SalesInvoice[],
): Verdict {
  const known = new Set(before.ids)
  const isCertain = (each: SalesInvoice) => !before.areDrafts || isDraft(each)
  const since = after.filter(
    (each) =>
      !known.has(each.id) &&
      isShownAs(draft.clientId, each.client?.id) &&
      (isCertain(each) || isMadeFrom(draft, each)),
  )
  const alike = since.filter((each) => isCertain(each) && isMadeFrom(draft, each))
  const [only, ...others] = alike
  if (only && others.length === 0) return { kind: 'done', outcome: { id: only.id } }
  if (only) return { kind: 'ask', outcome: { candidates: alike.map(({ id }) => id) } }
  const candidates = since.map(({ id }) => id)
  return candidates.length > 0
    ? { kind: 'ask', outcome: { candidates }, mayStillCome: true }
    : { kind: 'not-done', code: 'sales-invoice-failed' }
}

/**
 * Whether an invoice is what a draft asked for. What the draft leaves open makes no difference, nor does what the service
 * does not show of it: the specification names no field of a list.
 */
export function isMadeFrom(draft: SalesInvoiceDraft, invoice: SalesInvoice): boolean {
  return (
    invoice.client?.id === draft.clientId &&
    isShownAs(draft.reference, invoice.reference) &&
    isShownAs(draft.purchaseOrder, invoice.purchaseOrder) &&
    isShownAs(draft.issuedDate, invoice.issuedDate) &&
    isShownAs(draft.paymentTermsDays, invoice.paymentTermsDays) &&
    isShownAs(draft.currency, invoice.currency) &&
    isShownAs(draft.bankAccountId, invoice.bankAccount?.id) &&
    isShownAs(draft.euMemberStateCountryCode, invoice.euMemberStateCountryCode) &&
    isShownAs(draft.note?.trim(), invoice.note?.trim()) &&
    draft.lines.length === invoice.lines.length &&
    draft.lines.every((line, index) => isLineMadeFrom(line, invoice.lines[index] ?? {}))
  )
}

const isShownAs = <T>(asked: T | undefined, is: T | undefined): boolean =>
  asked === undefined || asked === '' || is === undefined || asked === is

type Line = SalesInvoice['lines'][number]
type DraftLine = SalesInvoiceDraft['lines'][number]

function isLineMadeFrom(asked: DraftLine, is: Line): boolean {
  const isText = (wanted: string | undefined, found: string | undefined) =>
    (wanted ?? '').trim() === '' || wanted?.trim() === found?.trim()
  const [wanted, found] = [numbersOf(asked), numbersOf(is)]
  return (
    isText(asked.description, is.description) &&
    isText(asked.vatType, is.vatType) &&
    (Object.keys(wanted) as (keyof typeof wanted)[]).every(
      (name) => wanted[name] === undefined || wanted[name] === found[name],
    )
  )
}

/** As numbers, since the service may write `24.00` as `24`. */
function numbersOf({ quantity, rate, net, vat, gross, vatRate }: Partial<Line>) {
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  return {
    quantity: number(quantity),
    rate: number(rate),
    net: number(net),
    vat: number(vat),
    gross: number(gross),
    vatRate: number(vatRate),
  }
}
