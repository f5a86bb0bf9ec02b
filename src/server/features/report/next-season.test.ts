/** Proves that a coming season needs data only: its law, its rates, its fee and its days, as rows by year. */
import { describe, expect, it } from 'vitest'
import countiesFile from '#content/counties/counties.json' with { type: 'json' }
import { knownWindows } from '#core/appeal/season/params.ts'
import { noticeYearOn, seasonOn } from '#core/appeal/season/season.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { dollars } from '#core/money.ts'
import { TAX_LAW, type TaxLaw } from '#core/tax/law/by-year.ts'
import { loadCountyDirectory } from '#server/services/county-directory.ts'
import { resultFromTrim } from './result/result.ts'

const now = () => new Date('2027-08-25T15:00:00Z')

/** An invented 2027: rates, fee and days of every county. */
const counties = loadCountyDirectory({
  ...countiesFile,
  counties: countiesFile.counties.map((county) => ({
    ...county,
    seasons: [
      ...county.seasons,
      {
        year: 2027,
        vabFeeUsd: 45,
        feeStatus: 'reported',
        petitionDeadline: '2027-09-13',
        trimMailed: '2027-08-19',
        deadlineStatus: 'reported',
      },
    ],
    millages: [...county.millages, { year: 2027, school: 6, nonSchool: 12, total: 18, kind: 'invented' }],
  })),
})

const lawAfter = (regimes: TaxLaw['regimes'][number]['regimes']): TaxLaw => ({
  ...TAX_LAW,
  regimes: [
    { from: 2008, regimes: ['current-law'] },
    { from: 2027, regimes },
  ],
  saveOurHomesPercent: { ...TAX_LAW.saveOurHomesPercent, 2027: 2.5 },
  petitionFee: [
    ...TAX_LAW.petitionFee,
    { from: 2027, mostCents: dollars(60), citation: 'petition-fee-ceiling' },
  ],
})

const notice = (taxableCounty: number) => ({
  countyId: 'hillsborough',
  taxYear: 2027,
  homestead: true,
  otherUse: false,
  justValue: 400_000,
  assessedSchool: 400_000,
  assessedCounty: 400_000,
  taxableSchool: 375_000,
  taxableCounty,
  // 375,000 × 6 ÷ 1,000 and the county's taxable value × 12 ÷ 1,000
  totalTax: 2_250 + (taxableCounty * 12) / 1_000,
})

describe('a season of 2027 that is data only', () => {
  it('is judged under the law that the vote made, at the rates and the fee of 2027', () => {
    const { verdict } = resultFromTrim({ counties, now, law: lawAfter(['amendment-3']) }, notice(250_000))
    expect(verdict?.outcome).toBe('file')
    expect(verdict?.fee).toEqual({ cents: dollars(45), basis: 'county' })
    expect(verdict?.readings).toHaveLength(1)
    const [reading] = verdict?.readings ?? []
    expect(reading).toMatchObject({ regime: 'amendment-3', rulesLabel: '2027 rules', taxNowCents: 5_250_00 })
    // 40,000 × 18 ÷ 1,000
    expect(reading?.scenarios.find(({ id }) => id === 'cut_10')?.savingCents).toBe(720_00)
    expect(JSON.stringify(verdict)).not.toContain('Until the result is certified')
  })

  it('is judged under the law as it was, where the vote failed', () => {
    const { verdict } = resultFromTrim({ counties, now, law: lawAfter(['current-law']) }, notice(348_000))
    expect(verdict?.readings.map(({ regime }) => regime)).toEqual(['current-law'])
    expect(verdict?.readings[0]?.taxNowCents).toBe(2_250_00 + 4_176_00)
  })

  it('takes the ceiling of its year with the source of its row, where the fee is not known', () => {
    const without = { ...counties, find: () => undefined }
    const { verdict } = resultFromTrim(
      { counties: without, now, law: lawAfter(['current-law']) },
      notice(348_000),
    )
    expect(verdict?.fee).toEqual({ cents: dollars(60), basis: 'ceiling' })
    expect(verdict?.sources.find(({ figure }) => figure === 'Highest filing fee')?.source).toEqual({
      kind: 'param',
      id: 'petition-fee-ceiling',
    })
  })

  it('keeps the rates and the days of each year apart', () => {
    const county = counties.find('hillsborough')
    expect(county?.season.year).toBe(2027)
    expect(county?.seasons.map(({ year }) => year)).toEqual([2026, 2027])
    const { verdict } = resultFromTrim(
      { counties, now },
      { ...notice(348_589), taxYear: 2026, totalTax: 6_740.19 },
    )
    expect(verdict?.notes.find(({ code }) => code === 'rate_scaled_to_tax')?.text).toContain('2025 averages')
  })

  it('opens on the day that its row says', () => {
    const windows = [
      ...knownWindows.filter(({ year }) => year !== 2027),
      {
        year: 2027,
        opensOn: calendarDate('2027-08-12'),
        closesOn: calendarDate('2027-09-17'),
        certainty: 'collected' as const,
      },
    ]
    expect(seasonOn(calendarDate('2027-08-11'), windows).phase).toBe('before')
    expect(noticeYearOn(calendarDate('2027-08-12'), windows)).toBe(2027)
  })
})
