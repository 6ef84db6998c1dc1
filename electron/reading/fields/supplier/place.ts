/** The signs of where a name stands: in whose block, beside what, how large, and where the rest of the paper says it again. */
import { isLabel, isThanks } from '../lines/form-words'
import type { Block, Cell, Layout } from '../lines/layout'
import { moneyIn } from '../amounts/money'
import type { Part, Row } from '../lines/rows'
import { nameKey } from './name'
import type { Piece } from './signs'
import { attention, legalForm, numbered, paymentService, personTitle, tradeWord } from './words'
import { letterCount } from '../lines/text'

/** Lines of the paper as keys for names, and what is told of its addresses on the web. */
export interface Echoes {
  layout: Layout
  lines: readonly Mention[]
  domains: readonly string[]
}

interface Mention {
  key: string
  cell: Cell
  block: Block
  at: number
}

export function echoesOf(layout: Layout, domains: readonly string[]): Echoes {
  const lines = [...layout.cells.values()].map(({ block, cell, at }) => ({
    key: nameKey(cell.part.text),
    cell,
    block,
    at,
  }))
  return { layout, lines, domains }
}

/** The part of its row that a piece begins in. */
const partOf = ({ row, from }: Piece): Part | undefined =>
  row.parts.findLast((part) => part.from <= from)

const isPlacedBelow = ({ cells }: Block, at: number, most: number) =>
  cells.slice(at + 1, at + 1 + most).some(({ isPlaced }) => isPlaced)

const isBare = ({ isPlaced, isContact, isNumbers, isIban }: Block) =>
  isPlaced && !isContact && !isNumbers && !isIban
const isFull = ({ isPlaced, isContact, isNumbers, isIban }: Block) =>
  isPlaced && (isContact || isNumbers || isIban)

/** Of the block that a piece stands in. */
export function blockSigns(layout: Layout, piece: Piece) {
  const part = partOf(piece)
  const found = part && layout.cells.get(part)
  if (!part || !found) return {}
  const { block, at } = found
  const above = block.cells[at - 1]
  const below = block.cells[at + 1]
  const before = piece.row.parts[piece.row.parts.indexOf(part) - 1]
  const lead = piece.row.text.slice(part.from, piece.from).trim()
  const others = layout.addresses.filter((each) => each !== block)
  const isOnlyLabels = block.cells.slice(0, at).every(({ part: { text } }) => isLabelLike(text))
  const unit = piece.row.unit
  const { left, right } = piece.row.edges
  const width = Math.max(1, right - left)
  return {
    ownPlaced: found.cell.isPlaced,
    ownContact: found.cell.isContact,
    ownNumbers: found.cell.isNumbers,
    blockFirst: at === 0,
    blockOpens: isOnlyLabels,
    blockAlone: block.cells.length === 1,
    blockLines: Math.min(1, block.cells.length / 8),
    blockRest: Math.min(1, (block.cells.length - at) / 8),
    placedNext: isPlacedBelow(block, at, 1),
    placedSoon: isPlacedBelow(block, at, 3),
    placedBefore: block.cells.slice(0, at).some(({ isPlaced }) => isPlaced),
    blockPlaced: block.isPlaced,
    blockContact: block.isContact,
    blockNumbers: block.isNumbers,
    blockIban: block.isIban,
    blockMoney: block.isMoney,
    blockBare: isBare(block),
    blockFull: isFull(block),
    bareBesideFull: isBare(block) && others.some((each) => isFull(each)),
    onlyAddress: block.isPlaced && others.length === 0,
    firstAddress: block === layout.addresses[0],
    lastAddress: block === layout.addresses.at(-1),
    addresses: Math.min(1, layout.addresses.length / 4),
    attentionBelow: attention.test((below?.part.text ?? '').toUpperCase()),
    aboveColon: above !== undefined && /:$/.test(above.part.text),
    aboveLabel: above !== undefined && isLabelLike(above.part.text),
    aboveCustomer: above?.isCustomerLabel ?? false,
    aboveSender: above?.isSenderLabel ?? false,
    besideAny: before !== undefined && lead === '',
    besideColon: before !== undefined && /:$/.test(before.text) && lead === '',
    besideLabel: before !== undefined && lead === '' && isLabel(before.text),
    besideNumbers: hasNumbersBeside(layout, piece.row, block),
    afterLead: lead !== '',
    afterColon: /:$/.test(lead),
    afterThanks: lead !== '' && isThanks(part.text),
    tail: piece.isTail ?? false,
    spelt: piece.isSite ?? false,
    moneyBefore: layout.moneyAbove[piece.row.index] ?? 0,
    afterMoney: (layout.moneyAbove[piece.row.index] ?? 0) === 1,
    beforeMoney: (layout.moneyAbove[piece.row.index] ?? 0) === 0,
    inMoneyRow: moneyIn(piece.row.text).length > 0,
    down: piece.row.position,
    leftEdge: Math.abs(piece.left - left) < unit,
    rightEdge: Math.abs(piece.right - right) < unit,
    across: (piece.left - left) / width,
    centred:
      Math.abs(piece.left + piece.right - left - right) < 3 * unit && piece.left - left > 2 * unit,
    smallPrint: piece.height < 0.9 * unit,
    windowPlace:
      isBare(block) &&
      piece.row.position > 0.05 &&
      piece.row.position < 0.35 &&
      Math.abs(piece.left - left) < 4 * unit,
  }
}

/** A few words that say what follows, known or not. */
const isLabelLike = (text: string) =>
  /:$/.test(text) ||
  isLabel(text) ||
  (text.length < 18 &&
    !/\d/.test(text) &&
    letterCount(text) > 1 &&
    !text.includes('.') &&
    !/ .* /.test(text))

/** At the foot, in a column beside its own. */
function hasNumbersBeside({ cells }: Layout, row: Row, own: Block): boolean {
  if (row.position < 0.6) return false
  return row.parts.some((part) => {
    const block = cells.get(part)?.block
    return block !== undefined && block !== own && (block.isNumbers || block.isIban)
  })
}

/** A name without what many firms have in theirs. */
const coreOf = (name: string) =>
  nameKey(name.toUpperCase().replace(legalForm, '').replace(tradeWord, '')) || nameKey(name)

/** Of the other lines that say the name. */
export function mentionSigns(echoes: Echoes, pieces: readonly Piece[], name: string) {
  const core = coreOf(name)
  const key = nameKey(name)
  const own = new Set(pieces.map((piece) => partOf(piece)))
  const others =
    core.length < 4
      ? []
      : echoes.lines.filter(
          (line) => !own.has(line.cell.part) && line.key.includes(core.length > 5 ? core : key),
        )
  const some = (test: (mention: Mention) => boolean) => others.some(test)
  const { moneyAbove, rows } = echoes.layout
  const isNearIban = ({ cell }: Mention) =>
    rows
      .slice(Math.max(0, cell.row.index - 3), cell.row.index + 4)
      .some(({ text }) => /\bIBAN\b/.test(text))
  return {
    mentions: Math.min(1, others.length / 3),
    mentionExact: some((mention) => mention.key === key),
    holdsLine: echoes.lines.some(
      (line) =>
        line.key.length > 4 &&
        line.key.length + 2 < key.length &&
        key.includes(line.key) &&
        !own.has(line.cell.part),
    ),
    siteOfOther:
      siteLike.test(name) &&
      echoes.lines.some(
        (line) => !own.has(line.cell.part) && isSpeltAs(line, nameKey(name.split('.')[0] ?? '')),
      ),
    mentionLonger: some((mention) => mention.key.startsWith(key) && mention.key !== key),
    mentionHead: some(({ cell }) => (moneyAbove[cell.row.index] ?? 0) === 0),
    mentionFoot: some(({ cell }) => (moneyAbove[cell.row.index] ?? 0) === 1),
    mentionFull: some(({ block, at }) => isFull(block) && at < 2),
    mentionBare: some(({ block, at }) => isBare(block) && at < 2),
    mentionNumbers: some(({ block }) => block.isNumbers || block.isIban),
    mentionIban: some(isNearIban),
    mentionLine: some(({ cell }) => cell.isPlaced || /[,|.] .*\d/.test(cell.part.text)),
    mentionTail: some(
      (mention) =>
        mention.key.length > key.length + 4 && mention.key.endsWith(key) && mention.key !== key,
    ),
    mentionThanks: some(({ cell }) => isThanks(cell.part.text)),
    mentionColon: some(({ cell }) => /:/.test(cell.part.text)),
    mentionBeside: some(({ cell }) => cell.row.parts.indexOf(cell.part) > 0),
    mentionUnderLabel: some(({ block, at }) => {
      const above = block.cells[at - 1]
      return above !== undefined && isLabelLike(above.part.text)
    }),
    mentionCustomer: some(({ block, at }) => Boolean(block.cells[at - 1]?.isCustomerLabel)),
    mentionLarger: some(({ cell }) => cell.part.height > 1.15 * (pieces[0]?.height ?? 0)),
    ...domainSigns(echoes.domains, name, core),
  }
}

const siteLike = /^[\p{L}\d-]+\.[a-z]{2,7}$/u

/** Whether a line that is no address on the web begins as one is spelt. */
const isSpeltAs = ({ key, cell }: Mention, site: string) =>
  !/[@/]|www|\w\.\w/.test(cell.part.text) &&
  Math.min(key.length, site.length) > 3 &&
  (site.startsWith(key.slice(0, 8)) || key.startsWith(site))

function domainSigns(domains: readonly string[], name: string, core: string) {
  const key = nameKey(name)
  const words = name
    .split(/[\s-]+/)
    .map((word) => nameKey(word))
    .filter(Boolean)
  const first = words[0] ?? ''
  const own = domains.map((domain) => domain.replace(/^WWW/, ''))
  const isAny = (test: (domain: string) => boolean) => own.some(test)
  const isFirst = first.length > 2 && isAny((domain) => domain === first)
  const isWhole = isAny((domain) => domain === key || domain === core)
  const isPart =
    core.length > 3 &&
    isAny((domain) => domain.length > 3 && (core.startsWith(domain) || domain.startsWith(core)))
  return {
    domainCut: !isWhole && key.length >= fewestToCut && isAny((domain) => isCutOf(key, domain)),
    domainWhole: isWhole,
    domainPart: !isWhole && isPart,
    domainFirst: isFirst,
    domainOther: own.length > 0 && !isWhole && !isPart && !isFirst,
  }
}

const fewestToCut = 7
/** What places on the web have before a name or behind it. */
const beside =
  /^(?:THE|MY|GO|GET|WE|LE|LA|LES|EL|DE|DIE|DER|DAS|HET|S|UK|CO|EU|HQ|TV|AT|BE|CH|CZ|DE|DK|ES|FI|FR|IE|IT|NL|NO|PL|PT|SE|US|CA|AU|NZ)$/

/** Whether letters at an end of a place on the web are all that a name lacks: `niper & oat` of `juniperandoat`. */
function isCutOf(key: string, domain: string): boolean {
  const missing = domain.length - key.length
  if (missing < 1 || missing > 3) return false
  return (
    (domain.endsWith(key) && !beside.test(domain.slice(0, missing))) ||
    (missing < 3 && domain.startsWith(key) && !beside.test(domain.slice(key.length)))
  )
}

/** Of the words themselves, whatever the language. */
export function shapeSigns(name: string) {
  const words = name.split(' ').filter((word) => letterCount(word) > 0)
  const lower = words.filter((word) => /^\p{Ll}/u.test(word)).length
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1).join(' ')
  return {
    words: Math.min(1, words.length / 8),
    twoWords: words.length === 2,
    lowerWords: words.length > 0 ? lower / words.length : 0,
    allTitled: words.length > 1 && words.every((word) => /^\p{Lu}\p{Ll}/u.test(word)),
    startsLower: /^\p{Ll}/u.test(name),
    endsStop: /[.!?]$/.test(name) && !/\p{L}\.\p{L}?\.?$/u.test(name),
    shortForm:
      words.length > 1 &&
      ((/^(?:\p{L}\.){2,}$/u.test(last) && letterCount(last) > 1) ||
        (/^\p{Lu}{2,4}$/u.test(last) && /\p{Ll}/u.test(rest))),
    ampersand: / (?:&|\+) /.test(name),
    siteLike: siteLike.test(name),
    personTitle: personTitle.test(name.toUpperCase()),
    paymentService: paymentService.test(name.toUpperCase()),
    figures: /\d/.test(name),
    numbered: numbered.test(name),
  }
}
