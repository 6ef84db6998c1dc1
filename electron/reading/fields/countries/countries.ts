/** What holds in one country: its currency, and how a paper shows that it is from there. */
import type { Language } from '../lines/language'
import {
  townInAmerica,
  townInAustralia,
  townInCanada,
  townOfAustralianState,
  townOfState,
} from './states'

export interface Country {
  currency: string
  /** Before its VAT numbers and IBANs. */
  prefix?: string
  /** A sign of money that it shares with others. */
  sign?: '$' | 'kr' | '¥' | 'R' | 'P' | 'Rs'
  /** What only its papers bear, wherever it stands; in capitals, as all of these. */
  words?: RegExp
  /** Its towns, and names that are hardly of anything else; they tell it where they are not what is sold. */
  towns?: RegExp
  /** What it is called, for a regular expression; it names food and streets as well, so that it tells only as the end of an address. */
  name?: string
  /** What tells it where nothing tells another, and `beside` is on the paper as well. */
  faint?: RegExp
  beside?: RegExp
  /** Those whose papers are hardly from anywhere else. */
  language?: Language
}

const euro = (prefix: string, words: RegExp): Country => ({ currency: 'EUR', prefix, words })

/** Of those with a shared sign of money, the first is taken where several are told. */
export const countries: readonly Country[] = [
  {
    currency: 'USD',
    sign: '$',
    words:
      /\b(?:USD|FEDERAL TAX|EIN:? ?\d\d-\d{7})\b|\bUS ?\$|(?<!\b(?:HARMONI[SZ]ED|PROVINCIAL|RETAIL|SERVICES?) )\bSALES TAX\b/,
    towns: townInAmerica,
    name: 'USA|U\\.S\\.A|UNITED STATES(?: OF AMERICA)?',
    faint: townOfState,
  },
  {
    currency: 'AUD',
    sign: '$',
    words: /\b(?:A\.?B\.?N(?!\.? ?AMRO)|AUD)\b/,
    towns: townInAustralia,
    name: 'AUSTRALIA',
    faint: townOfAustralianState,
    beside: /\b(?:EFTPOS|GST)\b/,
  },
  {
    currency: 'CAD',
    sign: '$',
    words:
      /\b(?:CAD(?= ?\d|\W*$)|GST ?\/ ?HST|HST|QST|TVQ|TVH|CANADA (?:INC|LTD|LT[ÉE]E|CORP|ULC|POST))\b|\b\d{9} ?R[TC] ?0\d{3}\b/m,
    towns: townInCanada,
    name: 'CANADA',
  },
  {
    currency: 'SGD',
    sign: '$',
    words:
      /\bSGD\b|\bM\d-\d{7}-\d\b|\b(?:GST|UEN|ROC|REG)\b[^\n]{0,25}\b(?:19|20)\d{7}[A-Z]\b|\bSINGAPORE \(?\d{6}\b/,
    name: 'SINGAPORE',
    faint: /\b(?:UEN|NETS)\b/,
    beside: /\bGST\b/,
  },
  {
    currency: 'NZD',
    sign: '$',
    words:
      /\b(?:NZD|NZBN|KIA ORA)\b|\bGST\W{0,3}(?:(?:NO|NUMBER|REG)\W{1,3})?\d{2,3}-\d{3}-\d{3}(?![-\d])/,
    towns: /\b(?:AUCKLAND|CHRISTCHURCH|DUNEDIN|TAURANGA)\b/,
    name: 'NEW ZEALAND',
  },
  {
    currency: 'HKD',
    sign: '$',
    words: /\bHKD\b/,
    towns: /\b(?:KOWLOON|WAN CHAI|TSIM SHA TSUI|MONG ?KOK|CAUSEWAY BAY)\b/,
    name: 'HONG ?KONG',
  },
  {
    currency: 'MXN',
    sign: '$',
    words: /\b(?:MXN|RFC|R\.F\.C|CFDI|S\.A\. DE C\.V)\b/,
    towns: /\b(?:(?:CIUDAD|ESTADO|EDO\.?) DE M[EÉ]XICO|CDMX)\b/,
    name: 'M[EÉ]XICO',
  },
  {
    currency: 'CLP',
    sign: '$',
    words: /\b(?:CLP|BOLETA ELECTR[OÓ]NICA|R\.U\.T|S\.I\.I)\b|\bRUT:? ?\d/,
    name: 'CHILE',
  },
  {
    currency: 'COP',
    sign: '$',
    words:
      /\bCOP\b(?= ?\d)|\bNIT\b[.:]? ?\d|\b(?:RESOLUCI[OÓ]N|AUTORIZACI[OÓ]N) (?:DE )?(?:LA )?DIAN\b|\bDIAN\b.*\bRESOL/,
    name: 'COLOMBIA',
  },
  { currency: 'ARS', sign: '$', words: /\b(?:CUIT|AFIP)\b/, name: 'ARGENTINA' },
  { currency: 'DOP', sign: '$', words: /\b(?:REP[UÚ]BLICA DOMINICANA|ITBIS|E?-?NCF|RNC)\b/ },
  { currency: 'TWD', sign: '$', words: /\bTWD\b|統一編號|統編|電子發票/, name: 'TAIWAN' },
  ...'UYU URUGUAY,JMD JAMAICA,BBD BARBADOS,BSD BAHAMAS,TTD TRINIDAD,FJD FIJI,BZD BELIZE'
    .split(',')
    .map((pair): Country => {
      const [currency = '', name = ''] = pair.split(' ')
      return { currency, sign: '$', words: new RegExp(String.raw`\b${currency}\b`), name }
    }),
  {
    currency: 'NOK',
    sign: 'kr',
    prefix: 'NO',
    words: /\b(?:NOK|MVA|MERVERDIAVGIFT|MVAL|FORETAKSREGISTERET)\b/,
    name: 'NORGE|NORWAY',
    language: 'no',
  },
  {
    currency: 'DKK',
    sign: 'kr',
    prefix: 'DK',
    words: /\bDKK\b|\bCVR(?:-?NR)?\b|\bDK[ -]?\d{8}\b/,
    name: 'DANMARK|DENMARK',
    language: 'da',
  },
  {
    currency: 'SEK',
    sign: 'kr',
    prefix: 'SE',
    words: /\bSEK\b|\bF-SKATT\b|\bSE ?\d{12}\b/,
    name: 'SVERIGE|SWEDEN',
    language: 'sv',
  },
  {
    currency: 'ISK',
    sign: 'kr',
    prefix: 'IS',
    words: /\b(?:ISK|KENNITALA|VSK)\b/,
    name: '[ÍI]SLAND|ICELAND',
    language: 'is',
  },
  {
    currency: 'ZAR',
    sign: 'R',
    words:
      /\(PTY\) ?LTD|\bVAT(?: REG(?:ISTRATION)?\.?)?(?: ?(?:NO|NUMBER|NR)\.?)?:? ?4\d{9}\b|\+27\b/,
    towns: /\b(?:JOHANNESBURG|CAPE TOWN|DURBAN|PRETORIA|GAUTENG|SANDTON)\b/,
    name: 'SOUTH AFRICA',
  },
  { currency: 'JPY', sign: '¥', words: /\bJPY\b|円|税込|税抜|消費税/, name: 'JAPAN' },
  { currency: 'CNY', sign: '¥', words: /\b(?:CNY|RMB)\b|元|发票/, name: '(?:P\\.?R\\.? ?)?CHINA' },
  {
    currency: 'PHP',
    sign: 'P',
    words: /\b(?:BIR|TIN:? ?\d{3}-\d{3}-\d{3})\b/,
    towns: /\b(?:METRO MANILA|QUEZON CITY|MAKATI|CEBU CITY)\b/,
    name: 'PHILIPPINES',
  },
  { currency: 'INR', sign: 'Rs', words: /\b(?:GSTIN|CGST|SGST)\b/, name: 'INDIA' },
  {
    currency: 'PKR',
    sign: 'Rs',
    towns: /\b(?:KARACHI|LAHORE|ISLAMABAD)\b/,
    name: 'PAKISTAN',
  },
  { currency: 'LKR', sign: 'Rs', towns: /\bCOLOMBO\b/, name: 'SRI LANKA' },
  { currency: 'NPR', sign: 'Rs', towns: /\bKATHMANDU\b/, name: 'NEPAL' },
  { currency: 'MUR', sign: 'Rs', towns: /\bPORT LOUIS\b/, name: 'MAURITIUS' },
  { currency: 'PLN', prefix: 'PL', words: /\b(?:POLSKA|POLAND|REGON|NIP)\b/, language: 'pl' },
  {
    currency: 'CZK',
    prefix: 'CZ',
    words: /\b(?:CZECH)\b|ČESK[ÁÉ]|\bDIČ\b|\bIČO?\b/,
    language: 'cs',
  },
  {
    currency: 'HUF',
    prefix: 'HU',
    words: /\b(?:HUNGARY|BUDAPEST|ADÓSZÁM)\b|MAGYARORSZÁG/,
    language: 'hu',
  },
  { currency: 'RON', prefix: 'RO', words: /\b(?:ROM[AÂ]NIA|BUCURE[SȘŞ]TI)/, language: 'ro' },
  {
    currency: 'TRY',
    words: /T[ÜU]RK[İI]YE|(?<!\p{L})(?:KDV|VKN|[İI]STANBUL|ANKARA)(?!\p{L})/u,
    language: 'tr',
  },
  { currency: 'IDR', words: /\b(?:INDONESIA|NPWP|PPN|JAKARTA)\b/, language: 'id' },
  { currency: 'UAH', words: /УКРАЇНА|UKRAINE|(?<!\p{L})(?:КИЇВ|ЄДРПОУ)/u, language: 'uk' },
  { currency: 'RSD', words: /SRBIJA|СРБИЈА|SERBIA|BEOGRAD|БЕОГРАД/, language: 'sr' },
  { currency: 'MKD', words: /МАКЕДОНИЈА|MACEDONIA|СКОПЈЕ/, language: 'mk' },
  { currency: 'ALL', words: /SHQIP[EË]RI|ALBANIA|\bTIRAN[EË]\b/, language: 'sq' },
  { currency: 'ILS', towns: /\bISRAEL\b/ },
  { currency: 'THB', towns: /\b(?:THAILAND|BANGKOK)\b/ },
  { currency: 'VND', towns: /VI[ỆE]T ?NAM/ },
  { currency: 'KRW', towns: /\b(?:KOREA|SEOUL)\b/ },
  { currency: 'BRL', words: /\b(?:BRASIL|BRAZIL|CNPJ|CPF)\b/ },
  { currency: 'PEN', words: /\bPER[UÚ]\b.*\bRUC\b|\bIGV\b/ },
  {
    currency: 'AED',
    towns: /\b(?:DUBAI|ABU DHABI|SHARJAH|RAS AL KHAIMAH|U\.A\.E|UNITED ARAB EMIRATES)\b/,
  },
  { currency: 'SAR', towns: /\b(?:SAUDI ARABIA|RIYADH)\b/ },
  { currency: 'KES', towns: /\b(?:KENYA|NAIROBI)\b/ },
  {
    currency: 'NGN',
    towns: /\b(?:NIGERIA|IKEJA|ABUJA|LEKKI)\b/,
    // A town of Portugal as well.
    faint: /\bLAGOS\b/,
    beside: /\b(?:VAT|TIN|RC)\b/,
  },
  {
    currency: 'CHF',
    prefix: 'CH',
    words: /\b(?:SCHWEIZ|SUISSE|SVIZZERA|SWITZERLAND|CHE-?\d{3}|TWINT|FR\. ?\d)/,
  },
  euro('SK', /SLOVENSK[OÁ]|\bSLOVAKIA\b|\b(?:BRATISLAVA|KOŠICE)\b|\bIČ DPH\b/),
  euro('HR', /\b(?:HRVATSKA|CROATIA|ZAGREB|OIB)\b/),
  euro('SI', /\b(?:SLOVENIJA|SLOVENIA|LJUBLJANA)\b|\bID ZA DDV\b/),
  euro('GR', /ΕΛΛΆΔΑ|ΕΛΛΑΔΑ|\bGREECE\b|(?<!\p{L})(?:ΑΦΜ|ΑΘΉΝΑ|ΑΘΗΝΑ)(?!\p{L})|Α\.Φ\.Μ/u),
  euro('EE', /\b(?:EESTI|ESTONIA|TALLINN|KMKR)\b/),
  euro('LV', /\b(?:LATVIJA|LATVIA|R[IĪ]GA)\b/),
  euro('LT', /\b(?:LIETUVA|LITHUANIA|VILNIUS|KAUNAS)\b/),
  euro('AT', /ÖSTERREICH|\bAUSTRIA\b|\bATU ?\d{8}\b|\bFN \d{5,6} ?[A-Z]\b/),
  euro('BE', /\b(?:BELGI[EË]|BELGIQUE|BELGIUM|ONDERNEMINGSNUMMER|BANCONTACT)\b/),
  euro('DE', /\b(?:DEUTSCHLAND|GERMANY|HRB|AMTSGERICHT|UST-?ID\w*|KLEINUNTERNEHMER\w*|UST[GV])\b/),
  euro('ES', /ESPAÑA|\b(?:SPAIN|CIF|NIF\/CIF)\b/),
  euro('FI', /\b(?:SUOMI|FINLAND|Y-TUNNUS)\b/),
  euro('FR', /\b(?:FRANCE|SIRET|SIREN|RCS|CGI)\b/),
  euro(
    'IE',
    /\b(?:IRELAND|EIRE)\b(?<!NORTHERN IRELAND)|\b[AC-FHKNPRTV-Y]\d[\dW] ?[\dA-Z]{4}\b(?<=\b(?:D0\dW?|[A-Z]\d\d) ?[A-Z\d]*[A-Z][A-Z\d]*)/,
  ),
  euro('IT', /\b(?:ITALIA|ITALY|P\.? ?IVA|PARTITA IVA|CODICE FISCALE|REA)\b/),
  euro('NL', /\b(?:NEDERLAND|NETHERLANDS|KVK|NL\d{9}B\d\d)\b/),
  euro('PT', /\b(?:PORTUGAL|NIPC|CONTRIBUINTE|MULTIBANCO)\b/),
  ...'CY EL EU LU MT'.split(' ').map((prefix): Country => ({ currency: 'EUR', prefix })),
]

/** Signs of money that many countries share. */
export const sharedSigns: readonly string[] = ['$', 'kr', '¥', 'R', 'P', 'Rs']
