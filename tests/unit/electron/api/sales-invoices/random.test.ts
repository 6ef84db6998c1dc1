/** Of electron/api/sales-invoices/forms.ts: both forms of whatever a draft holds. */
import { XMLParser } from 'fast-xml-parser'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { changed, saidBy } from '../../../../../electron/api/sales-invoices/forms'
import type {
  SalesInvoiceChanges,
  SalesInvoiceForm,
} from '../../../../../shared/sales-invoices/sales-invoice'

// A text made of pieces whose meaning is known, so that what a change must come to is known without reading any of it.
interface Piece {
  text: string
  /** `lead`, `open`, `value` or `close`, and the field it belongs to. */
  role?: string
}

type Kind = 'text' | 'whole' | 'date' | 'flag'
type Field = keyof NonNullable<SalesInvoiceChanges['set']>

/** In the order of the schema. */
const fields = [
  ['reference', 'clientReference', 'text'],
  ['issuedDate', 'issuedDate', 'date'],
  ['paymentTermsDays', 'paymentTermsDays', 'whole'],
  ['initialPaymentReminderDays', 'initialPaymentReminderDays', 'whole'],
  ['emailReminderToCustomer', 'emailReminderToCustomer', 'flag'],
  ['purchaseOrder', 'purchaseOrder', 'text'],
  ['euMemberStateCountryCode', 'euMemberStateCountryCode', 'text'],
] as const satisfies readonly (readonly [Field, string, Kind])[]

const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...Array.from('abcXYZ 019.,-_/')) },
  { weight: 3, arbitrary: fc.constantFrom(...Array.from('&<>"\'\\{}[]:;=!?#%\n\t')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('é', '€', '“', '日', '😀', '\u00a0', '\u2028', '\u0301'),
  },
)
const words = fc.array(character, { maxLength: 12 }).map((all) => all.join(''))
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2060-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const meaning = (kind: Kind): fc.Arbitrary<string> => {
  switch (kind) {
    case 'text':
      return words
    case 'whole':
      return fc.nat(3650).map(String)
    case 'date':
      return day
    case 'flag':
      return fc.constantFrom('true', 'false')
  }
}
const space = fc.constantFrom('', ' ', '\n  ', '\r\n\t', '\n\n    ')

const parsed = (kind: Kind, value: string) =>
  kind === 'whole' ? Number(value) : kind === 'flag' ? value === 'true' : value

/** What happens to one field: it is set anew, set to what it is, or cleared. */
const actions = ['set', 'same', 'clear'] as const

interface Case {
  form: SalesInvoiceForm
  pieces: Piece[]
  present: Map<string, string>
  /** The piece to come where a field is absent: behind which role, and the text. */
  inserted: (name: string, value: string, kind: Kind) => { behind: string; text: string }
  /** The value piece of a field that is set anew. */
  replaced: (name: string, value: string, kind: Kind) => string
  cleared: (pieces: readonly Piece[], name: string) => Piece[]
}

const joined = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

function expectedText(
  { pieces, present, inserted, replaced, cleared }: Case,
  [, name, kind]: (typeof fields)[number],
  action: (typeof actions)[number],
  value: string,
): string {
  if (action === 'clear') return joined(present.has(name) ? cleared(pieces, name) : pieces)
  if (!present.has(name)) {
    const { behind, text } = inserted(name, value, kind)
    return joined(pieces.flatMap((piece) => (piece.role === behind ? [piece, { text }] : [piece])))
  }
  if (present.get(name) === value) return joined(pieces)
  const role = `value ${name}`
  return joined(
    pieces.map((piece) => (piece.role === role ? { text: replaced(name, value, kind) } : piece)),
  )
}

const runs = 1500
const seed = Number(process.env['SEED'] ?? 20_260)

function holds(cases: fc.Arbitrary<Case>, check: (text: string, of: Case) => void): void {
  const change = fc.record({
    field: fc.constantFrom(...fields),
    action: fc.constantFrom(...actions),
    values: fc.record({
      text: meaning('text'),
      whole: meaning('whole'),
      date: meaning('date'),
      flag: meaning('flag'),
    }),
  })
  fc.assert(
    fc.property(cases, change, (of, { field, action, values }) => {
      const [key, name, kind] = field
      const before = of.present.get(name)
      const value = action === 'same' && before !== undefined ? before : values[kind]
      const text = joined(of.pieces)
      const changes =
        action === 'clear' ? { clear: [key] } : { set: { [key]: parsed(kind, value) } }
      const after = changed({ form: of.form, text }, changes)
      expect(after.text).toBe(expectedText(of, field, action, value))
      check(after.text, of)
    }),
    { numRuns: runs, seed },
  )
}

// ---- XML

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (one) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt' }[one] ?? ''};`)
const referenced = (text: string) =>
  Array.from(text, (one) => `&#x${one.codePointAt(0)!.toString(16)};`).join('')
const asIs = (text: string) => `<![CDATA[${text}]]>`

/** A text as it may stand in XML; the second is what stays of it when it is replaced. */
const spellings = {
  text: [
    (text: string) => [escaped(text), ''],
    (text: string) => [referenced(text), ''],
    (text: string) =>
      text.includes(']]>') || text === '' ? [escaped(text), ''] : [asIs(text), ''],
    (text: string) => {
      const [first = '', ...rest] = text
      const kept = '<!-- & <kept> -->'
      return rest.length === 0
        ? [escaped(text), '']
        : [
            `${escaped(first)}${kept}${asIs(rest.join('').replaceAll(']]>', ']]]]><![CDATA[>'))}`,
            kept,
          ]
    },
  ],
  whole: [
    (text: string) => [text, ''],
    (text: string) => [` +0${text}\n`, ''],
    (text: string) => [`${text}.0`, ''],
  ],
  date: [
    (text: string) => [`${text}T00:00:00Z`, ''],
    (text: string) => [text, ''],
    (text: string) => [`${text}T00:00:00`, ''],
    (text: string) => [`${text}T12:30:00.000+0000`, ''],
  ],
  flag: [(text: string) => [text, ''], (text: string) => [text === 'true' ? '1' : '0', '']],
} as const

const remark = fc.constantFrom(
  '',
  '<!-- a > b, <c/> -->',
  '<?note <here?>',
  '<y:hint xmlns:y="urn:y" a=\'"\'>&lt;<y:b/> text <![CDATA[<x>]]></y:hint>',
  '<unknown0 xmlns=""/>',
)
/** What stands before an element; the white space that directly precedes it comes last. */
const gap = fc.tuple(space, remark, space)
const quote = fc.constantFrom('"', "'")

const xmlCase: fc.Arbitrary<Case> = fc
  .record({
    prefix: fc.constantFrom('', 'c:', 'näme.1:'),
    lead: fc.constantFrom(
      '',
      '\u{feff}',
      '<?xml version="1.0" encoding="UTF-8"?>\r\n',
      '<!-- x -->\n',
    ),
    quotes: fc.array(quote, { minLength: 4, maxLength: 4 }),
    spaces: fc.array(fc.constantFrom(' ', '\n   ', '\t'), { minLength: 4, maxLength: 4 }),
    gaps: fc.array(gap, { minLength: 12, maxLength: 12 }),
    values: fc.tuple(
      ...fields.map(([, , kind]) =>
        fc.option(fc.tuple(meaning(kind), fc.constantFrom(...spellings[kind])), { nil: undefined }),
      ),
    ),
  })
  .map(({ prefix, lead, quotes, spaces, gaps, values }) => {
    const xmlns = prefix === '' ? 'xmlns' : `xmlns:${prefix.slice(0, -1)}`
    const attributes = [
      [xmlns, 'http://api.crunch.co.uk/rest'],
      ['salesInvoiceId', '7001'],
      ['z:odd', 'a &amp; b'],
      ['xmlns:z', 'urn:z'],
    ].map(
      ([name = '', value = ''], at) =>
        `${spaces[at]!}${name} = ${quotes[at]!}${value}${quotes[at]!}`,
    )
    const kept = new Map<string, string>()
    const leads = new Map<string, string>()
    const gapPieces = (index: number, name: string): Piece[] => {
      const [first, odd, last] = gaps[index]!
      // Without a remark the two spaces are one.
      const [before, own] = odd === '' ? ['', first + last] : [first + odd, last]
      leads.set(name, own)
      return [{ text: before }, { text: own, role: `lead ${name}` }]
    }
    const present = new Map<string, string>()
    const element = (name: string, text: string): Piece[] => [
      { text: `<${prefix}${name} >`, role: `open ${name}` },
      { text, role: `value ${name}` },
      { text: `</${prefix}${name}>`, role: `close ${name}` },
    ]
    const inner = fields.flatMap(([, name], index) => {
      const value = values[index]
      if (!value) return []
      const [meant, spell] = value
      const [text = '', rest = ''] = spell(meant)
      present.set(name, meant)
      kept.set(name, rest)
      return [...gapPieces(index, name), ...element(name, text)]
    })
    const pieces: Piece[] = [
      { text: `${lead}<${prefix}salesInvoice${attributes.join('')}\n>` },
      ...gapPieces(10, 'details'),
      { text: `<${prefix}salesInvoiceDetails>` },
      ...gapPieces(11, 'client'),
      { text: `<${prefix}client clientId='007'/>`, role: 'close client' },
      ...inner,
      { text: `${gaps[9]!.join('')}</${prefix}salesInvoiceDetails><!-- end -->\n<z:more/>` },
      { text: `</${prefix}salesInvoice>\n<?last?>` },
    ]
    return {
      form: 'xml',
      pieces,
      present,
      replaced: (name, value, kind) => xmlValue(value, kind) + (kept.get(name) ?? ''),
      inserted: (name, value, kind) => {
        const names = fields.map(([, one]) => one as string)
        const before = names.slice(0, names.indexOf(name)).findLast((one) => present.has(one))
        const last = before ?? 'client'
        const text = `${leads.get(last)!}<${prefix}${name}>${xmlValue(value, kind)}</${prefix}${name}>`
        return { behind: `close ${last}`, text }
      },
      cleared: (all, name) => all.filter(({ role }) => !role?.endsWith(` ${name}`)),
    }
  })

const xmlValue = (value: string, kind: Kind) =>
  kind === 'date' ? `${value}T00:00:00Z` : escaped(value)

const independent = new XMLParser({
  ignoreAttributes: false,
  removeNSPrefix: true,
  parseTagValue: false,
  trimValues: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: true,
})

test(`of ${runs} random XML texts a change alters what is meant and no other byte`, () => {
  holds(xmlCase, (text) => {
    const seen = independent.parse(text) as { salesInvoice: { '@_salesInvoiceId': string } }
    expect(seen.salesInvoice['@_salesInvoiceId']).toBe('7001')
  })
})

test('of random XML an independent reader reads the same texts', () => {
  fc.assert(
    fc.property(xmlCase, ({ pieces, present }) => {
      const text = joined(pieces)
      const said = saidBy(text)
      const members = said.kind === 'invoice' ? said.invoice.members : []
      const details = members.find(({ name }) => name === 'salesInvoiceDetails')?.members ?? []
      const seen = independent.parse(text.replace(/<!--.*?-->/g, '')) as {
        salesInvoice: { salesInvoiceDetails: Record<string, unknown> }
      }
      for (const [, name, kind] of fields) {
        const ours = details.find((member) => member.name === name)?.text
        const theirs = seen.salesInvoice.salesInvoiceDetails[name]
        // The other reader leaves line ends and the white space of empty elements to its own rules.
        const plain = (value: unknown) =>
          value === undefined ? undefined : (value as string).trim()
        expect(plain(ours)).toBe(plain(theirs))
        if (kind === 'text') expect(ours).toBe(present.get(name))
      }
    }),
    { numRuns: runs, seed },
  )
})

// ---- JSON

const jsonEscaped = (text: string) =>
  `"${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`

/** A value as it may stand in JSON, and whether it is a string. */
const jsonSpellings = {
  text: [(text: string) => JSON.stringify(text), jsonEscaped],
  whole: [
    (text: string) => text,
    (text: string) => `${text}.000`,
    (text: string) => `${text}e0`,
    (text: string) => `"${text}"`,
  ],
  date: [
    (text: string) => JSON.stringify(text),
    (text: string) => JSON.stringify(`${text}T00:00:00Z`),
    (text: string) => JSON.stringify(`${text}T08:38:30.000+0000`),
  ],
  flag: [(text: string) => text, (text: string) => `"${text}"`],
} as const

const odd = fc.constantFrom(
  ['"unknown"', '[1.50, {"a" : null}, 1e400]'],
  ['"näme"', '12345678901234567890.10'],
  ['"\\u0061\\/b"', '"\\ud83d\\ude00 \\"quoted\\""'],
  ['"empty"', '{ }'],
)

const jsonCase: fc.Arbitrary<Case> = fc
  .record({
    spaces: fc.array(space, { minLength: 24, maxLength: 24 }),
    order: fc.shuffledSubarray([...fields.keys()]),
    oddAt: fc.nat(7),
    odd,
    values: fc.tuple(
      ...fields.map(([, , kind]) =>
        fc.tuple(meaning(kind), fc.constantFrom(...jsonSpellings[kind])),
      ),
    ),
  })
  .map(({ spaces, order, oddAt, odd: [oddName = '', oddValue = ''], values }) => {
    const present = new Map<string, string>()
    const strings = new Set<string>()
    const entries = order.map((index): { name: string; key: string; json: string } => {
      const [meant, spell] = values[index]!
      const [, name] = fields[index]!
      const json = spell(meant)
      present.set(name, meant)
      if (json.startsWith('"')) strings.add(name)
      return { name, key: JSON.stringify(name), json }
    })
    entries.splice(oddAt % (entries.length + 1), 0, { name: 'odd', key: oddName, json: oddValue })
    const members = entries.flatMap(({ name, key, json }, index): Piece[] => [
      ...(index > 0 ? [{ text: `,${spaces[index]!}`, role: `lead ${name}` }] : []),
      { text: `${key}${spaces[index + 8]!}:${spaces[index + 9]!}`, role: `open ${name}` },
      { text: json, role: `value ${name}` },
      ...(index < entries.length - 1
        ? [{ text: spaces[index + 10]!, role: `behind ${name}` }]
        : [{ text: '', role: 'end' }]),
    ])
    const pieces: Piece[] = [
      { text: `${spaces[20]!}{"salesInvoiceId":7001,"salesInvoiceDetails":{${spaces[21]!}` },
      ...members,
      { text: `${spaces[22]!}},"zeros":1.00,"more":[ ] }\n` },
    ]
    return {
      form: 'json',
      pieces,
      present,
      replaced: (name, value, kind) => jsonValue(value, kind, strings.has(name)),
      inserted: (name, value, kind) => ({
        behind: 'end',
        text: `,${JSON.stringify(name)}:${jsonValue(value, kind, false)}`,
      }),
      cleared: (all, name) => {
        const at = entries.findIndex((entry) => entry.name === name)
        const next = entries[at + 1]
        const before = entries[at - 1]
        // With one behind it goes up to that; the last one goes from the end of the one before.
        const gone = next
          ? [`open ${name}`, `value ${name}`, `behind ${name}`, `lead ${next.name}`]
          : [
              `open ${name}`,
              `value ${name}`,
              `lead ${name}`,
              ...(before ? [`behind ${before.name}`] : []),
            ]
        return all.filter(({ role }) => !gone.includes(role ?? ''))
      },
    }
  })

const jsonValue = (value: string, kind: Kind, isString: boolean) =>
  isString || kind === 'text' || kind === 'date' ? JSON.stringify(value) : value

test(`of ${runs} random JSON texts a change alters what is meant and no other byte`, () => {
  holds(jsonCase, (text) => {
    expect(JSON.parse(text)).toMatchObject({ salesInvoiceId: 7001, zeros: 1, more: [] })
  })
})
