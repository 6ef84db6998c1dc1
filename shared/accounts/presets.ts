/** Services that a person or a practice has by name in a file, as administrators do, so that nobody types where they are. Pure. */
import * as z from 'zod'
import { isSafeAddress, NamedService, ServiceDefaults } from './account'

/** Of such a file, in characters. */
export const largestPresetFile = 64 * 1024
export const mostPresets = 100

const presetProblems = [
  'too-large',
  'unreadable',
  'unknown-field',
  'address',
  'value',
  'name',
  'name-twice',
  'name-taken',
  'no-address',
  'too-many',
] as const

/** Why nothing of a file is taken; `field` is what it is about, such as `authUrl` or a name. */
export const PresetProblem = z.object({
  code: z.enum(presetProblems),
  field: z.string().max(200).optional(),
})
export type PresetProblem = z.infer<typeof PresetProblem>

/** The names that were added, or why none was. */
export const PresetEnd = z.union([
  z.object({ added: z.array(z.string()).min(1) }),
  z.object({ problem: PresetProblem }),
])
export type PresetEnd = z.infer<typeof PresetEnd>

const Address = z.string().max(200).refine(isSafeAddress).optional()
const addresses = ['baseUrl', 'authUrl', 'legacyBaseUrl'] as const

const File = z.strictObject({
  services: z
    .array(
      ServiceDefaults.extend({
        name: NamedService.shape.name,
        baseUrl: Address,
        authUrl: Address,
        legacyBaseUrl: Address,
      }).strict(),
    )
    .min(1)
    .max(mostPresets),
})

/**
 * Adds what a file names to what is known, all of it or nothing. Nothing takes the place of one with the same name.
 * @param file as `service.json` of an administrator: one service, named by itself or by its file, or `services` with a name each
 */
export function withPresets(
  known: readonly NamedService[],
  file: { fileName: string; text: string },
): { presets: NamedService[]; added: string[] } | { problem: PresetProblem } {
  const read = readPresets(file)
  if ('problem' in read) return read
  const names = new Set(known.map(({ name }) => folded(name)))
  const taken = read.presets.find(({ name }) => names.has(folded(name)))
  if (taken) return problem('name-taken', taken.name)
  const presets = [...known, ...read.presets]
  if (presets.length > mostPresets) return problem('too-many')
  return { presets, added: read.presets.map(({ name }) => name) }
}

function readPresets({
  fileName,
  text,
}: {
  fileName: string
  text: string
}): { presets: NamedService[] } | { problem: PresetProblem } {
  if (text.length > largestPresetFile) return problem('too-large')
  const given = objectIn(text)
  if (!given) return problem('unreadable')
  const own = { name: fileName.replace(/\.[^.]*$/, ''), ...given }
  const read = File.safeParse('services' in given ? given : { services: [own] })
  if (!read.success) return { problem: problemOf(read.error) }
  const presets = read.data.services.map(({ name, ...service }) => ({ name, service }))
  const empty = presets.find(({ service }) => addresses.every((each) => !service[each]))
  if (empty) return problem('no-address', empty.name)
  const twice = presets.find(
    ({ name }, at) => presets.findIndex((each) => folded(each.name) === folded(name)) < at,
  )
  return twice ? problem('name-twice', twice.name) : { presets }
}

function objectIn(text: string): object | undefined {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
  } catch {
    return undefined
  }
}

/** What is wrong first, by the field that it is about. */
function problemOf({ issues }: z.ZodError): PresetProblem {
  const [issue] = issues
  if (issue?.code === 'unrecognized_keys') return about('unknown-field', issue.keys[0])
  const [first, , field, ...rest] = issue?.path ?? []
  if (first === 'services' && field === undefined)
    return about(issue?.code === 'too_big' ? 'too-many' : 'unreadable')
  if (field === 'name') return about('name')
  const isAddress = addresses.some((each) => each === field)
  return about(isAddress ? 'address' : 'value', [field, ...rest].map(String).join('.'))
}

const about = (code: PresetProblem['code'], field?: string): PresetProblem => ({
  code,
  ...(field !== undefined && { field: field.slice(0, 200) }),
})
const problem = (code: PresetProblem['code'], field?: string) => ({ problem: about(code, field) })

const folded = (name: string): string => name.trim().toLowerCase()
