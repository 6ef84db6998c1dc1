/** Reading what the service sends: fields may be missing, numbers may be strings, lists may be wrapped. */
import * as z from 'zod'

/** An id as a safe integer, also when it comes as text. */
export const Id = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]).pipe(z.int())

/** The entries of a list that comes bare, in a page (`content`), or under some name of its own. */
export function listIn(body: unknown): unknown[] {
  if (Array.isArray(body)) return body
  if (typeof body !== 'object' || body === null) return []
  const fields = body as Record<string, unknown>
  if (Array.isArray(fields['content'])) return fields['content']
  return Object.values(fields).find((value): value is unknown[] => Array.isArray(value)) ?? []
}

/** The entries that can be read; one odd entry does not cost the others. */
export function readAll<S extends z.ZodType>(
  schema: S,
  entries: readonly unknown[],
): z.output<S>[] {
  return entries.flatMap((entry) => {
    const read = schema.safeParse(entry)
    return read.success ? [read.data] : []
  })
}
