/** Reads an Invoice or a CreditNote in UBL 2.1 (OASIS), as Peppol BIS Billing 3 and XRechnung use them. */
import type { Invoice, InvoiceLine, InvoiceVatLine } from './invoice'
import {
  amountIn,
  beforeRest,
  currencyCode,
  dateIn,
  decimalIn,
  ibanOf,
  inCurrency,
  kindOf,
  lastFourOf,
  paymentIn,
  referenceOf,
  sumOf,
  unitPrice,
  vatNumberOf,
} from './values'
import { elementAt, elementsAt, textAt, type Element } from './xml'

export function ublInvoice(root: Element): Invoice {
  const seller = elementAt(root, 'AccountingSupplierParty', 'Party')
  const currency = currencyCode(textAt(root, 'DocumentCurrencyCode'))
  const taxes = taxesIn(root, currency)
  const sums = sumsIn(root, taxes)
  const lines = elementsAt(root, 'InvoiceLine|CreditNoteLine')
  return {
    kind:
      root.name === 'CreditNote'
        ? 'credit-note'
        : kindOf(textAt(root, 'InvoiceTypeCode'), sums.total),
    number: textAt(root, 'ID'),
    customerReference: referenceOf(
      textAt(root, 'BuyerReference'),
      textAt(root, 'OrderReference', 'ID'),
    ),
    date: dateIn(elementAt(root, 'IssueDate')),
    due: dateIn(elementAt(root, 'DueDate') ?? elementAt(root, 'PaymentMeans', 'PaymentDueDate')),
    currency,
    supplier: nameOf(seller),
    vatNumber: vatNumberIn(seller),
    customer: nameOf(elementAt(root, 'AccountingCustomerParty', 'Party')),
    payee: nameOf(elementAt(root, 'PayeeParty')),
    lines: lines.flatMap((line) => lineIn(line)),
    vatLines: taxes
      .flatMap((tax) => elementsAt(tax, 'TaxSubtotal'))
      .flatMap((tax) => vatLineIn(tax)),
    ...sums,
    payment: paymentIn(elementsAt(root, 'PaymentMeans', 'PaymentMeansCode')),
    iban: ibanOf(elementsAt(root, 'PaymentMeans', 'PayeeFinancialAccount', 'ID')),
    cardLastFour: lastFourOf(textAt(root, 'PaymentMeans', 'CardAccount', 'PrimaryAccountNumberID')),
  }
}

/** The registered name before the one it trades under. */
function nameOf(party: Element | undefined): string | undefined {
  return textAt(party, 'PartyLegalEntity', 'RegistrationName') ?? textAt(party, 'PartyName', 'Name')
}

function vatNumberIn(seller: Element | undefined): string | undefined {
  const schemes = elementsAt(seller, 'PartyTaxScheme')
  const vat = schemes.find((scheme) => textAt(scheme, 'TaxScheme', 'ID')?.toUpperCase() === 'VAT')
  return vatNumberOf(textAt(vat, 'CompanyID'))
}

/** The totals of tax in the document's currency; beside them there may be one in that of the tax office. */
function taxesIn(root: Element, currency: string | undefined): Element[] {
  const all = elementsAt(root, 'TaxTotal')
  const own = all.filter((tax) => {
    const amount = inCurrency(elementsAt(tax, 'TaxAmount'), currency)
    return amount !== undefined
  })
  return own.length > 0 ? own : currency === undefined ? all : []
}

type Sums = Pick<Invoice, 'net' | 'vat' | 'total' | 'prepaid' | 'rounding' | 'payable'>

function sumsIn(root: Element, taxes: readonly Element[]): Sums {
  const sums = elementAt(root, 'LegalMonetaryTotal')
  const at = (name: string) => amountIn(elementAt(sums, name))
  const amounts = taxes.map((tax) => amountIn(elementAt(tax, 'TaxAmount')))
  const vat = taxes.length === 0 ? undefined : sumOf(...amounts)
  const net = at('TaxExclusiveAmount')
  const [prepaid, rounding] = [at('PrepaidAmount'), at('PayableRoundingAmount')]
  const payable = at('PayableAmount')
  const total =
    at('TaxInclusiveAmount') ?? sumOf(net, vat) ?? beforeRest({ prepaid, rounding, payable })
  return { net, vat, total, prepaid, rounding, payable }
}

function vatLineIn(tax: Element): InvoiceVatLine[] {
  const scheme = textAt(tax, 'TaxCategory', 'TaxScheme', 'ID')?.toUpperCase()
  if (scheme !== undefined && scheme !== 'VAT') return []
  return [
    {
      rate: decimalIn(elementAt(tax, 'TaxCategory', 'Percent') ?? elementAt(tax, 'Percent')),
      net: amountIn(elementAt(tax, 'TaxableAmount')),
      vat: amountIn(elementAt(tax, 'TaxAmount')),
    },
  ]
}

function lineIn(line: Element): InvoiceLine[] {
  const item = elementAt(line, 'Item')
  const description = textAt(item, 'Name') ?? textAt(item, 'Description')
  const amount = amountIn(elementAt(line, 'LineExtensionAmount'))
  if (description === undefined || amount === undefined) return []
  const price = elementAt(line, 'Price')
  return [
    {
      description,
      quantity: decimalIn(elementAt(line, 'InvoicedQuantity|CreditedQuantity')),
      unitPrice: unitPrice(elementAt(price, 'PriceAmount'), elementAt(price, 'BaseQuantity')),
      amount,
    },
  ]
}
