/** The two forms of sales invoices behind one face: what a reply says, changes in the text it came in, new texts. */
import { AppError } from '../../../shared/errors'
import type {
  SalesInvoiceChanges,
  SalesInvoiceDraft,
  SalesInvoiceForm,
  SalesInvoiceMember as Member,
  SalesInvoiceRecord,
  SalesInvoiceSource,
} from '../../../shared/sales-invoices/sales-invoice'
import { assignedInJson, jsonOf, jsonTree, withLineInJson, withoutLineInJson } from './json'
import { inside, recordOf, textAt, type Shown, type Tree } from './record'
import { assignmentsOf, type Assignment } from './shape'
import { assignedInXml, withLineInXml, withoutLineInXml, xmlOf, xmlTree } from './xml'

/** What a reply with a body is about. */
export type Said =
  | { kind: 'invoice'; invoice: Shown }
  | { kind: 'list'; members: Member[]; entries: Shown[] }
  /** In the service's own words. */
  | { kind: 'errors'; said: string[] }
  /** Well-formed, and nothing that is known. */
  | { kind: 'other' }

interface Form {
  mediaType: string
  tree: (text: string) => Tree
  assigned: (text: string, assignment: Assignment) => string
  withLine: (text: string, line: SalesInvoiceDraft['lines'][number]) => string
  withoutLine: (text: string, line: number) => string
  written: (draft: SalesInvoiceDraft) => string
}

const forms: Readonly<Record<SalesInvoiceForm, Form>> = {
  json: {
    mediaType: 'application/json',
    tree: jsonTree,
    assigned: assignedInJson,
    withLine: withLineInJson,
    withoutLine: withoutLineInJson,
    written: jsonOf,
  },
  xml: {
    mediaType: 'application/xml',
    tree: xmlTree,
    assigned: assignedInXml,
    withLine: withLineInXml,
    withoutLine: withoutLineInXml,
    written: xmlOf,
  },
}

export function mediaTypeOf(form: SalesInvoiceForm): string {
  return forms[form].mediaType
}

/** A new invoice as text. @throws AppError `invalid-input` for what XML cannot hold */
export function written(draft: SalesInvoiceDraft, form: SalesInvoiceForm): SalesInvoiceSource {
  return { form, text: forms[form].written(draft) }
}

/**
 * The invoice with its changes, in the form it came in; everything else stays as the service wrote it. A value that is
 * already what it is set to keeps its spelling. Numbers of lines are those before the changes.
 * @throws AppError `invalid-input` for a line that is not there, `reply-unreadable` when the source is damaged
 */
export function changed(
  { form, text }: SalesInvoiceSource,
  changes: SalesInvoiceChanges,
): SalesInvoiceSource {
  const { withLine, withoutLine } = forms[form]
  const { removeLines = [], addLines = [] } = changes
  const set = assignmentsOf(changes).reduce((grown, each) => assignedIn(form, grown, each), text)
  const fewer = [...new Set(removeLines)].toSorted((a, b) => b - a).reduce(withoutLine, set)
  return { form, text: addLines.reduce(withLine, fewer) }
}

/** Of another client or account nothing of the one before stays: no name, no e-mail, no number. */
function assignedIn(form: SalesInvoiceForm, text: string, assignment: Assignment): string {
  const { assigned, tree } = forms[form]
  const { place, text: value } = assignment
  if (!place.isReference) return assigned(text, assignment)
  const before = textAt(tree(text).members, ...place.path)
  if (value !== undefined && before !== undefined && Number(before) === Number(value)) return text
  const cleared = assigned(text, { place: { path: place.path.slice(0, -1), leaf: 'text' } })
  return value === undefined ? cleared : assigned(cleared, assignment)
}

/**
 * What a reply says, whichever form was asked for: its first character tells them apart, as no JSON begins with `<`.
 * @throws AppError `reply-unreadable`
 */
export function saidBy(reply: string): Said {
  const form = formOf(reply)
  const text = form === 'json' ? reply.replace(/^\u{feff}/u, '') : reply
  const { root, members, entries } = forms[form].tree(text)
  switch (root ?? kindOf(members)) {
    case 'salesInvoice':
      return { kind: 'invoice', invoice: { members, source: { form, text } } }
    case 'salesInvoices':
      return { kind: 'list', members, entries }
    case 'errors':
      return { kind: 'errors', said: causesIn(members) }
    case 'crunchMessage':
      return textAt(members, 'outcome') === 'failure'
        ? { kind: 'errors', said: causesIn(inside(members, 'errors')) }
        : { kind: 'other' }
    default:
      return { kind: 'other' }
  }
}

/** What a text says of one invoice; undefined for one that is no invoice with an id. @throws AppError `reply-unreadable` */
export function invoiceIn(text: string): SalesInvoiceRecord | undefined {
  const said = saidBy(text)
  return said.kind === 'invoice' ? recordOf(said.invoice) : undefined
}

function formOf(text: string): SalesInvoiceForm {
  const first = text.trimStart().slice(0, 1)
  if (first === '<') return 'xml'
  if (first === '{') return 'json'
  throw new AppError('reply-unreadable', 'The reply is neither XML nor a JSON object')
}

/** JSON does not name its root, but the members of the four are not alike. */
function kindOf(members: readonly Member[]): string | undefined {
  const has = (name: string) => members.some((member) => member.name === name)
  if (has('salesInvoiceId')) return 'salesInvoice'
  if (has('error')) return 'errors'
  if (has('salesInvoice') || has('count')) return 'salesInvoices'
  return has('salesInvoiceDetails') ? 'salesInvoice' : undefined
}

function causesIn(errors: readonly Member[]): string[] {
  return errors
    .filter(({ name }) => name === 'error')
    .map((error) => (textAt(error.members ?? [], 'cause') ?? error.text ?? '').trim().slice(0, 300))
    .filter((cause) => cause !== '')
    .slice(0, 20)
}
