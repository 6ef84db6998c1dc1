import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { Database } from '../../../../../electron/store/database/database'
import { keyOldRules, Learned } from '../../../../../electron/store/receipts/learned'
import { storeMigrations } from '../../../../../electron/store/database/migrations'
import { temporaryFolder } from '../../../../support/files'

const marlow = { id: 1, name: 'Marlow Hardware' }
const kettle = { name: 'The Copper Kettle' }
const payment = { method: 'EFT', bankAccountId: 7 }

function stored(folder = temporaryFolder()) {
  const database = new Database(path.join(folder, 'docket.sqlite'), storeMigrations)
  onTestFinished(() => {
    database.close()
  })
  const learned = new Learned(database)
  let day = 0
  const learn = (id: string, supplier: { id?: number; name: string } = marlow, more = {}) => {
    day += 1
    const at = new Date(Date.UTC(2026, 0, day)).toISOString()
    const given = { accountId: 'here', expenseType: 'TOOLS', vatType: 'Zero', payment, ...more }
    learned.learn({ id, supplier, at, ...given })
  }
  return { database, learned, learn }
}

const page = { search: '', offset: 0, limit: 10 }

test('a receipt teaches once, and says what it says when it is confirmed last', () => {
  const { learned, learn } = stored()
  learn('a')
  learn('b')
  learn('a', marlow, { expenseType: 'OFFICE' })
  const known = learned.of('here', marlow, 20)
  expect(known.map(({ expenseType }) => expenseType)).toEqual(['OFFICE', 'TOOLS'])
  expect(known[0]).toMatchObject({ vatType: 'Zero', payment })
  learned.unlearn('a')
  expect(learned.of('here', marlow, 20)).toHaveLength(1)
  expect(learned.of('elsewhere', marlow, 20)).toEqual([])
})

test('forgetting takes one field or everything of one supplier, and no rule', () => {
  const { learned, learn } = stored()
  learn('a')
  learn('b', kettle)
  learned.setRule('here', marlow, { vatType: 'Zero', goesAtOnce: false })
  learned.forget('here', marlow, 'payment')
  expect(learned.of('here', marlow, 20)[0]).toMatchObject({ expenseType: 'TOOLS' })
  expect(learned.of('here', marlow, 20)[0]?.payment).toBeUndefined()
  learned.forget('here', marlow)
  expect(learned.of('here', marlow, 20)).toEqual([])
  expect(learned.of('here', kettle, 20)).toHaveLength(1)
  expect(learned.rule('here', marlow)).toEqual({ vatType: 'Zero', goesAtOnce: false })
  learned.removeRule('here', marlow)
  expect(learned.suppliers('here', page).rows.map(({ supplier }) => supplier)).toEqual([kettle])
})

test('what was learned of a name stays with the supplier that the books made of it', () => {
  const { learned, learn } = stored()
  learn('a', kettle)
  learned.setRule('here', kettle, { goesAtOnce: true })
  const inBooks = { id: 12, name: 'The Copper Kettle' }
  expect(learned.of('here', inBooks, 20)).toHaveLength(1)
  expect(learned.rule('here', inBooks)).toEqual({ goesAtOnce: true })
  learn('b', inBooks)
  const { total, rows } = learned.suppliers('here', page)
  expect([total, rows[0]]).toMatchObject([1, { supplier: inBooks, receipts: 2 }])
})

const trainline = { id: 17, name: 'Trainline' }
const forWords = { expenseType: 'TRAVEL', goesAtOnce: true, isForWords: true } as const

test('a rule for words stays the same rule when a supplier of just that name is confirmed', () => {
  const { learned, learn } = stored()
  const words = { name: 'Trainline' }
  learned.setRule('here', words, { ...forWords, vatType: 'Standard' })
  learn('a', { name: 'Trainline' })
  learn('b', trainline)
  learned.setRule('here', { name: 'TRAINLINE' }, { ...forWords, vatType: 'Zero' })
  expect(learned.rules('here')).toEqual([
    { supplier: { name: 'TRAINLINE' }, rule: { ...forWords, vatType: 'Zero' } },
  ])
  expect(learned.rule('here', trainline)).toBeUndefined()
  expect(learned.suppliers('here', page).rows).toMatchObject([{ supplier: trainline, receipts: 2 }])
  learned.removeRule('here', { ...words, isForWords: true })
  expect(learned.rules('here')).toEqual([])
})

test('the rule of a supplier and one for words of its name stand apart, whichever is changed, moved or removed', () => {
  const { learned } = stored()
  const [ofSupplier, off] = [{ vatType: 'Standard', goesAtOnce: false }, { isOff: true } as const]
  const words = { name: 'Trainline', isForWords: true } as const
  const kept = () => learned.rules('here').map(({ rule }) => rule)
  learned.setRule('here', trainline, ofSupplier)
  learned.setRule('here', { name: 'Trainline' }, forWords)
  learned.setRule('here', trainline, { ...ofSupplier, ...off })
  expect(kept()).toEqual([{ ...ofSupplier, ...off }, forWords])
  learned.setRule('here', { name: 'Trainline' }, { ...forWords, ...off })
  learned.orderRules('here', [words, trainline])
  expect(kept()).toEqual([
    { ...forWords, ...off },
    { ...ofSupplier, ...off },
  ])
  learned.removeRule('here', trainline)
  expect(kept()).toEqual([{ ...forWords, ...off }])
  learned.setRule('here', { name: 'trainline' }, ofSupplier)
  learned.removeRule('here', words)
  expect(kept()).toEqual([ofSupplier])
})

test('rules for words of an older app are kept for words, of two for the same words the one typed last', () => {
  const { database, learned } = stored()
  const keep = (key: string, id: number | null, name: string, rule: object) => {
    const row = ['here', key, id, name, JSON.stringify(rule)]
    database.run('INSERT INTO supplier_rule VALUES (?, ?, ?, ?, ?, 1)', ...row)
  }
  const ofSupplier = { goesAtOnce: true }
  keep('id:17', 17, 'Café Trainline', { ...forWords, vatType: 'Standard' })
  keep('name:cafe trainline', null, 'Café Trainline', { ...forWords, vatType: 'Zero' })
  keep('id:4', 4, 'Fuels', forWords)
  keep('name:kettle', null, 'Kettle', ofSupplier)
  database.run(`INSERT INTO supplier_rule VALUES ('here', 'id:5', 5, 'Damaged', '{', 1)`)
  keyOldRules(database)
  keyOldRules(database)
  expect(learned.rules('here')).toEqual([
    { supplier: { name: 'Café Trainline' }, rule: { ...forWords, vatType: 'Zero' } },
    { supplier: { name: 'Fuels' }, rule: forWords },
    { supplier: { name: 'Kettle' }, rule: ofSupplier },
  ])
  learned.removeRule('here', { name: 'cafe trainline', isForWords: true })
  expect(learned.rules('here')).toHaveLength(2)
})

test('suppliers are listed by name, searched and paged', () => {
  const { learned, learn } = stored()
  learn('a')
  learn('b', kettle)
  learned.setRule('here', { id: 3, name: 'a 100% rule' }, { goesAtOnce: false })
  const names = (more: Partial<typeof page>) =>
    learned.suppliers('here', { ...page, ...more }).rows.map(({ supplier }) => supplier.name)
  expect(names({})).toEqual(['a 100% rule', 'Marlow Hardware', 'The Copper Kettle'])
  expect(names({ offset: 1, limit: 1 })).toEqual(['Marlow Hardware'])
  expect(names({ search: 'kettle' })).toEqual(['The Copper Kettle'])
  expect(names({ search: '100%' })).toEqual(['a 100% rule'])
})

test('choices for a sign come newest first, of this account only, with the VAT number read beside', () => {
  const { learned, learn } = stored()
  learned.keepSigns('a', ['name:marlow', 'vat:123456782'])
  learned.keepSigns('b', ['name:marlow'])
  learned.keepSigns('c', ['name:marlow'])
  learn('a')
  learn('b', kettle)
  learn('c', kettle, { accountId: 'elsewhere' })
  expect(learned.choicesFor('here', ['name:marlow', 'web:none'])).toEqual([
    { sign: 'name:marlow', supplierName: 'The Copper Kettle' },
    { sign: 'name:marlow', supplierId: 1, supplierName: 'Marlow Hardware', vatNumber: '123456782' },
  ])
  learned.keepSigns('b', [])
  expect(learned.choicesFor('here', ['name:marlow'])).toHaveLength(1)
})

test('what was suggested is kept field by field, the newest word last', () => {
  const { learned } = stored()
  const field = { from: 'rule', why: { kind: 'rule', supplierName: 'Marlow' } } as const
  learned.keepSuggested('a', [{ field: 'supplierName', value: 'x', ...field }])
  learned.keepSuggested('a', [
    { field: 'supplierName', value: 'y', ...field },
    { field: 'payment.method', value: 'EFT', ...field },
  ])
  expect(learned.suggested('a').map(({ value }) => value)).toEqual(['y', 'EFT'])
  expect(learned.suggested('b')).toEqual([])
})

test('a row that makes no sense suggests nothing instead of ending anything', () => {
  const { database, learned, learn } = stored()
  learn('a')
  learned.setRule('here', marlow, { goesAtOnce: true })
  database.run(`UPDATE learned SET payment = '{'`)
  database.run(`UPDATE supplier_rule SET rule = '[]'`)
  database.run(`INSERT INTO suggested VALUES ('a', 'nonsense')`)
  expect(learned.of('here', marlow, 1)[0]).toMatchObject({ expenseType: 'TOOLS' })
  expect(learned.rule('here', marlow)).toBeUndefined()
  expect(learned.suggested('a')).toEqual([])
})
