/**
 * Papers under names of every kind and in words of no language, to fit to alone: what is learnt from them holds where no
 * word is known. Only who is named on them is true; days and words are not.
 */
import type { Random } from '../../support/random'
import type { Deal } from './deal'
import type { Print, Sheet } from './print'

const starts =
  'Bel Cor Dal Fen Gar Hol Jun Kel Lum Mar Nor Ost Pel Quin Ros Sol Tal Ul Ver Wen Zan'.split(' ')
const middles = 'a e i o u ari eno ima ola uri'.split(' ')
const ends = 'bra dis fex kon lla mo nt rix sta vo wick zen'.split(' ')
const words =
  'Blue Quiet Golden Little Old North River Copper Lantern Anchor Willow Orchard Harbour Mill Stone Coffee Kitchen Books Cycles Garden Studio Foods Works Travel Health Print'.split(
    ' ',
  )
const firsts = 'Ilan Marta Jonas Aiko Priya Tomas Lucia Ewa Samuel Nadia Olaf Chidi'.split(' ')
const lasts =
  'Petrov Moreau Lindqvist Tanaka Rao Novak Ferrari Kowalska Adeyemi Haddad Berg Silva'.split(' ')

const invented = (random: Random) =>
  `${random.pick(starts)}${random.chance(0.6) ? random.pick(middles) : ''}${random.pick(ends)}`
const person = (random: Random) =>
  `${random.chance(0.3) ? `${random.pick(firsts).charAt(0)}.` : random.pick(firsts)} ${random.pick(lasts)}`
const spoken = (random: Random) => random.shuffled(words).slice(0, random.whole(1, 3)).join(' ')

const kinds: readonly ((random: Random) => string)[] = [
  invented,
  spoken,
  person,
  (random) => `${invented(random)} ${spoken(random)}`,
  (random) => `${invented(random)} ${random.whole(2, 99)}`,
  (random) => `${random.whole(2, 9)} ${spoken(random)}`,
  (random) => `${invented(random)} ${random.pick(['&', '+', 'and'])} ${invented(random)}`,
  (random) => `${invented(random).toLowerCase()} ${spoken(random).toLowerCase()}`,
  (random) => `${invented(random).toLowerCase()}.${random.pick(['io', 'com', 'net', 'shop'])}`,
  (random) => spoken(random).toUpperCase(),
  (random) => `${invented(random)}${random.pick(words)}`,
  (random) => `The ${spoken(random)}`,
]

const anyName = (random: Random) => random.pick(kinds)(random)

/** The same deal between others. */
export function renamed(random: Random, deal: Deal): Deal {
  const { streets, towns } = deal.country
  const supplier = random.chance(0.65) ? { ...deal.supplier, name: anyName(random) } : deal.supplier
  const name = random.chance(0.5)
    ? deal.customer.name
    : random.chance(0.5)
      ? person(random)
      : anyName(random)
  const others = streets.filter((street) => !supplier.address.includes(street))
  const customer = { name, address: [random.pick(others), random.pick(towns)] }
  return { ...deal, supplier, customer, owner: undefined }
}

const kept =
  /[\d@.&#*_/]|^(?:IBAN|BIC|VISA|SWIFT|NETS|WORLDLINE|ELAVON|SUMUP|PIN|WiFi|EUR|USD|GBP)$/

/** A drawn sheet, the words in which nobody is named spelt with other letters. */
export function strangely(random: Random, { deal }: Print, sheet: Sheet): Sheet {
  const { country, customer, supplier } = deal
  const names = [
    sheet.truth.supplier,
    supplier.name,
    customer.name,
    ...country.streets,
    ...country.towns,
  ]
  const spared = new Set(names.flatMap((name) => name.toLowerCase().split(/[^\p{L}]+/u)))
  const vowels = Array.from('aeiou')
  const others = Array.from('bcdfghklmnprstvz')
  const pairs = [vowels, others].flatMap((all) => {
    const mixed = random.shuffled(all)
    return all.map((letter, at) => [letter, mixed[at] ?? letter] as const)
  })
  const other = new Map(pairs)
  const respelt = (word: string) =>
    kept.test(word) || spared.has(word.toLowerCase())
      ? word
      : Array.from(word, (letter) => {
          const found = other.get(letter.toLowerCase()) ?? letter
          return letter === letter.toLowerCase() ? found : found.toUpperCase()
        }).join('')
  const html = sheet.html.replace(/(?<=>)[^<]+(?=<)/g, (text) =>
    text.replace(/[^\s:,()·|•–-]+/gu, respelt),
  )
  return { ...sheet, html }
}
