/** Proves which figures of a correction are refused or asked about. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { CaseFile, Correction } from '#core/case/file.ts'
import { prepared } from '#core/case/testing/cases.ts'
import type { FaultFacts } from './fault.ts'
import { caseFaults, refusedChanges } from './of-case.ts'

const facts = (file: CaseFile): FaultFacts => ({ file, taxYear: 2026, today: calendarDate('2027-02-20') })

const found = (changes: Partial<CaseFile>) =>
  caseFaults(facts({ ...prepared, ...changes })).map(({ path, kind }) => `${kind}: ${path}`)

const correction: Correction = {
  id: 'c',
  field: 'pool',
  recordValue: 'one',
  trueValue: 'none',
  why: '',
  proof: '',
}

describe('a figure of the record', () => {
  it.each([
    ['living_area', '2,140', '-5', ['impossible: corrections.c.trueValue']],
    ['living_area', 'two thousand', '1,910 sq ft', ['doubtful: corrections.c.recordValue']],
    ['living_area', '2,140', '0', ['impossible: corrections.c.trueValue']],
    ['living_area', '2,140 sq ft', '1,910 sq ft', []],
    ['year_built', '1998', '19', ['impossible: corrections.c.trueValue']],
    ['year_built', '1998', '1961', []],
    ['bathrooms', '3', '2.5', []],
    ['bathrooms', '300', '2', ['impossible: corrections.c.recordValue']],
    ['land_area', '0.25 acres', '0.19 acres', []],
    ['pool', 'one', 'none', []],
    ['bedrooms', '', '3', []],
  ] as const)('%s: “%s”, “%s” has %o', (field, recordValue, trueValue, faults) => {
    expect(found({ corrections: [{ ...correction, field, recordValue, trueValue }] })).toEqual(faults)
  })

  it('is refused with what was typed', () => {
    const corrections = [
      { ...correction, field: 'living_area', recordValue: '2,140', trueValue: '-5' },
    ] as const
    expect(refusedChanges(facts(prepared), { corrections })).toMatchObject([
      {
        reason: {
          code: 'no_figure_of_a_home',
          field: 'living_area',
          side: 'trueValue',
          typed: '-5',
          figure: -5,
        },
      },
    ])
  })
})
