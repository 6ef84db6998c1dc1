/** JSON text put together from parts, so that the text after an edit is known by construction and not by reading it. */
import { Random } from '../../../../support/random'

/** A value and the white space around it; `after` is what an edit puts right behind it. */
export interface Piece {
  lead: string
  trail: string
  after: string
  value: Value
}

type Value =
  | { kind: 'raw'; source: string }
  | { kind: 'object'; parts: Member[]; inside: string }
  | { kind: 'array'; parts: Piece[]; inside: string }

/** The piece's own `lead` stands before the name. `inside` of an empty object or array is its white space. */
export interface Member extends Piece {
  name: string
  /** How the name is spelled, quotes included. */
  spelled: string
  colon: string
}

export type Step = string | number

export function render({ lead, trail, after, value, ...rest }: Piece | Member): string {
  const name = 'spelled' in rest ? rest.spelled + rest.colon : ''
  return lead + name + renderValue(value) + after + trail
}

function renderValue(value: Value): string {
  if (value.kind === 'raw') return value.source
  const content = value.inside + value.parts.map(render).join(',')
  return value.kind === 'object' ? `{${content}}` : `[${content}]`
}

/** The text of the value alone, which is what the service's entry "as returned" means. */
export function sourceOf(piece: Piece): string {
  return renderValue(piece.value)
}

export function at(piece: Piece, path: readonly Step[]): Piece {
  return path.reduce<Piece>((holder, step) => {
    const { value } = holder
    if (value.kind === 'array') return value.parts[Number(step)]!
    if (value.kind === 'object') return value.parts.find(({ name }) => name === step)!
    throw new Error(`No ${step} in ${value.source}`)
  }, piece)
}

/** The edits, made on the parts. */
export function replace(piece: Piece, path: readonly Step[], source: string): void {
  at(piece, path).value = { kind: 'raw', source }
}

export function append(piece: Piece, path: readonly Step[], source: string): void {
  const { value } = at(piece, path)
  if (value.kind === 'raw') throw new Error('Nothing can be appended to it')
  const last = value.parts.at(-1)
  if (last) last.after += `,${source}`
  else value.inside = source + value.inside
}

export function remove(piece: Piece, path: readonly Step[]): void {
  const { value } = at(piece, path.slice(0, -1))
  if (value.kind === 'raw') throw new Error('Nothing can be removed from it')
  const parts: Piece[] = value.parts
  const gone = parts.indexOf(at(piece, path))
  const [before, part, after] = [parts[gone - 1], parts[gone]!, parts[gone + 1]]
  if (after) after.lead = part.lead
  else if (before) before.trail = part.trail
  else value.inside = part.lead + part.trail
  parts.splice(gone, 1)
}

const spaces = ['', '', '', '', ' ', '\n', '\t', '\r\n  ', '      ']

/** Spellings of one number, all the same to a reader of floating point or not. */
const numbers = (value: number) => [String(value), value.toFixed(1), value.toFixed(10)]

export const oddNumbers = [
  '12.10',
  '1e400',
  '-1E-400',
  '9007199254740993',
  '-0.0',
  '-0',
  '0e0',
  '123456789012345678901234567890.000',
  '0.1000000000000000055511151231257827',
  '1E+2',
  '5e-324',
]

/** Lays a plain value out: shuffled, spelled and spaced at random, with members nobody knows at every level. */
export class Layout {
  readonly #random: Random
  readonly #extras: readonly [name: string, source: string][]
  readonly #unique: ReadonlySet<string>

  /** @param unique names that must not occur twice, since an edit goes by them */
  constructor(seed: number, extras: readonly [string, string][], unique: ReadonlySet<string>) {
    this.#random = new Random(seed)
    this.#extras = extras
    this.#unique = unique
  }

  piece(value: unknown): Piece {
    return { lead: this.#space(), trail: this.#space(), after: '', value: this.#value(value) }
  }

  #value(value: unknown): Value {
    if (Array.isArray(value))
      return this.#closed(
        'array',
        (value as unknown[]).map((item) => this.piece(item)),
      )
    if (typeof value === 'object' && value !== null) return this.#object(value)
    return { kind: 'raw', source: this.#scalar(value) }
  }

  #object(value: object): Value {
    const known = Object.entries(value).map(([name, item]) => this.#member(name, this.piece(item)))
    const extras = this.#random.chance(0.4) ? this.#extras : []
    const unknown = extras
      .filter(([name]) => !this.#unique.has(name))
      .map(([name, source]) => this.#member(name, this.#raw(source)))
    const twice = known
      .filter(({ name }) => !this.#unique.has(name) && this.#random.chance(0.05))
      .map(({ name }) => this.#member(name, this.#raw(this.#random.pick(oddNumbers))))
    const all = [...known, ...unknown, ...twice]
    const parts = this.#random.chance(0.7) ? this.#random.shuffled(all) : all
    return this.#closed('object', parts)
  }

  #closed<K extends 'object' | 'array', P extends Piece>(kind: K, parts: P[]) {
    return { kind, parts, inside: parts.length > 0 ? '' : this.#space() }
  }

  #raw(source: string): Piece {
    return {
      lead: this.#space(),
      trail: this.#space(),
      after: '',
      value: { kind: 'raw', source },
    }
  }

  #member(name: string, piece: Piece): Member {
    return {
      ...piece,
      name,
      spelled: this.#string(name),
      colon: `${this.#space()}:${this.#space()}`,
    }
  }

  #scalar(value: unknown): string {
    if (typeof value === 'string') return this.#string(value)
    if (typeof value !== 'number') return JSON.stringify(value)
    // An id is looked for by its digits.
    return Number.isInteger(value) ? String(value) : this.#random.pick(numbers(value))
  }

  /** Some characters as escapes, as any writer may have them. */
  #string(value: string): string {
    if (this.#random.chance(0.7)) return JSON.stringify(value)
    const spelled = Array.from(value, (character) => {
      if (character === '/' && this.#random.chance(0.5)) return '\\/'
      if (this.#random.chance(0.3)) return this.#escape(character)
      return JSON.stringify(character).slice(1, -1)
    })
    return `"${spelled.join('')}"`
  }

  #escape(character: string): string {
    const units = character
      .split('')
      .map((unit) => unit.charCodeAt(0).toString(16).padStart(4, '0'))
    const isUpper = this.#random.chance(0.5)
    return units.map((unit) => `\\u${isUpper ? unit.toUpperCase() : unit}`).join('')
  }

  #space(): string {
    return this.#random.pick(spaces)
  }
}
