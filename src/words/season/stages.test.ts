/** Checks the stages of a season around its turns, with and without a date of the county. */
import { describe, expect, it } from 'vitest'
import { timeOf } from '#core/appeal/season/strip.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { seasonStages } from './stages.ts'

const november = calendarDate('2026-11-21')
const hillsborough = {
  countyName: 'Hillsborough',
  petitionsDueOn: '2026-09-14',
  noticesMailedOn: null,
  isTentative: false,
  source: 'A list of petition dates',
}

describe('the stages of 2026, in November', () => {
  it('stand in the order of their days, each past, running or ahead', () => {
    const stages = seasonStages(november, hillsborough)
    expect(stages.map((stage) => [stage.key, timeOf(stage, november)])).toEqual([
      ['notice', 'past'],
      ['petition', 'past'],
      ['evidence', 'now'],
      ['hearings', 'now'],
      ['discount-4-2026', 'ahead'],
      ['valuation-2027', 'ahead'],
      ['payment-2026', 'ahead'],
      ['next-notice', 'ahead'],
    ])
  })

  it('take the date the county reported, and count the notice 25 days back from it', () => {
    const [notice, petition] = seasonStages(november, hillsborough)
    expect([notice?.to, petition?.to]).toEqual(['2026-08-20', '2026-09-14'])
    expect(notice?.detail).toContain('Hillsborough County’s date isn’t set yet')
    expect(petition?.detail).toContain('As reported for Hillsborough County.')
    expect(petition?.source).toContain('A list of petition dates')
  })

  it('take the day the county mailed its notices, with its source, and say what is tentative', () => {
    const county = { ...hillsborough, noticesMailedOn: '2026-08-13', isTentative: true }
    const [notice, petition] = seasonStages(november, county)
    expect(notice).toMatchObject({ from: '2026-08-13', to: '2026-08-13', when: 'Thursday, August 13, 2026' })
    expect(notice?.detail).toContain('Hillsborough County mailed notices on this day.')
    expect(notice?.source).toContain('A list of petition dates')
    expect(petition?.detail).toContain('marked tentative by the clerk')
  })

  it('take the earliest date in Florida without one of the county, and stay open until the last county closes', () => {
    const petition = seasonStages(november, null).find(({ key }) => key === 'petition')
    expect(petition).toMatchObject({ to: '2026-09-18', when: 'As early as Wednesday, September 2, 2026' })
    expect(petition?.detail).toContain('This is the earliest deadline in Florida')
  })

  it('take an estimate from the date of an earlier season', () => {
    const county = { ...hillsborough, petitionsDueOn: '2025-09-15' }
    const petition = seasonStages(november, county).find(({ key }) => key === 'petition')
    // 52 weeks on from Monday, 15 September 2025.
    expect(petition).toMatchObject({ to: '2026-09-18', when: 'As early as Monday, September 14, 2026' })
    expect(petition?.detail).toContain('Estimated from Hillsborough County’s last season')
  })

  it('say of a date on a holiday that it is doubtful, and what to do', () => {
    const county = { ...hillsborough, petitionsDueOn: '2026-09-07' }
    const petition = seasonStages(november, county).find(({ key }) => key === 'petition')
    expect(petition?.when).toBe('By Monday, September 7, 2026')
    expect(petition?.detail).toContain('is Labor Day, when offices are closed. Don’t count on')
  })
})

it('before the next notices the coming season is shown, as an estimate', () => {
  const stages = seasonStages(calendarDate('2027-06-01'), hillsborough)
  expect(stages.map(({ key }) => key)).not.toContain('next-notice')
  expect(stages[0]?.title).toBe('TRIM notice for 2027')
  expect(stages[0]?.detail).toContain('We estimated this from the dates in state law.')
})
