/** Whether a paper is from Britain or Malaysia, by what stands on it outside of what was bought, and not from elsewhere. */
import { ukPostcode } from '../supplier/words'
import { nameOf, type Cell } from './places'
import type { Words } from './told'

const says = (cells: readonly Cell[], pattern: RegExp) =>
  cells.some(({ text }) => pattern.test(text))

const britain = nameOf('UNITED KINGDOM|ENGLAND|SCOTLAND|WALES|NORTHERN IRELAND|GREAT BRITAIN')
/** A firm's registration, a site, a number to call, which of a mobile may be a guest's, and money in words. */
const british =
  /\b(?:REG(?:ISTERED|D|\.)?|INCORPORATED|COMPANY)\b.*\b(?:ENGLAND|SCOTLAND|WALES|N(?:ORTHERN|\.)? ?IRELAND)\b|(?:^|[\s/])[^\s@]+\.CO\.UK\b|\b(?:INFO|SALES|ACCOUNTS?|HELLO|ENQUIR\w+|SUPPORT|CONTACT|ADMIN|OFFICE|SHOP|HELP|MAIL|ORDERS?|BOOKINGS?|INVOICES?|BILLING)@\S+\.CO\.UK\b|\+44(?! ?(?:\(0\) ?)?7)|\bPOUNDS?\b.{0,8}STERLING/

export const isOfBritain = ({ cells }: Words): boolean =>
  says(cells, ukPostcode) || says(cells, british) || britain.isPlaced(cells)

/** Whether an address ends in the country, as nobody writes it at home. */
export const saysBritain = ({ cells }: Words): boolean => britain.isPlaced(cells)

/** Whether a firm of Britain says so, which its customer does not: by its registration, a site, or a number to call. */
export const isFirmOfBritain = ({ cells }: Words): boolean => says(cells, british)

const malaysianForm = /SDN\.? ?BHD|MALAYSIA/
/** Streets are called so in Singapore and Indonesia as well. */
const malaysian =
  /\bKUALA LUMPUR\b|\bJALAN\b|\bJLN\b|\bTAMAN\b|\bSELANGOR\b|\bJOHOR\b|\bPERAK\b|\bPENANG\b|\b(?:KELANTAN|KEDAH|PAHANG|TERENGGANU|SARAWAK|MELAKA|PUTRAJAYA|PETALING JAYA|SHAH ALAM|NEGERI SEMBILAN)\b|\bGST (?:REG\.? ?)?(?:NO|ID)\W{1,4}00\d{10}\b|^\W*RM\W*$|\(RM\)|\b(?:TOTAL|AM(?:OUN)?T|PRICE|CASH|CHANGE|TAX)\W{1,2}RM$|\bMYR\b/

export const isOfMalaysia = ({ cells }: Words, isEnglish: boolean): boolean =>
  says(cells, malaysianForm) || (isEnglish && says(cells, malaysian))

/** At the end of a line, or behind a comma or a figure. */
const elsewhere = nameOf(
  'IRELAND|SINGAPORE|INDONESIA|BRUNEI|AUSTRALIA|NEW ZEALAND|HONG KONG|INDIA|SOUTH AFRICA|ISRAEL|GERMANY|AUSTRIA|SWITZERLAND|FRANCE|ITALY|SPAIN|PORTUGAL|NETHERLANDS|BELGIUM|LUXEMBOURG|DENMARK|SWEDEN|NORWAY|FINLAND|ICELAND|POLAND|CZECHIA|CZECH REPUBLIC|ESTONIA|LATVIA|LITHUANIA|ROMANIA|BULGARIA|GREECE|CYPRUS|MALTA|HUNGARY|SLOVAKIA|SLOVENIA|CROATIA|SERBIA|UKRAINE|TURKEY|MEXICO|BRAZIL|ARGENTINA|CHILE|COLOMBIA|JAPAN|CHINA|KENYA|NIGERIA|GHANA|EGYPT|MOROCCO|THAILAND|VIETNAM|PHILIPPINES|SRI LANKA|PAKISTAN|BANGLADESH|UAE|U\\.A\\.E|UNITED ARAB EMIRATES|QATAR|SAUDI ARABIA|KUWAIT|BAHRAIN|OMAN|USA|U\\.S\\.A|UNITED STATES(?: OF AMERICA)?|CANADA',
)

/** Whether it names a place abroad, or a number to call there. */
export const isOfAbroad = ({ cells, dialled }: Words): boolean =>
  elsewhere.isPlaced(cells) || dialled.some((currency) => currency !== 'GBP')
