/** What this computer remembers outside the profile, so that a restored or cloned profile never sends an old token. */
import { randomUUID } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { moveNow } from '../../moving'
import { syncFolderNow } from '../../store/files/durable'
import { KeptFile } from '../../store/files/kept-file'
import type { Grant } from './vault'

/** How far a grant had come when its refresh token last went out; `sends` counts over the whole grant. */
const Mark = z.object({
  grantId: z.string(),
  generation: z.number().int(),
  sends: z.number().int(),
})
export type Mark = z.infer<typeof Mark>

/**
 * What the mark says of a grant in the profile. `unsent`: the intent on disk is one that never went out. `restored`:
 * the profile is a copy that time has passed by, or the mark is, and nobody knows which token is the last.
 */
export type Verdict = 'trusted' | 'unsent' | 'restored'

/**
 * The intent is written to the profile first and counted in the mark second, then the token goes out. So a profile
 * that knows less than the mark is old, and one that knows more is either a single intent ahead or not this mark's.
 */
export function judge(
  grant: Pick<Grant, 'id' | 'generation' | 'sends' | 'state'>,
  mark: Mark | undefined,
): Verdict {
  if (mark?.grantId !== grant.id) return 'restored'
  if (mark.generation > grant.generation || mark.sends > grant.sends) return 'restored'
  if (mark.sends === grant.sends) return 'trusted'
  return mark.sends === grant.sends - 1 && grant.state === 'refreshing' ? 'unsent' : 'restored'
}

/** Marks of grants beyond these, the least recently used, are forgotten. */
const mostMarks = 200

export class Anchor {
  /** Counts what must not be repeated, for the outbox: a profile whose own count is another was restored or cloned. */
  readonly epoch = {
    /** 0 where nothing is remembered. */
    read: (): number => Math.max(0, ...this.#epochs()),
    /**
     * Counts on and returns the new count, durably. One that is not `known` + 1 shows that somebody else counted.
     * @param known the profile's own count
     */
    bump: (known = 0): number => this.#bump(Math.max(known, this.epoch.read()) + 1),
  }
  readonly #folder: string

  /**
   * @param parts.profile absolute path of the profile, which is given an id of its own when it has none
   * @param parts.folder absolute path of a folder that does not travel with the profile
   */
  constructor(parts: { profile: string; folder: string }) {
    this.#folder = path.join(parts.folder, profileId(parts.profile))
  }

  /** Where the lease of an account belongs, so that copies of the profile share it. */
  leaseFile(accountId: string): string {
    return path.join(this.#folder, 'leases', accountId)
  }

  mark(grantId: string): Mark | undefined {
    const read = Mark.safeParse(this.#file(grantId).read())
    return read.success ? read.data : undefined
  }

  /** Remembers how far a grant has come: at its beginning, and each time before its refresh token goes out. Durable. */
  count({ id, generation, sends }: Pick<Grant, 'id' | 'generation' | 'sends'>): void {
    this.#file(id).write({ grantId: id, generation, sends })
    this.#forgetOldest()
  }

  /** Nobody shall send this grant's tokens any more, wherever a copy of them turns up. */
  forget(grantId: string): void {
    this.#file(grantId).remove()
  }

  #file(grantId: string): KeptFile {
    return new KeptFile(path.join(this.#folder, 'grants', `${encodeURIComponent(grantId)}.json`))
  }

  #forgetOldest(): void {
    const folder = path.join(this.#folder, 'grants')
    const names = readdirSync(folder)
    if (names.length <= mostMarks) return
    const age = (name: string) => statSync(path.join(folder, name)).mtimeMs
    const oldestFirst = names.sort((one, other) => age(one) - age(other))
    for (const name of oldestFirst.slice(0, -mostMarks)) rmSync(path.join(folder, name))
  }

  #epochs(): number[] {
    if (!existsSync(this.#folder)) return []
    return readdirSync(this.#folder).flatMap((name) => {
      const [, digits] = /^epoch-(\d+)$/.exec(name) ?? []
      return digits === undefined ? [] : [Number(digits)]
    })
  }

  /** A file is made by one process alone, so two copies of a profile never get the same count. */
  #bump(count: number): number {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    try {
      closeSync(openSync(path.join(this.#folder, `epoch-${count}`), 'wx', 0o600))
    } catch (error) {
      if (isCode(error, 'EEXIST')) return this.#bump(count + 1)
      throw error
    }
    syncFolderNow(this.#folder)
    for (const former of this.#epochs().filter((other) => other < count))
      rmSync(path.join(this.#folder, `epoch-${former}`), { force: true })
    return count
  }
}

/** The profile's random id. However many processes open a new profile at once, they agree on one. */
function profileId(profile: string): string {
  const file = path.join(profile, 'profile.json')
  const read = () => z.object({ id: z.uuid() }).safeParse(new KeptFile(file).read()).data?.id
  const known = read()
  if (known !== undefined) return known
  mkdirSync(profile, { recursive: true })
  const id = randomUUID()
  const draft = `${file}.${id}`
  const opened = openSync(draft, 'wx', 0o600)
  writeSync(opened, JSON.stringify({ id }))
  fsyncSync(opened)
  closeSync(opened)
  publish(draft, file)
  syncFolderNow(profile)
  return read() ?? id
}

/** Gives the draft its name unless another process was first; where there are no links, the last one wins. */
function publish(draft: string, file: string): void {
  try {
    linkSync(draft, file)
  } catch (error) {
    if (!isCode(error, 'EEXIST')) moveNow(draft, file)
  }
  rmSync(draft, { force: true })
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
