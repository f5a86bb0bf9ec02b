import { describe, expect, it } from 'vitest'
import { tellNoticeProblem } from '#words/notice/problem.ts'
import { CAPPED_HOMESTEAD, type Home, NEW_HOMESTEAD, numbersOf, RENTAL } from '../testing/example-homes.ts'
import type { NoticeProblem } from '../value-problem.ts'
import type { ProblemCode } from '../verdict/codes.ts'
import { checkTrimNumbers } from './check-numbers.ts'

const problemsOf = (home: Home, totalTax?: number): readonly NoticeProblem[] =>
  checkTrimNumbers({ ...numbersOf(home, totalTax), taxYear: home.taxYear, homestead: home.homestead })

/** An assessed value below the just value in both rows: homestead, or land in classified use. */
const land: Home = { ...RENTAL, assessed: [20_000, 20_000], taxable: [20_000, 20_000] }

describe('numbers that contradict the law', () => {
  it.each<[string, Home, number | undefined, string, ProblemCode, string]>([
    [
      'the 10 % cap on the school row',
      { ...RENTAL, assessed: [360_000, 420_000], taxable: [360_000, 420_000] },
      undefined,
      'assessedSchool',
      'school_below_county',
      'must be at least $420,000',
    ],
    [
      // 300,000 − 25,000
      'a homestead with nothing taken off for schools',
      { ...CAPPED_HOMESTEAD, taxable: [300_000, 248_589] },
      undefined,
      'taxableSchool',
      'no_homestead_exemption',
      'Taxable value, school row is $300,000, the same as the assessed value. A homestead exemption makes it lower: $275,000 if the whole home is your homestead',
    ],
    [
      // 300,000 − 25,000 − 26,411
      'a homestead with nothing taken off for the county',
      { ...CAPPED_HOMESTEAD, taxable: [275_000, 300_000] },
      undefined,
      'taxableCounty',
      'no_homestead_exemption',
      '$248,589 if the whole home is your homestead',
    ],
    [
      'the taxable values of a homestead in each other’s row',
      { ...CAPPED_HOMESTEAD, taxable: [248_589, 275_000] },
      undefined,
      'taxableSchool',
      'school_below_county',
      'Taxable value, school row is $248,589. It must be at least $275,000, the taxable value, county row. Check that you didn’t swap the two rows.',
    ],
    [
      'the homestead exemption, and the answer No',
      { ...CAPPED_HOMESTEAD, homestead: false },
      undefined,
      'homestead',
      'looks_like_homestead',
      '$25,000 taken off and the county row $51,411. That matches the 2026 homestead exemption. Answer Yes',
    ],
    [
      // 2020: 25,000 + 25,000
      'the homestead exemption of another year, and the answer No',
      { ...CAPPED_HOMESTEAD, homestead: false, taxYear: 2020, taxable: [275_000, 250_000] },
      undefined,
      'homestead',
      'looks_like_homestead',
      'the 2020 homestead exemption',
    ],
    [
      'a tax where nothing is taxable',
      { ...CAPPED_HOMESTEAD, taxable: [0, 0] },
      612.5,
      'totalTax',
      'tax_on_nothing',
      'is $612.50, but neither row has anything to tax, so it should be $0',
    ],
    ['no tax where something is', RENTAL, 0, 'totalTax', 'no_tax', 'is $0, but $420,000 is taxable'],
  ])('%s', (_, home, totalTax, field, code, words) => {
    const problems = problemsOf(home, totalTax)
    expect(problems.map((problem) => [problem.field, problem.code])).toEqual([[field, code]])
    expect(problems.map(tellNoticeProblem).join()).toContain(words)
  })

  it('names both rows where the homestead exemption is missing on both', () => {
    const problems = problemsOf({ ...NEW_HOMESTEAD, taxable: [420_000, 420_000] })
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['taxableSchool', 'no_homestead_exemption'],
      ['taxableCounty', 'no_homestead_exemption'],
    ])
  })

  it('says one thing about a field', () => {
    const problems = problemsOf({ ...RENTAL, just: 400_000, assessed: [420_000, 430_000] })
    expect(problems.map(({ field, code }) => [field, code])).toEqual([
      ['assessedSchool', 'assessed_above_just'],
      ['assessedCounty', 'assessed_above_just'],
    ])
  })
})

describe('what looks odd and is lawful', () => {
  it.each<[string, Home, number | undefined]>([
    // rented part uncapped for schools: 400,000 against 380,000; both pieces of the exemption
    [
      'homestead in part',
      { ...CAPPED_HOMESTEAD, assessed: [400_000, 380_000], taxable: [375_000, 328_589] },
      undefined,
    ],
    // half of the exemption, as for an owner of a half share
    ['a part of the exemption', { ...CAPPED_HOMESTEAD, taxable: [287_500, 274_294] }, undefined],
    ['land in classified use', land, undefined],
    ['the first year of a homestead', NEW_HOMESTEAD, undefined],
    ['a widowed owner who rents out', { ...RENTAL, taxable: [415_000, 355_000] }, undefined],
    ['a senior on top of homestead', { ...CAPPED_HOMESTEAD, taxable: [275_000, 198_589] }, undefined],
    ['a full exemption', { ...CAPPED_HOMESTEAD, taxable: [0, 0] }, 0],
    ['a full exemption of the county alone', { ...CAPPED_HOMESTEAD, taxable: [275_000, 0] }, undefined],
    // exempt to the last dollar, as a church's land of 20,000 is: no sign of homestead
    [
      'small land that is exempt',
      { ...RENTAL, just: 20_000, assessed: [20_000, 20_000], taxable: [0, 0] },
      0,
    ],
    // a homestead worth less than the first piece: nothing is taxable
    [
      'a homestead below the exemption',
      { ...CAPPED_HOMESTEAD, just: 24_000, assessed: [24_000, 24_000], taxable: [0, 0] },
      0,
    ],
    [
      'so little taxable that no tax is printed',
      { ...RENTAL, just: 500, assessed: [500, 500], taxable: [500, 500] },
      0,
    ],
    // 2027: 150,000 off if Amendment 3 took effect
    ['either rule of 2027', { ...CAPPED_HOMESTEAD, taxYear: 2027, taxable: [275_000, 150_000] }, undefined],
    ['a year we have no rules for', { ...CAPPED_HOMESTEAD, taxYear: 2007 }, undefined],
  ])('%s', (_, home, totalTax) => {
    expect(problemsOf(home, totalTax)).toEqual([])
  })
})
