/** A payment as it is typed: what else of it changes with the way it is made. Pure. */
import type { DraftPayment } from '../../shared/expenses/expense'
import { directorsExpenses } from '../../shared/books/reference-data'

interface Usual {
  bankAccountId?: number | undefined
  /** The only director there is. */
  personId?: number | undefined
}

/** A director pays from no bank account of the company; of what is needed instead, the usual is filled in. */
export function withMethod<P extends DraftPayment>(payment: P, method: string, usual: Usual): P {
  const { bankAccountId, personId, ...rest } = payment
  const isDirector = method === directorsExpenses
  const [from, by] = [bankAccountId ?? usual.bankAccountId, personId ?? usual.personId]
  return {
    ...rest,
    method,
    ...(!isDirector && from !== undefined && { bankAccountId: from }),
    ...(isDirector && by !== undefined && { personId: by }),
  } as P
}
