/** From a line as printed to the supplier's name in it: without registration numbers and stray marks, letters mended. */
import { isLabel } from '../lines/form-words'
import { address, hasLegalForm, isStreetName } from './words'
import { asLetters, letterCount, remembered } from '../lines/text'

/** A registration number at the end: `(801580-T)`, `481500-M`, `Co. Reg. No: 12345678`, `JM0325955-V`. */
const registrationAtEnd =
  /\s*[([<{]?\s*(?:(?:(?:CO(?:MPANY)?|PSIRA)\.?\s*)?(?:REG(?:ISTRATION|N)?\.?)?\s*(?:NO|NUMBER)?\.?\s*:?\s*)(?:\(?(?=[A-Z]{0,5}\d)[\dOoBZTIlS]{4,12}\s?[-.]\s?[A-Z0-9]{1,2}\)?|[A-Z]{2}\d{7}-?[A-Z]?|(?=[IOSl]{0,3}\d)[\dIOSl]{6,12}\s?[A-Z]?)\s*[)\]>}]?\s*(?:\([A-Z0-9 ]{2,5}\))?\s*[,.;:]*\s*$/i

const sdnBhd =
  /\b(?:[S5]DN\s?\.?\s*[BDE8][HMN]?[DOUI0]|[S5][DOUIL0]N\s?\.?\s*[BDE8][HMN][DOUI0])\b(?:\s?\.)?|\bSDNBHD\b|\b[S5]D?[NI]{1,2} ?BH[DU]\b|\bSCIN BHD\b|\b[S5] ?\/ ?[B89D]\b(?=\s*$|\s*\()/i

/** `Mittente Idraulica Rossi Srl`: what a sender is called, whose colon or gap was lost. */
const senderInFront =
  /^(?:Mittente|Expéditeur|Absender|Afzender|Avsändare|Afsender|Avsender|Lähettäjä|Nadawca|Odesílatel|Remitente|Remetente|Feladó):? (?=\p{Lu})/u

/** The name, or '' where nothing of a name is left. */
export const supplierName = remembered((text: string): string => {
  const bare = withoutKeeper(withoutNumbers(withoutFirmNumber(text)))
    .replace(/^[#*]?\d{4,}\s+/, '')
    .replace(/^(?!"[^"]+")[^\p{L}\p{N}(]+/u, '')
    .replace(/[^\p{L}\p{N}.)&!']+$/u, (end, at: number, all: string) =>
      closing(all.slice(0, at), end),
    )
    .replace(/^(\p{L}.{2,40}?) ?\(\1\b[^()]*$/u, '$1')
    .replace(
      /^(?:Please pay|Pay(?:ment)? to|(?:Printed and )?[Pp]ublished by|Operated by) (?=\p{Lu})/u,
      '',
    )
    .replace(senderInFront, '')
    .replace(/^(?:Namens|Nome|NOME|Nombre|NOMBRE|Nazwa|NAZWA) (?=\p{Lu})/u, '')
    .replace(/\(\s*$/, '')
    .replace(accountAtEnd, '')
  const formed = bare
    .replace(sdnBhd, (found, at: number) => malaysianForm(found, bare.slice(at + found.length)))
    .replace(/(?<=[A-Z)])(?=SDN BHD)/, ' ')
  return withoutHeading(withoutEcho(formed))
    .split(' ')
    .map((word, _, all) => withCapital(asLetters(word), all))
    .join(' ')
    .replace(/\s{2,}/g, ' ')
    .trim()
})

/** `lreland`, `lnternational`: no word begins so, nor a form such as `ltée`. */
const smallForCapital = /^l(?=[bcmnprs]\p{Ll})/u
/** Not in a name in small letters alone: `lps printing`. */
const withCapital = (word: string, all: readonly string[]) =>
  all.some((other) => /^\p{Lu}/u.test(other)) ? word.replace(smallForCapital, 'I') : word

/** Which of its accounts is to be paid: `Carmichael Voss LLP Office Account`. */
const accountAtEnd = / (?:Office|Clients?'?|Business|Current|Trading) (?:Account|A\/C|Acct?)\.?$/i

/** What the paper is, straight behind a firm's form. */
const headingAtEnd =
  /(?<=\p{L}) (?:(?:TAX|VAT|SALES) )?(?:INVOICE|RECEIPT|STATEMENT|RECHNUNG|QUITTUNG|FACTURE|FACTUUR|FATTURA|FACTURA|FATURA|FAKTURA|LASKU|SZÁMLA|RAČUN)(?: ?(?:#|No\b\.?|Nr\b\.?|N°) ?[\w/-]*\d[\w/-]*)?$/iu

/** Of its number, which stands in the next clause: `A1 Binmen (Gwent) Ltd. VAT`, `Sweeney Motors Ltd Reg. in Ireland`, also where a space was lost. */
const labelAtEnd =
  /(?:,? |(?<=\.))(?:VAT(?: REG)?|NIF|CIF|NIP|P\.? ?IVA|TVA|BTW|KVK|CVR|UID|ABN|ACN|REG(?:D|ISTERED)?|CO(?:MPANY|\.)? (?:NO|REG|NUMBER)|(?<=, )CO)\.?$/i

/** With which the sentence goes on: `Slaney Tollways DAC on` behalf of another, `X (Trading) Ltd gives` all profits. */
const smallAtEnd =
  / (?:(?:on|of|for|is|are|in|at|by|from|to|and|as|until|with|or)|(?<=\b(?:Ltd|Limited|plc|PLC|LLP|LLC|Inc|DAC|CIC)\.? )\p{Ll}{2,})$/u

function withoutHeading(text: string): string {
  const ends = [headingAtEnd, labelAtEnd, smallAtEnd]
  const bare = ends.reduce((rest, end) => rest.replace(end, ''), text)
  const last = bare.toUpperCase().split(' ').slice(-2).join(' ')
  return bare !== text && hasLegalForm(last) ? bare : text
}

/** `Tīrais Nams, SIA Tīrais Nams LV`, `Nams Nams SIA`: a name and, behind a comma or none, the same as it is registered. */
function withoutEcho(text: string): string {
  const again = /^(\p{L}.{3,40}?) (?=\1 )/u.exec(text)
  if (again) return text.slice(again[0].length)
  const [name = '', registered, ...more] = text.split(', ')
  const isEcho = registered !== undefined && more.length === 0 && registered.includes(name)
  return isEcho && letterCount(name) > 3 ? registered : text
}

/** `SARL Vaugeois Plomberie`: without a legal form that stands in front, as in France. */
export const withoutForm = (name: string): string =>
  name.replace(/^(?:SARL|SASU?|EURL|SNC|SCOP|SCI|EIRL|EI) (?=\p{L})/u, '')

/** The mark that closes what one opened before. */
const closing = (before: string, end: string) =>
  end.startsWith('"') && before.split('"').length % 2 === 0 ? '"' : ''

/** `Blumen Voss, Inh. Marlene Voss`: who keeps the shop is no part of its name. */
const keeperAtEnd =
  /[\s,;(–-]+(?:Inh(?:aber(?:in)?)?\b\.?|Prop(?:rietor\b|\.|:)|Owner:|Eigenaar(?:es)?:|Właściciel(?:ka)?\b|Propiet[aá]ri[oa]:|Titular:|Titolare\b|Propriétaire\b|Gérante?\s?:|Innehavare\b|Indehaver\b|Innehaver\b)\s*:?\s+\p{Lu}.*$/u

/** `Northwoods Swim & Gym (M. Hautala)`. */
const personAtEnd = / \((?![SNEWP]\. )(?:\p{Lu}\. ?)+\p{Lu}\p{L}+\)$/u

/** `Mailchimp c/o The Rocket Science Group, LLC`: who takes its post. */
const careOfAtEnd = /,? c\/o \p{L}.*$/iu

const withoutKeeper = (text: string) => {
  const bare = text.replace(careOfAtEnd, '').replace(keeperAtEnd, '').replace(personAtEnd, '')
  return letterCount(bare) > 3 ? bare : text
}

/** What a firm has from the state, behind its form: `dm GmbH USt-ID DE143593636`, `Le Goff SARL RCS Brest 812 345 678`. */
const firmNumberAtEnd =
  /[\s,;:(|·–-]+(?:USt-?Id(?:-?Nr)?|UID(?:-Nr)?|VAT(?: (?:Reg(?:istration)?\.? ?)?(?:No|Number|Nr)?)?|N\.?I\.?F|C\.?I\.?F|NIP|KvK(?:-?nr)?|BTW(?:-?nr)?|CVR(?:-?nr)?|Y-tunnus|IČO?|DIČ|P\.? ?IVA|C\.F|Org\.? ?n(?:r|ummer)|RCS \p{L}+|SIRET|SIREN|TVA|HRB)(?!\p{L})[.:#\s]*\p{L}{0,3}[\s.-]?\d[\d ./-]{4,}.*$/iu
/** The same of Spain, which often has no label: `MERCADONA, S.A. A-46103834`. */
const spanishNumberAtEnd = /[\s,]+[A-HJ-NP-SUVW][ -]?\d{7}[\dA-J]$/

/** Where it is, close behind its form: `Inkwell Lane Press Ltd,3 Inkwell Lane`. */
const streetAtEnd = /,\s?(\d{1,4}[a-z]?,? \p{Lu}\p{Ll}.*)$/u
const withoutStreet = (text: string) =>
  text.replace(streetAtEnd, (end, street: string) => (isStreetName(street) ? '' : end))

/** What it is proud of, behind its form: `R Whitlow & Sons Ltd Builders since 1961`. */
const sinceAtEnd =
  /(?<=\b(?:Ltd|Limited|LLP|plc|GmbH|B\.?V|SARL|AB|A\/S)\.?),? .*\b(?:since|est(?:ablished|d)?\.?|seit|depuis|sinds|sedan|siden) \d{4}\.?$/iu

/** Its place on the web, behind a mark that parts them: `Maple & Main Inc. · mapleandmain.ca`. */
const webAtEnd = /\s[|·•.–-]\s+(?:www\.)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{Ll}{2,}$/u

/** What its owners paid in, as French law has it said: `SARL Vaugeois Plomberie au capital de 8 000 €`. */
const capitalAtEnd =
  /(?<=\p{L}{3}.*),? (?:au|à) capital(?: social| variable)?(?: minimum)? (?:de|:) .*$/iu

function withoutFirmNumber(printed: string): string {
  const text = printed.replace(capitalAtEnd, '')
  const ends = [firmNumberAtEnd, spanishNumberAtEnd, webAtEnd, sinceAtEnd]
  const bare = withoutStreet(ends.reduce((rest, end) => rest.replace(end, ''), text.trim()))
  const words = bare.toUpperCase().split(/\s+/)
  const lasts = [1, 2, 3].map((count) => words.slice(-count).join(' '))
  return lasts.some((form) => hasLegalForm(form) || /^S\.? ?COOP/.test(form)) ? bare : text
}

function withoutNumbers(text: string): string {
  let bare = text.trim()
  for (let turn = 0; turn < 2; turn += 1) bare = bare.replace(registrationAtEnd, '').trim()
  return bare
}

const exactForm = /^S ?D ?N ?\.? ?B ?H ?D ?\.?$/i
/** One half of it nearly as it should be. */
const halfForm = /SDN|[BDE8]H[DUOI0]/i
const nothingElse = /^\W*(?:\(|$)/

/** As printed, unless it is the form for sure: letter by letter, or half of it at the end of a name. */
function malaysianForm(found: string, rest: string): string {
  if (found.includes('/')) return 'S/B'
  if (!exactForm.test(found) && !(halfForm.test(found) && nothingElse.test(rest))) return found
  return found === found.toUpperCase() ? 'SDN BHD' : 'Sdn Bhd'
}

/** A name at its first comma: `Twomey & Daughters, The Mart Road, Kanturk`. */
export function atComma(name: string) {
  const [first = '', next = '', ...more] = name.split(', ')
  const rest = [next, ...more].join(' ').toUpperCase()
  return { first, rest, isAddress: isStreetName(next) || address.test(rest) }
}

/** For comparing two names: letters of any script and digits alone, as capitals without accents, `and` and `&` being nothing. */
export const nameKey = remembered((name: string): string => {
  return name
    .toUpperCase()
    .normalize('NFD')
    .replace(/&/g, ' AND ')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .replace(/AND/g, '')
})

/** Where a sentence or a clause of small print ends. */
const clause =
  /[.;,](?=\s)|\s(?=(?:au|à) capital )|\s+[-–|·•]\s|\s\(|:\s|(?<=\b(?:Ltd|Limited|LLP|LLC|Inc|plc|PLC|GmbH|AG|B\.?V|N\.?V|SARL|SAS|SA|AB|AS|ApS|Oy|Srl|Lda|SL)\.?)\s(?=\d|(?:Registered|Reg\.|VAT|Co(?:mpany|\.)? (?:[Nn]o\b|[Nn]umber|[Rr]eg)|USt|TVA|SIRET|RCS|HRB|KvK|BTW|CVR|Org\.? ?nr)\b)/gu
const mostOfName = 60
/** Short forms within names, and titles of professions before them: `Studio Tecnico Geom. Aldo Sanna`. */
const shortWord =
  /\b(?:Co|St|Bros|Mt|Dr|Prof|Geom|Ing|Arch|Avv|Dott|Rag|Dipl|Mag|Lic|Abg|Arq|Adv|Mgr|Me)$/u

/** `X (UK) Limited`, `X (Ireland) Ltd`. */
const formAfterBracket = /^\s\([\p{L} .]{2,20}\)\s([\p{L}.]+)/u

/** Behind the form of `X UG (haftungsbeschränkt)`, or under it. */
export const restOfForm = /^\s?\(haftungsbeschr/i

/** Where the first clause ends; that of a short form of a firm belongs to the name. */
export function endOfName(text: string): number | undefined {
  for (const { index } of text.matchAll(clause)) {
    const name = text.slice(0, index)
    if (index > mostOfName || text[index] === ':') return undefined
    const [next = ''] = text
      .slice(index + 1, index + 12)
      .trim()
      .split(/[\s,.]+/)
    const isForm = /^\p{Lu}/u.test(next) && hasLegalForm(next.toUpperCase())
    const isMidway = hasLegalForm(
      formAfterBracket.exec(text.slice(index))?.[1]?.toUpperCase() ?? '',
    )
    const isOfForm = isForm || isMidway || restOfForm.test(text.slice(index))
    if (letterCount(name) < 3 || isOfForm || shortWord.test(name)) continue
    return /^[\p{Lu}\d]/u.test(name) && !/\d{4}/.test(name) && !isLabel(name) ? index : undefined
  }
  return undefined
}
