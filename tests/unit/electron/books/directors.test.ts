import { expect, test, vi } from 'vitest'
import { Directors } from '../../../../electron/books/directors'
import { LiveValue } from '../../../../shared/channel'
import { AppError } from '../../../../shared/errors'
import {
  emptyReferenceData,
  type Director,
  type ReferenceData,
} from '../../../../shared/books/reference-data'

const [today, before] = [
  { id: 1, name: 'Ada Marlow' },
  { id: 2, name: 'Brook Tarn' },
]

/** Directors over a source that answers as it is told, and what was asked of it. */
function over(ask: (day: string) => Promise<Director[]>, asOf = '2026-06-30T12:00:00.000Z') {
  const choices = new LiveValue<ReferenceData>({
    ...emptyReferenceData,
    directors: [today],
    ...(asOf && { asOf }),
  })
  const clock = { at: Date.parse('2026-06-30T13:00:00.000Z') }
  const asked: string[] = []
  const directors = new Directors({
    choices,
    ask: (day) => {
      asked.push(day)
      return ask(day)
    },
    keep: (changed) => {
      choices.set(changed)
    },
    now: () => new Date(clock.at),
  })
  return { choices, clock, asked, directors }
}

test('a day is asked about once, and again when what is known of it is a day old', async () => {
  const { directors, asked, clock } = over(async () => [before])
  expect(await directors.on('2026-06-30')).toEqual([today])
  expect(asked).toEqual([])
  expect(await Promise.all([directors.on('2024-03-01'), directors.on('2024-03-01')])).toEqual([
    [before],
    [before],
  ])
  await directors.on('2024-03-01')
  expect(asked).toEqual(['2024-03-01'])
  clock.at += 25 * 60 * 60_000
  await directors.on('2024-03-01')
  expect(asked).toEqual(['2024-03-01', '2024-03-01'])
})

test('books that are not open yet are asked with the next question', async () => {
  const answers = [
    () => Promise.reject(new AppError('demo-unavailable', 'The account is not open')),
    async () => [before],
  ]
  const { directors } = over(async () => answers.shift()?.() ?? [])
  expect(await directors.on('2024-03-01')).toEqual([today])
  expect(await directors.on('2024-03-01')).toEqual([before])
})

test('without a network those of the nearest day are named, and nobody asks again for a minute', async () => {
  const { directors, asked, clock } = over(() => Promise.reject(new Error('offline')))
  expect(await directors.on('2024-03-01')).toEqual([today])
  await directors.on('2024-03-02')
  expect(asked).toHaveLength(1)
  clock.at += 61_000
  await directors.on('2024-03-02')
  expect(asked).toHaveLength(2)
})

test('an answer that takes long keeps nobody waiting, and is kept when it comes', async () => {
  let answer: (directors: Director[]) => void = () => undefined
  const { directors, choices } = over(() => new Promise((resolve) => (answer = resolve)))
  expect(await directors.on('2024-03-01')).toEqual([today])
  answer([before])
  await vi.waitFor(() => {
    expect(choices.get().directorsByDay).toMatchObject([{ day: '2024-03-01' }])
  })
  expect(await directors.on('2024-03-01')).toEqual([before])
})

test('no more than a hundred days are kept, and nothing before there are choices', async () => {
  const { directors, choices } = over(async () => [before])
  for (let day = 100; day < 220; day += 1) await directors.on(`20${day.toString().slice(1)}-05-05`)
  expect(choices.get().directorsByDay?.length).toBeLessThanOrEqual(100)
  const none = over(async () => [before], '')
  await none.directors.on('2024-03-01')
  expect(none.choices.get().directorsByDay).toBeUndefined()
})

test('a clock that was set back after a failure or an answer keeps nobody from asking', async () => {
  let isOffline = true
  const { directors, asked, clock } = over(async () => {
    if (isOffline) throw new Error('offline')
    return [before]
  })
  await directors.on('2024-03-01')
  isOffline = false
  clock.at -= 24 * 3_600_000
  expect(await directors.on('2024-03-01')).toEqual([before])
  clock.at -= 24 * 3_600_000
  await directors.on('2024-03-01')
  expect(asked).toHaveLength(3)
})
