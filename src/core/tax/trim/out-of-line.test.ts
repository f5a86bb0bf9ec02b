import { describe, expect, it } from 'vitest'
import { tellVerdict } from '#words/verdict/tell.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  HILLSBOROUGH_2025,
  type Home,
  NEW_HOMESTEAD,
  numbersOf,
} from '../testing/example-homes.ts'
import { millageFromTrim } from './values.ts'

describe('a total tax far from the average', () => {
  const judged = (home: Home, totalTax: number) =>
    tellVerdict(factsOf(home, { millage: millageFromTrim(numbersOf(home, totalTax), HILLSBOROUGH_2025) }))

  // 395 × 6.34 + 368.589 × 12.5153 = 2,504.30 + 4,613.00 = 7,117.30; 60 % is 4,270.38, 170 % is 12,099.41
  it('is no ground for a verdict, says so beside the field, and shows no saving', () => {
    const verdict = judged(NEW_HOMESTEAD, 711.73)
    expect(verdict).toMatchObject({ outcome: 'cannot_tell', reason: 'tax_out_of_line' })
    expect(verdict.problems).toEqual([
      {
        field: 'totalTax',
        code: 'tax_out_of_line',
        message:
          'You entered a total tax of $711.73. At Hillsborough County’s average 2025 rates, those taxable values come to about $7,117. We’d expect $4,270 to $12,099. Check the two taxable values and the proposed-budget total, without waste, fire or other fixed charges.',
      },
    ])
    expect(verdict.notes.map(({ code }) => code)).toContain('tax_out_of_line')
    const savings = verdict.readings.flatMap(({ scenarios }) =>
      scenarios.map(({ savingCents }) => savingCents),
    )
    expect(new Set(savings)).toEqual(new Set([null]))
  })

  it('is no matter under a cap that absorbs the cut', () => {
    expect(judged(CAPPED_HOMESTEAD, 48_546.7)).toMatchObject({
      outcome: 'do_not_file',
      reason: 'cap_absorbs',
    })
  })
})
