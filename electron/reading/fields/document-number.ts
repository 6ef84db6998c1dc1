/** The document's own number: of an invoice before a receipt, of a receipt before an order or a till's transaction. */
import { datesIn } from './dates'
import { moneyIn } from './money'
import { partBelow, type Row } from './rows'
import { folded } from './text'

export interface FoundNumber {
  value: string
  row: Row
  from: number
  to: number
  /** 0 for the best kind of label. */
  rank: number
}

/** What has a number, in capitals without accents, the best first. */
const kinds = [
  String.raw`INV(?:OICE)?|(?:CREDIT|DEBIT) (?:NOTE|MEMO)|(?:VAT |TAX )INVOICE|FEE NOTE|NOTE D'HONORAIRES|HONORARNOTE|[A-Z]{0,14}RECHNUNGS?|RE(?=\.?-?NR)|GUTSCHRIFTS?|(?:RECHNUNGS)?KORREKTUR|STORNORECHNUNG|FACTURE|FACTUUR|FACTURA(?: RECTIFICATIVA)?|FATTURA|FATURA(?:[ -]RECIBO)?|NOTA D[EI] CREDITO|ABONO|AVOIR|CREDIT ?(?:NOTA|FACTUUR)|FAKTURA(?: VAT| KORYGUJACA| ZALICZKOWA| DANOVY DOKLAD| - DANOVY DOKLAD)?|ZALOHOVA FAKTURA|FAKTURY|KOREKTY|KREDIT(?:FAKTURA|NOTA)|(?:HYVITYS)?LASKU(?:N)?|DOBROPISU?|DANOVY DOKLAD|(?:IADE )?FATURA(?:SI)?|FAKTUR(?: PAJAK)?|TAGIHAN|(?:STORNO ?)?SZAMLA|FACTUR[AI]I?(?: FISCALA)?|RACUNA?|ODOBRENJA?|(?:KREEDIT)?ARVE|(?:KREDIT)?REKIN[SA]|(?:PVM )?SASKAITOS?(?: FAKTUROS)?|TIMOLOGIOY?|RAHUNKU?|RAHUNOK|SCET[A]?|(?:KREDIT)?REIKNING(?:UR|S)?|SONRASC|FATURE|KREDITNO IZVESTIE|CFDI|FOLIO FISCAL|SERIE Y FOLIO|NF-?E|NFC-?E|NOTA FISCAL|(?:DA )?NOTA(?= ?N)`,
  String.raw`RECEIPT|RCPT|RECPT|REC(?:T)?|UCET|DOCKET|(?:KASSEN)?BON|B(?=NR)|BONG|BELEG|QUITTUNGS?|KASSABON|TICKET|RECU|KVITTO|KVITTERINGS?|KVITT|KUITTI|UCTENK[AY]|PARAGONU?|SCONTRINO|RICEVUTA|TALAO|RECIBO|(?:FACTURA|FATURA) (?:SIMPLIFICADA|SIMPL\.?)|FIS|MAKBUZ|BELGE|STRUK|NYUGTA|BLOKK|BONULUI|CHITANTA|KVIITUNGI?|TSEKI?|CEK[SA]|KVITO?|APODEIXIS?|BELEZKA|CEKU?|KVITTUN(?:AR)?|COMPROBANTE|BON FISCAL|CUPOM|EXTRATO|BOLETA|POTRDILO|NOTA|SOLU(?=NUMER)`,
  'BILL|BOLLETTA|DOC(?:UMENT)?|DOCUMENTO?|DOKUMENTA?|BILJETT?|BILET|DOKLADU?|SLIP|BOOKING|REFUND|EXCHANGE',
  'CHECK|CHK|FOLIO(?: INTERNO)?|SESSION|STATEMENT',
  'ORDER|JOB|TRIP',
  'TRANS(?:ACTION)?|TRANSACTIE|TRANSAKSI|TRN|TXN|SALE|WYDR',
  'REF(?:ERENCE)?|OUR REF',
] as const
const numberWord = String.raw`(?:NUMMERN?|NUMBER|NUMERO|NUMERU|NUMER|NUMMERO|NUMB|NUM|NRO|NR|NO|N[°O0]?|NUMARASI|NOMOR|NOMER|NUMURS|NUMERIS|SZAMA?|SORSZAMA?|STEVILKA|STEV|ST|BROJ|BR|ARITMOS|AR|UIMHIR|ID|REF(?:ERENCE)?|CODE|CISLO|C(?=\.)|#|№)`
const before = String.raw`(?:${numberWord}\.?[°O]?[\s.:]*(?:D[EU]L?(?:LA)?|DA|D'|NA)?\s?)`
const suffix = String.raw`(?:[\s.-]{0,2}${numberWord}(?![A-Z])\.?[°O]?)?`
/** At the beginning of a number, apart from it. */
const series = String.raw`(?:F[TRSACV]|NC|TD|RG|[A-Z](?= \d{3})) `
/** In groups, as bills of those who supply line and power have it: what ends its part. */
const grouped = String.raw`\d{2,5}(?: \d{3,5}){2,}(?=\s*$| {2})`
const value = String.raw`(?<value>${grouped}|(?:${series})?(?:[A-Z]{0,5}[-/#]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*|[A-Z]{1,6}(?:[-/_][A-Z\d]+)*[-/_]?\d[\dA-Z]*(?:[-/.][\dA-Z]+)*))`
const between = String.raw`[\s.:;#]{0,4}[#:]?\s?`
const patterns = kinds.map((kind, rank) => {
  const own = `(?:${kind})`
  const bare =
    rank === 0
      ? String.raw`|^\W*(?:TAX |SALES |VAT )?INVOICE\W*$`
      : rank === 3
        ? String.raw`|^\W*(?:NUMBER|NO)\W*$`
        : ''
  return {
    beside: new RegExp(
      String.raw`(?<![A-Z])(?:${before}${own}|${own}${suffix})(?![A-Z]|-\d|/\d)${between}${value}(?![\d%])`,
    ),
    // A heading of a table may say INVOICE alone, a box NUMBER alone.
    label: new RegExp(
      String.raw`^\W*(?:\d{1,2} )?(?:TAX |VAT |SALES |OUR |YOUR )?(?:${before}${own}|${own}[\s.-]{0,2}${numberWord})[\s.:°O#]*$${bare}`,
    ),
  }
})
const starts = new RegExp(`^[#\\s]*${value}(?![\\d%])`)

/** What a paper is, alone in its row, and its number in one of the next rows behind a bare word for number. */
const headings = kinds
  .slice(0, 2)
  .map(
    (kind) =>
      new RegExp(String.raw`^\W*(?:TAX )?(?:${kind})(?: (?:DE|DI|DO|DU|OF|DA) [A-Z]+)?\W*$`),
  )
const bare = new RegExp(
  String.raw`^(?:SERIA [A-Z]{1,5} )?${numberWord}\.?[°O]?${between}${value}\W*$`,
)
const mostRowsApart = 3

/** Said before the label of another document: the one that is reversed, corrected or refunded. */
const ofAnother =
  /\b(?:ORIGINAL\w*|PREVIOUS|EARLIER|RELATED|REFUND OF|REVERSE[SD]?|AGAINST|CREDITS|URSPRUNG\w*|INITIALE?|RECTIFI\w+|RETIFICA\w*)\W{0,3}(?:TO |YOUR |OUR |TAX |VAT |SALES |LA |LE |LO |DE |DEL |DER |DIE |DU |DA )?$/

/** The number with the best label; undefined where no label stands at one. */
export function documentNumberIn(rows: readonly Row[]): FoundNumber | undefined {
  const found = rows.flatMap((row) => [
    ...patterns.flatMap((_, rank) => numberIn(rows, row, rank)),
    ...underHeading(rows, row),
  ])
  return found.toSorted((a, b) => a.rank - b.rank || a.row.index - b.row.index)[0]
}

function numberIn(rows: readonly Row[], row: Row, rank: number): FoundNumber[] {
  const pattern = patterns[rank]
  if (!pattern) return []
  const text = folded(row.text)
  const match = pattern.beside.exec(text)
  const beside = match && !ofAnother.test(text.slice(0, match.index)) ? match : undefined
  const length = beside?.groups?.['value']?.length ?? 0
  const to = beside ? beside.index + beside[0].length : 0
  // `INV446887`: the word is of the number.
  const isOne = beside !== undefined && /^[A-Z]{2,4}\d/.test(beside[0])
  const from = isOne ? beside.index : to - length
  const number = row.text.slice(from, to)
  if (beside && isNumber(number, row.text, to)) return [{ value: number, row, from, to, rank }]
  return row.parts.flatMap((part) =>
    pattern.label.test(folded(part.text)) ? below(rows, row, part, rank) : [],
  )
}

function underHeading(rows: readonly Row[], row: Row): FoundNumber[] {
  const above = rows.slice(Math.max(0, row.index - mostRowsApart), row.index)
  const rank = headings.findIndex((heading) =>
    above.some(({ parts }) => parts.some(({ text }) => heading.test(folded(text)))),
  )
  if (rank < 0) return []
  return row.parts.flatMap((part) => {
    const length = bare.exec(folded(part.text))?.groups?.['value']?.length ?? 0
    const to = part.from + part.text.trimEnd().length
    const number = row.text.slice(to - length, to)
    return length > 0 && isNumber(number, row.text, to)
      ? [{ value: number, row, from: to - length, to, rank }]
      : []
  })
}

/** A label in a box has its number beside it, in a next part, or straight under it. */
function below(
  rows: readonly Row[],
  row: Row,
  part: Row['parts'][number],
  rank: number,
): FoundNumber[] {
  const next = row.parts[row.parts.indexOf(part) + 1]
  const lower = partBelow(rows, row, part)
  const places = [...(next ? [{ row, part: next }] : []), ...(lower ? [lower] : [])]
  return places.flatMap((place) => {
    const match = starts.exec(folded(place.part.text))
    const length = match?.groups?.['value']?.length ?? 0
    const end = match?.[0].length ?? 0
    const text = place.part.text.slice(end - length, end)
    if (length === 0 || !isNumber(text, place.part.text, end)) return []
    const from = place.part.from + end - length
    return [{ value: text, row: place.row, from, to: from + length, rank }]
  })
}

/** Not a date, an amount, or a single digit (a count of pages, a till). */
function isNumber(text: string, within: string, to: number): boolean {
  if (text.length < 2 || !/\d{2}/.test(text) || /^\d\/\d$/.test(text)) return false
  const from = to - text.length
  const touches = (place: { from: number; to: number }) => place.from < to && from < place.to
  if (moneyIn(within).some((money) => touches(money))) return false
  return !datesIn(within).some((date) => touches(date) && date.form !== 'compact')
}
