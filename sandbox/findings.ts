// Owns the list of everything wrong with one payload, so that a caller learns all of it at once.
import { Refusal } from './http/refusal'
import type { FieldError } from './http/refusal'

export class Findings {
  readonly #errors: FieldError[] = []

  add(field: string, message: string): void {
    this.#errors.push({ field, message })
  }

  expect(holds: boolean, field: string, message: string): void {
    if (!holds) this.add(field, message)
  }

  refuseIfAny(): void {
    if (this.#errors.length > 0) throw new Refusal(400, 'Validation failed', this.#errors)
  }
}
