/** What a test run says of a fault: it is caught only where something that was expected did not hold. Pure. */

/** As Vitest reports it. */
export interface Told {
  testResults: {
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

export type Verdict =
  /** An expectation of the test `by` failed. */
  | { kind: 'caught'; by: string }
  /** The test passed all the same. */
  | { kind: 'missed' }
  /** The test did not come to an end of its own, which says nothing about the fault. */
  | { kind: 'broken'; why: string }

/**
 * @param told undefined where the run left no report, as one that was ended for taking too long
 * @param name words of the name of the test that counts
 */
export function verdictOf(told: Told | undefined, name: string): Verdict {
  if (!told) return { kind: 'broken', why: 'the run came to no end' }
  const tests = told.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ fullName, status }) => fullName.includes(name) && /passed|failed/.test(status))
  if (tests.length === 0)
    return { kind: 'broken', why: messageOf(told) ?? `no test is named "${name}"` }
  const failed = tests.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return { kind: 'missed' }
  const by = failed.find(({ failureMessages }) => failureMessages?.some(isExpectation))
  if (by) return { kind: 'caught', by: by.fullName }
  return { kind: 'broken', why: firstLine(failed[0]?.failureMessages?.[0] ?? 'it failed unsaid') }
}

/** Anything else that was thrown, a test that took too long among it, is no judgement. */
function isExpectation(message: string): boolean {
  // What `rejects` and `resolves` say.
  const isOfPromise = /^Error: promise re(solved|jected) [^]* instead of re(jecting|solving)/
  return message.startsWith('AssertionError') || isOfPromise.test(message)
}

function messageOf({ testResults }: Told): string | undefined {
  const message = testResults.find((file) => file.message)?.message
  return message === undefined ? undefined : firstLine(message)
}

const firstLine = (text: string) => text.trim().split('\n')[0] ?? ''
