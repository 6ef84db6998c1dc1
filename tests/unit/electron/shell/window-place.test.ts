import { expect, test } from 'vitest'
import { boundsFor } from '../../../../electron/shell/window-place'

const laptop = { x: 0, y: 25, width: 1440, height: 875 }
const beside = { x: 1440, y: 0, width: 1920, height: 1080 }
const kept = { x: 1700, y: 120, width: 1300, height: 800 }

test('a window that was never placed stands in the middle of the main display, no larger than that', () => {
  expect(boundsFor(undefined, [beside])).toEqual({ x: 1680, y: 90, width: 1440, height: 900 })
  expect(boundsFor(undefined, [laptop])).toEqual({ x: 0, y: 25, width: 1440, height: 875 })
})

test('a window comes back to where it stood, also on another display', () => {
  expect(boundsFor(kept, [laptop, beside])).toEqual(kept)
})

test('where its display is gone, it comes to the main one with its size', () => {
  expect(boundsFor(kept, [laptop])).toEqual({ x: 70, y: 63, width: 1300, height: 800 })
})

test('a window whose top edge nobody can take hold of is brought back', () => {
  const edges = [
    { x: 1440 - 100, y: 100 },
    { x: -1300 + 100, y: 100 },
    { x: 100, y: 0 },
    { x: 100, y: 890 },
  ]
  for (const edge of edges)
    expect(boundsFor({ ...kept, ...edge }, [laptop])).toMatchObject({ x: 70, y: 63 })
  expect(boundsFor({ ...kept, x: 1440 - 160, y: 25 }, [laptop])).toMatchObject({ x: 1280, y: 25 })
})

test('a display that has become smaller makes the window smaller, never below what its screens need', () => {
  const small = { x: 0, y: 0, width: 1024, height: 500 }
  expect(boundsFor({ ...kept, x: 10, y: 0 }, [small])).toEqual({
    x: 10,
    y: 0,
    width: 1024,
    height: 560,
  })
})
