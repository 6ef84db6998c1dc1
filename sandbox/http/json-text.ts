// Owns reading JSON out of bytes nobody has checked: its encoding, its depth, its grammar.
import { Refusal } from './refusal'

const deepest = 100
const decoder = new TextDecoder('utf-8', { fatal: true })

/** A name given twice counts as given last, as RFC 8259 4 allows. */
export function parseJson(body: Uint8Array): unknown {
  const text = decodeText(body)
  try {
    if (depthOf(text) > deepest) throw new Refusal(400, 'The body is nested too deeply')
    return JSON.parse(text)
  } catch (cause) {
    if (cause instanceof SyntaxError) throw new Refusal(400, 'The body is not well-formed JSON')
    throw cause
  }
}

function decodeText(body: Uint8Array): string {
  try {
    return decoder.decode(body)
  } catch {
    throw new Refusal(400, 'The body is not valid UTF-8')
  }
}

/** Walked by hand, since whoever writes the value out again would do so by recursion. */
function depthOf(text: string): number {
  let depth = 0
  let most = 0
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === '[' || character === '{') most = Math.max(most, (depth += 1))
    else if (character === ']' || character === '}') depth -= 1
  }
  return most
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0
  while (text[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}
