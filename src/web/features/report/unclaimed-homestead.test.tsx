/** Proves that a report says beside its answer what the record leaves out: an exemption, and the end of a seller’s cap. */
import { cleanup, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getPropertyAnalysis, type Report, sayWhoLivesThere } from '#contract/report/reports.ts'
import { nextStepOf } from '#core/appeal/next-step.ts'
import { dollars } from '#core/money.ts'
import {
  CAPPED_HOMESTEAD,
  factsOf,
  NEW_HOMESTEAD,
  RENTAL,
  rowOf,
  valuesOfRow,
} from '#core/tax/testing/example-homes.ts'
import { sayLivesThere } from '#web/property/said-lives-there.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, parcel, readyReport } from '#web/testing/report-answers.ts'
import { tellVerdict } from '#words/verdict/tell.ts'

let api: FakeApi
beforeEach(() => {
  localStorage.clear()
  api = fakeApi()
})

const open = (report: Report) => {
  api.answer(getPropertyAnalysis, { report })
  return openPage(`/report/${leadId}`)
}

const unclaimedHomestead = {
  savingCents: 115_000,
  applyBy: '2027-03-01',
  late: null,
  phone: '(813) 555-0100',
}

it('says outside every fold that an exemption is missing, with a number to call', async () => {
  open(readyReport(RENTAL, {}, { parcel: { ...parcel, homestead: false }, unclaimedHomestead }))
  const told = (await screen.findByText('Do you live here?')).parentElement
  expect(told?.textContent).toContain('Claiming the homestead exemption would save about $1,150 a year')
  expect(told?.closest('details')).toBeNull()
  const phone = screen.getByRole('link', { name: '(813) 555-0100' })
  expect(phone).toHaveProperty('href', 'tel:+18135550100')
})

it('links to the appraiser’s site where no number is known', async () => {
  open(readyReport(RENTAL, {}, { unclaimedHomestead: { ...unclaimedHomestead, phone: null } }))
  const site = await screen.findByRole('link', { name: 'Property appraiser’s website' })
  expect(site).toHaveProperty('href', 'https://www.hcpafl.org/')
})

it('reads the report again for who rents the home out, by one press that can be taken back and is remembered', async () => {
  const rental = readyReport(RENTAL, {}, { parcel: { ...parcel, homestead: false }, unclaimedHomestead })
  const { unclaimedHomestead: _, ...toldSo } = rental
  const { user } = open(rental)
  const press = await screen.findByRole('button', { name: 'No, I rent it out or live elsewhere' })
  const told = { ...toldSo, livesThere: false }
  api.answer(sayWhoLivesThere, { report: told })
  await user.click(press)
  await screen.findByText(/^You told us you don’t live here\./)
  expect(api.callsOf(sayWhoLivesThere).at(-1)?.input).toEqual({ leadId, livesThere: false })
  expect(screen.queryByText('Do you live here?')).toBeNull()
  cleanup()
  const again = open(told)
  api.answer(sayWhoLivesThere, { report: { ...rental, livesThere: true } })
  await again.user.click(await screen.findByRole('button', { name: 'I do live here' }))
  // Said, it is not asked again, here or on another visit, and can be taken back.
  expect(await screen.findByRole('button', { name: 'I don’t live here' })).toBeTruthy()
  expect(screen.getByText(/Claiming the homestead exemption would save about \$1,150 a year/)).toBeTruthy()
  expect(screen.queryByText('Do you live here?')).toBeNull()
  cleanup()
  open({ ...rental, livesThere: true })
  await screen.findByRole('button', { name: 'I don’t live here' })
  expect(screen.queryByText('Do you live here?')).toBeNull()
})

it('takes a yes, and asks no more', async () => {
  const report = readyReport(RENTAL, {}, { parcel: { ...parcel, homestead: false }, unclaimedHomestead })
  api.answer(sayWhoLivesThere, { report: { ...report, livesThere: true } })
  const { user } = open(report)
  await user.click(await screen.findByRole('button', { name: 'Yes, I live here' }))
  await waitFor(() => expect(screen.queryByText('Do you live here?')).toBeNull())
  expect(screen.getByText(/Claiming the homestead exemption would save about \$1,150 a year/)).toBeTruthy()
})

it('tells the report what was answered before it was asked for, once', async () => {
  sayLivesThere(parcel.parcelId, true)
  const report = readyReport(RENTAL, {}, { parcel: { ...parcel, homestead: false }, unclaimedHomestead })
  api.answer(sayWhoLivesThere, { report: { ...report, livesThere: true } })
  open(report)
  await screen.findByRole('button', { name: 'I don’t live here' })
  expect(api.callsOf(sayWhoLivesThere).map(({ input }) => input)).toEqual([{ leadId, livesThere: true }])
})

it('asks nothing where the record has the exemption', async () => {
  open(readyReport(CAPPED_HOMESTEAD))
  await screen.findByText('We included the record’s homestead exemption.')
  expect(screen.queryByText('Do you live here?')).toBeNull()
})

it('says the saving without the seller’s cap beside the sentence on it', async () => {
  const values = valuesOfRow(
    rowOf({
      JV: 420_000,
      AV_SD: 300_000,
      AV_NSD: 300_000,
      TV_SD: 275_000,
      TV_NSD: 248_589,
      JV_HMSTD: 420_000,
      AV_HMSTD: 300_000,
      EXMPT_01: 25_000,
      EXMPT_02: 26_411,
    }),
  )
  const estimate = {
    lowCents: dollars(360_000),
    pointCents: dollars(380_000),
    highCents: dollars(400_000),
  }
  const judged = tellVerdict(factsOf(NEW_HOMESTEAD, { values }), {
    estimate,
    soldIn: { year: 2025, month: 3 },
  })
  const verdict = JSON.parse(JSON.stringify(judged))
  open(readyReport(NEW_HOMESTEAD, {}, { verdict, nextStep: nextStepOf(judged) }))
  // 40,000 × 18.8553 ÷ 1,000 = 754.21, where the seller’s cap would have kept all of it
  expect((await screen.findAllByText(/^The record shows a sale in March 2025/))[0]?.textContent).toMatch(
    /With that cap gone, a market value of \$380,000 would save about \$754 in one year, before the fee\.$/,
  )
})
