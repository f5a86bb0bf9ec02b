/** Checks the worked examples against figures derived by hand in the expectations. */
import { expect, it } from 'vitest'
import { type ExampleInput, workExample } from '#core/course/worked-example.ts'

const rates = {
  taxYear: 2026,
  countyName: 'Hillsborough',
  rateYear: 2025,
  schoolMills: 6.34,
  nonSchoolMills: 12.5153,
}

const homestead = (assessed: number, requestedJustValue: number): ExampleInput => ({
  portionKind: 'homestead',
  homesteadExemption: true,
  justValue: 420_000,
  assessedSchool: assessed,
  assessedNonSchool: assessed,
  requestedJustValue,
})

it('saves nothing while the cap absorbs the cut', () => {
  expect(workExample(homestead(300_000, 380_000), rates)).toEqual({
    justCents: 42_000_000,
    requestedJustCents: 38_000_000,
    assessedCents: { school: 30_000_000, non_school: 30_000_000 },
    // 300,000 − 25,000 and 300,000 − 51,411
    taxableCents: { school: 27_500_000, non_school: 24_858_900 },
    // 275,000 × 6.34 ÷ 1,000 and 248,589 × 12.5153 ÷ 1,000
    taxCents: { school: 174_350, non_school: 311_117 },
    savingCents: 0,
    savingByLevyCents: { school: 0, non_school: 0 },
    // 120,000 ÷ 420,000 = 28.57 %, never shown smaller
    breakEvenCutPercent: 28.6,
  })
})

it('counts each dollar when there is no cap to absorb it', () => {
  // 40,000 × (6.34 + 12.5153) ÷ 1,000 = 253.60 + 500.61
  expect(workExample(homestead(420_000, 380_000), rates).savingCents).toBe(75_421)
})

it('works the two levies of a rental out apart', () => {
  const rental: ExampleInput = {
    portionKind: 'non_homestead_residential',
    homesteadExemption: false,
    justValue: 420_000,
    assessedSchool: 420_000,
    assessedNonSchool: 360_000,
    requestedJustValue: 340_000,
  }
  const { savingCents, savingByLevyCents } = workExample(rental, rates)
  // 80,000 × 6.34 ÷ 1,000 = 507.20; 20,000 × 12.5153 ÷ 1,000 = 250.306
  expect(savingByLevyCents).toEqual({ school: 50_720, non_school: 25_031 })
  expect(savingCents).toBe(75_751)
})

it('refuses a year whose rules are not settled', () => {
  expect(() => workExample(homestead(300_000, 280_000), { ...rates, taxYear: 2028 })).toThrow(RangeError)
})
