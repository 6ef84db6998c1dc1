/** What the western papers of the twentieth set are drawn with: the lines of a till, prices that end on nine, letters for rates, a payment part. */
import { escaped, several, sumOf, wares, type Firm, type Line, type Pen } from '../eighth/kit'
import { code } from '../fifteenth/tills-kit'
import { who } from '../fifteenth/kit'

/** Lines for `typed`, those left out that are `false`. */
export const print = (...lines: readonly (string | false)[]): string =>
  lines.filter((each) => each !== false).join('\n')

type Buying = Parameters<Pen['buy']>[1]

/** Goods at prices as shops have them. @param goods as `wares` takes them, with tax in their prices */
export const nines = (pen: Pen, goods: string, how: Buying): Line[] =>
  pen
    .buy(wares(goods), { step: 1, isGross: true, ...how })
    .lines.map(({ text, quantity, unit, rate }) =>
      several(text, quantity, Math.floor(unit / 10) * 10 + 9, rate),
    )

/** By weight: kilograms of three decimals at a price of one. @param price in hundredths */
interface Weighed extends Line {
  grams: number
  price: number
}

export const weighed = (text: string, grams: number, price: number, rate: number): Weighed => {
  const amount = Math.round((grams * price) / 1000)
  return { text, quantity: 1, unit: amount, amount, rate, grams, price }
}

/** The letter of a rate. @param from rates in the order of the letters */
export const letterOf = (rate: number, from: readonly number[], letters = 'ABCDEF'): string =>
  letters[from.indexOf(rate)] ?? ''

/** The sum of lines of a rate. */
export const ofRate = (lines: readonly Line[], rate: number): number =>
  sumOf(lines.filter((one) => one.rate === rate))

/** How many pieces. */
export const pieces = (lines: readonly Line[]): number =>
  lines.reduce((all, { quantity }) => all + quantity, 0)

const parts = {
  de: 'Empfangsschein|Zahlteil|Konto / Zahlbar an|Referenz|Zahlbar durch|Währung|Betrag|Annahmestelle|Zusätzliche Informationen',
  fr: 'Récépissé|Section paiement|Compte / Payable à|Référence|Payable par|Monnaie|Montant|Point de dépôt|Informations supplémentaires',
  it: 'Ricevuta|Sezione pagamento|Conto / Pagabile a|Riferimento|Pagabile da|Valuta|Importo|Punto di accettazione|Informazioni supplementari',
} as const

interface Paying {
  account: string
  reference: string
  firm: Firm
  to: Firm
  amount: string
  about: string
}

/** The receipt and payment part at the foot of a Swiss bill. */
export function paymentPart(
  pen: Pen,
  language: keyof typeof parts,
  { account, reference, firm, to, amount, about }: Paying,
): string {
  const words = parts[language].split('|')
  const say = (at: number) => `<b style="font-size:6pt">${words[at] ?? ''}</b><br>`
  const facts = `${say(2)}${account}<br>${who(firm)}<br><br>${say(3)}${reference}<br><br>`
  const sum = `<table><tr><td>${say(5)}CHF</td><td>${say(6)}${escaped(amount)}</td></tr></table>`
  const css =
    'position:absolute;left:0;right:0;bottom:0;height:98mm;border-top:0.25mm dashed #222;display:flex;font:7.5pt/1.25 "Liberation Sans",sans-serif'
  return `<div style='${css}'><div style="width:62mm;padding:5mm;border-right:0.25mm dashed #222"><b style="font-size:11pt">${words[0] ?? ''}</b><br><br>${facts}${say(4)}${who(to)}<br><br>${sum}<div class="r" style="margin-top:2mm"><b style="font-size:6pt">${words[7] ?? ''}</b></div></div><div style="flex:1;display:flex;padding:5mm;gap:5mm"><div style="width:52mm"><b style="font-size:11pt">${words[1] ?? ''}</b>${code(pen, 46)}${sum}</div><div style="flex:1;font-size:8pt">${facts}${say(8)}${escaped(about)}<br><br>${say(4)}${who(to)}</div></div></div>`
}
