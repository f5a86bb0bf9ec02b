/** Proves that a report, its paper and the quick answer tell of a homestead exemption that nobody claimed, and only there. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { chooseReportParcel, sayWhoLivesThere } from '#contract/report/reports.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openAppForTest, type TestApp } from '#test/app.ts'
import { askForReport, capped, condominium, seasonOfTheSample } from '#test/reports.ts'
import { unclaimedHomesteadOn } from './unclaimed-homestead.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppForTest({ startsAt: seasonOfTheSample })
})
afterAll(() => app.close())

const claim = 'Do you live here? The record shows no homestead exemption.'

const paperOf = async (leadId: string): Promise<string> => {
  const answer = await fetch(`${app.url}/api/public/property-analysis/${leadId}/pdf`)
  const { text } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return text.replace(/\s+/g, ' ')
}

const unit = async () => {
  const { leadId, candidates } = await askForReport(app, condominium)
  const parcelKey = candidates[0]?.parcelKey ?? ''
  return (await app.visitor().call(chooseReportParcel, { leadId, parcelKey })).report
}

/** 234,000 for schools and 209,000 for others are taxed, at 5.3660 and 12.4343 mills. */
it('is told with its amount, its day and the county’s phone, on paper too', async () => {
  const { leadId, unclaimedHomestead } = await unit()
  // School 25,000 × 5.366 ÷ 1,000 = 134.15; others on 209,000, and then on 234,000 − 51,411 = 182,589: 328.40
  expect(unclaimedHomestead).toEqual({
    savingCents: 46_255,
    applyBy: '2027-03-01',
    late: null,
    phone: app.ctx.counties.find('leon')?.propertyAppraiser.phone,
  })
  const paper = await paperOf(leadId)
  expect(paper.split(claim)).toHaveLength(2)
  expect(paper).toContain('save about $463 a year')
  // Said, it isn’t asked again.
  await app.visitor().call(sayWhoLivesThere, { leadId, livesThere: true })
  expect(await paperOf(leadId)).toContain('save about $463 a year')
  expect(await paperOf(leadId)).not.toContain('Do you live here?')
})

it('is told in short by the quick answer', async () => {
  const { parcel } = await unit()
  const asked = { address: condominium, parcelNumber: parcel?.parcelId ?? '' }
  const { answer } = await app.visitor().call(askQuickAnswer, asked)
  expect(answer.kind === 'answer' && answer.unclaimedHomestead).toMatchObject({
    asked:
      'The record shows no homestead exemption. Claiming one is free and would save about $463 a year, more than a petition would.',
    claimed: expect.stringMatching(
      /^The record shows no homestead exemption\. Claiming the homestead exemption would save about \$463 a year, more than a petition would\. .*March 1, 2027\. It’s free\. Property appraiser: \(850\) [\d-]+$/,
    ),
  })
})

it('is left out where the record has the exemption, and where nobody lives who owns the home', async () => {
  const { leadId, unclaimedHomestead } = await askForReport(app, capped)
  expect(unclaimedHomestead).toBeUndefined()
  const no = { livesThere: false } as const
  const { report } = await app.visitor().call(sayWhoLivesThere, { leadId, ...no })
  expect(report.unclaimedHomestead).toBeUndefined()
  const rental = await unit()
  const told = await app.visitor().call(sayWhoLivesThere, { leadId: rental.leadId, ...no })
  expect(told.report.unclaimedHomestead).toBeUndefined()
  expect(told.report.wrongHomestead).toBeUndefined()
})

it('has the day of a late claim while petitions are open, and no amount of an older year', async () => {
  const report = await unit()
  const onDay = (day: string, season: Partial<typeof report.season> = {}) =>
    unclaimedHomesteadOn({ ...report, season: { ...report.season, ...season } }, calendarDate(day), undefined)
      .unclaimedHomestead
  expect(report.season.countyDeadline?.petitionsDueOn).toBe('2026-09-11')
  expect(onDay('2026-09-11')?.late).toEqual({ taxYear: 2026, until: '2026-09-11' })
  expect(onDay('2026-09-12')?.late).toBeNull()
  expect(onDay('2027-03-01')?.applyBy).toBe('2027-03-01')
  expect(onDay('2027-03-02')?.applyBy).toBe('2028-03-01')
  expect(onDay('2026-09-11', { isCurrent: false })).toMatchObject({ savingCents: null, late: null })
})
