/** `npm run read -- FILE...`: what each file says, one JSON line per file on stdout, in order, whatever the files hold. */
import { fork } from 'node:child_process'
import { writeSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { ReadFields, Unseen } from '../../../shared/receipts/reading'
import { readingChild } from './node-process'
import { type Limits, type Outcome, Reader, type ReadingProcess } from './reader'

/** What the process says beyond what its host needs: how long a file took, without the start of the process. */
const Timed = z.object({ id: z.string(), ms: z.number() })

/** Of the fields with one value each: what a line calls them. */
const told = {
  supplier: 'supplier',
  date: 'date',
  total: 'total',
  vat: 'vat',
  currency: 'currency',
  number: 'documentNumber',
  customerReference: 'customerReference',
  kind: 'kind',
  due: 'due',
  vatNumber: 'vatNumber',
  payment: 'payment',
  cardLastFour: 'cardLastFour',
  iban: 'iban',
} as const satisfies Record<string, keyof ReadFields>

/**
 * One line of the output: each value or null, `vatLines` and `items`, `source` (`print` or `e-invoice`), whether each is
 * `sure`, the `confidence` in each value, and `printed`: what the pages show instead of what the electronic invoice in the file says.
 * `pages` is how many there are, and `unseen` what of a long file was not looked at, its pages counted from 1.
 */
export function lineFor(file: string, outcome: Outcome, ms: number): object {
  const reading = 'reading' in outcome ? outcome.reading : undefined
  const fields: Partial<ReadFields> = reading?.fields ?? {}
  const names = Object.entries(told)
  const found = names.flatMap(([name, from]) => {
    const field = fields[from]
    // A sign that countries share names no currency.
    const isNamed = name !== 'currency' || /^[A-Z]{3}$/.test(field?.value ?? '')
    return field && isNamed ? [{ name, ...field }] : []
  })
  const each = (of: (field: (typeof found)[number]) => unknown) =>
    Object.fromEntries(found.map((field) => [field.name, of(field)]))
  const printed = found.filter((field) => field.printed !== undefined)
  return {
    file,
    ...Object.fromEntries(names.map(([name]) => [name, null])),
    ...each(({ value }) => value),
    vatLines: fields.vatLines ?? [],
    items: (fields.items ?? []).map(({ box: _, ...item }) => item),
    source: fields.source ?? null,
    sure: {
      ...Object.fromEntries(names.map(([name]) => [name, false])),
      ...each(({ isSure }) => isSure),
    },
    ...(printed.length > 0 && {
      printed: Object.fromEntries(printed.map((field) => [field.name, field.printed])),
    }),
    confidence: each(({ confidence }) => confidence),
    pages: reading?.pages.length ?? 0,
    ...(reading?.unseen && { unseen: toldUnseen(reading.unseen) }),
    ms,
    ...('code' in outcome && { error: outcome.code }),
  }
}

function toldUnseen({ pages, mails }: Unseen): object {
  const counted = pages.map(({ first, last }) => ({ first: first + 1, last: last + 1 }))
  return { pages: counted, ...(mails && { mails: mails.count, mailDepth: mails.depth }) }
}

/**
 * Reads one file after the other, and says a line of each as soon as it is read.
 * @param start starts the process that reads
 */
export function readAll(
  start: () => ReadingProcess,
  files: readonly string[],
  onLine: (line: object) => void,
  limits?: Limits,
): Promise<void> {
  return new Promise((resolve) => {
    let done = 0
    let startedAt = 0
    let ms: number | undefined
    const spawn = () => {
      const started = start()
      started.onMessage((message) => {
        const timed = Timed.safeParse(message)
        if (timed.success && timed.data.id === String(done)) ms = timed.data.ms
      })
      return started
    }
    const reader = new Reader({
      ...(limits && { limits }),
      spawn,
      next: () => {
        startedAt = performance.now()
        ms = undefined
        return jobFor(files, done)
      },
      waiting: () => files.length - done,
      onEnd: (id, outcome) => {
        const file = files[done++] ?? ''
        onLine(lineFor(file, outcome, ms ?? Math.round(performance.now() - startedAt)))
        // However many files ended the process before, the next is tried.
        reader.again(id)
        if (done < files.length) return
        reader.stop()
        resolve()
      },
    })
    if (files.length === 0) resolve()
    else reader.start()
  })
}

function jobFor(files: readonly string[], number: number) {
  const file = files[number]
  if (file === undefined) return undefined
  return { id: String(number), path: path.resolve(file), fileName: path.basename(file) }
}

/** Starts it as a plain child of Node. @param entry absolute path of the bundled process */
export function forkReading(entry: string): ReadingProcess {
  // Nothing but lines for files goes to stdout.
  return readingChild(fork(entry, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }))
}

/** One line of JSON on stdout. */
export function print(line: object): void {
  writeWhole(1, `${JSON.stringify(line)}\n`)
}

/** Waits where a pipe is full, so that no line is lost or cut whatever becomes of this process. @param to a file descriptor */
export function writeWhole(to: number, text: string): void {
  let rest = Buffer.from(text)
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(to, rest))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) throw error
    }
  }
}
