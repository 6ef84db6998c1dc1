import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readPolicy } from '../../../../electron/shell/policy'
import { temporaryFolder } from '../../../support/files'

test.each<[string | undefined, boolean, boolean]>([
  [undefined, true, true],
  ['{}', true, true],
  ['{"updates": true}', true, true],
  ['{"updates": false}', true, false],
  ['{"updates": "no"}', true, false],
  ['{"update": true}', true, false],
  ['not JSON', true, false],
  ['{"updates": false}', false, true],
  ['not JSON', false, true],
])('a policy %s, placed by an administrator: %s, allows updates: %s', (text, isPlaced, allows) => {
  const file = path.join(temporaryFolder('docket-policy'), 'policy.json')
  if (text !== undefined) writeFileSync(file, text)
  expect(readPolicy(file, () => isPlaced)).toEqual({ updates: allows })
})
