/** What the words beside an amount say it is: a total, tax, cash given, change and so on. */
import { labelForm } from './text'

const patterns = {
  total:
    /T[O0]TA[LI1]|\b[LI1]OTAL\b|\bTOTA\b|\bT[O0]TL|JUMLAH|GESAMT|\bSUMME\b|BETRAG|\bTTL\b|\b(?:TOTAAL|SUMA|RAZEM|CELKEM|I ALT|IMPORTE|MONTANT TTC|BRUTTO\w*|NET A PAYER|TE BETALEN|DO ZAPLATY|ATT BETALA|AT BETALE|TIL BETALING|K UHRADE)\b/,
  strong:
    /GRAND ?T[O0]T|AMOUNT (?:NOW )?DUE|AM(?:OUN)?T\.? ?(?:PAYABLE|TO PAY|OWED)|(?:BALANCE|TOTAL|PAYMENT|NOW) ?DUE|(?:BALANCE )?TO PAY\b|^DUE$|T[O0]TAL ?PAYABLE|TO BE PAID|NETT? ?T[O0]TAL|T[O0]TAL ?(?:NETT?|AM(?:OUN)?T|SALES?|R[MH]\b|INC|AFTER|ROUND|PAID|PRICE|GROSS|GBP|£)|ROUNDED ?T[O0]T|NETT? ?AM(?:OUN)?T|ZU ZAHLEN|BILL ?(?:AM(?:OUN)?T|TOTAL)|INVOICE ?(?:AM(?:OUN)?T|TOTAL|VALUE)|ORDER TOTAL|SALE TOTAL|FINAL ?TOTAL|GROSS ?(?:TOTAL|AMOUNT)|\b(?:NET A PAYER|(?:TOTAL|MONTANT) TTC|(?:GESAMT|RECHNUNGS|ZAHL|END|BRUTTO)BETRAG|(?:TOTAL|IMPORTE) A PAGAR|IMPORTE TOTAL|TOTALE (?:DOCUMENTO|FATTURA|DA PAGARE)|TE BETALEN|TOTAAL INCL\w*|DO ZAPLATY|RAZEM BRUTTO|ATT BETALA|AT BETALE|TIL BETALING|K UHRADE|VALOR TOTAL)\b/,
  fee: /\bFARE\b|\bFEE\b|\bCHARGED?\b|\bPRICE\b|\bAM(?:OUN)?T\b|\bSALE\b|\bPURCHASE\b|\bCOST\b|PAYABLE|INVOICED/,
  sub: /SUB ?-?T[O0]T|SUBT[O0]|ZWISCHEN|SUB T|GOODS TOTAL|TOTAL GOODS|ITEMS? TOTAL|^ITEMS? SUB|\b(?:SOUS TOTAL|TOTALE PARZIALE|DELSUMMA|MEZISOUCET)\b/,
  excl: /\bEX(?:C(?:L\w*)?)?\b|EXCLU|BEFORE|W O ?(?:GST|VAT)|WITHOUT|NET OF|\bBEF\b|TAXABLE|\bNET\b(?! ?(?:TOTAL|AM(?:OUN)?T|DUE|PAY|A PAYER))|\b(?:HT|HORS TAXES?|NETTO\w*|EXKL\w*|BASE IMPONIBLE|IMPONIBILE|BEZ DPH|ZONDER BTW|S[IE][NM] IVA)\b/,
  incl: /\bINC(?:L\w*)?\b|\bIN\w{1,2}USI|INCLU|\bINCI\b|WITH (?:GST|VAT)|W ?GST|\b(?:TTC|INKL\w*)\b|BRUTTO/,
  tax: /\b(?:GST|G5T|6ST|CST|VAT|V A T|TAX|SST|MWST|UST|SVC|SERVICE ?(?:CHARGE|TAX|CHRG))\b|SERVICE CH|\b(?:TVA|IVA|BTW|MOMS|DPH|PTU|MEHRWERTSTEUER|UMSATZSTEUER)\b/,
  cash: /\bCASH\b(?! ?(?:BILL|SALES?|RECEIPT|MEMO|INV|BACK))|TENDER|\bPAID\b|RECEIVED|AM(?:OUN)?T ?RCV|\bPAY(?:MENTS?|ED)?\b|GEGEBEN|\bBAR\b|DEPOSIT|\b(?:ESPECES|EFECTIVO|CONTANTI|CONTANT|GOTOWKA|DINHEIRO|KONTANT|HOTOVOST)\b/,
  card: /VISA|MASTER ?(?:CARD)?|DEBIT|CREDIT ?CARD|\bCARD\b|AMEX|CONTACTLESS|EFTPOS|MAESTRO|GIROCARD|KARTE|\bCHIP\b|E ?WALLET|GRAB|PAYWAVE|APPLE PAY|GOOGLE PAY|PAYPAL/,
  change:
    /CHANGE|CHANG\b|CHANCE|R(?:U|Ü)CKGELD|\bBAKI\b|BALANCE(?! ?(?:DUE|TO PAY))|\b(?:WECHSELGELD|RENDU|RESTO|WISSELGELD|RESZTA|TROCO|VAXEL|BYTTEPENGE|VRACENO)\b/,
  round: /R[O0]U ?N ?D|R[O0]UN[O0]|R[O0]UR ?DING|\bRNDG/,
  discount:
    /DISC|SAVING|SAVED|REDUC|PROMO|COUPON|VOUCHER|RABATT|OFFER|MULTIBUY|MEAL DEAL|CLUBCARD|NECTAR|LOYALTY/,
  quantity: /\bQTY|QUANTITY|\bITEMS?\b|\bPCS\b|\bUNIT|\bNO OF|COUNT|POINTS?|\bPTS\b/,
  summary:
    /SUMMARY|(?:TAX|GST|VAT) ?(?:CODE|ANALYSIS|RATE|BREAKDOWN)|ANALYSIS|TAX ?AM(?:OUN)?T|\bSR\b|\bZRL?\b|GST ?@|\bS ?= ?\d/,
  rate: /\d ?%/,
  supplies: /SUPPL/,
  net: /\bNET (?:TOTAL|AM)/,
  paid: /TOTAL PAID|ACCEPTED TOTAL|TOTAL (?:CASH|TENDER|RECEIVED|PAYMENT)|PAID TOTAL|AMOUNT PAID/,
  taxTotal:
    /(?:GST|VAT|TAX|SST) ?(?:TOTAL|AM(?:OUN)?T)|TOTAL ?(?:GST|VAT|TAX|SST)\b(?! ?INV)|^(?:GST|VAT|TAX)$/,
  delivery: /DELIVERY|CARRIAGE|POSTAGE|SHIPPING|P&P|GRATUITY|\bTIPS?\b|SERVICE CHARGE/,
  unrelated:
    /\bLIMIT\b|APPROVED|\bAID\b|\bRRP\b|\bWAS\b|PER (?:LITRE|LTR|KG)|LITRES?\b|PREVIOUS|BROUGHT FORWARD|OPENING|AVAILABLE|YOU (?:COULD|WOULD|EARNED)/,
} as const

type Role = keyof typeof patterns
export type Roles = Readonly<Record<Role, boolean>>

/** For labels whose letters stand apart (`Tota l`, `C HANGE`): the same without any spaces. */
const squeezed: Partial<Record<Role, RegExp>> = {
  total: /^(?:GRAND|NETT?|SUB)?TOTAL/,
  sub: /^SUBTOTAL/,
  change: /^CHANGE/,
  cash: /^CASH(?:TEND\w*)?$/,
  round: /^ROUNDING/,
  tax: /^(?:GST|VAT|SERVICETAX)/,
  incl: /INCLUSIVE|INCLUDED/,
}

const names = Object.keys(patterns) as Role[]

/** The roles that a label's words speak for; several may hold at once (`TOTAL INCL GST`). */
export function rolesOf(text: string): Roles {
  const label = labelForm(text)
  const tight = label.replace(/\s/g, '')
  const found = Object.fromEntries(
    names.map((name) => [
      name,
      patterns[name].test(label) || (squeezed[name]?.test(tight) ?? false),
    ]),
  )
  return settled(found as Record<Role, boolean>, label)
}

function settled(roles: Record<Role, boolean>, label: string): Roles {
  const isAsked = /TO BE PAID|TO PAY/.test(label)
  return {
    ...roles,
    total: roles.total || isAsked,
    strong: roles.strong && !roles.sub,
    cash: (roles.cash || roles.paid) && !isAsked,
  }
}

/** Says nothing: the roles of an amount without a label. */
export const noRoles: Roles = rolesOf('')

export const hasRole = (roles: Roles) => names.some((name) => roles[name])
