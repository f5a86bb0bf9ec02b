import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { dollars, mills } from '#core/money.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import type { AppealFacts } from '../appeal-facts.ts'
import { TAX_LAW, type TaxLaw } from '../law/by-year.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  type Home,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  valuesOfRow,
} from '../testing/example-homes.ts'

const fromRoll = (): AppealFacts => {
  const values = valuesOfRow(
    rowOf({ JV: 420_000, AV_SD: 420_000, AV_NSD: 360_000, TV_SD: 420_000, TV_NSD: 360_000 }),
  )
  return factsOf(RENTAL, { values })
}

describe('the arithmetic in view', () => {
  const [reading] = tellVerdict(factsOf(RENTAL), { targetJustCents: dollars(340_000) }).readings
  const target = reading?.scenarios.find(({ id }) => id === 'target')

  it('shows each levy of a scenario, its saving and the net of the fee', () => {
    expect(target?.levies.map(({ arithmetic }) => arithmetic)).toEqual([
      '($420,000 − $340,000) × 6.3400 ÷ 1,000 = $507.20',
      '($360,000 − $340,000) × 12.5153 ÷ 1,000 = $250.31',
    ])
    // 80,000 ÷ 420,000 = 19.05 %; 757.51 − 50.00
    expect(target).toMatchObject({ cutPercent: 19, savingCents: 757_51, netCents: 707_51 })
  })

  // 5 %: 399,000; school 21 × 6.34 = 133.14; the other levies stay at 360,000
  // 15 %: 357,000; 63 × 6.34 = 399.42; 3 × 12.5153 = 37.5459
  it('works out cuts of 5, 10, 15 and 25 percent', () => {
    const savings = reading?.scenarios.map(({ id, savingCents }) => [id, savingCents])
    // 10 %: 378,000; 42 × 6.34 = 266.28. 25 %: 315,000; 105 × 6.34 = 665.70; 45 × 12.5153 = 563.1885
    expect(savings?.slice(0, 4)).toEqual([
      ['cut_5', 133_14],
      ['cut_10', 266_28],
      ['cut_15', 399_42 + 37_55],
      ['cut_25', 665_70 + 563_19],
    ])
  })

  it('goes down the staircase to the tax now: 420 × 6.34 + 360 × 12.5153 = 2,662.80 + 4,505.51', () => {
    expect(reading?.staircase.map(({ taxCents }) => taxCents)).toEqual([266_280, 450_551])
    expect(reading?.taxNowCents).toBe(716_831)
    expect(reading?.staircase.map(({ reason }) => reason)).toEqual([
      'The yearly cap on non-homestead property doesn’t cover school taxes, so every dollar off the market value reduces this tax.',
      'Caps and exemptions absorb the first $60,000. This tax drops only below $360,000.',
    ])
  })
})

describe('what a verdict says beside its outcome', () => {
  it('of numbers that are all zero is that they tell nothing, and never that nothing could be saved', () => {
    const zero: Home = { ...RENTAL, just: 0, assessed: [0, 0], taxable: [0, 0] }
    const verdict = tellVerdict(factsOf(zero))
    expect([verdict.outcome, verdict.reason]).toEqual(['cannot_tell', 'missing_values'])
    expect(verdict.explanation).toEqual([expect.stringContaining('A market value of $0')])
    expect(verdict.whatElseHelps.map(({ code }) => code)).toEqual(['check_numbers', 'check_exemptions'])
  })

  it('does not call rates another year’s that were scaled to the tax typed', () => {
    const rates = { schoolMills: mills(6.1), nonSchoolMills: mills(12) }
    const millage = { kind: 'scaled_to_tax_bill', countyName: 'Leon', rateYear: 2025, ...rates } as const
    const codes = tellVerdict(factsOf(CAPPED_HOMESTEAD, { millage })).notes.map(({ code }) => code)
    expect(codes).toContain('rate_scaled_to_tax')
    expect(codes).not.toContain('rate_year_differs')
  })

  it('names what stands in: county rates of another year, and the highest fee', () => {
    const verdict = tellVerdict(factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2020, taxable: [275_000, 250_000] }))
    expect(verdict.notes.map(({ code }) => code)).toEqual([
      'no_estimate_yet',
      'county_average_rate',
      'rate_year_differs',
      'fee_ceiling_used',
      'portability_not_counted',
      'lower_base_later',
      'city_exemptions_not_counted',
      'fixed_charges_unchanged',
    ])
    expect(verdict.fee).toEqual({ cents: dollars(15), basis: 'ceiling' })
    expect(verdict.sources.find(({ figure }) => figure === 'Highest filing fee')?.citation).toContain('$15')
  })

  it('says that the law of later years is not settled, once, with its source', () => {
    const lawNotes = (home: Home) =>
      tellVerdict(factsOf(home)).notes.filter(({ code }) => code === 'later_law_undecided')
    expect(lawNotes(CAPPED_HOMESTEAD).map(({ text }) => text)).toEqual([
      'The law for 2027 and later isn’t settled. With Amendment 3, the homestead exemption for other taxes (all but school taxes) would be $150,000 in 2027 and $250,000 in 2028. The yearly limit on non-homestead property would be 5% instead of 10% (CS/HJR 1F of 2026, on the November 3, 2026 ballot; confirm the certified result with the Department of State). We show later years under both.',
    ])
    expect(lawNotes({ ...CAPPED_HOMESTEAD, taxYear: 2027 })).toEqual([])
  })

  it('names the vote that its year waits for, as the table of the law has it', () => {
    const law: TaxLaw = {
      ...TAX_LAW,
      regimes: TAX_LAW.regimes.map((row) =>
        row.from === 2027
          ? {
              ...row,
              vote: { name: 'Amendment 9', resolution: 'HJR 9', heldOn: calendarDate('2028-11-07') },
            }
          : row,
      ),
    }
    const { explanation } = tellVerdict({ ...factsOf({ ...CAPPED_HOMESTEAD, taxYear: 2027 }), law })
    expect(explanation[0]).toContain('Voters decided on Amendment 9 on November 7, 2028.')
  })

  it('uses the county fee where it is known', () => {
    const fee = { kind: 'county', cents: dollars(15), countyName: 'Miami-Dade', feeYear: 2026 } as const
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD, { fee }))
    expect(verdict.fee).toEqual({ cents: dollars(15), basis: 'county' })
    expect(verdict.notes.map(({ code }) => code)).not.toContain('fee_ceiling_used')
  })

  it('gives every figure its source', () => {
    const lines = tellVerdict(fromRoll()).sources
    expect(lines[0]).toEqual({
      figure: 'Market value (just value)',
      source: { kind: 'roll', rollYear: 2026, countyNumber: 39, parcelId: '0012345678', field: 'JV' },
      citation: 'Hillsborough County 2026 tax roll, parcel 0012345678',
      confidence: null,
    })
    expect(lines.map(({ figure }) => figure)).toEqual([
      'Market value (just value)',
      'Assessed value, school taxes',
      'Assessed value, other taxes',
      'Taxable value, school taxes',
      'Taxable value, other taxes',
      'Hillsborough County average tax rates, 2025',
      'Highest filing fee',
      'Rule-of-thumb limits',
    ])
  })

  it.each<[string, Home, readonly string[]]>([
    ['a rental', RENTAL, ['claim_homestead', 'check_exemptions', 'check_portability', 'check_record']],
    [
      'a capped homestead',
      CAPPED_HOMESTEAD,
      ['check_exemptions', 'check_record', 'mind_portability_when_selling'],
    ],
    [
      'a capped home that is exempt',
      { ...CAPPED_HOMESTEAD, taxable: [0, 0] },
      ['keep_exemption', 'check_record', 'mind_portability_when_selling'],
    ],
    ['numbers that do not fit', { ...CAPPED_HOMESTEAD, just: 1 }, ['check_numbers', 'check_exemptions']],
  ])('points %s to what else helps', (_, home, codes) => {
    expect(tellVerdict(factsOf(home)).whatElseHelps.map(({ code }) => code)).toEqual(codes)
  })

  it('asks for the notice where the rates are the average of a county', () => {
    const [first] = tellVerdict(fromRoll()).whatElseHelps
    expect(first).toEqual({
      code: 'type_tax_rates',
      text: 'Enter six numbers from your TRIM notice. Its total tax gives rates closer to yours than the county average.',
    })
  })

  it('never promises: no outcome speaks of winning', () => {
    const words = JSON.stringify(
      [NEW_HOMESTEAD, RENTAL, CAPPED_HOMESTEAD].map((home) => tellVerdict(factsOf(home))),
    )
    expect(words).not.toMatch(/\b(win|guarantee|will save|appraisal)\b/i)
  })
})
