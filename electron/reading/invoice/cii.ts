/** Reads a Cross Industry Invoice (UN/CEFACT D16B) and its forerunner in ZUGFeRD 1, whose elements have other names. */
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
import { elementAt, elementsAt, textAt, textOf, type Element } from './xml'

const paymentMeans = 'SpecifiedTradeSettlementPaymentMeans'

export function ciiInvoice(root: Element): Invoice {
  const document = elementAt(root, 'ExchangedDocument|HeaderExchangedDocument')
  const trade = elementAt(root, 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction')
  const agreement = elementAt(
    trade,
    'ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement',
  )
  const settlement = elementAt(
    trade,
    'ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement',
  )
  const seller = elementAt(agreement, 'SellerTradeParty')
  const currency = currencyCode(textAt(settlement, 'InvoiceCurrencyCode'))
  const sums = sumsIn(settlement, currency)
  return {
    kind: kindOf(textAt(document, 'TypeCode'), sums.total),
    number: textAt(document, 'ID'),
    customerReference: referenceOf(
      textAt(agreement, 'BuyerReference'),
      textAt(agreement, 'BuyerOrderReferencedDocument', 'IssuerAssignedID|ID'),
    ),
    date: dateAt(document, 'IssueDateTime'),
    due: dateAt(settlement, 'SpecifiedTradePaymentTerms', 'DueDateDateTime'),
    currency,
    supplier:
      textAt(seller, 'Name') ?? textAt(seller, 'SpecifiedLegalOrganization', 'TradingBusinessName'),
    vatNumber: vatNumberIn(seller),
    customer: textAt(agreement, 'BuyerTradeParty', 'Name'),
    payee: textAt(settlement, 'PayeeTradeParty', 'Name'),
    lines: elementsAt(trade, 'IncludedSupplyChainTradeLineItem').flatMap((line) => lineIn(line)),
    vatLines: elementsAt(settlement, 'ApplicableTradeTax').flatMap((tax) => vatLineIn(tax)),
    ...sums,
    payment: paymentIn(elementsAt(settlement, paymentMeans, 'TypeCode')),
    iban: ibanOf(
      elementsAt(settlement, paymentMeans, 'PayeePartyCreditorFinancialAccount', 'IBANID'),
    ),
    cardLastFour: lastFourOf(
      textAt(settlement, paymentMeans, 'ApplicableTradeSettlementFinancialCard', 'ID'),
    ),
  }
}

function dateAt(from: Element | undefined, ...path: readonly string[]): string | undefined {
  return dateIn(elementAt(from, ...path, 'DateTimeString|DateTime'))
}

function vatNumberIn(seller: Element | undefined): string | undefined {
  const numbers = elementsAt(seller, 'SpecifiedTaxRegistration', 'ID')
  const found = numbers.find(({ attributes }) => attributes.get('schemeID') === 'VA')
  return found && vatNumberOf(textOf(found))
}

type Sums = Pick<Invoice, 'net' | 'vat' | 'total' | 'prepaid' | 'rounding' | 'payable'>

function sumsIn(settlement: Element | undefined, currency: string | undefined): Sums {
  const sums = elementAt(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
  )
  const at = (name: string) => amountIn(inCurrency(elementsAt(sums, name), currency))
  const taxes = elementsAt(settlement, 'ApplicableTradeTax', 'CalculatedAmount')
  const byRate = taxes.length > 0 ? sumOf(...taxes.map((tax) => amountIn(tax))) : undefined
  const [net, vat] = [at('TaxBasisTotalAmount'), at('TaxTotalAmount') ?? byRate]
  const [prepaid, rounding] = [at('TotalPrepaidAmount'), at('RoundingAmount')]
  const payable = at('DuePayableAmount')
  const total =
    at('GrandTotalAmount') ?? sumOf(net, vat) ?? beforeRest({ prepaid, rounding, payable })
  return { net, vat, total, prepaid, rounding, payable }
}

function vatLineIn(tax: Element): InvoiceVatLine[] {
  const type = textAt(tax, 'TypeCode')
  if (type !== undefined && type !== 'VAT') return []
  return [
    {
      rate: decimalIn(elementAt(tax, 'RateApplicablePercent|ApplicablePercent')),
      net: amountIn(elementAt(tax, 'BasisAmount')),
      vat: amountIn(elementAt(tax, 'CalculatedAmount')),
    },
  ]
}

/** Lines that group or explain others say nothing of their own. */
function lineIn(line: Element): InvoiceLine[] {
  const status = textAt(line, 'AssociatedDocumentLineDocument', 'LineStatusReasonCode')
  const description = textAt(line, 'SpecifiedTradeProduct', 'Name')
  const amount = amountIn(
    elementAt(
      line,
      'SpecifiedLineTradeSettlement|SpecifiedSupplyChainTradeSettlement',
      'SpecifiedTradeSettlementLineMonetarySummation|SpecifiedTradeSettlementMonetarySummation',
      'LineTotalAmount',
    ),
  )
  const isOfOthers = status === 'GROUP' || status === 'INFORMATION'
  if (description === undefined || amount === undefined || isOfOthers) return []
  const price = elementAt(
    line,
    'SpecifiedLineTradeAgreement|SpecifiedSupplyChainTradeAgreement',
    'NetPriceProductTradePrice',
  )
  const quantity = elementAt(
    line,
    'SpecifiedLineTradeDelivery|SpecifiedSupplyChainTradeDelivery',
    'BilledQuantity',
  )
  return [
    {
      description,
      quantity: decimalIn(quantity),
      unitPrice: unitPrice(elementAt(price, 'ChargeAmount'), elementAt(price, 'BasisQuantity')),
      amount,
    },
  ]
}
