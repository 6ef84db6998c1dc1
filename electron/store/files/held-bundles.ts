/** Mails, mailboxes and archives that are safe on disk and wait to be taken apart: what a person gave is theirs from here on. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { bundleKinds, type BundleKind } from '../../../shared/receipts/media'
import { move } from '../../moving'
import { draftEnding, removeLeftover, syncFolder, translate, writeWhole } from './durable'

/** Whence a bundle came. */
const Note = z.object({
  fileName: z.string(),
  /** ISO instant at which it was given, and what was in it too. */
  capturedAt: z.string(),
  /** Absent while there was no account yet. */
  accountId: z.uuid().optional(),
})
export type BundleNote = z.infer<typeof Note>

export interface HeldBundle extends BundleNote {
  /** From it follow the ids of the receipts in it, so that none is made twice. */
  id: string
  kind: BundleKind
  /** Absolute path of the file. */
  path: string
}

/** By its ending a file is known without its note. */
const endings: Record<BundleKind, string> = {
  mail: '.eml',
  mailbox: '.mbox',
  archive: '.zip',
  outlook: '.msg',
}
const noteEnding = '.json'

type Known = Pick<HeldBundle, 'id' | 'kind'>

export class HeldBundles {
  readonly #folder: string

  /** @param folder absolute path */
  constructor(folder: string) {
    this.#folder = folder
  }

  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
  }

  /**
   * Takes a copy over, with a note of whence it came; after this both survive a power cut.
   * @param copy absolute path of a synced file, which is moved
   * @param of.id that of a bundle which may be given more than once; what was held of it is held anew
   * @throws AppError `disk-full`, `no-permission`
   */
  async hold(
    copy: string,
    {
      kind,
      id = randomUUID(),
      ...note
    }: BundleNote & { kind: BundleKind; id?: string | undefined },
  ): Promise<HeldBundle> {
    const held = { ...note, kind, id }
    const file = this.#fileOf(held)
    try {
      await writeWhole(this.#noteOf(held.id), JSON.stringify(note))
      await move(copy, file)
      await syncFolder(this.#folder)
    } catch (error) {
      await this.release(held).catch(() => undefined)
      throw translate(error)
    }
    return { ...held, path: file }
  }

  /** Those that an earlier run did not come to, oldest first. A note alone is of one that was not taken over yet. */
  async all(): Promise<HeldBundle[]> {
    const names = new Set(await readdir(this.#folder))
    const held: HeldBundle[] = []
    for (const name of names) {
      const { name: id, ext } = path.parse(name)
      const kind = bundleKinds.find((one) => endings[one] === ext)
      if (kind) held.push(await this.#read({ id, kind }))
      const isAlone =
        ext === noteEnding && !Object.values(endings).some((ending) => names.has(id + ending))
      if (isAlone || name.endsWith(draftEnding)) await removeLeftover(path.join(this.#folder, name))
    }
    return held.toSorted((a, b) => a.capturedAt.localeCompare(b.capturedAt))
  }

  /** It is taken apart, or a receipt itself. The file goes first, so that a note alone is of nothing. */
  async release(held: Known): Promise<void> {
    await rm(this.#fileOf(held), { force: true })
    await rm(this.#noteOf(held.id), { force: true })
  }

  /** A note that cannot be read costs the file its name, and nothing else. */
  async #read(known: Known): Promise<HeldBundle> {
    const { id, kind } = known
    const file = this.#fileOf(known)
    const note = await readFile(this.#noteOf(id), 'utf8')
      .then((text) => Note.parse(JSON.parse(text)))
      .catch(async (): Promise<BundleNote> => {
        const { mtime } = await stat(file)
        const fileName = `Recovered ${kind}${endings[kind]}`
        return { fileName, capturedAt: mtime.toISOString() }
      })
    return { ...note, id, kind, path: file }
  }

  #fileOf({ id, kind }: Known): string {
    return path.join(this.#folder, `${id}${endings[kind]}`)
  }

  #noteOf(id: string): string {
    return path.join(this.#folder, `${id}${noteEnding}`)
  }
}
