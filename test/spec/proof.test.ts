import { describe, expect, it } from 'vitest'
import { idsInTitle } from './ids.ts'
import { outcomesIn } from './outcomes.ts'
import { proofLines, prove } from './proof.ts'

const statements = ['S2.a.1', 'S2.a.2', 'S2.a.10'].map((id) => ({ id, text: `Text of ${id}.` }))

describe('ids in titles', () => {
  it.each([
    ['shows it [S2.a.1]', ['S2.a.1']],
    ['shows both [S2.a.1, S2.a.2]', ['S2.a.1', 'S2.a.2']],
    ['shows both [S2.a.1] and [S2.a.2]', ['S2.a.1', 'S2.a.2']],
    ['S2.a.1 without brackets', []],
    ['[S2.a.10] is not S2.a.1', ['S2.a.10']],
  ])('%s', (title, ids) => {
    expect(idsInTitle(title)).toEqual(ids)
  })
})

describe('proof of a statement', () => {
  it('is a test that passed and none that failed', () => {
    const proof = prove(statements, [
      { title: 'one [S2.a.1]', passed: true },
      { title: 'two [S2.a.2]', passed: true },
      { title: 'two again [S2.a.2]', passed: false },
    ])
    expect(proofLines(proof)).toEqual([
      'does not hold: S2.a.2 Text of S2.a.2.',
      'spec: 1 of 3 statements hold',
    ])
  })
})

describe('results of the runners', () => {
  it("are read from Vitest's report; a skipped test proves nothing", () => {
    const assertionResults = [
      { fullName: 'group one [S2.a.1]', status: 'passed' },
      { fullName: 'group two [S2.a.2]', status: 'skipped' },
    ]
    expect(outcomesIn({ testResults: [{ assertionResults }] })).toEqual([
      { title: 'group one [S2.a.1]', passed: true },
      { title: 'group two [S2.a.2]', passed: false },
    ])
  })

  it("are read from Playwright's report, steps of a journey included", () => {
    const steps = [{ title: 'buys [S2.a.1]' }, { title: 'reads [S2.a.2]', error: { message: 'no' } }]
    const failed = {
      title: 'the way [S2.a.10]',
      ok: false,
      tests: [{ results: [{ status: 'failed', steps }] }],
    }
    const skipped = { title: 'later', ok: true, tests: [{ results: [{ status: 'skipped' }] }] }
    expect(outcomesIn({ suites: [{ specs: [], suites: [{ specs: [failed, skipped] }] }] })).toEqual([
      { title: 'the way [S2.a.10]', passed: false },
      { title: 'buys [S2.a.1]', passed: true },
      { title: 'reads [S2.a.2]', passed: false },
      { title: 'later', passed: false },
    ])
  })
})
