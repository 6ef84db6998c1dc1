// Owns walking through parsed JSON of unknown shape.
export type JsonObject = { readonly [key: string]: unknown }

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function pick(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>((at, key) => (isObject(at) ? at[key] : undefined), value)
}

export function isAbsent(value: unknown): value is null | undefined {
  return value === null || value === undefined
}
