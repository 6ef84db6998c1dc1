import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listOf, type InboxList, type ReceiptState } from '../../../../shared/receipts/receipt'
import type { Meanwhile } from '../../../../renderer/inbox/form/handing-over'
import { Steps } from '../../../../renderer/inbox/steps'
import { Toasts } from '../../../../renderer/base/toasts.svelte'

/** As much of a page as the focus needs: whatever is asked for is there. */
class Place {
  readonly id: string
  constructor(id: string) {
    this.id = id
  }
  focus(): void {
    page.activeElement = this
  }
  blur(): void {
    page.activeElement = undefined
  }
  closest(selector: string): Place | null {
    if (selector === 'form') return this.id.startsWith('field-') ? this : null
    return selector === `#${this.id}` ? this : null
  }
  scrollIntoView(): void {}
  checkVisibility = () => true
  dispatchEvent = () => true
}

const page = {
  activeElement: undefined as Place | undefined,
  getElementById: (id: string) => new Place(id),
}
vi.stubGlobal('document', page)
vi.stubGlobal('HTMLElement', Place)
vi.stubGlobal('HTMLInputElement', Map)

const outcomes = {
  confirm: 'ready',
  discard: 'discarded',
  restore: 'review',
  reopen: 'review',
} as const
type Step = keyof typeof outcomes

/** Receipts by the names of their files, which are their ids too. */
class Desk {
  readonly states = new Map<string, ReceiptState>([
    ['kettle', 'review'],
    ['stationers', 'review'],
    ['rail', 'review'],
    ['hosting', 'review'],
    ['ready', 'ready'],
    ['rejected', 'rejected'],
    ['lost', 'checking'],
    ['binned', 'discarded'],
    ['other', 'discarded'],
  ])
  /** What is missing, by receipt. */
  readonly gaps = new Map([
    ['rail', 'lines.0.gross'],
    ['hosting', 'supplierName'],
  ])
  /** Main refuses every step. */
  isRefused = false
  /** What a person does before main has answered. */
  meanwhile: () => void = () => undefined
  goesAtOnce = false
  isReadOnly = false
  isShown = true
  readonly asked: string[] = []
  readonly toasts = new Toasts()
  readonly review = new Review(this)
  readonly inbox = new Inbox(this)
  readonly shared = new Shared(this)
  readonly steps = new Steps({
    inbox: this.inbox,
    review: this.review,
    shared: this.shared,
    toasts: this.toasts,
    goesAtOnce: () => this.goesAtOnce,
    isReadOnly: () => this.isReadOnly,
    isShown: () => this.isShown,
  } as unknown as ConstructorParameters<typeof Steps>[0])

  said = () => this.toasts.all.map(({ title, action }) => [title, action?.label])

  take(id: string, step: Step): boolean {
    this.asked.push(`${step} ${id}`)
    if (!this.isRefused) this.states.set(id, outcomes[step])
    return !this.isRefused
  }

  /** Looks at a receipt, as a person does. */
  async look(id: string): Promise<void> {
    this.inbox.open(id, listOf(this.states.get(id) ?? 'review'))
    await this.review.open(id)
  }
}

class Review {
  receipt: { id: string; fileName: string; state: ReceiptState } | undefined
  readonly draft = { supplierName: 'Pennine Stationers' }
  readonly totals = { gross: '9.98' }
  readonly #desk: Desk
  constructor(desk: Desk) {
    this.#desk = desk
  }
  get firstProblem(): string | undefined {
    return this.#desk.gaps.get(this.receipt?.id ?? '')
  }
  async open(id: string | undefined): Promise<void> {
    await Promise.resolve()
    const state = this.#desk.states.get(id ?? '')
    this.receipt = id !== undefined && state ? { id, fileName: `${id}.png`, state } : undefined
  }
  flush = vi.fn(() => Promise.resolve(true))
  confirm = (_isInsisting: boolean, { goOn }: Meanwhile) => {
    if (this.firstProblem) return Promise.resolve(false)
    const taken = this.#take('confirm')
    goOn()
    return taken
  }
  discard = () => this.#take('discard')
  restore = () => this.#take('restore')
  reopen = () => this.#take('reopen')
  #take(step: Step): Promise<boolean> {
    const isTaken = this.receipt !== undefined && this.#desk.take(this.receipt.id, step)
    this.#desk.meanwhile()
    return Promise.resolve(isTaken)
  }
}

class Inbox {
  list: InboxList = 'review'
  selectedId: string | undefined
  selecting: Promise<void> = Promise.resolve()
  readonly selection = { isMany: false }
  readonly #desk: Desk
  constructor(desk: Desk) {
    this.#desk = desk
  }
  get #rows(): string[] {
    const rows = [...this.#desk.states].filter(([, state]) => listOf(state) === this.list)
    return rows.map(([id]) => id)
  }
  get following(): { id: string } | undefined {
    const at = this.#rows.indexOf(this.selectedId ?? '')
    const next = [this.#rows[at + 1], this.#rows[0]].find((id) => id && id !== this.selectedId)
    return next === undefined ? undefined : { id: next }
  }
  open(id: string, list: InboxList): void {
    this.list = list
    this.take(id)
  }
  take(id: string | undefined): void {
    this.selectedId = id
  }
  move(by: number): boolean {
    const next = this.#rows[this.#rows.indexOf(this.selectedId ?? '') + by]
    if (next !== undefined) this.take(next)
    return next !== undefined
  }
}

class Shared {
  readonly #desk: Desk
  constructor(desk: Desk) {
    this.#desk = desk
  }
  step(step: Step): void {
    this.#desk.asked.push(`${step} all`)
  }
  again(ids: readonly string[], step: Step): Promise<void> {
    for (const id of ids) this.#desk.take(id, step)
    return Promise.resolve()
  }
  split(id: string, into: string): void {
    this.#desk.asked.push(`split ${id} into ${into}`)
  }
}

let desk: Desk
beforeEach(() => {
  page.activeElement = undefined
  desk = new Desk()
})

const at = () => page.activeElement?.id

describe('taking a receipt back to review', () => {
  test('opens it there, at its first field, and can be undone where it was ready', async () => {
    await desk.look('ready')
    await desk.steps.reopen()
    expect(desk.states.get('ready')).toBe('review')
    expect([desk.inbox.list, desk.inbox.selectedId, at()]).toEqual([
      'review',
      'ready',
      'field-supplierName',
    ])
    expect(desk.said()).toEqual([['Back in review: ready.png', 'Undo']])
    await desk.toasts.undo()
    expect(desk.states.get('ready')).toBe('ready')
  })

  test('goes to what is missing of it', async () => {
    desk.gaps.set('ready', 'postingDate')
    await desk.look('ready')
    await desk.steps.reopen()
    expect(at()).toBe('field-postingDate')
  })

  test('cannot be undone where it was refused, so that it is not sent again by the way', async () => {
    await desk.look('rejected')
    await desk.steps.reopen()
    expect(desk.said()).toEqual([['Back in review: rejected.png', undefined]])
    await desk.toasts.undo()
    expect(desk.states.get('rejected')).toBe('review')
  })

  test('says nothing, and stays where it is, when it has gone on meanwhile', async () => {
    desk.isRefused = true
    await desk.look('ready')
    const before = [desk.inbox.list, desk.inbox.selectedId]
    await desk.steps.reopen()
    expect([desk.inbox.list, desk.inbox.selectedId]).toEqual(before)
    expect([desk.asked, desk.said()]).toEqual([['reopen ready'], []])
  })

  test('does nothing with no receipt open', async () => {
    await desk.steps.reopen()
    expect([desk.asked, desk.said(), desk.inbox.selectedId]).toEqual([[], [], undefined])
  })
})

describe('putting a receipt in the bin', () => {
  test('brings up the next, and can be undone and done again', async () => {
    await desk.look('kettle')
    await desk.steps.discard()
    expect(desk.said()).toEqual([['In the bin: kettle.png', 'Undo']])
    expect([desk.inbox.selectedId, at()]).toEqual(['stationers', 'confirm'])
    await desk.toasts.undo()
    await desk.toasts.redo()
    expect(desk.asked).toEqual(['discard kettle', 'restore kettle', 'discard kettle'])
  })

  test.each(['ready', 'rejected'])('is open to what is %s too', async (id) => {
    await desk.look(id)
    await desk.steps.discard()
    expect(desk.states.get(id)).toBe('discarded')
  })

  test('is not tried with what may be in the books', async () => {
    await desk.look('lost')
    await desk.steps.discard()
    expect([desk.asked, desk.said()]).toEqual([[], []])
  })

  test('leaves the work where it is when it fails', async () => {
    desk.isRefused = true
    await desk.look('kettle')
    await desk.steps.discard()
    expect([desk.inbox.selectedId, desk.said()]).toEqual(['kettle', []])
  })
})

describe('bringing a receipt back from the bin', () => {
  test('goes on to the next in the bin, and can be undone', async () => {
    await desk.look('binned')
    await desk.steps.restore()
    expect([desk.inbox.list, desk.inbox.selectedId]).toEqual(['bin', 'other'])
    expect(desk.said()).toEqual([['Put back: binned.png', 'Undo']])
    await desk.toasts.undo()
    expect(desk.states.get('binned')).toBe('discarded')
  })

  test('says nothing when it fails, and does nothing with no receipt open', async () => {
    await desk.steps.restore()
    expect(desk.asked).toEqual([])
    desk.isRefused = true
    await desk.look('binned')
    await desk.steps.restore()
    expect([desk.inbox.selectedId, desk.said()]).toEqual(['binned', []])
  })
})

describe('confirming a receipt', () => {
  test('brings up the next, at its first gap, and can be taken back while it waits', async () => {
    await desk.look('stationers')
    await desk.steps.confirm()
    expect(desk.said()).toEqual([['Confirmed: Pennine Stationers, £9.98', 'Take back']])
    expect([desk.inbox.selectedId, at()]).toEqual(['rail', 'field-lines-0-gross'])
    await desk.toasts.undo()
    await desk.toasts.redo()
    expect(desk.asked).toEqual(['confirm stationers', 'reopen stationers', 'confirm stationers'])
  })

  test('offers no way back for what goes at once', async () => {
    desk.goesAtOnce = true
    await desk.look('stationers')
    await desk.steps.confirm()
    expect(desk.said()).toEqual([['Confirmed: Pennine Stationers, £9.98', undefined]])
  })

  test('shows what is missing instead, at its field', async () => {
    await desk.look('hosting')
    await desk.steps.confirm()
    expect([desk.asked, desk.said(), at()]).toEqual([[], [], 'field-supplierName'])
  })

  test('sends nothing into books that may only be looked at, and says so', async () => {
    desk.isReadOnly = true
    await desk.look('stationers')
    await desk.steps.confirm()
    expect([desk.asked, desk.said().length]).toEqual([[], 1])
  })

  test('is not tried with what is not in review', async () => {
    await desk.look('ready')
    await desk.steps.confirm()
    expect([desk.asked, desk.inbox.selectedId]).toEqual([[], 'ready'])
  })
})

describe.each(['confirm', 'discard'] as const)('before it can %s,', (step) => {
  test('a field that is typed in is left, so that what it holds goes to its own receipt', async () => {
    await desk.look('stationers')
    const field = new Place('field-description')
    const blur = vi.spyOn(field, 'blur')
    field.focus()
    await desk.steps[step]()
    expect(blur).toHaveBeenCalled()
  })

  test('a selection that is being made is waited for, and all of it is meant', async () => {
    await desk.look('stationers')
    desk.inbox.selecting = new Promise<void>((resolve) => setTimeout(resolve, 5)).then(() => {
      desk.inbox.selection.isMany = true
    })
    await desk.steps[step]()
    expect(desk.asked).toEqual([`${step} all`])
  })

  test('a receipt that is only being opened is the one that is meant', async () => {
    await desk.look('kettle')
    desk.inbox.take('stationers')
    await desk.steps[step]()
    expect(desk.asked).toEqual([`${step} stationers`])
  })
})

describe('who has gone into another receipt before main answers', () => {
  test.each([
    ['kettle', 'discard', 'rail', 'In the bin: kettle.png'],
    ['binned', 'restore', 'rail', 'Put back: binned.png'],
    ['ready', 'reopen', 'rail', 'Back in review: ready.png'],
    ['stationers', 'confirm', 'rail', 'Confirmed: Pennine Stationers, £9.98'],
  ] as const)(
    'that %s is done with (%s) stays there and is told',
    async (id, step, other, words) => {
      await desk.look(id)
      desk.meanwhile = () => {
        desk.inbox.take(other)
        new Place('field-description').focus()
      }
      await desk.steps[step]()
      expect([desk.inbox.selectedId, at()]).toEqual([other, 'field-description'])
      expect(desk.said().map(([title]) => title)).toEqual([words])
    },
  )

  test('keeps the focus that is in the list', async () => {
    await desk.look('stationers')
    desk.meanwhile = () => {
      desk.inbox.take('hosting')
      new Place('receipt-list').focus()
    }
    await desk.steps.confirm()
    expect([desk.inbox.selectedId, at()]).toEqual(['hosting', 'receipt-list'])
  })
})

test('a step that ends while another screen is shown goes on, and takes no focus from there', async () => {
  await desk.look('kettle')
  desk.meanwhile = () => {
    desk.isShown = false
    new Place('field-postingDate').focus()
  }
  await desk.steps.discard()
  expect([desk.inbox.selectedId, at()]).toEqual(['stationers', 'field-postingDate'])
})

describe('going on', () => {
  test('later brings up the next, and keeps what was typed', async () => {
    await desk.look('kettle')
    const field = new Place('field-description')
    const blur = vi.spyOn(field, 'blur')
    field.focus()
    await desk.steps.later()
    expect(blur).toHaveBeenCalled()
    expect([desk.inbox.selectedId, at(), desk.asked]).toEqual(['stationers', 'confirm', []])
    expect(desk.review.flush).toHaveBeenCalled()
  })

  test.each([
    ['in the list stays there', 'receipt-list', 'receipt-list'],
    ['elsewhere goes to the next work', 'field-description', 'confirm'],
  ])('the focus that was %s', async (_where, from, to) => {
    await desk.look('kettle')
    new Place(from).focus()
    await desk.steps.move(1)
    expect([desk.inbox.selectedId, at()]).toEqual(['stationers', to])
  })

  test('at the end of the list the focus goes back to the field that it was in', async () => {
    await desk.look('kettle')
    new Place('field-description').focus()
    await desk.steps.move(-1)
    expect(at()).toBe('field-description')
  })

  test('the list has the focus where there is no work', async () => {
    await desk.look('ready')
    await desk.steps.focusWork()
    expect(at()).toBe('receipt-list')
  })

  test('only what is in review is split, and it is the one that is being opened', async () => {
    await desk.look('kettle')
    desk.inbox.take('ready')
    await desk.steps.split()
    expect(desk.asked).toEqual([])
    desk.inbox.take('rail')
    await desk.steps.split('parts')
    await desk.steps.split()
    expect(desk.asked).toEqual(['split rail into parts', 'split rail into pages'])
  })
})
