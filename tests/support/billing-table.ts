/** The table of operations and conditions: which cells there are, and why the others are not. */
import { conditions, type Condition, type Struck } from './billing-conditions'
import { operations, type Operation } from './billing-operations'

type Row = readonly [name: string, condition: Condition]

/** The endpoints of A3 and B, and the operations that stand for each (specification, Endpoints). */
export const endpoints: Readonly<Record<string, readonly string[] | { why: string }>> = {
  'GET /v1/banking/bank-accounts': ['list bank accounts'],
  'POST /v1/clients': ['create a client'],
  'GET /v1/clients/list': ['list clients'],
  'POST /v1/invoices': ['create an invoice'],
  'GET /v1/invoices/{invoice_id}': ['read an invoice'],
  'PUT /v1/invoices/{invoice_id}': [
    'record a payment',
    'remove a payment',
    'attach a file',
    'take a file off',
    'change a draft invoice',
  ],
  'GET /v1/immutable-data/countries': ['list countries'],
  'GET /rest/v2/sales_invoices': ['list sales invoices'],
  'POST /rest/v2/sales_invoices': ['create a sales invoice'],
  'OPTIONS /rest/v2/sales_invoices': {
    why: 'browsers ask it of a service on another host; the app asks from Node',
  },
  'GET /rest/v2/sales_invoices/{salesInvoiceId}': ['read a sales invoice'],
  'PUT /rest/v2/sales_invoices/{salesInvoiceId}': ['edit a sales invoice'],
  'DELETE /rest/v2/sales_invoices/{salesInvoiceId}': ['delete a sales invoice'],
  'PUT /rest/v2/sales_invoices/{salesInvoiceId}/{action}': [
    'issue a sales invoice',
    'email a sales invoice',
    'remind of a sales invoice',
  ],
  'GET /rest/v2/sales_invoices/{salesInvoiceId}/document': ['read the document of a sales invoice'],
}

export function cellsOf(of: 'A' | 'B') {
  const ours = operations.filter((operation) => operation.of === of)
  return {
    operations: ours,
    own: (operation: Operation): Row[] =>
      conditions.filter((each) => each.whyNot?.(operation) === undefined).map(row),
    /** Operations with a reading before or after what they send. */
    reading: <When extends 'before' | 'after'>(when: When) =>
      ours.filter((each): each is Operation & Record<When, Struck> => each[when] !== undefined),
    beside: (reading: Struck, when: 'before' | 'after'): Row[] =>
      conditions
        .filter((condition) => whyNotBeside(condition, reading, when) === undefined)
        .map(row),
  }
}

/** All cells that are left out, with the reason. */
export function leftOut(): { cell: string; why: string }[] {
  const out = (cell: string, why: string | undefined) => (why === undefined ? [] : [{ cell, why }])
  return operations.flatMap((operation) =>
    conditions.flatMap((condition) => [
      ...out(`${operation.name}: ${condition.name}`, condition.whyNot?.(operation)),
      ...(['before', 'after'] as const).flatMap((when) => {
        const reading = operation[when]
        if (!reading) return []
        const cell = `${operation.name}, reading ${when}: ${condition.name}`
        return out(cell, whyNotBeside(condition, reading, when))
      }),
    ]),
  )
}

const row = (condition: Condition): Row => [condition.name, condition]

/** What a reading meets is told by its code alone, so one condition of each code is enough. */
function whyNotBeside(
  condition: Condition,
  reading: Struck,
  when: 'before' | 'after',
): string | undefined {
  const why = condition.whyNot?.(reading)
  if (why !== undefined) return why
  if (condition.truth === 'done') return 'the reading succeeds, so nothing comes of it'
  if (condition.isOfToken) return 'the token is that of the operation, whose own row shows it'
  if (when === 'after' && condition.truth === 'not-sent')
    return 'the reading before is refused as well, and nothing is sent'
  const alike = conditions.find(
    (other) =>
      other.whyNot?.(reading) === undefined &&
      !other.isOfToken &&
      other.truth !== 'done' &&
      other.readsTried === condition.readsTried &&
      other.code(reading) === condition.code(reading),
  )
  return alike === condition ? undefined : `to a reading it is the same as: ${alike?.name}`
}
