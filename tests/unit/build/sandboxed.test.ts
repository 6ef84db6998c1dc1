import { expect, test } from 'vitest'
import { isSandboxed, processesOf } from '../../../build/sandboxed.mjs'

test.runIf(process.platform === 'linux')(
  'a process that nothing surrounds is found, and not taken for a sandboxed one',
  () => {
    const own = processesOf(process.getuid?.() ?? -1).find(({ pid }) => pid === String(process.pid))
    expect(own?.words[0]).toContain('node')
    expect(isSandboxed(String(process.pid))).toBe(false)
    expect(processesOf(process.getuid?.() ?? -1, '/nowhere')).toEqual([])
  },
)
