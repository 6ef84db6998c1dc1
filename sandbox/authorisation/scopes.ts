// Owns the scopes: which exist, what each allows, and which an endpoint needs.
const meanings = {
  all: 'Read, add, change and delete everything in the books',
  'read:all': 'See expenses, suppliers, clients, invoices, bank accounts and lists',
  'create:all': 'Add expenses, suppliers, clients, invoices and their files',
  'update:all': 'Change expenses and invoices, and record payments',
  'delete:all': 'Delete expenses',
  offline_access: 'Stay connected until you disconnect it, without asking you again',
} as const

export type Scope = keyof typeof meanings

const scopeByMethod: Readonly<Record<string, Scope>> = {
  POST: 'create:all',
  GET: 'read:all',
  PUT: 'update:all',
  DELETE: 'delete:all',
}

export function scopeOfMethod(method: string): Scope {
  return scopeByMethod[method] ?? 'all'
}

export function meaningOf(scope: Scope): string {
  return meanings[scope]
}

/** Undefined when a name is unknown; an empty text asks for nothing. */
export function parseScopes(text: string): Scope[] | undefined {
  const names = [...new Set(text.split(' ').filter((name) => name !== ''))]
  return names.every(isScope) ? names : undefined
}

export function covers(granted: readonly Scope[], needed: Scope): boolean {
  if (granted.includes(needed)) return true
  return needed !== 'offline_access' && granted.includes('all')
}

function isScope(name: string): name is Scope {
  return Object.hasOwn(meanings, name)
}
