/** What cash, cards and other ways to pay without cash are called, as `labelForm` writes it, and which one a row says was taken. */
import { moneyIn } from './money'
import type { Row } from '../lines/rows'
import { labelForm, remembered } from '../lines/text'

export type Method = 'card' | 'cash'

/** Each alone, as the label of a sum. A few of them mean something else within other words: bars, pins and maps. */
const words: Record<Method, string> = {
  cash: String.raw`CASH|BAR(?:GELD|ZAHLUNG|VERKAUF)?|ESPECES|LIQUIDE|EFECTIVO|EFECTIU|METALICO|CONTANT[EI]?|CONTANTEN|GOTOWK[AI]|GOTOWKOWA|DINHEIRO|NUMERARIO|KONTANT(?:ER|E|EN|BETALNING|BETALING)?|KATEI(?:NEN|SELLA|STA)|HOTOVOST(?:I|NE|OU)?|V HOTOVOSTI|HOTOVE|KESZPENZ(?:BEN)?|NUMERAR|GOTOVIN(?:A|SKO|I)|NOVCANICE|METRIT(?:A|OIS)|NAKIT|V BROI|SULARAHA(?:S)?|SKAIDRA(?: NAUDA)?|GRYNI(?:EJI|AIS)|GRYNAIS|TUNAI|PENINGAR|GOTIVKA|NALICHNYMI|VO GOTOVO`,
  card: String.raw`CARD|GIROCARD|(?:EC|V PAY|VPAY)|(?:EC|GIRO|BANK|DEBIT|KREDIT|MAESTRO)? ?KARTEN?(?:ZAHLUNG)?|EC CASH|ELECTRONIC CASH|ELV|(?:KREDIT|DEBIT|EC|BANK|GIRO)KARTE|KARTENZAHLUNG|CARTES?(?: (?:BANCAIRE|BLEUE|DE CREDIT|DE DEBIT|CREDIT))?|CB|TARJETA(?: (?:BANCARIA|(?:DE )?CREDITO|(?:DE )?DEBITO))?|TARJ|TARGETA|CARTA(?: DI (?:CREDITO|DEBITO)| CREDITO| DEBITO)?|BANCOMAT|BANKOMAT(?:KARTE)?|POSTFINANCE(?: CARD)?|(?:PAGAMENTO )?ELETTRONICO|POS|PIN|PINNEN|PINPAS|BANKPAS|BANCONTACT|CREDITCARD|MULTIBANCO|CARTAO(?: (?:BANCARIO|(?:DE )?CREDITO|(?:DE )?DEBITO))?|KART[AYU](?: (?:PLATNICZ[AY]|PLATEBNI|KREDYTOWA|DEBETOWA))?|PLATEBNI KART[AOU]+|PLATOBNA KARTA|(?:PLATBA )?KARTOU|(?:BANK|BETAL|KREDIT|DEBET|DEBIT|KONTO)?KORT(?:BETALNING|BETALING|KOP|KJOP|KOB)?|DANKORT|BANKAXEPT|(?:PANKKI|LUOTTO|MAKSU)?KORT(?:TI|ILLA)|KORTTIMAKSU|BANKKARTYA(?:VAL)?|KARTYA|CARD BANCAR|(?:(?:PLACILNA|KREDITNA|DEBITNA|BANKOVNA|PLATNA) )?KARTIC(?:A|OM|NO)|(?:PANGA|MAKSE|KREDIIT)?KAART(?:IMAKSE)?|(?:MAKSAJUMU|BANKAS|MAKSAJUMA) KARTE|MOKEJIMO KORTELE|(?:BANKO )?KORTELE|(?:KREDI|BANKA) KARTI|KARTA PLIROMIS|GREIDSLUKORT|SWISH|VIPPS|MOBILE ?PAY|TWINT|BLIK|IDEAL|BIZUM|SATISPAY|MB ?WAY|PAYCONIQ|WERO|PAYPAL|AMAZON ?PAY|APPLE ?PAY|GOOGLE ?PAY|SAMSUNG ?PAY|KLARNA|REDCOMPRA|PIX`,
}

/** Stand beside a way and say that it was the one, or nothing. */
const beside = String.raw`GEG|GEGEBEN|GIVEN|GEZAHLT|BEZAHLT|BEZ|ERHALTEN|BETALT|BETALD|BETAALD|ONTVANGEN|PAYE|PAYEE|RECU|REGLE|REGLEMENT|PAIEMENT|PAGADO|PAGATO|PAGAMENTO|PAGO|RECIBIDO|RECEBIDO|ENTREGADO|ENTREGUE|RICEVUTO|ZAPLACONO|ZAPLATA|PLATNOSC|PLATBA|ZAPLACENO|UHRADA|UHRADENO|PRIJATO|MAKSETTU|MAKSU|SAATU|FIZETVE|FIZETES|PLATA|PLACENO|PLACANJE|PLACILO|MAKSTUD|SAMAKSA|ZAHLUNG|BETALING|BETALNING|PAR|EN|IN|PER|MIT|MET|MED|CON|COM|VIA|A|AU|V|SANS CONTACT|CONTACTLESS|KONTAKTLOS|CONTACTLOOS|EMV|NFC|CHIP|ONLINE|TERMINAL|EUR|CHF|SEK|NOK|DKK|PLN|CZK|HUF|RON|KR|ZL|KC|FT|LEI`
const alone = (method: Method) =>
  new RegExp(`^(?:(?:${beside}) )*(?:${words[method]})(?: (?:${beside}))*$`)
const ways = { card: alone('card'), cash: alone('cash') }

/** `Zahlungsart:`, `Mode de paiement`: what is told beside it is how it was paid. */
const asked =
  /^(?:PAYMENT (?:METHOD|TYPE|MODE|BY)|METHOD(?: OF PAYMENT)?|PAID (?:BY|WITH|VIA)|(?:BE)?ZAHL(?:UNGS)?(?:ART|WEISE|METHODE|FORM)|BEZAHLT (?:MIT|PER|VIA|DURCH)|ZAHLUNG (?:MIT|PER|VIA|DURCH)|(?:MODE|MOYEN|TYPE) (?:DE|DU) (?:PAIEMENT|REGLEMENT)|(?:PAYE|REGLE|PAIEMENT|REGLEMENT)E?(?: (?:PAR|EN))?|(?:FORMA|METODO|MEDIO|TIPO|MODO) DE PAGO|(?:FORMA|METODO|MEIO|MODO|TIPO) DE PAGAMENTO|(?:MODALITA|METODO|FORMA|TIPO)(?: DI)? PAGAMENTO|PAGAMENTO|PAGADO (?:CON|EN)|PAGATO (?:CON|IN)|PAGO (?:COM|EM)|(?:BETAAL|BETALINGS)(?:WIJZE|METHODE)|BETAALD (?:MET|PER|VIA)|(?:FORMA|SPOSOB) (?:PLATNOSCI|ZAPLATY)|BETAL(?:NINGS)?(?:SATT|METOD|NINGSMETOD)|BETAL[TD] (?:MED|VIA)|BETALINGS(?:MATE|MADE|METODE|FORM|MIDDEL)|MAKSUTAPA|(?:ZPUSOB|FORMA|SPOSOB) (?:PLATBY|UHRADY)|FIZETESI? MOD(?:JA)?|(?:MODALITATE|METODA|MOD) DE PLATA|NACIN (?:PLACANJA|PLACILA)|TROPOS PLIROMIS|ODEME (?:SEKLI|TURU|TIPI)|MAKSEVIIS|(?:APMAKSAS|SAMAKSAS) VEIDS|(?:MOKEJIMO|APMOKEJIMO) BUDAS)$/

/** `Bar bezahlt`, `payé en espèces`, `zapłacono kartą`. */
const paid = String.raw`(?:PAID|BEZAHLT|BEGLICHEN|KASSIERT|PAYEE?S?|REGLEE?S?|ACQUITTEE?|PAGAD[OA]|PAGATO|ABONADO|PAGO(?= (?:COM|EM))|BETAALD|VOLDAAN|BETALD|BETALT|ZAPLACONO|ZAPLACENO|UHRAZENO|ZAPLATENE|MAKSETTU|FIZETVE|PLACENO|PLACANO)`
const joining = String.raw`(?:(?:BY|WITH|MIT|PER|IN|PAR|EN|CON|DE|COM|EM|MET|MED|VIA|V|A|DURCH|LA) )*`
const first = { card: words.card, cash: 'BAR|ESPECES|CONTANT|KONTANT' }
const saying = (method: Method) =>
  new RegExp(
    String.raw`\b${paid} ${joining}(?:${words[method]})\b|\b(?:${first[method]}) (?:${paid}|ERHALTEN)\b`,
  )
const sayings = { card: saying('card'), cash: saying('cash') }

/** Of a row with sums and without them: whether it is nothing but the name of a way to pay. */
export function isLabelOf(method: Method, { text }: Row): boolean {
  const kept = moneyIn(text).reduceRight(
    (left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`,
    text,
  )
  return isAlone(method, kept)
}

const isAlone = (method: Method, text: string) =>
  ways[method].test(labelForm(text).replace(/[€£$]/g, '').trim())

/** Whether a row says that this way was taken: behind a label for it, or in words. */
export function saysPaidBy(method: Method, { text, parts }: Row): boolean {
  const isBehind = parts.some((part, at) => {
    const [label = '', value = ''] = part.text.split(/:(.*)/)
    const next = value.trim() === '' ? (parts[at + 1]?.text ?? '') : value
    return asked.test(labelForm(label)) && isAlone(method, next)
  })
  return isBehind || isSaid[method](text)
}

const isSaid = {
  card: remembered((text: string) => sayings.card.test(labelForm(text))),
  cash: remembered((text: string) => sayings.cash.test(labelForm(text))),
}
