import { expect, test } from 'vitest'
import { lookedAtAgain } from '../../../../../electron/reading/engine/second-look'

const line = { x: 200, y: 50, width: 300, height: 20, ux: 1, uy: 0 }

test('a part of a line is looked at with a margin, and smaller', () => {
  const part = lookedAtAgain(line, { x: 250, y: 42, width: 60, height: 16 })
  expect(part).toMatchObject({ x: 280, y: 50, width: 80, ux: 1 })
  expect(part?.height).toBeCloseTo(23)
})

test('what is looked at ends where the line does', () => {
  const part = lookedAtAgain(line, { x: 300, y: 42, width: 60, height: 16 })
  expect((part?.x ?? 0) + (part?.width ?? 0) / 2).toBe(350)
})

test('the part of a line that falls lies on it', () => {
  const [ux, uy] = [Math.cos(0.1), Math.sin(0.1)]
  const fallen = { ...line, ux, uy }
  const at = { x: 200 + 100 * ux, y: 50 + 100 * uy }
  const part = lookedAtAgain(fallen, { x: at.x - 20, y: at.y - 8, width: 40, height: 16 })
  expect(part?.x).toBeCloseTo(at.x, 0)
  expect(part?.y).toBeCloseTo(at.y, 0)
})

test('other lines are no part of it', () => {
  expect(lookedAtAgain(line, { x: 250, y: 72, width: 60, height: 16 })).toBeUndefined()
  expect(lookedAtAgain(line, { x: 400, y: 42, width: 60, height: 16 })).toBeUndefined()
})
