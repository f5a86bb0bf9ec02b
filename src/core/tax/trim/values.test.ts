import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dollars, formatMills, mills, sumCents, taxOn } from '#core/money.ts'
import {
  basisOf,
  CAPPED_HOMESTEAD,
  HILLSBOROUGH_2025,
  numbersOf,
  TYPED_ON,
} from '../testing/example-homes.ts'
import { checkTrimNumbers } from './check-numbers.ts'
import type { TrimNumbers } from './numbers.ts'
import { millageFromTrim, valuesFromTrim } from './values.ts'

// the worked check: 275,000 × 6.3400 ÷ 1,000 + 248,589 × 12.5153 ÷ 1,000 = 1,743.50 + 3,111.17
const NUMBERS: TrimNumbers = numbersOf(CAPPED_HOMESTEAD, 4_854.67)

const check = (numbers: TrimNumbers) => checkTrimNumbers({ ...numbers, taxYear: 2026, homestead: true })

describe('six numbers that fit', () => {
  it('have no problems', () => {
    expect(check(NUMBERS)).toEqual([])
  })

  it('split the exemption: 300,000 − 275,000 = 25,000 and 300,000 − 248,589 = 51,411, all homestead', () => {
    const read = valuesFromTrim({ numbers: NUMBERS, taxYear: 2026, homestead: true, typedOn: TYPED_ON })
    if (!read.ok) throw new Error(read.reason)
    const { school, non_school: other } = basisOf(read.value, 2026).rules.exemptions
    expect([school.homesteadCents, school.fixedCents]).toEqual([dollars(25_000), 0])
    expect([other.homesteadCents, other.fixedCents]).toEqual([dollars(51_411), 0])
    expect(read.value.portions.map(({ kind }) => kind)).toEqual(['homestead'])
  })

  it('leave what homestead does not explain as fixed', () => {
    const numbers = { ...NUMBERS, taxableSchool: 270_000, taxableCounty: 193_589 }
    const read = valuesFromTrim({ numbers, taxYear: 2026, homestead: true, typedOn: TYPED_ON })
    if (!read.ok) throw new Error(read.reason)
    const { school, non_school: other } = basisOf(read.value, 2026).rules.exemptions
    expect(school.fixedCents).toBe(dollars(5_000))
    expect(other.fixedCents).toBe(dollars(55_000))
  })
})

describe('six numbers that do not fit', () => {
  it('name the field and what would be right: assessed above just', () => {
    const numbers = { ...NUMBERS, justValue: 290_000 }
    expect(check(numbers)).toEqual([
      {
        of: 'notice',
        field: 'assessedSchool',
        code: 'assessed_above_just',
        amount: 300_000,
        limit: 'justValue',
        most: 290_000,
      },
      {
        of: 'notice',
        field: 'assessedCounty',
        code: 'assessed_above_just',
        amount: 300_000,
        limit: 'justValue',
        most: 290_000,
      },
    ])
    const read = valuesFromTrim({ numbers, taxYear: 2026, homestead: true, typedOn: TYPED_ON })
    expect(read).toMatchObject({ ok: false, reason: 'assessed_above_just' })
  })

  it.each<[Partial<TrimNumbers>, keyof TrimNumbers, string, string]>([
    [{ taxableSchool: 300_001 }, 'taxableSchool', 'taxable_above_assessed', 'taxable_above_assessed'],
    [{ taxableCounty: 300_001 }, 'taxableCounty', 'taxable_above_assessed', 'taxable_above_assessed'],
    [{ justValue: -1 }, 'justValue', 'negative', 'out_of_range'],
    [{ justValue: 420_000.5 }, 'justValue', 'not_whole', 'out_of_range'],
    [{ justValue: 10_000_000_000 }, 'justValue', 'too_large', 'out_of_range'],
    [{ justValue: Number.NaN }, 'justValue', 'missing', 'missing_values'],
    [{ totalTax: 4_854.671 }, 'totalTax', 'not_whole', 'out_of_range'],
    [{ totalTax: -0.01 }, 'totalTax', 'negative', 'out_of_range'],
  ])('%j: %s is %s', (change, field, code, reason) => {
    const numbers = { ...NUMBERS, ...change }
    expect(check(numbers)).toMatchObject([{ field, code }])
    const read = valuesFromTrim({ numbers, taxYear: 2026, homestead: true, typedOn: TYPED_ON })
    expect(read).toMatchObject({ ok: false, reason })
  })
})

describe('the rates behind the total tax', () => {
  it('are the county averages where the total is what they give', () => {
    const millage = millageFromTrim(NUMBERS, HILLSBOROUGH_2025)
    if (millage.kind !== 'scaled_to_tax_bill') throw new Error(millage.kind)
    expect(millage.schoolMills).toBeCloseTo(6.34, 4)
    expect(millage.nonSchoolMills).toBeCloseTo(12.5153, 4)
  })

  // one and a half times the tax: 4,854.67 × 1.5 = 7,282.005; both rates by half more, 6.34 × 1.5 = 9.51
  it('keep the split and give the total back', () => {
    const millage = millageFromTrim({ ...NUMBERS, totalTax: 7_282 }, HILLSBOROUGH_2025)
    if (millage.kind !== 'scaled_to_tax_bill') throw new Error(millage.kind)
    expect(millage.schoolMills).toBeCloseTo(9.51, 4)
    const total = sumCents([
      taxOn(dollars(275_000), millage.schoolMills),
      taxOn(dollars(248_589), millage.nonSchoolMills),
    ])
    expect(total).toBe(728_200)
  })

  it('give every typed total back to the cent, each tax being the value times the rate', () => {
    const taxed = fc.integer({ min: 0, max: 10_000_000 })
    const share = fc.integer({ min: 61, max: 169 })
    fc.assert(
      fc.property(taxed, taxed, share, fc.integer({ min: 0, max: 99 }), (school, other, percent, more) => {
        const values = { ...NUMBERS, taxableSchool: school, taxableCounty: other }
        const atAverage = taxOn(dollars(school), mills(6.34)) + taxOn(dollars(other), mills(12.5153))
        const typedCents = Math.floor((atAverage * percent) / 100) + more
        const millage = millageFromTrim({ ...values, totalTax: typedCents / 100 }, HILLSBOROUGH_2025)
        if (millage.kind !== 'scaled_to_tax_bill') return
        const { schoolMills, nonSchoolMills } = millage
        const taxes = [taxOn(dollars(school), schoolMills), taxOn(dollars(other), nonSchoolMills)]
        expect(sumCents(taxes)).toBe(typedCents)
      }),
      { numRuns: 300 },
    )
  })

  // 7,062.87 of 395,000 and 368,589, as typed: the rates came to 7,062.86.
  it('give 7,062.87 back, not a cent less', () => {
    const numbers = { ...NUMBERS, taxableSchool: 395_000, taxableCounty: 368_589, totalTax: 7_062.87 }
    const millage = millageFromTrim(numbers, HILLSBOROUGH_2025)
    if (millage.kind !== 'scaled_to_tax_bill') throw new Error(millage.kind)
    const { schoolMills, nonSchoolMills } = millage
    const taxes = [taxOn(dollars(395_000), schoolMills), taxOn(dollars(368_589), nonSchoolMills)]
    expect(sumCents(taxes)).toBe(706_287)
    // The school rate has the four decimals of a notice; as printed, each rate gives its tax.
    expect(schoolMills).toBe(Number(schoolMills.toFixed(4)))
    expect(taxOn(dollars(368_589), mills(Number(formatMills(nonSchoolMills))))).toBe(taxes[1])
  })

  // the average gives 4,854.67; 60 % of it is 2,912.802, 170 % is 8,252.939
  it.each([
    [0, 'out_of_line'],
    [2_912.8, 'out_of_line'],
    [2_912.81, 'scaled_to_tax_bill'],
    [8_252.93, 'scaled_to_tax_bill'],
    [8_252.94, 'out_of_line'],
    [48_546.7, 'out_of_line'],
  ])('of %d are %s', (totalTax, kind) => {
    expect(millageFromTrim({ ...NUMBERS, totalTax }, HILLSBOROUGH_2025).kind).toBe(kind)
  })

  it('are the averages where nothing is taxable and nothing is due', () => {
    const exempt = { ...NUMBERS, taxableSchool: 0, taxableCounty: 0, totalTax: 0 }
    expect(millageFromTrim(exempt, HILLSBOROUGH_2025)).toMatchObject({
      kind: 'county_average',
      schoolMills: 6.34,
    })
  })

  it('are missing without an average, and for a tax on nothing', () => {
    const missing = { kind: 'missing' }
    expect(millageFromTrim(NUMBERS, null)).toEqual(missing)
    expect(millageFromTrim({ ...NUMBERS, taxableSchool: 0, taxableCounty: 0 }, HILLSBOROUGH_2025)).toEqual(
      missing,
    )
    const none = { ...HILLSBOROUGH_2025, schoolMills: mills(0), nonSchoolMills: mills(0) }
    expect(millageFromTrim(NUMBERS, none)).toEqual(missing)
  })
})
