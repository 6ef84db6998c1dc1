/** What a long run has played so far, in a file, so that it goes on another day where it ended. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import * as z from 'zod'
import { Misunderstood } from './command-line'
import { harms, type Report } from './report'

/** How far a kind is: each process has played so many of its own rounds, from the first on. */
const Note = z.object({
  seed: z.int(),
  played: z.array(z.int()),
  rounds: z.int(),
  lost: z.int(),
  doubled: z.int(),
  torn: z.int(),
  wrong: z.int(),
})
export type Note = z.infer<typeof Note>

const Notes = z.record(z.string(), Note)

export class RunNotes {
  readonly #file: string
  readonly #notes: z.infer<typeof Notes>

  /** @throws Misunderstood for a file that holds something else */
  constructor(file: string) {
    this.#file = file
    const read = Notes.safeParse(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
    if (!read.success) throw new Misunderstood(`${file} holds no notes of a run`)
    this.#notes = read.data
  }

  /** @throws Misunderstood for notes of a run from another seed */
  of(kind: string, seed: number): Note | undefined {
    const note = this.#notes[kind]
    if (note && note.seed !== seed)
      throw new Misunderstood(`${this.#file} is of seed ${note.seed}: say --seed ${note.seed}`)
    return note
  }

  /** @param played how many rounds each process played now */
  add(report: Report, played: readonly number[]): Note {
    const { kind, seed, rounds } = report
    const before = this.of(kind, seed)
    const note: Note = {
      seed,
      played: played.map((more, at) => (before?.played[at] ?? 0) + more),
      rounds: (before?.rounds ?? 0) + rounds,
      ...(Object.fromEntries(
        harms.map((harm) => [harm, (before?.[harm] ?? 0) + report[harm]]),
      ) as Pick<Note, (typeof harms)[number]>),
    }
    this.#notes[kind] = note
    writeFileSync(this.#file, `${JSON.stringify(this.#notes, undefined, 2)}\n`)
    return note
  }
}
