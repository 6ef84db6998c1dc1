/** Plain forms of recognised text: one kind of dash, quote and digit, and what a look-alike letter stands for. */

/** Full-width and decorated forms become plain ones; a raised dot becomes a point. Never longer lists of spaces. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[·•∙⋅]/g, '.')
    .replace(pointAfterForm, ' . ')
    .replace(smallL, 'I')
    .replace(/(?<=\b[Ii]nvo)l(?=ce)/g, 'i')
    .replace(/[‐-―−－]/g, '-')
    .replace(/[‘’‛′`´]/g, "'")
    .replace(/[“”„″]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A capital I that was taken for a small L, before letters that none goes before: `lnvoice`, `lhre`, `lBAN`. */
const smallL = /(?<![\p{L}\p{N}])l(?=n[a-z]|hr(?:e[mnrs]?)?\b|hnen\b|BAN\b)/gu

/** A raised dot of which recognition left no space, after a firm's form: `Alvkraft AB.Kundservice`. */
const pointAfterForm =
  /(?<=(?<!\p{L})(?:GmbH|mbH|AG|KG|UG|OHG|AB|A\/S|AS|ASA|ApS|Oy|Oyj|BV|B\.V|NV|N\.V|VOF|SA|SAS|SARL|Sàrl|Srl|S\.r\.l|SpA|S\.p\.A|SL|S\.L|Lda|Ltd|Limited|LLP|plc|Inc|LLC|Kft|Zrt|s\.r\.o|a\.s|o\.o|d\.o\.o|SIA|UAB|OÜ))\.(?=\p{Lu}[\p{Ll}\d])/gu

const letters: Record<string, string> = {
  Æ: 'AE',
  Œ: 'OE',
  Ø: 'O',
  Ł: 'L',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
  ß: 'S',
}

/** Greek and Cyrillic capitals as the Latin ones that stand for them, so that a word has one form in lists. */
const latinOf: ReadonlyMap<string, string> = new Map(
  'Α=A Β=V Γ=G Δ=D Ε=E Ζ=Z Η=I Θ=TH Ι=I Κ=K Λ=L Μ=M Ν=N Ξ=X Ο=O Π=P Ρ=R Σ=S Τ=T Υ=Y Φ=F Χ=CH Ψ=PS Ω=O А=A Б=B В=V Г=G Ґ=G Д=D Е=E Є=YE Ж=ZH З=Z И=I І=I Ї=I Й=I К=K Л=L М=M Н=N О=O П=P Р=R С=S Т=T У=U Ф=F Х=H Ц=TS Ч=CH Ш=SH Щ=SHT Ъ=A Ы=Y Ь= Э=E Ю=YU Я=YA Ђ=D Ј=J Љ=LJ Њ=NJ Ћ=C Џ=DZ Ѕ=DZ'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** Longer texts are no lines of a paper. */
const longest = 300
const most = 4000

/** What a text gives, kept for a while: many rules ask the same of each line of a paper. */
export function remembered<Found>(find: (text: string) => Found): (text: string) => Found {
  const known = new Map<string, Found>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size >= most) known.clear()
    if (text.length <= longest) known.set(text, found)
    return found
  }
}

/** As `matchAll`, with a pattern that is compiled once: that one works on a copy of it, which is compiled anew. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += 1
  }
  return found
}

/**
 * Capitals of the Latin alphabet without accents, digits and a few signs, everything else a single space: what labels are
 * looked for in.
 */
export const labelForm = remembered((text: string): string => {
  return text
    .toUpperCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ÆŒØŁĐÐÞ]/g, (letter) => letters[letter] ?? '')
    .replace(/[\p{sc=Greek}\p{sc=Cyrillic}]/gu, (letter) => latinOf.get(letter) ?? '')
    .replace(/[^A-Z0-9£€$%&@]+/g, ' ')
    .trim()
})

/** Capitals of the Latin alphabet without accents, letter by letter, so that places stay: of Ж the first of ZH. */
export const folded = remembered((text: string): string => {
  if (plainLetters.test(text)) return text.toUpperCase()
  return Array.from(text, (letter) => {
    if (letter.length > 1) return '  '
    const bare = letter.normalize('NFD').charAt(0).toUpperCase()
    return (letters[bare] ?? latinOf.get(bare) ?? bare).charAt(0)
  }).join('')
})

const plainLetters = /^[ -~]*$/

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

export const letterCount = (text: string) => count(text, /\p{L}/gu)
/** Of alphabets in which labels are known. */
export const alphabetCount = (text: string) =>
  count(text, /[A-Za-zÀ-ɏ\p{sc=Greek}\p{sc=Cyrillic}]/gu)
export const digitCount = (text: string) => count(text, /\d/g)

const digitLike: Record<string, string> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  C: '0',
  I: '1',
  l: '1',
  '|': '1',
  '!': '1',
  Z: '2',
  S: '5',
  s: '5',
  G: '6',
  B: '8',
}

/** Letters that recognition confuses with digits, as those digits; the rest unchanged. */
export function asDigits(text: string): string {
  return Array.from(text, (letter) => digitLike[letter] ?? letter).join('')
}

const isWordLike = (word: string) =>
  /^[A-Za-z0-9'&.,:;()/*#-]+$/.test(word) &&
  /[A-Za-z]{2}/.test(word) &&
  alphabetCount(word) > digitCount(word) * 1.5

/**
 * The reverse, for words, letter by letter so that places stay: `C0FFEE` is `COFFEE` and `N0.` is `NO.`, while `28`,
 * `A1`, `5th`, `5kg`, `B0X200` and `7-ELEVEN` stay.
 */
export function asLetters(word: string): string {
  if (/^[NCT]0[.:]*$/i.test(word)) return word.replace('0', 'O')
  if (!isWordLike(word)) return word
  return word
    .replace(/(?<=[A-Za-z])0(?=[A-Za-z])|(?<=[A-Za-z]{2})0(?=\W*$)|^0(?=[A-Za-z]{2})/g, 'O')
    .replace(/(?<=[A-Za-z])1(?=[A-Za-z])/g, 'I')
    .replace(
      /(?<=[A-Za-z])5(?=[A-Za-z])|^5(?!(?:th|kg|cl|ml|cm|mm|pk|pc|lb|oz|ct)\b)(?=[A-Za-z]{2})/g,
      'S',
    )
    .replace(/(?<=[A-Z])8(?=[A-Z])/g, 'B')
}

/** Number of single-letter changes between two texts. */
export function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      current.push(Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, change))
    }
    previous = current
  }
  return previous[b.length] ?? 0
}

/** Whether a line is of running text, by its small words. */
export const isRunning = remembered(
  (text: string): boolean =>
    text.split(' ').filter((word) => /^\p{Ll}{2,}[,.;:]?$/u.test(word)).length >= fewestSmallWords,
)
const fewestSmallWords = 6
