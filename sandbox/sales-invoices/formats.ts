// Owns which format a reply has: what the caller accepts (RFC 9110 12.5.1), XML where it does not mind.
import type { Model, Shape } from './shapes'
import { writeJson } from './json-form'
import { writeXml } from './xml-form'

export type Format = 'xml' | 'json'
export type Written = { contentType: string; body: Buffer }
export type Root = { name: string; shape: Shape; model: Model }

type Range = { type: string; quality: number }

const formatByType: ReadonlyMap<string, Format> = new Map([
  ['application/xml', 'xml'],
  ['text/xml', 'xml'],
  ['application/json', 'json'],
])

/** Undefined when neither format is accepted. Of two formats liked equally well, XML comes first. */
export function acceptedFormat(accept: string | undefined): Format | undefined {
  if (accept === undefined || accept.trim() === '') return 'xml'
  const ranges = accept.split(',').map(parseRange)
  const xml = Math.max(qualityOf('application/xml', ranges), qualityOf('text/xml', ranges))
  const json = qualityOf('application/json', ranges)
  if (xml <= 0 && json <= 0) return undefined
  return json > xml ? 'json' : 'xml'
}

export function write({ name, shape, model }: Root, format: Format): Written {
  return format === 'json'
    ? { contentType: 'application/json', body: Buffer.from(writeJson(model, shape)) }
    : { contentType: 'application/xml', body: Buffer.from(writeXml(name, model, shape)) }
}

/** Undefined for a type that says nothing about the format. */
export function formatOfType(mediaType: string): Format | undefined {
  if (mediaType.endsWith('+json')) return 'json'
  return mediaType.endsWith('+xml') ? 'xml' : formatByType.get(mediaType)
}

/** The most specific range that matches decides. */
function qualityOf(type: string, ranges: readonly Range[]): number {
  const candidates = [type, `${type.split('/')[0]}/*`, '*/*']
  // Only the type itself, not a range, makes text/xml wanted: otherwise text/* would bring XML to a browser.
  const asked = type === 'text/xml' ? candidates.slice(0, 1) : candidates
  const found = asked.map((name) => ranges.find((range) => range.type === name))
  return found.find((range) => range !== undefined)?.quality ?? 0
}

function parseRange(text: string): Range {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { type, quality: Number.isNaN(weight) ? 0 : weight }
}
