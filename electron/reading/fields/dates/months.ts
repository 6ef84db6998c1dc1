/** How the months are called: by their beginnings in languages whose papers are read, and in full in others of Europe. */

/** English, Malay, and the languages of the words in labels.ts; longer beginnings first. */
const beginnings = [
  'JAN JÄN ENE GEN STY LED TAMMI',
  'FEB FÉV FEV LUT ÚNO UNO HELMI',
  'MAR MÄR MAART MRT MRZ MAC BŘE BRE MAALIS',
  'APR AVR ABR KWI DUB HUHTI',
  'MAY MEI MAI MAJ MAG KVĚ KVE TOUKO',
  'JUIN JUN JŪN GIU CZE ČERVNA CERVNA ČERVEN CERVEN ČVN CVN KESÄ KESA',
  'JUIL JUL JŪL LUG LIP ČERVENCE CERVENCE ČERVENEC CERVENEC ČVC CVC HEINÄ HEINA',
  'AUG OGO AOÛ AOU AGO SIE SRP ELOKUU',
  'SEP SET WRZ ZÁŘ ZAR SYYS',
  'OCT OKT 0CT OTT OUT PAŹ PAZ ŘÍJ RIJ LOKA',
  'NOV LIS MARRAS',
  'DEC DEZ DES DIS DÉC DIC GRU PRO JOULU',
]

/** Numbers of months from 1, by beginnings of their names in capitals. */
export const months: Readonly<Record<string, number>> = Object.fromEntries(
  beginnings.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
)

const otherLanguages =
  'hu ro hr sk sl bg el et lv lt tr id uk ru sr sr-Latn mk sq is ga ca ms mt'.split(' ')
/** Letters: `май`, `Haz`. */
const shortest = 3

/** Croatian names that begin like those of other months in Polish and Czech, and go on otherwise. */
const southSlavic = [
  ['LIPNJA', 6],
  ['SRPNJA', 7],
] as const

/** What is November in Polish, Czech and Ukrainian is October in Croatian. */
export const isOfTwoMonths = (text: string): boolean => /listopad/i.test(text)

/** As printed and in capitals, which Turkish has of its own. */
const waysOf = (name: string, language: string) =>
  new Set([name.toUpperCase(), name.toLocaleUpperCase(language), name])

/** The same of whole names that begin otherwise; what two languages call two months is left out. */
export const wholeMonths: ReadonlyMap<string, number> = wholeNames()

function wholeNames(): Map<string, number> {
  const found = new Map<string, number>()
  const disputed = new Set<string>()
  const note = (name: string, month: number) => {
    const own = months[name.toUpperCase().slice(0, 3)] ?? found.get(name)
    if (own !== undefined && own !== month) disputed.add(name)
    if (name.length >= shortest && /^\p{L}+$/u.test(name)) found.set(name, month)
  }
  for (const language of otherLanguages)
    for (const month of ['long', 'short'] as const) {
      const names = new Intl.DateTimeFormat(language, { day: 'numeric', month, timeZone: 'UTC' })
      for (let at = 0; at < 12; at += 1) {
        const parts = names.formatToParts(Date.UTC(2023, at, 2))
        const name = parts.find(({ type }) => type === 'month')?.value.replace(/[.\s]/g, '') ?? ''
        for (const way of waysOf(name, language)) note(way, at + 1)
      }
    }
  return new Map([...[...found].filter(([name]) => !disputed.has(name)), ...southSlavic])
}
