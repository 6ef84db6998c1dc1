/** The blocks that the lines of a paper stand in, and what each of them holds: whose address, numbers, sums. */
import { datesIn } from '../dates/dates'
import { moneyIn } from '../amounts/money'
import { isCustomersNumber, isNumbersLine } from './numbers-line'
import { isCustomerLabel, isSenderLabel } from '../supplier/party-labels'
import { overlap, type Part, type Row } from './rows'
import { contact, isRoute, numbered, postcoded } from '../supplier/words'

/** One part of a row, and what it is about. */
export interface Cell {
  part: Part
  row: Row
  isPlaced: boolean
  isContact: boolean
  isNumbers: boolean
  isIban: boolean
  isMoney: boolean
  isDay: boolean
  isCustomerLabel: boolean
  isSenderLabel: boolean
}

/** Lines under one another, top to bottom. */
export interface Block {
  cells: Cell[]
  isPlaced: boolean
  isContact: boolean
  isNumbers: boolean
  isIban: boolean
  isMoney: boolean
}

export interface Layout {
  cells: ReadonlyMap<Part, { block: Block; cell: Cell; at: number }>
  /** Blocks with a street or a town, top to bottom. */
  addresses: readonly Block[]
  /** For each row the share of rows with money that stand above it. */
  moneyAbove: readonly number[]
  rows: readonly Row[]
}

/** How far apart lines of a block may stand, in heights of a letter. */
const reach = 2

const phone = /\+\d[\d ().-]{7,}|(?:^|[ :])\(?0\d[\d ().-]{7,}$/
const site =
  /@|\bwww\.|https?:|(?:^|[\s,|])[a-z0-9-]{3,}(?:\.[a-z0-9-]{2,})*\.[a-z]{2,7}(?:$|[\s,|])/
const iban = /\bIBAN\b|\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3}/
/** Words with a long number, as only firms have them. */
const registered = /\p{L}{2}.* (?:[A-Z]{2,3})?\d(?:[ ./-]?\d){6,}\p{L}?(?:$|[\s,|])/u

const closed = (text: string) => text.replace(/ {2,}/g, ' ')

function cellOf(part: Part, row: Row): Cell {
  const { text } = part
  const isMoney = moneyIn(text).length > 0
  const isDay = !isMoney && datesIn(text).length > 0
  const isPlaced =
    !isMoney &&
    !isDay &&
    !isRoute(text) &&
    (postcoded.test(text) || numbered.test(text) || isTown(text))
  return {
    part,
    row,
    isPlaced,
    isContact: site.test(text) || phone.test(text) || contact.test(text.toUpperCase()),
    isNumbers:
      isNumbersLine(text) ||
      (!isMoney && !isDay && registered.test(text) && !isCustomersNumber(text)),
    isIban: iban.test(text),
    isMoney,
    isDay,
    isCustomerLabel: isCustomerLabel(text.split(':')[0] ?? ''),
    isSenderLabel: isSenderLabel(text.split(':')[0] ?? ''),
  }
}

/** `Victoria Island, Lagos`, `Bath BA2 3AF`. */
const isTown = (text: string) =>
  /^\p{Lu}\p{L}+(?:[ -]\p{Lu}?\p{L}+)*, \p{Lu}\p{L}+(?: \p{L}+)?$/u.test(text) ||
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/.test(closed(text))

const isUnder = (part: Part, other: Part) =>
  Math.abs(part.left - other.left) < part.height ||
  Math.abs(part.right - other.right) < part.height ||
  Math.abs(part.left + part.right - other.left - other.right) < 2 * part.height ||
  overlap(part, other)

/** Blocks of all rows, each part in one of them. */
export function layoutOf(rows: readonly Row[]): Layout {
  const blocks: Block[] = []
  const cells = new Map<Part, { block: Block; cell: Cell; at: number }>()
  let open: Block[] = []
  for (const row of rows) {
    open = open.filter(({ cells: [...own] }) => {
      const last = own.at(-1)
      return last?.row.page === row.page && isNear(last, row)
    })
    const taken = new Set<Block>()
    for (const part of row.parts) {
      const cell = cellOf(part, row)
      const home = open.find((block) => {
        const last = block.cells.at(-1)
        return last !== undefined && !taken.has(block) && isUnder(part, last.part)
      })
      const block = home ?? emptyBlock()
      if (!home) blocks.push(block)
      taken.add(block)
      cells.set(part, { block, cell, at: block.cells.length })
      add(block, cell)
    }
    open = [...open, ...[...taken].filter((block) => !open.includes(block))]
  }
  return {
    cells,
    addresses: blocks.filter(({ isPlaced }) => isPlaced),
    moneyAbove: moneyAbove(rows, cells),
    rows,
  }
}

const isNear = ({ row: last, part }: Cell, row: Row) =>
  row.y - last.y <= reach * Math.max(part.height, row.unit, Math.min(row.height, 1.5 * row.unit))

const emptyBlock = (): Block => ({
  cells: [],
  isPlaced: false,
  isContact: false,
  isNumbers: false,
  isIban: false,
  isMoney: false,
})

function add(block: Block, cell: Cell): void {
  block.cells.push(cell)
  block.isPlaced ||= cell.isPlaced
  block.isContact ||= cell.isContact
  block.isNumbers ||= cell.isNumbers
  block.isIban ||= cell.isIban
  block.isMoney ||= cell.isMoney
}

function moneyAbove(rows: readonly Row[], cells: Layout['cells']): number[] {
  const has = rows.map(({ parts }) => parts.some((part) => cells.get(part)?.cell.isMoney))
  const all = Math.max(1, has.filter(Boolean).length)
  let above = 0
  return has.map((is) => {
    const share = above / all
    above += Number(is)
    return share
  })
}
