import { expect, test } from 'vitest'
import { BookPages, pageAddress, patternProblem } from '../../../../shared/accounts/book-pages'

test.each([
  ['https://books.example/expenses/{id}', 'https://books.example/expenses/42'],
  ['https://books.example/?expense={id}&x=1', 'https://books.example/?expense=42&x=1'],
  ['https://books.example#e={id}', 'https://books.example#e=42'],
])('%s leads to %s', (pattern, address) => {
  expect(pageAddress(pattern, 42)).toBe(address)
  expect(BookPages.safeParse({ expenses: pattern }).success).toBe(true)
})

test.each([
  ['http://books.example/{id}', 'https'],
  ['javascript:alert({id})', 'https'],
  ['file:///etc/{id}', 'https'],
  ['books.example/{id}', 'address'],
  ['https://sam:secret@books.example/{id}', 'address'],
  ['https://books.example/ {id}', 'address'],
  [String.raw`https://books.example\@other.example/{id}`, 'address'],
  ['https://books.example/expenses', 'id'],
  ['https://books.example/{id}/{id}', 'id'],
  ['https://{id}.books.example/', 'id'],
  ['https://books.example:{id}/x', 'id'],
  ['https://books.example{id}/x', 'id'],
  ['https://books.example/{id}/{name}', 'id'],
  ['https://books{x}.example/{id}', 'id'],
])('%s is no pattern', (pattern, problem) => {
  expect(patternProblem(pattern)).toBe(problem)
  expect(pageAddress(pattern, 42)).toBeUndefined()
  expect(BookPages.safeParse({ expenses: pattern }).success).toBe(false)
})

test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('%s is no number of a record', (id) => {
  expect(pageAddress('https://books.example/{id}', id)).toBeUndefined()
})
