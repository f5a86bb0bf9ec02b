import { describe, expect, expectTypeOf, it } from 'vitest'
import type { CalendarDate } from '#core/calendar-date.ts'
import { type Cents, dollars, type Mills } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import type { Verdict } from '#core/tax/verdict/verdict.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { trimNumbers, type VerdictOnWire, verdict } from './verdict.ts'

type Unbranded<T> = T extends Cents | Mills
  ? number
  : T extends CalendarDate
    ? string
    : T extends object
      ? { readonly [key in keyof T]: Unbranded<T[key]> }
      : T

describe('the verdict on the wire', () => {
  it('has the shape of the core verdict, field by field', () => {
    expectTypeOf<Unbranded<Verdict>>().toExtend<Unbranded<VerdictOnWire>>()
    expectTypeOf<Unbranded<VerdictOnWire>>().toExtend<Unbranded<Verdict>>()
  })

  it.each([
    ['capped homestead', factsOf(CAPPED_HOMESTEAD)],
    ['undecided year', factsOf({ ...NEW_HOMESTEAD, taxYear: 2027 })],
    ['no rates', factsOf(RENTAL, { millage: { kind: 'missing' } })],
    ['refused values', factsOf({ ...RENTAL, just: 1 })],
  ])('survives JSON and the schema unchanged: %s', (_, facts) => {
    const judged = tellVerdict(facts, { targetJustCents: dollars(280_000) })
    expect(verdict.parse(JSON.parse(JSON.stringify(judged)))).toEqual(judged)
  })
})

describe('the typed TRIM numbers', () => {
  const typed = {
    countyId: 'hillsborough',
    taxYear: 2026,
    homestead: true,
    justValue: 420_000,
    assessedSchool: 300_000,
    assessedCounty: 300_000,
    taxableSchool: 275_000,
    taxableCounty: 248_589,
    totalTax: 4_854.67,
  }

  it('are accepted when they fit', () => {
    expect(trimNumbers.parse(typed)).toEqual(typed)
  })

  it.each([
    [{ justValue: 290_000 }, 'assessedSchool', 'It can be at most $290,000'],
    [{ taxableCounty: 300_001 }, 'taxableCounty', 'It can be at most $300,000'],
    [{ assessedSchool: -1 }, 'assessedSchool', 'can’t be below zero'],
    [{ assessedSchool: 1.5 }, 'assessedSchool', 'whole dollars'],
    [{ justValue: undefined }, 'justValue', 'Market value (just value)'],
    [{ totalTax: 1.005 }, 'totalTax', 'at most two decimals'],
    [{ totalTax: 'a lot' }, 'totalTax', 'dollars and cents'],
    [{ countyId: '' }, 'countyId', 'select your county'],
    [{ countyId: 'narnia' }, 'countyId', 'one of Florida’s 67 counties'],
    [{ taxYear: 26 }, 'taxYear', 'We cover tax years 2008 to 2028.'],
    [{ taxYear: 2029 }, 'taxYear', 'We cover tax years 2008 to 2028.'],
    [{ taxYear: 2026.5 }, 'taxYear', 'for example 2026'],
    [{ homestead: false }, 'homestead', 'Answer Yes'],
    [{ taxableSchool: 300_000 }, 'taxableSchool', '$275,000 if the whole home is your homestead'],
    [{ totalTax: 0 }, 'totalTax', '$275,000 is taxable'],
    [{ homestead: 'yes' }, 'homestead', 'homestead exemption'],
  ])('%j is refused at %s', (change, field, words) => {
    const result = trimNumbers.safeParse({ ...typed, ...change })
    const issues = result.success ? [] : result.error.issues
    expect(issues[0]?.path).toEqual([field])
    expect(issues[0]?.message).toContain(words)
  })

  // as people write them elsewhere, or half way: only the page reads text, the wire carries numbers
  it.each(['4.854,67', '300.000', '3,00,000', '1e5', '$300,000', '300 000', '300000', '', '٣٠٠', true, null])(
    'take no %j for a number',
    (value) => {
      for (const field of ['justValue', 'assessedCounty', 'totalTax', 'taxYear']) {
        const issues = trimNumbers.safeParse({ ...typed, [field]: value }).error?.issues ?? []
        expect(issues.map(({ path }) => path)).toEqual([[field]])
        expect(issues[0]?.message).not.toMatch(/^Invalid/)
      }
    },
  )

  it('refuse a field it does not know', () => {
    expect(trimNumbers.safeParse({ ...typed, millage: 12 }).success).toBe(false)
  })
})
