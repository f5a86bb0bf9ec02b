import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { countPlaywright, countsLine, countVitest, sum } from './test-results.mjs'

const written = (report: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'results-')), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

describe('counting what the runners wrote', () => {
  it('takes passed, failed and skipped from Vitest', () => {
    expect(countVitest(written({ ...vitest, numFailedTests: 2 }), 1)).toEqual({
      passed: 5,
      failed: 2,
      skipped: 2,
    })
  })

  it('counts a test file that could not be loaded as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(countVitest(written({ ...vitest, testResults }), 1).failed).toBe(1)
  })

  it('counts a run that ended badly, or wrote nothing, as a failure', () => {
    expect(countVitest(written(vitest), 1).failed).toBe(1)
    expect(countVitest('no-such-file.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(countPlaywright('no-such-file.json', 0)).toEqual({ passed: 0, failed: 1, skipped: 0 })
  })

  it('takes passed, failed and skipped from Playwright', () => {
    const stats = { expected: 3, flaky: 1, unexpected: 2, skipped: 1 }
    expect(countPlaywright(written({ stats }), 1)).toEqual({ passed: 4, failed: 2, skipped: 1 })
  })

  it('says the sum in one line, and skipped only when there are any', () => {
    const counts = [
      { passed: 5, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ]
    expect(countsLine(sum(counts))).toBe('6 passed, 1 failed')
    expect(countsLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })
})
