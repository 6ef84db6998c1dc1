/** How countries that are made of states write their towns: with a short name of the state, and a postcode that fits it. */

/** With the figures by which their ZIP codes begin, so that `TXN ID 44182` is no Idaho; of those that spell a word, the more. */
const zips = [
  '(?:CT|NH|NJ|RI|VT),? 0',
  'NY,? 1',
  '(?:MD|NC|SC|VA|WV),? 2',
  '(?:AL|FL|GA|MS|TN),? 3',
  '(?:KY|MI|OH),? 4',
  '(?:IA|MN|MT|ND|SD|WI),? 5',
  '(?:IL|KS|NE),? 6',
  '(?:AR|TX),? 7',
  '(?:AZ|NM|NV|UT|WY),? 8',
  '(?:AK|CA|WA),? 9',
  'MA,? 0[12]|ME,? 0[34]|DC,? 20|DE,? 19[789]|PA,? 1[5-9]|IN,? 4[67]|MO,? 6[345]|LA,? 7[01]|OK,? 7[34]|CO,? 8[01]|ID,? 83|HI,? 96[78]|OR,? 97',
]
  .join('|')
  .replaceAll(' ', ' {1,2}')
const restOfZip = String.raw`\d{1,4}(?<=(?<!\d)\d{5})(?:-\d{4})?(?![\d.,]*\d)`
const stateNames =
  'ALABAMA|ALASKA|ARIZONA|ARKANSAS|CALIFORNIA|COLORADO|CONNECTICUT|DELAWARE|FLORIDA|GEORGIA|HAWAII|IDAHO|ILLINOIS|INDIANA|IOWA|KANSAS|KENTUCKY|LOUISIANA|MAINE|MARYLAND|MASSACHUSETTS|MICHIGAN|MINNESOTA|MISSISSIPPI|MISSOURI|MONTANA|NEBRASKA|NEVADA|NEW (?:HAMPSHIRE|JERSEY|MEXICO|YORK)|(?:NORTH|SOUTH) (?:CAROLINA|DAKOTA)|OHIO|OKLAHOMA|OREGON|PENNSYLVANIA|RHODE ISLAND|TENNESSEE|TEXAS|UTAH|VERMONT|(?:WEST )?VIRGINIA|WASHINGTON|WISCONSIN|WYOMING'

/** `Austin, TX 78701`, `Portland, Oregon 97201`; in capitals. */
export const townInAmerica = new RegExp(
  String.raw`(?:(?<=\p{L}{2}[.,]? )(?:${zips})${restOfZip}|\b(?:${stateNames}),? \d{5}(?:-\d{4})?(?![\d.,]*\d))`,
  'mu',
)

/**
 * The same without its ZIP code, as tills print it: `BOSTON, MA`, `GRAND ISLAND NE`. One that spells a word wants a comma, and
 * Washington is as likely Western Australia.
 */
export const townOfState =
  /^(?:\d[A-Z\d .'#-]*, )?[A-Z][A-Z .'-]{2,24}(?:, (?:CO|D[CE]|HI|I[DN]|LA|M[AEO]|O[KR]|PA)|,? (?:A[KLRZ]|C[AT]|FL|GA|I[AL]|K[SY]|M[DINST]|N[CDEHJMVY]|OH|RI|S[CD]|T[NX]|UT|V[AT]|W[IVY]))$/m

/** `Perth WA 6000`: the postcode fits the state. */
export const townInAustralia =
  /[A-Z]{3},? (?:NSW 2|VIC 3|QLD 4|SA 5|WA 6|TAS 7|NT 0|ACT [02])\d{2,3}(?<=(?<!\d)\d{4})(?!\d)/
/** `FREMANTLE WA`: little by itself. */
export const townOfAustralianState = /^[A-Z][A-Z .'-]{2,24},? (?:NSW|VIC|QLD|WA)$/m

/** A province of Canada before a postcode. */
export const townInCanada =
  /\b(?:AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT|CANADA|ALBERTA|BRITISH COLUMBIA|MANITOBA|NEW BRUNSWICK|NEWFOUNDLAND|NOVA SCOTIA|ONTARIO|QU[EÉ]BEC|SASKATCHEWAN|(?<=\()[A-ZÉ]{2,}\)),? +[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/
