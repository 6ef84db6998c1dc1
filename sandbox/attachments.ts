// Owns attached files: reading data URIs, storing the bytes, and giving them back.
import type { Database } from './database'
import { entryId } from './fields'
import type { Findings } from './findings'
import type { Call } from './http/call'
import { bytesReply } from './http/messages'
import type { Reply } from './http/messages'
import { Refusal } from './http/refusal'
import { isAbsent, pick } from './json'

type FileContents = { contentType: string; contents: Buffer }
export type StoredFile = FileContents & { fileName: string }
export type AttachmentInput = ({ kind: 'new' } & StoredFile) | { kind: 'kept'; id: number }

/** The record a file hangs on. */
export type AttachmentOwner = { kind: 'expense' | 'invoice'; id: number }

type AttachmentRow = { file_name: string; content_type: string; contents: Uint8Array }

const prefixPattern = /^data:([^,]{1,200});base64$/

/** Anything that is no data URI is accepted but stored as an empty file, as the specification has it. */
function parseDataUri(text: string): FileContents | undefined {
  const comma = text.indexOf(',')
  const contentType = prefixPattern.exec(text.slice(0, Math.max(comma, 0)))?.[1]
  if (contentType === undefined)
    return { contentType: 'application/octet-stream', contents: Buffer.alloc(0) }
  const encoded = text.slice(comma + 1)
  const contents = Buffer.from(encoded, 'base64')
  return contents.length === decodedLength(encoded) ? { contentType, contents } : undefined
}

function decodedLength(encoded: string): number {
  const padding = encoded.endsWith('==') ? 2 : encoded.endsWith('=') ? 1 : 0
  return Math.floor(((encoded.length - padding) * 3) / 4)
}

export function readAttachmentInput(
  value: unknown,
  field: string,
  existing: number,
  findings: Findings,
): AttachmentInput {
  const id = entryId(pick(value, 'id'), `${field}.id`, findings)
  const contents = pick(value, 'fileContents')
  const isKnown = id !== undefined && id >= 0 && id < existing
  if (isAbsent(contents) && isKnown) return { kind: 'kept', id }
  const fileName = pick(value, 'fileName')
  const hasName = typeof fileName === 'string' && fileName.trim() !== ''
  findings.expect(hasName, `${field}.fileName`, 'is required')
  const file = typeof contents === 'string' ? parseDataUri(contents) : undefined
  const problem = typeof contents === 'string' ? 'is not valid base64' : 'must be text'
  findings.expect(file !== undefined, `${field}.fileContents`, problem)
  return {
    kind: 'new',
    fileName: String(fileName),
    contentType: file?.contentType ?? '',
    contents: file?.contents ?? Buffer.alloc(0),
  }
}

/** With the dialect `renamedFiles` new files get names of the service's own. */
export function renamed<Input extends { attachments: AttachmentInput[] | undefined }>(
  input: Input,
  { settings }: Call,
): Input {
  if (!settings.dialect.renamedFiles) return input
  const attachments = input.attachments?.map((attachment) =>
    attachment.kind === 'new'
      ? { ...attachment, fileName: `upload_${attachment.fileName.replace(/[^\w.]/g, '_')}` }
      : attachment,
  )
  return { ...input, attachments }
}

/** With the dialect `shownFiles` the files of a record that was just created, with their contents. */
export function shownFiles<Body extends { attachments: { id: number }[] }>(
  body: Body,
  owner: AttachmentOwner,
  { database, settings }: Call,
): Body {
  if (!settings.dialect.shownFiles) return body
  const attachments = body.attachments.map((shown) => {
    const file = loadFile(database, owner, shown.id)
    const encoded = file?.contents.toString('base64') ?? ''
    return { ...shown, fileContents: `data:${file?.contentType ?? ''};base64,${encoded}` }
  })
  return { ...body, attachments }
}

/** Ids are positions, so the list given is the list stored, counted from 0. */
export function storeAttachments(
  database: Database,
  owner: AttachmentOwner,
  attachments: readonly AttachmentInput[],
): void {
  const { table, column } = placeOf(owner)
  const files = attachments.flatMap((attachment) => {
    const file = attachment.kind === 'new' ? attachment : loadFile(database, owner, attachment.id)
    return file ? [file] : []
  })
  database.run(`DELETE FROM ${table} WHERE ${column} = ?`, owner.id)
  for (const [position, { fileName, contentType, contents }] of files.entries())
    database.run(
      `INSERT INTO ${table} (${column}, position, file_name, content_type, contents)
       VALUES (?, ?, ?, ?, ?)`,
      owner.id,
      position,
      fileName,
      contentType,
      contents,
    )
}

export function attachmentNames(database: Database, owner: AttachmentOwner): string[] {
  const { table, column } = placeOf(owner)
  return database
    .all<{ file_name: string }>(
      `SELECT file_name FROM ${table} WHERE ${column} = ? ORDER BY position`,
      owner.id,
    )
    .map((row) => row.file_name)
}

export function loadFile(
  database: Database,
  owner: AttachmentOwner,
  position: number,
): StoredFile | undefined {
  const { table, column } = placeOf(owner)
  const row = database.get<AttachmentRow>(
    `SELECT file_name, content_type, contents FROM ${table} WHERE ${column} = ? AND position = ?`,
    owner.id,
    position,
  )
  return row && storedFile(row)
}

export function readAttachment({ request, database }: Call): Reply {
  const expenseId = wholeNumber(request.query, 'expenseId')
  const attachmentId = wholeNumber(request.query, 'attachmentId')
  const fileName = request.query.get('fileName')
  if (fileName === null) throw new Refusal(400, 'fileName is required')
  const file = loadFile(database, { kind: 'expense', id: expenseId }, attachmentId)
  if (file?.fileName !== fileName) throw new Refusal(404, 'There is no such attachment')
  return bytesReply(200, file.contentType, file.contents)
}

function placeOf({ kind }: AttachmentOwner): { table: string; column: string } {
  return { table: `${kind}_attachments`, column: `${kind}_id` }
}

function storedFile(row: AttachmentRow): StoredFile {
  return {
    fileName: row.file_name,
    contentType: row.content_type,
    contents: Buffer.from(row.contents),
  }
}

function wholeNumber(query: URLSearchParams, name: string): number {
  const text = query.get(name) ?? ''
  if (!/^\d{1,15}$/.test(text)) throw new Refusal(400, `${name} must be a whole number`)
  return Number(text)
}
