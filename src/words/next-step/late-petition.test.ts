import { describe, expect, it } from 'vitest'
import { latePetitionOf } from '#core/appeal/late-petition.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '../verdict/tell.ts'
import { labelOnTheDay, lateWords, nextNoticeMonth, verdictWhenLate } from './late-petition.ts'

const hillsborough = { countyName: 'Hillsborough', petitionsDueOn: '2026-09-07' }
type County = typeof hillsborough | null

const on = (taxYear: number, day: string, county: County = null) =>
  latePetitionOf({ taxYear, today: calendarDate(day), county })

describe('a petition', () => {
  it.each<[number, string, County, string | null]>([
    [2026, '2026-09-18', null, null],
    [2026, '2026-09-19', null, '2026-09-18'],
    [2026, '2026-09-07', hillsborough, null],
    [2026, '2026-09-08', hillsborough, '2026-09-07'],
    // in June the newest notices are still those of the year before
    [2026, '2027-06-01', null, '2026-09-18'],
    [2027, '2026-11-21', null, null],
    // a date of 2026 says nothing of 2027
    [2027, '2027-09-08', hillsborough, null],
    [2027, '2027-09-21', hillsborough, '2027-09-20'],
  ])('about %i on %s is late after %o', (taxYear, day, county, lastDay) => {
    expect(on(taxYear, day, county)?.lastDayOn ?? null).toBe(lastDay)
  })

  it('that is late needs good cause, and the next season is named', () => {
    const late = on(2026, '2026-11-21', hillsborough)
    if (late === null) throw new Error('it is November')
    const words = lateWords(late).join(' ')
    expect(words).toContain(
      'Hillsborough County’s 2026 deadline was Monday, September 7, 2026, which is Labor Day, so ask the clerk whether the board took petitions later',
    )
    expect(words).toContain('If your TRIM notice shows a later date, confirm it with the clerk now')
    expect(words).toContain('take a late petition for good cause')
    expect(words).toContain('Rule 12D-9.015(11)')
    expect(nextNoticeMonth(late)).toBe('August 2027')
  })
})

describe('an answer past the last day', () => {
  it('does not urge to file', () => {
    const late = on(2026, '2026-11-21')
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD))
    const told = verdictWhenLate(verdict, late, null)
    expect(told.headline).toContain('The 2026 deadline has passed. Your next chance is around August 2027.')
    expect(labelOnTheDay(told, late !== null)).toBe('Too late for 2026')
    expect(labelOnTheDay(verdict, false)).toBe('A lower value would save money')
  })

  it.each([
    [0, 'a petition would have saved you nothing.'],
    [200, 'a petition would have saved you about $200.'],
    [20, 'a petition would have saved you about $20, less than the filing fee.'],
  ])('of a range that pays in part says what its middle would have saved: $%i', (saved, said) => {
    const verdict = { ...tellVerdict(factsOf(NEW_HOMESTEAD)), reason: 'estimate_spans_break_even' as const }
    const middle = {
      cutPercent: 1,
      savingCents: saved * 100,
      afterFeeCents: (saved - 50) * 100,
      afterPriceCents: null,
      justCents: 30_000_000,
      laterCents: 0,
      inAllCents: null,
    }
    const estimate = {
      justCents: 30_500_000,
      abovePercent: 1.7,
      low: middle,
      middle,
      high: middle,
      near: null,
    }
    expect(verdictWhenLate(verdict, on(2026, '2026-11-21'), estimate).headline).toContain(said)
  })

  const worth = (savedCents: number, justCents: number) => ({
    cutPercent: 1,
    savingCents: savedCents,
    afterFeeCents: savedCents - 5_000,
    afterPriceCents: null,
    justCents,
    laterCents: 0,
    inAllCents: null,
  })
  const rough = (savedCents: number, middleCents: number) => {
    const middle = worth(savedCents, middleCents)
    return { justCents: 18_866_900, abovePercent: 29.7, low: middle, middle, high: middle, near: null }
  }

  it('says of a rough estimate what it said before, in the past', () => {
    const verdict = { ...tellVerdict(factsOf(NEW_HOMESTEAD)), reason: 'estimate_is_rough' as const }
    expect(verdictWhenLate(verdict, on(2026, '2026-11-21'), rough(81_492, 14_544_900)).headline).toContain(
      'By itself, our estimate was too rough to justify filing. It put the market value near $145,449, which would have saved about $815 for that year.',
    )
    expect(verdictWhenLate(verdict, on(2026, '2026-11-21'), rough(0, 20_000_000)).headline).toContain(
      'point to $200,000, above the county’s $188,669.',
    )
  })

  it('keeps a “do not file”', () => {
    const verdict = tellVerdict(factsOf(CAPPED_HOMESTEAD))
    expect(verdictWhenLate(verdict, on(2026, '2026-11-21'), null)).toBe(verdict)
    expect(labelOnTheDay(verdict, true)).toBe('Better not to file')
  })
})
