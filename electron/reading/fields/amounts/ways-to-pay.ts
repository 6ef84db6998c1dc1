/** How one may pay, as many papers say: a way that is offered is none in which anything was paid. */
import type { Row } from '../lines/rows'
import { folded, labelForm } from '../lines/text'

/** Paying as something that one can, may or is asked to do, as `labelForm` writes it. */
const offers = [
  String.raw`\b(?:CAN|COULD|MUST|SHOULD|WISH TO|LIKE TO|PREFER TO|WANT TO|ABLE TO)(?: \w+){0,2} (?:PAY|PAID|SETTLED?|REMIT|MAKE (?:A |YOUR )?PAYMENTS?|(?:BE )?(?:MADE|TAKEN))\b`,
  // Not the month.
  String.raw`\bMAY (?:ALSO )?(?:BE (?:PAID|MADE|SETTLED|TAKEN|CHARGED)|PAY|SETTLE|MAKE)\b`,
  String.raw`\bPLEASE(?: \w+){0,2} (?:PAY|SETTLE|REMIT|MAKE (?:A |YOUR )?PAYMENTS?)\b|\bOR PAY\b|\bTO (?:ARRANGE|MAKE) (?:A |YOUR )?PAYMENT\b`,
  String.raw`(?<!(?:TOTAL|AMOUNT|BALANCE|LEFT|DUE|SUM|REMAINING) )\bTO PAY(?: \S+){0,3} (?:BY|WITH|VIA|USING|IN)\b`,
  String.raw`(?<!(?:TOTAL|AMOUNT|BALANCE|NET|SUM) )\bPAYABLE (?:BY|IN|VIA|WITH|PAR|EN|PER)\b|\bCARD PAYMENTS\b(?! \S?\d)`,
  String.raw`\b(?:WE|ALSO|GLADLY|NOW|NOT|WE DO NOT|HAPPY TO) (?:ACCEPT|TAKE)\b|\b(?:VISA|MASTER ?CARD|AMEX|AMERICAN EXPRESS|MAESTRO|CASH|(?:CREDIT|DEBIT) CARD|CARDS|CHEQUES?|CONTACTLESS|APPLE ?PAY|GOOGLE ?PAY)(?: (?:ARE|IS|NOT|ALSO|GLADLY|NOW|ALL))* (?:ACCEPTED|WELCOME|TAKEN|AVAILABLE)\b`,
  String.raw`\bCARDS?\b.*\b(?:INCURS?|ATTRACTS?|SUBJECT TO|CARR(?:Y|IES))\b|\b(?:FEE|SURCHARGE|CHARGE)S?\b.* (?:APPL(?:Y|IES)|ADDED)\b.*\bCARD\b`,
  String.raw`\bPAY (?:NOW |ONLINE |SECURELY |BY PHONE )?(?:BY|WITH|VIA|USING)\b.*\b(?:CALL|TELEPHONE|PHONE|RING|VISIT|ONLINE|LOG ?IN)\b|\bBY (?:TELE)?PHONE\b.*\d{3}|\bPAY (?:NOW|ONLINE|HERE|TODAY|SECURELY)\b`,
  String.raw`\bIF YOU\b.*\bPAY(?:ING)?\b|\b(?:HOW|WAYS?|OPTIONS?) TO PAY\b|\b(?:METHODS|WAYS) OF PAYMENT\b|\b(?:PAYMENT|ACCEPTED) (?:METHODS|OPTIONS)\b(?!.*\d{4})`,
  String.raw`\b(?:KONNEN|KONNTEN|DURFEN|BITTE|WAHLWEISE|GERNE)\b.*(?:ZAHLEN|BEGLEICHEN|UBERWEISEN)\b|\b(?:ZAHLBAR|BEZAHLBAR) (?:PER|MIT|IN|BAR|VIA)\b|ZAHL\w*\b.*\bMOGLICH\b|\bZAHLUNGS(?:ARTEN|MOGLICHKEITEN|MITTEL)\b|\bAKZEPTIER(?:EN|T WERDEN)\b`,
  String.raw`\b(?:POUVEZ|PEUT|PEUVENT)\b.*\b(?:PAYER|REGLER|PAYES?|REGLEE?S?|PAIEMENT|REGLEMENT)\b|\b(?:VEUILLEZ|MERCI DE)\b.*\b(?:PAYER|REGLER)\b|\b(?:PAIEMENT|REGLEMENT)S?\b.*\b(?:POSSIBLES?|ACCEPTEE?S)\b|\b(?:MOYENS|MODES) DE (?:PAIEMENT|REGLEMENT)S?\b(?!.*\d{4})|\bACCEPTONS\b`,
  String.raw`\b(?:KUNT|KAN|KUNNEN|GELIEVE)\b.*\b(?:BETALEN|BETALING|VOLDOEN|BETAALD)\b|\bBETAL(?:EN|ING)\b.*\bMOGELIJK\b|\bBETAAL(?:WIJZEN|MOGELIJKHEDEN|METHODES?N?)\b|\bACCEPTEREN\b`,
  String.raw`\b(?:PUEDEN?|PUEDES|PODRA|POSIBLE)\b.*\b(?:PAGAR|ABONAR|PAGO|PAGARSE)\b|\bPAGADER[OA]\b|\b(?:FORMAS|MEDIOS|METODOS) DE PAGO\b(?!.*\d{4})|\b(?:ACEPTAMOS|SE ACEPTAN?)\b`,
  String.raw`\b(?:PUO|PUOI|POTETE|POSSONO|POSSIBILE|POTRA)\b.*\b(?:PAGARE|PAGATO|PAGAMENTO|SALDARE)\b|\bPAGABILE\b|\bMETODI DI PAGAMENTO\b(?!.*\d{4})|\b(?:ACCETTIAMO|SI ACCETTANO)\b`,
]
const offered = new RegExp(offers.join('|'))

/** What a holder signs on the slip of a card: `I agree to pay the above amount`. */
const signed = /\bAGREE\w*\b|\bISSUER\b/

/** The ways there are, each kind under a name of its own; in capitals without accents. */
const ways = new RegExp(
  [
    String.raw`(?<card>\b(?:(?:CREDIT|DEBIT|BANK|EC)[ -]?)?CARDS?\b|\bVISA\b|\bMASTER ?CARD\b|\bAMEX\b|\b(?:KREDIT|EC-?)KARTEN?\b|\bCARTES?(?: BANCAIRES?| BLEUES?| DE CREDIT)?\b|\bCREDITCARD\b|\bPINPAS\b|\bTARJETAS?(?: DE CREDITO)?\b|\bCARTA DI CREDITO\b)`,
    String.raw`(?<cash>\bCASH\b|\bBAR(?:ZAHLUNG|GELD)?\b|\bESPECES\b|\bCONTANT(?:EN|I)?\b|\bEFECTIVO\b)`,
    String.raw`(?<cheque>\bCHEQUES?\b|\bCHECKS?\b|\bSCHECKS?\b|\bASSEGN[OI]\b)`,
    String.raw`(?<transfer>\b(?:BANK|WIRE|CREDIT)? ?TRANSFERS?\b|\bBACS\b|\bFASTER PAYMENTS?\b|\b(?:BANK)?UBERWEISUNG\b|\bVIREMENTS?(?: BANCAIRES?)?\b|\bOVERSCHRIJVING\b|\bOVERBOEKING\b|\bTRANSFERENCIA(?: BANCARIA)?\b|\bBONIFICO(?: BANCARIO)?\b)`,
    String.raw`(?<other>\bPAYPAL\b|\bDIRECT DEBIT\b|\bSTANDING ORDER\b|\bLASTSCHRIFT\b|\bPRELEVEMENTS?\b|\bINCASSO\b|\bIDEAL\b|\bDOMICILIACION\b|\bVOUCHERS?\b)`,
  ].join('|'),
  'g',
)

const choice = String.raw`OR|ODER|OU|OF|O|OPPURE`
const joined = String.raw`AND|UND|ET|EN|Y|E`
const lead = String.raw`(?:\s(?:BY|PER|PAR|VIA|MIT|IN|EN|DE|CON|MET|A|THE|PAY))*`
/** Between two ways of which one may choose: a comma, a stroke, or a word. */
const between = new RegExp(
  String.raw`^\s?(?:[,/]\s?)?(?:(?:${choice}|${joined}|&)(?=\s))?${lead}\s?$`,
)
const betweenPaid = new RegExp(String.raw`^\s?(?:[,/]\s?)?(?:(?:${choice})(?=\s))?${lead}\s?$`)

/** Of a line that goes on from the one above. */
const opensAsChoice = /^(?:or|oder|ou|oppure) /

/** Brands of cards; nobody pays with two of them at once. */
const brands = [/\bVISA\b/, /\bMASTER ?CARD\b/, /\bAMEX\b|\bAMERICAN EXPRESS\b/]

/** Whether a row without any sum tells ways to pay, and not which one was taken. */
export function isOfWaysToPay(rows: readonly Row[], row: Row): boolean {
  const capitals = folded(row.text)
  const isOfBrands = brands.filter((brand) => brand.test(capitals)).length > 1
  return (
    isOfBrands || opensAsChoice.test(row.text) || isOfChoice(capitals) || saysOneMayPay(rows, row)
  )
}

/** Whether a row, with the one above where it goes on from there, says that one may pay. */
export function saysOneMayPay(rows: readonly Row[], row: Row): boolean {
  const previous = rows[row.index - 1]
  const isRunOn = /^\p{Ll}/u.test(row.text) && previous?.page === row.page
  const words = labelForm(isRunOn ? `${previous.text} ${row.text}` : row.text)
  return offered.test(words) && !signed.test(words)
}

/** `cash, cheque or bank transfer`: ways of different kinds beside one another. */
function isOfChoice(capitals: string): boolean {
  const gap = /\bPAID\b|\bBEZAHLT\b|\bPAYE\b|\bBETAALD\b|\bPAGAD[OA]\b|\bPAGATO\b/.test(capitals)
    ? betweenPaid
    : between
  const found = [...capitals.matchAll(ways)].map((match) => ({
    kind: Object.entries(match.groups ?? {}).find(([, text]) => text)?.[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  return found.some((way, at) => {
    const next = found[at + 1]
    const words = next && capitals.slice(way.to, next.from)
    return words !== undefined && words.trim() !== '' && next?.kind !== way.kind && gap.test(words)
  })
}
