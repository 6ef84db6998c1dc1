import { flushSync } from 'svelte'
import { expect, onTestFinished, test, vi } from 'vitest'
import { BinQuestion } from '../../../../../renderer/inbox/list/bin-question.svelte'
import { createDocket } from '../../../../../renderer/shell/docket.svelte'
import { openScene } from '../../../../support/scene'

// The only part of a page that these states touch: where the theme is put, and where the focus is.
vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null })

/** As the bar of the list makes it. */
function questionOf(parts: ConstructorParameters<typeof BinQuestion>[0]): BinQuestion {
  let question: BinQuestion | undefined
  onTestFinished(
    $effect.root(() => {
      question = new BinQuestion(parts)
    }),
  )
  if (!question) throw new Error('There is none')
  return question
}

test('two receipts of the bin that are asked about never become the whole bin, nor that of other books', async () => {
  const { api } = await openScene('full')
  const { inbox } = createDocket(api)
  await vi.waitFor(() => expect(inbox.total).toBeDefined())
  const all = await api.receipts.ids({ list: 'review', search: '' })
  for (const id of all.slice(0, 4)) await api.receipts.discard(id)
  inbox.show('bin')
  await vi.waitFor(() => expect(inbox.total).toBeGreaterThanOrEqual(4))
  let account = $state('here')
  const question = questionOf({ inbox, account: () => account })
  inbox.select(0)
  await inbox.extend(1)
  const chosen = [...inbox.selection.ids]
  expect(chosen).toHaveLength(2)
  question.ask()
  inbox.selection.clear()
  expect(question.asked?.ids).toEqual(chosen)
  account = 'elsewhere'
  flushSync()
  expect(question.asked).toBeUndefined()
  account = 'here'
  expect(question.asked, 'it is not asked again').toBeUndefined()
  question.ask()
  expect(question.asked).toBeDefined()
  inbox.show('attention')
  flushSync()
  inbox.show('bin')
  expect(question.asked).toBeUndefined()
})

test('where none is chosen the whole bin is asked about', async () => {
  const { api } = await openScene('full')
  const { inbox } = createDocket(api)
  inbox.show('bin')
  const question = questionOf({ inbox, account: () => 'here' })
  question.ask()
  expect(question.asked).toEqual({ ids: undefined, account: 'here' })
  question.close()
  expect(question.asked).toBeUndefined()
})
