/** Days that a paper tells beside its own, in brackets behind something else. */
import type { FoundDate } from './dates'
import { labelForm } from '../lines/text'
import type { Row } from '../lines/rows'

/**
 * `Food hygiene rating 5 (inspected 12.8.25)`: what stands in brackets is of what stands before them, or of what they tell in several
 * words: `Fattura n. 14/2026 (fa seguito al preavviso di parcella del 9 giugno 2026)`.
 */
export function isInBrackets({ parts }: Row, { from }: FoundDate): boolean {
  const own = parts.findLast((part) => part.from <= from)
  const before = own && behindThing.exec(own.text.slice(0, from - own.from))
  return ofThing.test(labelForm(before?.[1] ?? '')) || told.test(before?.[2] ?? '')
}

/** Words, and a bracket that opens behind them with words of its own. */
const behindThing = /^(.*\p{L}.*?) ?\(([^()]*\p{L}[^()]*)$/u

/** At least four words. */
const told = /^(?:\S+ ){3,}\p{L}+ ?$/u

/** What a firm was given, agreed or offered before. */
const ofThing =
  /\b(?:DBS|HYGIENE|RATINGS?|CERTIFICATES?|LICEN[CS]ES?|PERMITS?|INSURANCE|POLICY|ACCREDITATION|LEASE|CONTRACT|AGREEMENT|ESTIMATE|QUOTE|QUOTATION|ZERTIFIKAT|LIZENZ|VERTRAG|ANGEBOT|CERTIFICAT|CONTRAT|DEVIS|CERTIFICADO|CONTRATO|CERTIFICATO|CONTRATTO|OFFERTE|CERTIFICAAT)\b/
