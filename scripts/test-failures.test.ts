import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { failureLines, failuresIn } from './test-failures.mjs'

const written = (report: unknown): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'failures-')), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

const test = (status: string, fullName: string, ...failureMessages: string[]) => ({
  status,
  fullName,
  failureMessages,
})

describe('naming what failed', () => {
  it('takes the failed tests of Vitest with the reason', () => {
    const assertionResults = [
      test('passed', 'adds'),
      test('failed', 'divides', 'expected \u001b[31m1\u001b[39m to be 2'),
    ]
    const report = { testResults: [{ name: 'sum.test.ts', status: 'failed', message: '', assertionResults }] }
    expect(failuresIn(written(report))).toEqual([
      { title: 'sum.test.ts › divides', reason: 'expected 1 to be 2' },
    ])
  })

  it('takes a file that failed beside its tests', () => {
    const file = {
      name: 'sum.test.ts',
      status: 'failed',
      message: 'no database',
      assertionResults: [test('passed', 'adds')],
    }
    expect(failuresIn(written({ testResults: [file] }))).toEqual([
      { title: 'sum.test.ts', reason: 'no database' },
    ])
  })

  it('takes the failed tests of Playwright, however deep they stand', () => {
    const spec = (ok: boolean, title: string, error?: { message: string }) => ({
      ok,
      title,
      file: 'way.test.ts',
      tests: [{ results: [error ? { error } : {}] }],
    })
    const report = {
      suites: [{ suites: [{ specs: [spec(true, 'opens'), spec(false, 'buys', { message: 'no button' })] }] }],
    }
    expect(failuresIn(written(report))).toEqual([{ title: 'way.test.ts › buys', reason: 'no button' }])
  })

  it('says nothing when nothing was written, and a line for each failure otherwise', () => {
    expect(failuresIn('no-such-file.json')).toEqual([])
    expect(failureLines([{ title: 'a', reason: 'b\nc' }])).toBe('FAILED a\n    b\n    c')
  })
})
