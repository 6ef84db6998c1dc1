import { XMLValidator } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { xmlTree } from '../../../../../electron/api/sales-invoices/xml'
import { readXml, textOf, type XmlElement } from '../../../../../electron/api/text/xml-scan'
import {
  removed,
  replacedText,
  standalone,
  withAttribute,
  withElement,
  withoutAttribute,
} from '../../../../../electron/api/text/xml-text'

const child = (source: string, ...path: number[]): XmlElement =>
  path.reduce((element, index) => element.children[index]!, readXml(source))

const unreadable = expect.objectContaining({ code: 'reply-unreadable' }) as Error

test('every element knows its place', () => {
  const source =
    '\u{feff}<?xml version="1.0"?><!-- a --><a b = "1"\n><c d:e=\'2\' xmlns:d="urn:d"/>x</a> <?z?>\n'
  const root = readXml(source)
  const [inner] = root.children
  expect(source.slice(root.start, root.contentStart)).toBe('<a b = "1"\n>')
  expect(source.slice(root.contentEnd, root.end)).toBe('</a>')
  expect(source.slice(inner!.start, inner!.end)).toBe('<c d:e=\'2\' xmlns:d="urn:d"/>')
  const { span, valueSpan } = inner!.attributes[0]!
  expect(source.slice(span.start, span.end)).toBe(" d:e='2'")
  expect(source.slice(valueSpan.start, valueSpan.end)).toBe('2')
})

test.each([
  ['<a>&lt;&gt;&amp;&quot;&apos;&#65;&#x1F600;&#0000000066;</a>', '<>&"\'A😀B'],
  ['<a>one<![CDATA[ <&> ]]>two</a>', 'one <&> two'],
  ['<a>1<!-- 2 -->3<?four?>5</a>', '135'],
  ['<a>one\r\ntwo\rthree\nfour</a>', 'one\ntwo\nthree\nfour'],
  ['<a>one&#13;</a>', 'one\r'],
  ['<a/>', ''],
])('the text of %s is %j', (source, text) => {
  expect(textOf(source, readXml(source))).toBe(text)
})

test('an attribute’s white space is a space, unless it was written as a reference', () => {
  expect(readXml('<a b="1\r\n2\t3&#10;4"/>').attributes[0]?.value).toBe('1 2 3\n4')
})

test('namespaces follow prefixes, defaults and their ends', () => {
  const source =
    '<a xmlns="urn:1" xmlns:p="urn:2"><p:b/><c xmlns=""><d/><p:e xmlns:p="urn:3"/></c></a>'
  const of = (...path: number[]) => child(source, ...path).namespace
  expect([of(), of(0), of(1), of(1, 0), of(1, 1)]).toEqual(['urn:1', 'urn:2', '', '', 'urn:3'])
})

test.each([
  ['<a>old</a>', '<a>x &lt; y &amp; z&#13;</a>'],
  ['<a/>', '<a>x &lt; y &amp; z&#13;</a>'],
  ['<a b="/" />', '<a b="/">x &lt; y &amp; z&#13;</a>'],
  ['<a></a>', '<a>x &lt; y &amp; z&#13;</a>'],
  ['<a>o<!-- k -->l<?k?>d</a >', '<a>x &lt; y &amp; z&#13;<!-- k --><?k?></a >'],
  ['<a><![CDATA[old]]></a>', '<a>x &lt; y &amp; z&#13;</a>'],
])('the text of %s replaced gives %s', (source, expected) => {
  expect(replacedText(source, readXml(source), 'x < y & z\r')).toBe(expected)
  expect(textOf(expected, readXml(expected))).toBe('x < y & z\r')
})

test('text is put neither over elements nor in characters that XML lacks', () => {
  const invalid = expect.objectContaining({ code: 'invalid-input' }) as Error
  expect(() => replacedText('<a><b/></a>', readXml('<a><b/></a>'), 'x')).toThrow(invalid)
  expect(() => replacedText('<a/>', readXml('<a/>'), 'x\u{0}')).toThrow(invalid)
  expect(() => replacedText('<a/>', readXml('<a/>'), '\u{d800}')).toThrow(invalid)
})

test.each([
  ["<a b='old'>1</a>", "<a b='&quot;x&apos; &amp;&#9;'>1</a>"],
  ['<a\n  c="1"\n/>', '<a\n  c="1" b="&quot;x&apos; &amp;&#9;"\n/>'],
  ['<a/>', '<a b="&quot;x&apos; &amp;&#9;"/>'],
])('the attribute of %s set gives %s', (source, expected) => {
  expect(withAttribute(source, readXml(source), 'b', '"x\' &\t')).toBe(expected)
  expect(readXml(expected).attributes.find(({ name }) => name === 'b')?.value).toBe('"x\' &\t')
})

test('an attribute goes with the white space before it', () => {
  const source = '<a b="1"\n  c=\'2\' d="3"/>'
  expect(withoutAttribute(source, readXml(source), 'c')).toBe('<a b="1" d="3"/>')
  expect(withoutAttribute(source, readXml(source), 'e')).toBe(source)
})

test.each([
  ['<a>\n  <b/>\n  <c/>\n</a>', 0, '<a>\n  <n/>\n  <b/>\n  <c/>\n</a>'],
  ['<a>\n  <b/>\n  <c/>\n</a>', 1, '<a>\n  <b/>\n  <n/>\n  <c/>\n</a>'],
  ['<a>\n  <b/>\n  <c/>\n</a>', 2, '<a>\n  <b/>\n  <c/>\n  <n/>\n</a>'],
  ['<a><b/></a>', 1, '<a><b/><n/></a>'],
  ['<a />', 0, '<a><n/></a>'],
  ['<a>\n</a>', 0, '<a>\n<n/></a>'],
  ['<a>text <b/></a>', 1, '<a>text <b/><n/></a>'],
])('in %j a child put at %i is laid out as its neighbour', (source, index, expected) => {
  expect(withElement(source, readXml(source), '<n/>', index)).toBe(expected)
})

test.each([
  ['<a>\n  <b/>\n  <c/>\n</a>', 1, '<a>\n  <b/>\n</a>'],
  ['<a><!-- b --> <b>x</b><c/></a>', 0, '<a><!-- b --><c/></a>'],
  ['<a>text <b/> more</a>', 0, '<a>text  more</a>'],
])('of %j child %i is taken out', (source, index, expected) => {
  expect(removed(source, child(source, index))).toBe(expected)
})

test('an element alone keeps what was declared around it', () => {
  const source =
    '<a xmlns="urn:1" xmlns:p="urn:2" xmlns:q="urn:&lt;"><p:b xmlns:p="urn:3" c="1"><d/></p:b></a>'
  const alone = standalone(source, child(source, 0))
  expect(alone).toBe('<p:b xmlns="urn:1" xmlns:q="urn:&lt;" xmlns:p="urn:3" c="1"><d/></p:b>')
  expect(child(alone, 0).namespace).toBe('urn:1')
})

const malformed = [
  '',
  ' ',
  'text',
  '<a',
  '<a>',
  '</a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a/>text',
  'text<a/>',
  '<a b=1/>',
  '<a b/>',
  '<a b="1"c="2"/>',
  '<a b="1" b="2"/>',
  '<a b="<"/>',
  '<a b="1/>',
  '<a>&</a>',
  '<a>&unknown;</a>',
  '<a>&#0;</a>',
  '<a>&#xD800;</a>',
  '<a>&#x110000;</a>',
  '<a>&#9999999999;</a>',
  '<a b="&nbsp;"/>',
  '<a>]]></a>',
  '<a><![CDATA[</a>',
  '<![CDATA[a]]><a/>',
  '<a><!-- -- --></a>',
  '<a><!--></a>',
  '<a><!-- ---></a>',
  '<a><? x?></a>',
  '<a><?xml version="1.0"?></a>',
  ' <?xml version="1.0"?><a/>',
  '<a><?x</a>',
  '<1a/>',
  '<a:b/>',
  '<a b:c="1"/>',
  '<a::b xmlns:a="urn:a"/>',
  '<a>\u{0}</a>',
  '<a>\u{ffff}</a>',
  '<a>\u{d800}</a>',
  '<a><!ELEMENT b></a>',
]

test.each(malformed)('%j is refused', (source) => {
  expect(() => readXml(source)).toThrow(unreadable)
})

test('what is refused another reader refuses too, as far as it looks', () => {
  const laxer = malformed.filter((source) => XMLValidator.validate(source) === true)
  // Left to us: entities, characters, namespaces, and what only a full reader sees.
  expect(malformed.length - laxer.length).toBeGreaterThan(15)
})

const laughs = Array.from({ length: 10 }, (_, index) => {
  const inner = index === 0 ? 'ha' : `&l${index - 1};`.repeat(10)
  return `<!ENTITY l${index} "${inner}">`
}).join('')

/** Far above what it takes, and far below what would be felt as hanging on a busy machine. */
const soonMs = 15_000
const huge = 10 * 1024 * 1024

const hostile: readonly (readonly [string, () => string])[] = [
  ['a billion laughs', () => `<!DOCTYPE a [${laughs}]><a>&l9;</a>`],
  [
    'a file of this computer',
    () => '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  ],
  ['a document type alone', () => '<!DOCTYPE html><a/>'],
  ['a hundred thousand levels', () => '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
  ['levels that never end', () => '<a>'.repeat(1_000_000)],
  ['10 MB of an attribute without an end', () => `<a b="${'x'.repeat(huge)}`],
  ['10 MB of a comment without an end', () => `<a><!--${'-'.repeat(huge)}`],
  ['10 MB of an instruction without an end', () => `<?${'x'.repeat(huge)}`],
  ['10 MB of white space in a tag', () => `<a${' '.repeat(huge)}`],
  ['10 MB of ampersands', () => `<a>${'&'.repeat(huge)}</a>`],
  [
    'a million attributes',
    () => `<a${Array.from({ length: 1e6 }, (_, i) => ` b${i}=""`).join('')}/>`,
  ],
  ['5 million elements', () => `<a>${'<b/>'.repeat(5_000_000)}</a>`],
  [
    'declarations by the thousand on each level',
    () =>
      Array.from(
        { length: 99 },
        (_, i) => `<a${Array.from({ length: 150 }, (_, j) => ` xmlns:p${i}x${j}="u"`).join('')}>`,
      ).join('') + '<p99:b/>'.repeat(100_000),
  ],
  ['more than 64 MB', () => `<a>${' '.repeat(64 * 1024 * 1024)}</a>`],
]

test.each(hostile)('%s is refused, and soon', (_, source) => {
  const text = source()
  const start = performance.now()
  expect(() => readXml(text)).toThrow(unreadable)
  expect(performance.now() - start).toBeLessThan(soonMs)
})

test.each([
  ['10 MB of a name', () => `<${'x'.repeat(huge)}/>`],
  ['10 MB in one attribute', () => `<a b="${'x&lt;'.repeat(huge / 5)}"/>`],
  ['10 MB in one text', () => `<a>${'x&#65; '.repeat(huge / 7)}</a>`],
  ['10 MB of comments', () => `<a>${'<!-- > -->'.repeat(huge / 10)}</a>`],
  ['10 MB in one section', () => `<a><![CDATA[${']] >'.repeat(huge / 4)}]]></a>`],
  ['100 levels', () => '<a>'.repeat(100) + '</a>'.repeat(100)],
  ['200,000 elements', () => `<a>${'<b c="1">2</b>'.repeat(200_000)}</a>`],
])('%s is read, and soon', (_, source) => {
  const text = source()
  const start = performance.now()
  const root = readXml(text)
  textOf(text, root)
  expect(performance.now() - start).toBeLessThan(soonMs)
})

test.each(['ISO-8859-1', 'windows-1252', 'UTF-16', 'utf-7', 'x'])(
  'XML that says it is %s is refused, since it was read as UTF-8',
  (encoding) => {
    const text = `<?xml version="1.0" encoding='${encoding}'?><salesInvoice/>`
    expect(() => xmlTree(text)).toThrow(unreadable)
  },
)
