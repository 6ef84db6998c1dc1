/** A colleague who changes the same invoice in the web app, at moments nobody chose; knows nothing of the app's code. */
import type { Random } from '../../support/random'
import type { Company } from './company'

interface Entry {
  id?: number
  [name: string]: unknown
}

interface Body {
  payments: Entry[]
  attachments: Entry[]
  note: unknown
}

/** What the person at the app is about to record, which a colleague may have recorded too. */
export interface Wanted {
  amount: string
  date: string
  method: string
  bankAccountId: number
}

export class Colleague {
  readonly #company: Company
  readonly #random: Random
  readonly #wanted: Wanted
  #held: string | undefined
  #files = 0

  constructor(company: Company, random: Random, wanted: Wanted) {
    this.#company = company
    this.#random = random
    this.#wanted = wanted
  }

  /** Changes something at once, or reads it now to write it back later, with all that has become of it overwritten. */
  act(invoiceId: number): void {
    if (this.#held !== undefined && this.#random.chance(0.5)) {
      this.#company.put(invoiceId, this.#changed(this.#held))
      this.#held = undefined
      return
    }
    const text = this.#company.text(invoiceId)
    if (this.#random.chance(0.08)) this.#held = text
    else this.#company.put(invoiceId, this.#changed(text))
  }

  #changed(text: string): string {
    const body = JSON.parse(text) as Body
    switch (this.#random.pick(['pay', 'pay', 'unpay', 'file', 'unfile', 'note'] as const)) {
      case 'pay':
        body.payments.push(this.#payment())
        break
      case 'unpay':
        body.payments.splice(this.#random.whole(0, Math.max(0, body.payments.length - 1)), 1)
        break
      case 'file':
        body.attachments.push(this.#file())
        break
      case 'unfile':
        body.attachments.splice(this.#random.whole(0, Math.max(0, body.attachments.length - 1)), 1)
        break
      case 'note':
        body.note = { text: `Rung them ${this.#random.whole(1, 99)} times` }
        break
    }
    return JSON.stringify(body)
  }

  #payment(): Entry {
    const { amount, date, method, bankAccountId } = this.#wanted
    const isEqual = this.#random.chance(0.1)
    return {
      amount: isEqual ? amount : `${this.#random.whole(1, 90)}.${this.#random.whole(10, 99)}`,
      date: isEqual ? date : '2026-06-15',
      paymentTarget: {
        paymentMethod: { paymentMethodName: method },
        bankAccount: { id: bankAccountId },
      },
    }
  }

  #file(): Entry {
    this.#files += 1
    const fileContents = `data:text/plain;base64,${Buffer.from('x').toString('base64')}`
    return { fileName: `colleague-${this.#files}.txt`, fileContents }
  }
}
