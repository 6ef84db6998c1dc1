/** Which planned reminder is sent when, what ends a plan, and what is asked first. */
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../../../../shared/calendar'
import {
  whyNotOwed,
  daysToCome,
  decideReminder,
  offeredDays,
  parseReminderDays,
  standing,
  typedReminderDays,
  type GoneEmail,
  type OwedInvoice,
  type ReminderPlan,
} from '../../../../shared/sales-invoices/reminder-plan'
import { forSeeds, type Random } from '../../../support/random'

const dueDate = '2026-06-30'
const after = (days: number) => addDays(dueDate, days)
const plan = (changes: Partial<ReminderPlan> = {}): ReminderPlan => ({
  dueDate,
  recipients: ['pay@quarry.example'],
  days: [-3, 7, 14],
  agreedOn: after(-20),
  ...changes,
})
const owed: OwedInvoice = { state: 'DUE', dueDate, gross: '120.00', payments: [] }
const sent = (day: string): GoneEmail => ({ day, state: 'sent' })
const lost = (day: string): GoneEmail => ({ day, state: 'unknown' })

interface Situation {
  plan?: ReminderPlan | undefined
  invoice?: Partial<OwedInvoice>
  recipients?: string[]
  emails?: GoneEmail[]
  hour?: number
}

function decided(day: number, { invoice, recipients, emails, hour, ...rest }: Situation = {}) {
  const now = {
    invoice: { ...owed, ...invoice },
    recipients: recipients ?? ['pay@quarry.example'],
    emails: emails ?? [],
  }
  const given = 'plan' in rest ? rest.plan : plan()
  return decideReminder(given, now, { today: after(day), hour: hour ?? 10 })
}

describe('what is sent', () => {
  test.each([
    [-4, 'wait'],
    [-3, 'send'],
    [0, 'send'],
    [7, 'send'],
    [400, 'send'],
  ])('nothing having gone, %i days after the due day: %s', (day, kind) => {
    expect(decided(day)).toEqual({ kind })
  })

  test.each([
    ['what went on its day', 7, [sent(after(7))]],
    ['what went later than its day', 10, [sent(after(9))]],
    ['what may have gone', 7, [lost(after(7))]],
    ['what may have gone, days later', 13, [lost(after(7))]],
    ['what a person sent by hand after its day', 13, [sent(after(8)), sent(after(-3))]],
  ])('%s is not sent again', (_, day, emails) => {
    expect(decided(day, { emails })).toEqual({ kind: 'wait' })
  })

  test('what went before its day keeps none back, and what may have gone keeps back none of the next', () => {
    expect(decided(7, { emails: [sent(after(6))] })).toEqual({ kind: 'send' })
    expect(decided(14, { emails: [lost(after(7))] })).toEqual({ kind: 'send' })
  })

  test('of several days that have passed only the latest is sent', () => {
    expect(standing(plan(), [], after(20)).map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'planned',
    ])
    expect(decided(20)).toEqual({ kind: 'send' })
    expect(decided(21, { emails: [sent(after(20))] })).toEqual({ kind: 'wait' })
  })

  test('days that lay in the past when they were planned are never sent', () => {
    const late = plan({ agreedOn: after(9) })
    expect(standing(late, [], after(9)).map(({ state }) => state)).toEqual([
      'passed',
      'passed',
      'planned',
    ])
    expect(decided(13, { plan: late })).toEqual({ kind: 'wait' })
    expect(decided(14, { plan: late })).toEqual({ kind: 'send' })
  })

  test.each([
    [0, 'wait'],
    [7, 'wait'],
    [8, 'send'],
    [17, 'send'],
    [18, 'wait'],
    [23, 'wait'],
  ])('at %i o’clock: %s', (hour, kind) => {
    expect(decided(7, { hour })).toEqual({ kind })
  })

  test('nothing without a plan, while it waits for a person, or once it has ended', () => {
    expect(decided(7, { plan: undefined })).toEqual({ kind: 'wait' })
    expect(decided(7, { plan: plan({ doubt: 'restored' }) })).toEqual({ kind: 'wait' })
    expect(decided(7, { plan: plan({ ended: { why: 'paid', on: after(3) } }) })).toEqual({
      kind: 'wait',
    })
  })
})

describe('what is dropped', () => {
  test.each<[string, Partial<OwedInvoice>, string]>([
    ['settled', { state: 'SETTLED' }, 'paid'],
    ['paid in full though it is called due', { payments: [{ id: 1, amount: '120.00' }] }, 'paid'],
    [
      'paid in parts',
      {
        payments: [
          { id: 1, amount: '20.00' },
          { id: 2, amount: '100' },
        ],
      },
      'paid',
    ],
    ['paid too much', { payments: [{ id: 1, amount: '120.01' }] }, 'paid'],
    ['written off', { state: 'WRITTEN_OFF' }, 'written-off'],
    ['a draft', { state: 'DRAFT' }, 'not-owed'],
    ['without a state', { state: undefined }, 'not-owed'],
    ['in a state nobody knows', { state: 'DISPUTED' }, 'not-owed'],
    ['a credit', { gross: '-120.00' }, 'not-owed'],
    ['over nothing', { gross: '0.00' }, 'not-owed'],
  ])('a plan of an invoice that is %s ends', (_, invoice, why) => {
    expect(decided(7, { invoice })).toEqual({ kind: 'end', why })
  })

  test.each<[string, Partial<OwedInvoice>]>([
    ['paid in part', { payments: [{ id: 1, amount: '119.99' }] }],
    ['whose payments are named without amounts', { payments: [{ id: 1 }] }],
    ['whose amount is not said', { gross: undefined, state: 'OVERDUE' }],
  ])('one of an invoice that is %s does not', (_, invoice) => {
    expect(decided(7, { invoice })).toEqual({ kind: 'send' })
  })
})

describe('what is asked first', () => {
  test.each([
    ['another', ['new@quarry.example']],
    ['one more', ['pay@quarry.example', 'boss@quarry.example']],
    ['none', []],
  ])('%s recipient', (_, recipients) => {
    expect(decided(7, { recipients })).toEqual({ kind: 'ask', why: 'recipients' })
  })

  test('not for the same ones in another order or other letters', () => {
    const both = plan({ recipients: ['A@x.example', 'b@x.example'] })
    expect(decided(7, { plan: both, recipients: ['b@x.example ', 'a@x.example'] })).toEqual({
      kind: 'send',
    })
  })

  test.each([[after(1)], [undefined]])('another due day: %s', (day) => {
    expect(decided(7, { invoice: { dueDate: day } })).toEqual({ kind: 'ask', why: 'due-date' })
  })
})

test('each day shows how it stands', () => {
  const emails = [lost(after(8)), sent(after(-3))]
  expect(standing(plan(), emails, after(9))).toEqual([
    { days: -3, date: after(-3), state: 'sent', on: after(-3) },
    { days: 7, date: after(7), state: 'unsure', on: after(8) },
    { days: 14, date: after(14), state: 'planned' },
  ])
  const ended = plan({ ended: { why: 'paid', on: after(10) } })
  expect(standing(ended, emails, after(11)).at(-1)).toMatchObject({ state: 'dropped' })
})

/** A person's computer that is off on many days, and a client who may pay, over half a year of days. */
function livedThrough(random: Random): { planned: ReminderPlan; log: string[]; paidOn: string } {
  const days = [...new Set(random.list(random.whole(1, 5), () => random.whole(-20, 60)))]
  const planned = plan({ days: days.toSorted((a, b) => a - b), agreedOn: after(-30) })
  const paidOn = after(random.whole(-25, 120))
  const emails: GoneEmail[] = []
  const log: string[] = []
  for (let day = -29; day < 150; day += 1) {
    if (random.chance(0.4)) continue
    for (let looks = random.whole(1, 3); looks > 0; looks -= 1) {
      const today = after(day)
      if (random.chance(0.02)) emails.push(sent(today))
      const state = today >= paidOn ? 'SETTLED' : 'DUE'
      const situation = { invoice: { state }, emails, plan: planned, hour: random.whole(0, 23) }
      if (decided(day, situation).kind !== 'send') continue
      log.push(today)
      emails.push(random.chance(0.3) ? lost(today) : sent(today))
    }
  }
  return { planned, log, paidOn }
}

test('whatever the days, never two for one planned day, none early, and none after it is paid', async () => {
  let sentInAll = 0
  await forSeeds(400, (random) => {
    const { planned, log, paidOn } = livedThrough(random)
    sentInAll += log.length
    const dates = planned.days.map(after)
    const of = log.map((day) => dates.findLast((date) => date <= day))
    expect(of).not.toContain(undefined)
    expect(new Set(of).size).toBe(of.length)
    expect(log.filter((day) => day >= paidOn)).toEqual([])
    expect(log.every((day) => daysBetween(planned.agreedOn, day) > 0)).toBe(true)
  })
  expect(sentInAll).toBeGreaterThan(process.env['DOCKET_SEED'] ? -1 : 400)
})

test.each([
  ['-3, 7, 14', [-3, 7, 14]],
  ['14 7;−3', [-3, 7, 14]],
  ['+7', [7]],
  ['7, 7', [7]],
  ['0', [0]],
  ['', undefined],
  ['seven', undefined],
  ['7.5', undefined],
  ['-61', undefined],
  ['366', undefined],
  ['1,2,3,4,5,6', undefined],
])('days typed as “%s” are %o', (text, days) => {
  expect(parseReminderDays(text)).toEqual(days)
  if (days) expect(parseReminderDays(typedReminderDays(days))).toEqual(days)
})

test('only days after today are still to come', () => {
  expect(daysToCome([-3, 0, 7], dueDate, dueDate)).toEqual([7])
})

test.each([
  ['what is planned and still to come', [-3, 7, 14], 0, [7, 14]],
  ['the usual days, where nothing planned is left', [-3], 0, [-3, 5]],
  ['a week from today, where the usual days are past too', [], 30, [37]],
])('%s is offered', (_, days, today, offered) => {
  const of = { planned: days, usual: [-3, 5], dueDate, today: after(today) }
  expect(offeredDays(of)).toEqual(offered)
})

test.each<[string, Partial<OwedInvoice>]>([
  ['in another currency', { payments: [{ id: 1, amount: '20000', currency: 'JPY' }] }],
  ['of which nobody says how much is for it', { payments: [{ id: 1 }] }],
])('a payment %s ends no reminders', (_, paid) => {
  expect(whyNotOwed({ ...owed, currency: 'GBP', ...paid })).toBeUndefined()
})

test('reminders end once payments in its own currency come to the whole', () => {
  const payments = [
    { id: 1, amount: '100.00', currency: 'GBP' },
    { id: 2, amount: '20' },
  ]
  expect(whyNotOwed({ ...owed, currency: 'GBP', payments })).toBe('paid')
})
