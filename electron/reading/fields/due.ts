/** The day by which a document is to be paid, where a label says so. */
import type { FieldValue } from '../../../shared/receipts/reading'
import { captionOf } from './captions'
import { fieldValue } from './confidence'
import { datesIn } from './dates'
import { boxOf, confidenceOf, type Row } from './rows'
import { labelForm } from './text'

/** In the languages of language.ts, as `labelForm` writes them. */
export const dueWord =
  /\bDUE(?: DATE| BY| ON)?$|\b(?:DUE DATE|PAYMENT DUE|(?:(?:PLEASE )?PAY(?:ABLE|MENT)?|TO BE PAID) (?:BY|BEFORE)|PAY BY|FALLIG(?:KEIT|KEITSDATUM)?|ZAHLBAR (?:BIS|AM)|ZU ZAHLEN BIS|ZAHLUNGSZIEL|(?:DATE D )?ECHEANCE|A PAYER AVANT|DATE LIMITE DE PAIEMENT|VENCIMIENTO|FECHA LIMITE|(?:DATA )?SCADENZA|PAGARE ENTRO|VERVALDATUM|(?:TE )?BETALEN (?:VOOR|UITERLIJK)|UITERLIJK|TERMIN (?:PLATNOSCI|ZAPLATY)|PLATNE DO|VENCIMENTO|DATA LIMITE|FORFALLO(?:DATUM|DAG)|FORFALDS(?:DATO|DAG)|FORFALDER|(?:ATT )?BETALAS? SENAST|BETAL(?:ES|INGSFRIST)? SENEST|BETALINGSFRIST|SENEST RETTIDIGE|FALLIG (?:AM|BIS)|ERAPAIVA|MAKSETTAVA VIIMEISTAAN|FORFALL|FORFALD|FORFALLSDATO|BETALINGSFRIST|SISTE FRIST|SIDSTE RETTIDIGE \w+|FORFALLODAG|TILLHANDA SENAST|(?:TE )?BETALEN (?:VOOR|TEGEN)|UITERSTE BETAALDATUM|VERVALDAG|VENCE|LIMITE DE PAG\w*|DA PAGARE ENTRO\w*|(?:DATUM )?SPLATN\w*|FIZETESI HATARIDO|ESEDEKESSEG|SCADENT\w*|TERMEN DE PLATA|MAKSETAH\w*|TASUDA HILJEMALT|APMAKSAS TERMINS|APMAKSAT LIDZ|APMOKETI IKI|MOKEJIMO TERMINAS|DOSPIJEC\w*|ROK PLACANJA|ZAPADLOST|ROK PLACILA|SON ODEME(?: TARIHI)?|VADE(?: TARIHI)?|PADEZH|SROK ZA PLASHTANE|PLATIMA DO|JATUH TEMPO|(?:DI)?BAYAR SEBELUM|SROK (?:SPLATI|OPLATI|OPLATY)|(?:SPLATITI|OPLATITI|OPLATIT) DO|ROK (?:ZA PLACANJE|NA PLAKANJE)|DATUM VALUTE|ZAPADE|PLACILO DO|TERMIN (?:OPLATI|SPLATI)|PORAVNAJTE|VENCE(?: EM)?|GJALDDAGI|EINDAGI|AFATI I PAGESES|VENCIMENT|FIZETESI HATARIDEJE|DATA SCADENTEI|LIXIS|PROTHESMIA PLIROMIS)\b/

/** @param date the document's own: it is not to be paid before it was written */
export function dueField(rows: readonly Row[], date: string | undefined): FieldValue | undefined {
  for (const row of rows)
    for (const found of datesIn(row.text)) {
      const box = boxOf(row, found.from, found.to)
      if (!isLabelled(rows, row, found.from)) continue
      const isLater = date === undefined || found.iso >= date
      const isClear = confidenceOf(row, found.from, found.to) > 0.8 && found.form !== 'broken'
      const isSure = isLater && isClear && date !== undefined
      return fieldValue(found.iso, isSure ? 0.97 : 0.6, isSure, box)
    }
  return undefined
}

/** The label stands before it in its part, over it in its column, or on its left. */
function isLabelled(rows: readonly Row[], row: Row, from: number): boolean {
  const own = row.parts.findLast((part) => part.from <= from)
  const beside = row.text
    .slice(0, from)
    .split('  ')
    .filter((piece) => /\p{L}{2}/u.test(piece))
  const isOwn = /\p{L}{2}/u.test(row.text.slice(own?.from ?? 0, from))
  const heading = own && !isOwn ? captionOf(rows, row, own)?.text : undefined
  return [heading, beside.at(-1)].some(
    (words) => words !== undefined && dueWord.test(labelForm(words)),
  )
}
