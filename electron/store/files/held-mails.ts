/** Mails that are safe on disk and wait to be unfolded: what a person gave is theirs from here on, whatever becomes of the app. */
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { draftEnding, move, removeLeftover, syncFolder, translate, writeWhole } from './durable'

/** Whence a mail came. */
const Note = z.object({
  fileName: z.string(),
  /** ISO instant at which it was given, and what was in it too. */
  capturedAt: z.string(),
  /** Absent while there was no account yet. */
  accountId: z.uuid().optional(),
})
export type MailNote = z.infer<typeof Note>

export interface HeldMail extends MailNote {
  /** From it follow the ids of the receipts in it, so that none is made twice. */
  id: string
  /** Absolute path of the mail. */
  path: string
}

const mailEnding = '.eml'
const noteEnding = '.json'

export class HeldMails {
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
   * @param id that of a mail which may be given more than once; what was held of it is held anew
   * @throws AppError `disk-full`, `no-permission`
   */
  async hold(copy: string, note: MailNote, id: string = randomUUID()): Promise<HeldMail> {
    const held = { ...note, id }
    const mail = this.#mailOf(held.id)
    try {
      await writeWhole(this.#noteOf(held.id), JSON.stringify(note))
      await move(copy, mail)
      await syncFolder(this.#folder)
    } catch (error) {
      await this.release(held).catch(() => undefined)
      throw translate(error)
    }
    return { ...held, path: mail }
  }

  /** Those that an earlier run did not come to, oldest first. A note without a mail is of one that was not taken over yet. */
  async all(): Promise<HeldMail[]> {
    const names = new Set(await readdir(this.#folder))
    const held: HeldMail[] = []
    for (const name of names) {
      const id = path.parse(name).name
      if (name.endsWith(mailEnding)) held.push(await this.#read(id))
      const isAlone = name.endsWith(noteEnding) && !names.has(`${id}${mailEnding}`)
      if (isAlone || name.endsWith(draftEnding)) await removeLeftover(path.join(this.#folder, name))
    }
    return held.toSorted((a, b) => a.capturedAt.localeCompare(b.capturedAt))
  }

  /** It is unfolded, or a receipt itself. The mail goes first, so that a note alone is of no mail. */
  async release({ id }: Pick<HeldMail, 'id'>): Promise<void> {
    await rm(this.#mailOf(id), { force: true })
    await rm(this.#noteOf(id), { force: true })
  }

  /** A note that cannot be read costs the mail its name, and nothing else. */
  async #read(id: string): Promise<HeldMail> {
    const mail = this.#mailOf(id)
    const note = await readFile(this.#noteOf(id), 'utf8')
      .then((text) => Note.parse(JSON.parse(text)))
      .catch(async (): Promise<MailNote> => {
        const { mtime } = await stat(mail)
        return { fileName: 'Recovered mail.eml', capturedAt: mtime.toISOString() }
      })
    return { ...note, id, path: mail }
  }

  #mailOf(id: string): string {
    return path.join(this.#folder, `${id}${mailEnding}`)
  }

  #noteOf(id: string): string {
    return path.join(this.#folder, `${id}${noteEnding}`)
  }
}
