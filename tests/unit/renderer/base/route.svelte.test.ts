import { expect, test } from 'vitest'
import { Route, type Screen } from '../../../../renderer/base/route.svelte'

function gone(...screens: Screen[]): Route {
  const route = new Route()
  for (const screen of screens) route.go(screen)
  return route
}

test('going back walks through every screen that was shown, the latest first', () => {
  const route = gone('expenses', 'suppliers', 'expenses', 'settings')
  const seen = Array.from({ length: 4 }, () => {
    route.back()
    return route.screen
  })
  expect(seen).toEqual(['expenses', 'suppliers', 'expenses', 'inbox'])
})

test('going forward leads where going back came from, until another way is taken', () => {
  const route = gone('expenses', 'suppliers')
  route.back()
  route.back()
  route.forward()
  expect(route.screen).toBe('expenses')
  route.forward()
  expect(route.screen).toBe('suppliers')
  route.back()
  route.go('clients')
  route.forward()
  expect(route.screen).toBe('clients')
})

test('back at the first screen nothing is before it but the inbox, and forward nothing after it', () => {
  const route = new Route()
  route.back()
  route.forward()
  expect(route.screen).toBe('inbox')
})

test('a part of the screen that is shown is no step of the way', () => {
  const route = gone('expenses', 'settings')
  route.go('settings', 'about')
  route.back()
  expect(route.screen).toBe('expenses')
})

test('nobody comes back to the first screen of all', () => {
  const route = gone('welcome', 'expenses')
  route.back()
  expect(route.screen).toBe('inbox')
  route.forward()
  expect(route.screen).toBe('expenses')
})

test('no more than the last fifty screens are remembered', () => {
  const route = new Route()
  for (let at = 0; at < 60; at++) route.go(at % 2 ? 'clients' : 'suppliers')
  for (let at = 0; at < 50; at++) route.back()
  expect(route.screen).not.toBe('inbox')
  route.back()
  expect(route.screen).toBe('inbox')
})
