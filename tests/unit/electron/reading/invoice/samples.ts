/** Made-up invoices in every syntax and profile, from one description of what they say. */

export interface Said {
  type?: string | undefined
  number?: string | undefined
  buyerReference?: string | undefined
  order?: string | undefined
  date?: string | undefined
  due?: string | undefined
  currency?: string | undefined
  taxCurrency?: string | undefined
  seller?: string | undefined
  vatNumber?: string | undefined
  payee?: string | undefined
  lines?: readonly {
    name: string
    quantity: string
    price: string
    amount: string
    basis?: string | undefined
  }[]
  rates?: readonly { rate: string; net: string; vat: string; category?: string }[]
  net?: string | undefined
  vat?: string | undefined
  /** The VAT in the tax office's currency. */
  taxVat?: string | undefined
  total?: string | undefined
  prepaid?: string | undefined
  rounding?: string | undefined
  payable?: string | undefined
  means?: string | undefined
  /** The seller's accounts and the buyer's. */
  accounts?: readonly string[]
  buyerAccount?: string | undefined
  card?: string | undefined
}

export const harbour = {
  type: '380',
  number: 'HB-2041',
  date: '2026-10-05',
  due: '2026-11-04',
  currency: 'EUR',
  seller: 'Hafenblick Zimmerei GmbH',
  vatNumber: 'DE811907980',
  lines: [
    { name: 'Eichenbohle', quantity: '4', price: '25.00', amount: '100.00' },
    { name: 'Schrauben', quantity: '250', price: '8.00', basis: '100', amount: '20.00' },
  ],
  rates: [
    { rate: '19.00', net: '100.00', vat: '19.00' },
    { rate: '7', net: '20.00', vat: '1.40' },
  ],
  net: '120.00',
  vat: '20.40',
  total: '140.40',
  payable: '140.40',
  means: '58',
} satisfies Said

const tag = (name: string, value: string | undefined, attributes = '') =>
  value === undefined ? '' : `<${name}${attributes}>${value}</${name}>`

const ublSpace = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** UBL 2.1, as Peppol BIS Billing 3. */
export function ubl(said: Said, root: 'Invoice' | 'CreditNote' = 'Invoice'): string {
  const { currency, taxCurrency, lines = [], rates = [] } = said
  const amount = (name: string, value: string | undefined, code = currency) =>
    tag(`cbc:${name}`, value, ` currencyID="${code}"`)
  const party = (name: string | undefined) =>
    tag('cac:PartyLegalEntity', tag('cbc:RegistrationName', name))
  const kind = root === 'Invoice' ? 'Invoiced' : 'Credited'
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- made up -->
<${root} xmlns="${ublSpace}${root}-2" xmlns:cac="${ublSpace}CommonAggregateComponents-2" xmlns:cbc="${ublSpace}CommonBasicComponents-2">
  ${tag('cbc:ID', said.number)}${tag('cbc:IssueDate', said.date)}
  ${root === 'Invoice' ? tag('cbc:DueDate', said.due) : ''}
  ${tag(`cbc:${root}TypeCode`, said.type)}${tag('cbc:DocumentCurrencyCode', currency)}
  ${tag('cbc:TaxCurrencyCode', taxCurrency)}${tag('cbc:BuyerReference', said.buyerReference)}
  ${said.order === undefined ? '' : `<cac:OrderReference>${tag('cbc:ID', said.order)}</cac:OrderReference>`}
  <cac:AccountingSupplierParty><cac:Party>
    <cac:PartyName><cbc:Name>A trade name</cbc:Name></cac:PartyName>
    <cac:PartyTaxScheme><cbc:CompanyID>123/456</cbc:CompanyID><cac:TaxScheme><cbc:ID>FC</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>
    ${said.vatNumber === undefined ? '' : `<cac:PartyTaxScheme>${tag('cbc:CompanyID', said.vatNumber)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`}
    ${party(said.seller)}
  </cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party>${party('Our own firm')}</cac:Party></cac:AccountingCustomerParty>
  ${said.payee === undefined ? '' : `<cac:PayeeParty><cac:PartyName>${tag('cbc:Name', said.payee)}</cac:PartyName></cac:PayeeParty>`}
  <cac:PaymentMeans>${tag('cbc:PaymentMeansCode', said.means)}${root === 'CreditNote' ? tag('cbc:PaymentDueDate', said.due) : ''}${tag(
    'cac:CardAccount',
    said.card && tag('cbc:PrimaryAccountNumberID', said.card),
  )}${(said.accounts ?? []).map((account) => tag('cac:PayeeFinancialAccount', tag('cbc:ID', account))).join('')}${tag(
    'cac:PaymentMandate',
    said.buyerAccount && tag('cac:PayerFinancialAccount', tag('cbc:ID', said.buyerAccount)),
  )}</cac:PaymentMeans>
  <cac:TaxTotal>${amount('TaxAmount', said.vat)}${rates
    .map(
      ({ rate, net, vat, category = 'S' }) =>
        `<cac:TaxSubtotal>${amount('TaxableAmount', net)}${amount('TaxAmount', vat)}<cac:TaxCategory>${tag('cbc:ID', category)}${tag('cbc:Percent', rate)}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`,
    )
    .join('')}</cac:TaxTotal>
  ${said.taxVat === undefined ? '' : `<cac:TaxTotal>${amount('TaxAmount', said.taxVat, taxCurrency)}</cac:TaxTotal>`}
  <cac:LegalMonetaryTotal>${amount('LineExtensionAmount', said.net)}${amount('TaxExclusiveAmount', said.net)}${amount('TaxInclusiveAmount', said.total)}${amount('PrepaidAmount', said.prepaid)}${amount('PayableRoundingAmount', said.rounding)}${amount('PayableAmount', said.payable)}</cac:LegalMonetaryTotal>
  ${lines
    .map(
      ({ name, quantity, price, basis, amount: sum }) =>
        `<cac:${root}Line>${tag(`cbc:${kind}Quantity`, quantity, ' unitCode="C62"')}${amount('LineExtensionAmount', sum)}<cac:Item>${tag('cbc:Name', name)}</cac:Item><cac:Price>${amount('PriceAmount', price)}${tag('cbc:BaseQuantity', basis)}</cac:Price></cac:${root}Line>`,
    )
    .join('\n')}
</${root}>`
}

/** The names that ZUGFeRD 1 has for what the final standard calls otherwise. */
const older: [RegExp, string][] = [
  [/ExchangedDocument\b(?!Context)/g, 'HeaderExchangedDocument'],
  [/(?<=rsm:)SupplyChainTradeTransaction/g, 'SpecifiedSupplyChainTradeTransaction'],
  [/ApplicableHeaderTrade(?=Agreement|Settlement)/g, 'ApplicableSupplyChainTrade'],
  [/SpecifiedLineTrade(?=Agreement|Delivery|Settlement)/g, 'SpecifiedSupplyChainTrade'],
  [
    /SpecifiedTradeSettlement(?:Header|Line)MonetarySummation/g,
    'SpecifiedTradeSettlementMonetarySummation',
  ],
  [/RateApplicablePercent/g, 'ApplicablePercent'],
  [
    /urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100/g,
    'urn:ferd:CrossIndustryDocument:invoice:1p0',
  ],
  [/CrossIndustryInvoice/g, 'CrossIndustryDocument'],
]

export function zugferd1(said: Said): string {
  return older.reduce((xml, [name, before]) => xml.replace(name, before), cii(said))
}

/** Cross Industry Invoice (Factur-X, ZUGFeRD 2, XRechnung). */
export function cii(said: Said): string {
  const { currency, taxCurrency, lines = [], rates = [] } = said
  const ram = (name: string, value: string | undefined, attributes = '') =>
    tag(`ram:${name}`, value, attributes)
  const day = (name: string, date: string | undefined) =>
    date === undefined
      ? ''
      : ram(name, tag('udt:DateTimeString', date.replaceAll('-', ''), ' format="102"'))
  const standard = 'urn:un:unece:uncefact:data:standard:'
  return `<?xml version='1.0' encoding='UTF-8'?>
<rsm:CrossIndustryInvoice xmlns:rsm="${standard}CrossIndustryInvoice:100" xmlns:ram="${standard}ReusableAggregateBusinessInformationEntity:100" xmlns:udt="${standard}UnqualifiedDataType:100">
  <rsm:ExchangedDocument>${ram('ID', said.number)}${ram('TypeCode', said.type)}${day('IssueDateTime', said.date)}</rsm:ExchangedDocument>
  <rsm:SupplyChainTradeTransaction>
    ${lines
      .map(
        ({ name, quantity, price, basis, amount }) =>
          `<ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedTradeProduct>${ram('Name', name)}</ram:SpecifiedTradeProduct><ram:SpecifiedLineTradeAgreement><ram:NetPriceProductTradePrice>${ram('ChargeAmount', price)}${ram('BasisQuantity', basis)}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement><ram:SpecifiedLineTradeDelivery>${ram('BilledQuantity', quantity)}</ram:SpecifiedLineTradeDelivery><ram:SpecifiedLineTradeSettlement><ram:ApplicableTradeTax>${ram('RateApplicablePercent', '99')}</ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementLineMonetarySummation>${ram('LineTotalAmount', amount)}</ram:SpecifiedTradeSettlementLineMonetarySummation></ram:SpecifiedLineTradeSettlement></ram:IncludedSupplyChainTradeLineItem>`,
      )
      .join('\n')}
    <ram:ApplicableHeaderTradeAgreement>${ram('BuyerReference', said.buyerReference)}
      <ram:SellerTradeParty>${ram('Name', said.seller)}<ram:SpecifiedTaxRegistration>${ram('ID', '12/345', ' schemeID="FC"')}</ram:SpecifiedTaxRegistration>${said.vatNumber === undefined ? '' : `<ram:SpecifiedTaxRegistration>${ram('ID', said.vatNumber, ' schemeID="VA"')}</ram:SpecifiedTaxRegistration>`}</ram:SellerTradeParty>
      <ram:BuyerTradeParty>${ram('Name', 'Our own firm')}</ram:BuyerTradeParty>
      ${said.order === undefined ? '' : `<ram:BuyerOrderReferencedDocument>${ram('IssuerAssignedID', said.order)}</ram:BuyerOrderReferencedDocument>`}
    </ram:ApplicableHeaderTradeAgreement>
    <ram:ApplicableHeaderTradeSettlement>
      ${ram('TaxCurrencyCode', taxCurrency)}${ram('InvoiceCurrencyCode', currency)}
      ${said.payee === undefined ? '' : ram('PayeeTradeParty', ram('Name', said.payee))}
      ${said.means === undefined ? '' : ram('SpecifiedTradeSettlementPaymentMeans', `${ram('TypeCode', said.means)}${ram('ApplicableTradeSettlementFinancialCard', said.card && ram('ID', said.card))}${ram('PayerPartyDebtorFinancialAccount', said.buyerAccount && ram('IBANID', said.buyerAccount))}${(said.accounts ?? []).map((account) => ram('PayeePartyCreditorFinancialAccount', ram('IBANID', account))).join('')}`)}
      ${rates
        .map(({ rate, net, vat, category = 'S' }) =>
          ram(
            'ApplicableTradeTax',
            `${ram('CalculatedAmount', vat)}<ram:TypeCode>VAT</ram:TypeCode>${ram('BasisAmount', net)}${ram('CategoryCode', category)}${ram('RateApplicablePercent', rate)}`,
          ),
        )
        .join('')}
      ${said.due === undefined ? '' : ram('SpecifiedTradePaymentTerms', day('DueDateDateTime', said.due))}
      <ram:SpecifiedTradeSettlementHeaderMonetarySummation>${ram('LineTotalAmount', said.net)}${ram('TaxBasisTotalAmount', said.net)}${ram('TaxTotalAmount', said.taxVat, ` currencyID="${taxCurrency}"`)}${ram('TaxTotalAmount', said.vat, ` currencyID="${currency}"`)}${ram('RoundingAmount', said.rounding)}${ram('GrandTotalAmount', said.total)}${ram('TotalPrepaidAmount', said.prepaid)}${ram('DuePayableAmount', said.payable)}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>
    </ram:ApplicableHeaderTradeSettlement>
  </rsm:SupplyChainTradeTransaction>
</rsm:CrossIndustryInvoice>`
}

export const syntaxes = { 'UBL 2.1': ubl, 'CII D16B': cii, 'ZUGFeRD 1': zugferd1 } as const

/** What a profile of Factur-X leaves out of all there is to say. */
export const profiles = {
  MINIMUM: { lines: [], rates: [], means: undefined, due: undefined },
  'BASIC WL': { lines: [] },
  BASIC: {},
  'EN 16931': {},
  EXTENDED: { payee: 'Hafenblick Factoring AG' },
} as const satisfies Record<string, Said | Record<string, unknown>>
