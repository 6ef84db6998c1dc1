import { expect, test } from 'vitest'
import { GivenFiles } from '../../../../electron/shell/given-files'

test('what is given before anybody can take it is kept, in its order, and given once', () => {
  const given = new GivenFiles()
  given.add(['/a.png', '/b.png'])
  given.add([])
  given.add(['/c.png'])
  const taken: (readonly string[])[] = []
  given.takeWith((paths) => taken.push(paths))
  expect(taken).toEqual([['/a.png', '/b.png', '/c.png']])
  given.add(['/d.png'])
  given.add([])
  expect(taken).toEqual([['/a.png', '/b.png', '/c.png'], ['/d.png']])
})

test('with nothing given nobody is asked to take anything', () => {
  const taken: (readonly string[])[] = []
  new GivenFiles().takeWith((paths) => taken.push(paths))
  expect(taken).toEqual([])
})
