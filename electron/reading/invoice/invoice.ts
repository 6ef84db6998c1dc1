/** An electronic invoice: what it says, in the terms of EN 16931, whichever syntax it is written in. */
import type { DocumentKind } from '../../../shared/receipts/reading'
import { unreadable } from '../input/limits'
import { ciiInvoice } from './cii'
import { ublInvoice } from './ubl'
import { elementAt, parseXml, type Element } from './xml'

/** A line of the breakdown by rate (BG-23). Rate in percent, amounts plain decimals. */
export interface InvoiceVatLine {
  rate?: string | undefined
  net?: string | undefined
  vat?: string | undefined
}

/** An invoice line (BG-25). `unitPrice` is for one unit, without VAT. */
export interface InvoiceLine {
  description: string
  quantity?: string | undefined
  unitPrice?: string | undefined
  amount: string
}

/**
 * All amounts are plain decimals in the document's currency, with the signs that the document gives them: most credit
 * notes are positive throughout, and only `kind` says that money comes back. Dates are `YYYY-MM-DD`.
 */
export interface Invoice {
  kind: Extract<DocumentKind, 'invoice' | 'credit-note'>
  /** BT-1. */
  number: string | undefined
  /** BT-10, otherwise BT-13. */
  customerReference: string | undefined
  /** BT-2. */
  date: string | undefined
  /** BT-9. */
  due: string | undefined
  /** BT-5, ISO 4217. */
  currency: string | undefined
  /** BT-27, the seller: neither the payee nor a tax representative. */
  supplier: string | undefined
  /** BT-31. */
  vatNumber: string | undefined
  /** BT-44, BT-59. */
  customer: string | undefined
  payee: string | undefined
  lines: readonly InvoiceLine[]
  vatLines: readonly InvoiceVatLine[]
  /** BT-109, the sum without VAT. */
  net: string | undefined
  /** BT-110, in the document's currency. */
  vat: string | undefined
  /** BT-112, the sum with VAT: before anything that was paid in advance, and before rounding. */
  total: string | undefined
  /** BT-113, BT-114, BT-115: the rest that is to be paid. */
  prepaid: string | undefined
  rounding: string | undefined
  payable: string | undefined
  /** BT-81. */
  payment: 'card' | 'cash' | 'direct-debit' | 'transfer' | undefined
  /** BT-84 where it is an IBAN (ISO 13616), without spaces: the seller's account, never the buyer's. */
  iban: string | undefined
  /** The end of BT-87. */
  cardLastFour: string | undefined
}

/**
 * Reads an invoice in UBL 2.1 (Peppol BIS, XRechnung) or in Cross Industry Invoice (Factur-X, ZUGFeRD 1 and 2, XRechnung),
 * of every profile.
 * @throws {AppError} `file-unreadable` where it is none of these, and as `parseXml`
 */
export function readInvoice(xml: Uint8Array): Invoice {
  const root = documentIn(parseXml(xml))
  if (/^CrossIndustry(?:Invoice|Document)$/.test(root.name)) return ciiInvoice(root)
  if (ublNamespace.test(root.namespace)) return ublInvoice(root)
  throw unreadable('The XML is no invoice')
}

const ublNamespace = /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/

/** Out of the envelope of the Peppol network. */
function documentIn(root: Element): Element {
  if (root.name !== 'StandardBusinessDocument') return root
  return elementAt(root, 'Invoice|CreditNote|CrossIndustryInvoice') ?? root
}
