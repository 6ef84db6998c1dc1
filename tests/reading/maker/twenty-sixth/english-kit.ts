/** What the English papers of the twenty-sixth set are drawn with beside what those of the sets before it are: names of two lines, mails that were printed. */
import { escaped } from '../eighth/kit'
import type { Facts } from '../twelfth/kit'

/** A name as a logo of two lines, parted where they come out most alike. */
export function twoLines(name: string, css: string): string {
  const words = name.split(' ')
  const halves = words.slice(1).map((_, at) => {
    const [first, second] = [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]
    return { first, second, gap: Math.abs(first.length - second.length) }
  })
  const best = halves.toSorted((a, b) => a.gap - b.gap)[0]
  const html = best ? `${escaped(best.first)}<br>${escaped(best.second)}` : escaped(name)
  return `<div style="line-height:1.1;${css}">${html}</div>`
}

/** The page of a mail as programs print it: subject, sender, whom it goes to and when above a rule. */
export const printedMail = (subject: string, head: Facts, body: string): string =>
  `<div style="font-size:14pt;font-weight:bold">${escaped(subject)}</div><table style="margin:2mm 0 0;font-size:86%">${head
    .map(
      ([label, value]) =>
        `<tr><td style="font-weight:bold;padding:0.2mm 4mm 0.2mm 0">${escaped(label)}</td><td style="padding:0.2mm 0">${escaped(value)}</td></tr>`,
    )
    .join('')}</table><hr style="border:0;border-top:0.3mm solid #999;margin:3mm 0 6mm">${body}`

/** Paragraphs of plain text, an empty line for an empty text. */
export const typedOut = (texts: readonly string[], css = ''): string =>
  texts.map((text) => `<div style="min-height:1.35em;${css}">${escaped(text)}</div>`).join('')
