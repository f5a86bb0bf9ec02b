/** Proves that a wrong value of the record is told by what its owner calls it, and never by its column. */
import { expect, it } from 'vitest'
import type { RollProblem } from '#core/tax/value-problem.ts'
import { tellRollProblem } from './roll-problem.ts'

it.each<[RollProblem, string]>([
  [
    {
      of: 'roll',
      field: 'AV_SD',
      code: 'assessed_above_just',
      amount: 473_507,
      limit: 'JV',
      most: 473_506,
    },
    'The assessed value for school taxes is $473,507 on the county’s record. It can be at most the just value, $473,506.',
  ],
  [{ of: 'roll', field: 'JV', code: 'missing' }, 'The county’s record has no just value for this parcel.'],
  [
    { of: 'roll', field: 'EXMPT_01', code: 'negative' },
    'The amount of an exemption is below zero on the county’s record.',
  ],
  [
    { of: 'roll', field: 'TV_NSD', code: 'not_whole' },
    'The taxable value for other taxes isn’t in whole dollars on the county’s record.',
  ],
  [
    { of: 'roll', field: 'JV_HMSTD', code: 'too_large' },
    'The value of one part of the property on the county’s record is too large to be right.',
  ],
])('%o', (problem, words) => {
  expect(tellRollProblem(problem)).toBe(words)
})
