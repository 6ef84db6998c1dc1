import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '../../../../shared/channel'
import { AppError } from '../../../../shared/errors'
import { contract } from '../../../../shared/ipc'
import { listOf } from '../../../../shared/receipt'
import { Choices } from '../../../../renderer/state/choices.svelte'
import { Inbox } from '../../../../renderer/state/inbox.svelte'
import { Review } from '../../../../renderer/state/review.svelte'
import { SharedWork } from '../../../../renderer/state/shared-work.svelte'
import { createSteps } from '../../../../renderer/state/steps'
import { Toasts } from '../../../../renderer/state/toasts.svelte'
import { fakeTransport } from '../../../window/fake-transport'
import { scenes } from '../../../window/scenes'

/** As much of a page as the focus needs: whatever is asked for is there. */
class Place {
  constructor(readonly id: string) {}
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
}

const page = {
  activeElement: undefined as Place | undefined,
  getElementById: (id: string) => new Place(id),
}
vi.stubGlobal('document', page)
vi.stubGlobal('HTMLElement', Place)
vi.stubGlobal('HTMLInputElement', Map)

async function opened(name = 'full') {
  const made = scenes[name]?.()
  if (!made) throw new Error(`No scene ${name}`)
  const fake = fakeTransport(made)
  const api = createApi(contract, fake.transport)
  const toasts = new Toasts()
  const choices = new Choices(api)
  const review = new Review({ api, choices, toasts })
  const inbox: Inbox = new Inbox({
    api,
    onselect: (id) => void review.open(id),
    onchange: () => void review.refresh(),
    onfail: (thrown) => toasts.fail(thrown),
  })
  const shared = new SharedWork({ api, choices, inbox, review, toasts, bring: () => undefined })
  const world = { goesAtOnce: false, isReadOnly: false }
  const steps = createSteps({
    ...{ inbox, review, shared, toasts },
    goesAtOnce: () => world.goesAtOnce,
    isReadOnly: () => world.isReadOnly,
  })
  await vi.waitFor(() => expect(review.receipt).toBeDefined())
  await vi.waitFor(() => expect(choices.current.expenseTypes).not.toEqual([]))
  const named = (fileName: string) => {
    const found = [...fake.receipts.values()].find((receipt) => receipt.fileName === fileName)
    if (!found) throw new Error(`No receipt ${fileName}`)
    return found.id
  }
  const look = async (fileName: string) => {
    const id = named(fileName)
    inbox.open(id, listOf(stateOf(fileName)))
    await vi.waitFor(() => expect(review.receipt?.id).toBe(id))
  }
  const stateOf = (fileName: string) => fake.receipts.get(named(fileName))?.state ?? 'review'
  const said = () => toasts.all.map(({ title }) => title)
  return { api, fake, inbox, review, steps, toasts, world, look, stateOf, said }
}

const refuse = () => Promise.reject(new AppError('wrong-state', 'It has gone on'))

beforeEach(() => {
  page.activeElement = undefined
})

describe('taking a receipt back to review', () => {
  test('opens it there, at its first field, and can be undone where it was ready', async () => {
    const { inbox, review, steps, toasts, look, stateOf, said } = await opened()
    await look('ready-1.png')
    await steps.reopen()
    expect(stateOf('ready-1.png')).toBe('review')
    expect([inbox.list, review.receipt?.fileName]).toEqual(['review', 'ready-1.png'])
    expect(page.activeElement?.id).toBe('field-supplierName')
    expect(said()).toEqual(['Back in review: ready-1.png'])
    expect(toasts.all[0]?.action?.label).toBe('Undo')
    await toasts.undo()
    expect(stateOf('ready-1.png')).toBe('ready')
  })

  test('cannot be undone where it was refused, so that nothing refused is sent again by the way', async () => {
    const { steps, toasts, look, stateOf } = await opened()
    await look('rejected.jpg')
    await steps.reopen()
    expect(toasts.all.map(({ title, action }) => [title, action])).toEqual([
      ['Back in review: rejected.jpg', undefined],
    ])
    await toasts.undo()
    expect(stateOf('rejected.jpg')).toBe('review')
  })

  test('says nothing of success, and stays where it is, when it has gone on meanwhile', async () => {
    const { api, inbox, steps, look, stateOf, said } = await opened()
    await look('ready-1.png')
    const [list, id] = [inbox.list, inbox.selectedId]
    vi.spyOn(api.receipts, 'reopen').mockImplementation(refuse)
    await steps.reopen()
    expect(stateOf('ready-1.png')).toBe('ready')
    expect([inbox.list, inbox.selectedId]).toEqual([list, id])
    expect(said()).toHaveLength(1)
    expect(said()[0]).not.toContain('Back in review')
  })

  test('does nothing with no receipt open', async () => {
    const { inbox, review, steps, said } = await opened()
    inbox.take(undefined)
    await vi.waitFor(() => expect(review.receipt).toBeUndefined())
    await steps.reopen()
    expect([said(), inbox.list, inbox.selectedId]).toEqual([[], 'review', undefined])
  })
})

describe('putting a receipt in the bin', () => {
  test('brings up the next, and can be undone and done again', async () => {
    const { review, steps, toasts, look, stateOf, said } = await opened()
    await look('copper-kettle.jpg')
    await steps.discard()
    expect(stateOf('copper-kettle.jpg')).toBe('discarded')
    expect(said()).toEqual(['In the bin: copper-kettle.jpg'])
    expect(review.receipt?.fileName).toBe('pennine-stationers.png')
    await toasts.undo()
    expect(stateOf('copper-kettle.jpg')).toBe('review')
    await toasts.redo()
    expect(stateOf('copper-kettle.jpg')).toBe('discarded')
  })

  test.each(['ready-1.png', 'rejected.jpg'])('is open to %s too', async (fileName) => {
    const { steps, look, stateOf } = await opened()
    await look(fileName)
    await steps.discard()
    expect(stateOf(fileName)).toBe('discarded')
  })

  test('is not tried with what may be in the books', async () => {
    const { api, steps, look, said } = await opened()
    const discard = vi.spyOn(api.receipts, 'discard')
    await look('lost.jpg')
    await steps.discard()
    expect(discard).not.toHaveBeenCalled()
    expect(said()).toEqual([])
  })

  test('leaves the work where it is when it fails', async () => {
    const { api, inbox, steps, look, said } = await opened()
    await look('copper-kettle.jpg')
    const id = inbox.selectedId
    vi.spyOn(api.receipts, 'discard').mockImplementation(refuse)
    await steps.discard()
    expect(inbox.selectedId).toBe(id)
    expect(said()[0]).not.toContain('In the bin')
  })
})

describe('bringing a receipt back from the bin', () => {
  test('goes on to the next in the bin, and can be undone', async () => {
    const { inbox, steps, toasts, look, stateOf, said } = await opened()
    await look('copper-kettle.jpg')
    await steps.discard()
    await look('copper-kettle.jpg')
    const next = inbox.following
    await steps.restore()
    expect(stateOf('copper-kettle.jpg')).toBe('review')
    expect([inbox.list, said()]).toEqual(['bin', ['Put back: copper-kettle.jpg']])
    expect(inbox.selectedId).toBe(next)
    await toasts.undo()
    expect(stateOf('copper-kettle.jpg')).toBe('discarded')
  })

  test('says nothing of success when it fails', async () => {
    const { api, steps, look, stateOf, said } = await opened()
    await look('copper-kettle.jpg')
    await steps.discard()
    await look('copper-kettle.jpg')
    vi.spyOn(api.receipts, 'restore').mockImplementation(refuse)
    await steps.restore()
    expect(stateOf('copper-kettle.jpg')).toBe('discarded')
    expect(said()).not.toContain('Put back: copper-kettle.jpg')
  })
})

describe('confirming a receipt', () => {
  test('brings up the next, at its first gap, and can be taken back while it waits', async () => {
    const { review, steps, toasts, look, stateOf } = await opened()
    await look('pennine-stationers.png')
    await steps.confirm()
    expect(stateOf('pennine-stationers.png')).toBe('ready')
    expect(toasts.all.map(({ title, action }) => [title, action?.label])).toEqual([
      ['Confirmed: Pennine Stationers, £9.98', 'Take back'],
    ])
    expect(review.receipt?.fileName).toBe('harbour-rail.pdf')
    expect(page.activeElement?.id).toBe('field-lines.0.gross'.replaceAll('.', '-'))
    await toasts.undo()
    expect(stateOf('pennine-stationers.png')).toBe('review')
    await toasts.redo()
    expect(stateOf('pennine-stationers.png')).toBe('ready')
  })

  test('offers no way back for what goes at once', async () => {
    const { steps, toasts, world, look } = await opened()
    world.goesAtOnce = true
    await look('pennine-stationers.png')
    await steps.confirm()
    expect(toasts.all.map(({ action }) => action)).toEqual([undefined])
  })

  test('shows what is missing instead, at its field', async () => {
    const { steps, look, stateOf, said } = await opened()
    await look('brightwire-hosting.pdf')
    await steps.confirm()
    expect([stateOf('brightwire-hosting.pdf'), said()]).toEqual(['review', []])
    expect(page.activeElement?.id).toBe('field-supplierName')
  })

  test('sends nothing into books that may only be looked at', async () => {
    const { steps, world, look, stateOf, said } = await opened()
    world.isReadOnly = true
    await look('copper-kettle.jpg')
    await steps.confirm()
    expect(stateOf('copper-kettle.jpg')).toBe('review')
    expect(said()).toHaveLength(1)
  })
})

describe.each(['confirm', 'discard'] as const)('before it can %s,', (step) => {
  test('a field that is typed in is left, so that what it holds goes to its own receipt', async () => {
    const { steps, look } = await opened()
    await look('pennine-stationers.png')
    const field = new Place('field-description')
    const blur = vi.spyOn(field, 'blur')
    field.focus()
    await steps[step]()
    expect(blur).toHaveBeenCalled()
  })

  test('a selection that is being made is waited for, and all of it is meant', async () => {
    const { inbox, steps, look, stateOf } = await opened()
    await look('pennine-stationers.png')
    void inbox.selectAll()
    await steps[step]()
    const [kettle, stationers] = ['copper-kettle.jpg', 'pennine-stationers.png'].map(stateOf)
    expect(kettle).toBe(step === 'confirm' ? 'ready' : 'discarded')
    expect(stationers).toBe(kettle)
  })

  test('a receipt that is only being opened is the one that is meant', async () => {
    const { fake, inbox, review, steps, look, stateOf } = await opened()
    await look('northgate-fuels.jpg')
    inbox.move(2)
    expect(review.receipt?.fileName).toBe('northgate-fuels.jpg')
    await steps[step]()
    expect(stateOf('pennine-stationers.png')).toBe(step === 'confirm' ? 'ready' : 'discarded')
    expect([...fake.receipts.values()].filter(({ state }) => state === 'review')).toHaveLength(4)
  })
})

describe('going on', () => {
  test('later brings up the next and leaves the receipt as it was', async () => {
    const { review, steps, look, stateOf, said } = await opened()
    await look('copper-kettle.jpg')
    await steps.later()
    expect(review.receipt?.fileName).toBe('pennine-stationers.png')
    expect([stateOf('copper-kettle.jpg'), said()]).toEqual(['review', []])
  })

  test.each([
    ['in the list stays there', 'receipt-list', 'receipt-list'],
    ['elsewhere goes to the next work', 'field-description', 'confirm'],
  ])('the focus that was %s', async (_where, from, to) => {
    const { steps, look } = await opened()
    await look('copper-kettle.jpg')
    new Place(from).focus()
    await steps.move(1)
    expect(page.activeElement?.id).toBe(to)
  })

  test('at the end of the list the focus goes back to the field that it was in', async () => {
    const { steps, look } = await opened()
    await look('northgate-fuels.jpg')
    new Place('field-description').focus()
    await steps.move(-1)
    expect(page.activeElement?.id).toBe('field-description')
  })

  test('only what is in review is split', async () => {
    const { api, steps, look } = await opened()
    const split = vi.spyOn(api.receipts, 'split')
    await look('ready-1.png')
    await steps.split()
    expect(split).not.toHaveBeenCalled()
    await look('harbour-rail.pdf')
    await steps.split()
    expect(split).toHaveBeenCalledTimes(1)
  })
})
