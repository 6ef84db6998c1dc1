import { expect, test } from 'vitest'
import { isSandboxed, processesOf } from '../../../build/sandboxed.mjs'
import { skippedIf } from '../../support/skipping'

test(
  'a process that nothing surrounds is found, and not taken for a sandboxed one',
  skippedIf(process.platform !== 'linux', 'processes are asked of Linux'),
  () => {
    const own = processesOf(process.getuid?.() ?? -1).find(({ pid }) => pid === String(process.pid))
    expect(own?.words[0]).toContain('node')
    expect(isSandboxed(String(process.pid))).toBe(false)
    expect(processesOf(process.getuid?.() ?? -1, '/nowhere')).toEqual([])
  },
)
