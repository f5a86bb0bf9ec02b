/** Proves that the other charges on a tax bill are typed where the payment is noted, and are kept in cents. */
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook, saveCase } from '#contract/case/cases.ts'
import { generateDocument, listDocuments } from '#contract/document/documents.ts'
import { listUploads } from '#contract/document/uploads.ts'
import { listProperties } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { prepared } from '#core/case/testing/cases.ts'
import { caseId, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-02T15:00:00Z') })
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  api.answer(listProperties, { properties: [] })
  signIn(api)
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(saveCase, { version: 2, updatedAt: '2026-11-02T15:01:00.000Z' })
})
afterEach(() => vi.useRealTimers())

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

/** A case of before has no such entry at all. */
const ofBefore = { petitionFiledOn: null, petitionNumber: '2026-00417', paidOn: null }

it('other charges on the bill are typed in dollars and kept in cents, beside what was noted before', async () => {
  api.answer(getCase, { case: openCase({ filing: ofBefore }) })
  const { user } = openPage(`/appeal/${caseId}/filing`)
  const field = await screen.findByLabelText(/^Other charges on the bill/)
  expect(field).toHaveProperty('value', '')
  await user.type(field, '612.5')
  await user.tab()
  const filing = { ...ofBefore, otherChargesCents: 61_250 }
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { filing } }))
})

const withAppraiser = (address: string | null) => {
  const opened = openCase({ filing: ofBefore })
  const url = 'https://appraiser.example.gov'
  return { ...opened, county: { ...opened.county, appraiser: { url, address, phone: null } } }
}

it('an address of the appraiser that we do not know is typed line by line at the notice that prints it', async () => {
  api.answer(getCase, { case: withAppraiser(null) })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  const field = await screen.findByLabelText(/^Address of the property appraiser/)
  screen.getByText(/^It’s at the top of your TRIM notice/)
  await user.type(
    field,
    '1 Elm St{Enter}2nd Floor{Enter}Room 3{Enter}Desk 4{Enter}Tampa, FL 33602{Enter}no sixth',
  )
  await user.tab()
  const appraiserAddress = '1 Elm St\n2nd Floor\nRoom 3\nDesk 4\nTampa, FL 33602no sixth'
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ changes: { filing: { ...ofBefore, appraiserAddress } } }),
  )
})

it('an address that we know is told with the page to confirm it on, and nothing need be typed', async () => {
  api.answer(getCase, { case: withAppraiser('860 W. 11th Street, Panama City, FL 32401') })
  openPage(`/appeal/${caseId}/filing`)
  const field = await screen.findByLabelText(/^Address of the property appraiser/)
  expect(field).toHaveProperty('value', '')
  screen.getByText(/certificate of delivery use 860 W\. 11th Street, Panama City, FL 32401\./)
  const page = screen.getByRole('link', { name: 'Confirm on the office’s page' })
  expect(page.getAttribute('href')).toBe('https://appraiser.example.gov')
})

it('says where the petition goes: the phone, the office, its street and the fee', async () => {
  const opened = openCase()
  const office = {
    name: 'Clerk to the board',
    address: '601 E Kennedy Blvd, Floor 12, Tampa, FL 33602',
    phone: '(813) 276-8100',
    feeCents: 5_000,
  }
  const vab = { url: 'https://board.example.gov', closing: null, office }
  api.answer(getCase, { case: { ...opened, county: { ...opened.county, vab } } })
  openPage(`/appeal/${caseId}/filing`)
  const call = await screen.findByRole('link', { name: '(813) 276-8100' })
  expect(call.getAttribute('href')).toBe('tel:+18132768100')
  expect(screen.getByText('601 E Kennedy Blvd, Floor 12, Tampa, FL 33602')).toBeDefined()
  expect(screen.getByText('Filing fee: $50')).toBeDefined()
  expect(screen.getByRole('link', { name: 'the clerk’s page' }).getAttribute('href')).toBe(vab.url)
})

it('says of a day that no county or notice gave that it is an estimate, and counts no days to it', async () => {
  vi.setSystemTime(new Date('2026-08-28T15:00:00Z'))
  const opened = openCase()
  const county = { ...opened.county, petitionDeadline: null }
  const file = { ...opened.file, notice: { ...opened.file.notice, petitionDueOn: null } }
  api.answer(getCase, { case: { ...opened, county, file } })
  openPage(`/appeal/${caseId}/filing`)
  const lead = await screen.findByText('The deadline could be as early as')
  expect(lead.parentElement?.textContent).toBe(
    'The deadline could be as early asWednesday, September 2, 2026This is our estimate. The date is printed on your notice: go by that one.',
  )
  expect(screen.queryByText(/days left/)).toBeNull()
})

it('gives the last day first, with the days left, and says to call for the hours', async () => {
  vi.setSystemTime(new Date('2026-08-28T15:00:00Z'))
  const opened = openCase()
  const office = { name: 'Clerk to the board', address: null, phone: '(813) 276-8100', feeCents: null }
  const vab = { url: 'https://board.example.gov', closing: null, office }
  const county = { ...opened.county, petitionDeadline: calendarDate('2026-09-07'), vab }
  const file = { ...opened.file, notice: { ...opened.file.notice, petitionDueOn: null } }
  api.answer(getCase, { case: { ...opened, county, file } })
  openPage(`/appeal/${caseId}/filing`)
  const left = await screen.findByText('7 days left')
  expect(left.parentElement?.textContent).toBe('7 days left (September 7 is Labor Day)')
  expect(screen.getByText(/Go by the date on your notice/)).toBeDefined()
  const day = screen.getByText('Friday, September 4, 2026')
  const call = screen.getByRole('link', { name: '(813) 276-8100' })
  expect(call.parentElement?.textContent).toBe('Clerk’s phone: (813) 276-8100')
  expect(screen.getByText(/^Ask the clerk how late .* on Friday, September 4, 2026, and how/)).toBeDefined()
  expect(day.compareDocumentPosition(call) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('keeps doubting a day long after the county’s own, and names the safe one', async () => {
  vi.setSystemTime(new Date('2026-08-28T15:00:00Z'))
  const notice = { ...emptyCase.notice, petitionDueOn: calendarDate('2026-10-14') }
  const opened = openCase({ notice })
  const county = { ...opened.county, petitionDeadline: calendarDate('2026-09-07') }
  api.answer(getCase, { case: { ...opened, county } })
  openPage(`/appeal/${caseId}/filing`)
  const doubt = await screen.findByText(/^That’s 37 days after the county’s date, Monday, September 7/)
  expect(doubt.textContent).toContain('Until you’ve checked it, plan to file by Friday, September 4, 2026.')
})

it('leads to the page with the clerk’s phone where it is not known', async () => {
  const opened = openCase()
  const office = { name: 'Clerk to the board', address: null, phone: null, feeCents: null }
  const portal = { url: 'https://portal.example.gov', seenYear: 2026 }
  const vab = { url: 'https://board.example.gov', closing: null, office, portal }
  api.answer(getCase, { case: { ...opened, county: { ...opened.county, vab } } })
  openPage(`/appeal/${caseId}/filing`)
  const clerk = await screen.findByRole('link', { name: 'Open the clerk’s page' })
  expect(clerk.getAttribute('href')).toBe('https://board.example.gov')
  expect(screen.getByRole('link', { name: 'Go to online filing' }).getAttribute('href')).toBe(portal.url)
})

it.each([
  ['none is known', null],
  ['the one known is of an older year', { url: 'https://portal.example.gov/axia2024', seenYear: 2024 }],
])('leads to the clerk’s page alone, where %s', async (_, portal) => {
  const opened = openCase()
  const vab = { url: 'https://board.example.gov', closing: null, portal }
  api.answer(getCase, { case: { ...opened, county: { ...opened.county, vab } } })
  openPage(`/appeal/${caseId}/filing`)
  const clerk = await screen.findByRole('link', { name: 'Open the clerk’s page' })
  expect(clerk.getAttribute('href')).toBe(vab.url)
  expect(screen.queryByRole('link', { name: 'Go to online filing' })).toBeNull()
})

it('writes the answers for the form by a press, and then opens them', async () => {
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCase, { case: openCase(prepared) })
  const sheet = writtenDocument({ kind: 'dr486_answer_sheet', title: 'DR-486 answer sheet' })
  api.answerWith(listDocuments, () => ({
    documents: api.callsOf(generateDocument).length === 0 ? [] : [sheet],
  }))
  api.answer(generateDocument, { documentId: sheet.id, status: 'completed' })
  const { user } = openPage(`/appeal/${caseId}/filing`)
  await user.click(await screen.findByRole('button', { name: 'Write my answers' }))
  const open = await screen.findByRole('link', { name: 'Open my answer sheet' })
  expect(open.getAttribute('href')).toBe(`/appeal/${caseId}/document/${sheet.id}`)
  expect(api.callsOf(generateDocument).map(({ input }) => (input as { kind: string }).kind)).toEqual([
    'dr486_answer_sheet',
  ])
})

it('the payment is asked for, in an open fold, once the petition is filed', async () => {
  api.answer(getCase, { case: openCase({ filing: ofBefore }) })
  openPage(`/appeal/${caseId}/filing`)
  const field = await screen.findByLabelText('Date the board received your petition')
  const payment = /^Enter the date you made the payment/
  const paying = () => screen.getByLabelText('Date you paid').closest('details')
  const next = () => screen.getByRole('link', { name: /^Next/ }).className.split(' ')
  expect(paying()?.open).toBe(false)
  expect(screen.queryByText(payment)).toBeNull()
  fireEvent.change(field, { target: { value: '2026-09-10' } })
  await waitFor(() => expect(paying()?.open).toBe(true))
  expect(screen.getByText(payment)).toBeDefined()
  expect(next()).not.toContain('bg-action')
  fireEvent.change(screen.getByLabelText('Date you paid'), { target: { value: '2026-10-20' } })
  await waitFor(() => expect(next()).toContain('bg-action'))
})

it('while a field is refused, only the rest is said to be saved', async () => {
  api.answer(getCase, { case: openCase({ filing: ofBefore }) })
  openPage(`/appeal/${caseId}/filing`)
  const field = await screen.findByLabelText('Date the board received your petition')
  fireEvent.change(field, { target: { value: '2026-09-10' } })
  const rest = await screen.findByText('Everything else is saved')
  expect(document.querySelector('[data-refused]')).toBeNull()
  fireEvent.change(field, { target: { value: '2026-12-24' } })
  expect(await screen.findByText(/We can’t save this until you change it/)).toBeDefined()
  expect(rest.closest('.group\\/step')?.querySelector('[data-refused]')).not.toBeNull()
})

const recordOf = (homestead: boolean) => ({
  parcelId: '39-1234-5678',
  rollYear: 2026,
  rollName: 'Hillsborough County 2026 preliminary tax roll',
  synthetic: false,
  useName: 'Single-family home',
  justValueCents: 33_744_900,
  assessed: { schoolCents: 33_744_900, nonSchoolCents: 33_744_900 },
  taxable: { schoolCents: 31_244_900, nonSchoolCents: 28_744_900 },
  homestead,
  livingAreaSqft: 1452,
  landSqft: null,
  yearBuilt: 1950,
})

it.each([
  [true, false, true],
  [true, true, false],
  [true, null, false],
  [false, false, false],
])(
  'a record with a homestead (%s) of an owner who answered %s: told first, with the appraiser’s phone: %s',
  async (onRecord, said, isTold) => {
    const opened = openCase({
      filing: { ...ofBefore, petitionFiledOn: null },
      notice: { ...emptyCase.notice, homestead: said },
    })
    const appraiser = { url: null, address: null, phone: '(813) 555-0123' }
    const county = { ...opened.county, appraiser }
    api.answer(getCase, { case: { ...opened, record: recordOf(onRecord), county } })
    api.answer(listDocuments, { documents: [], total: 0 })
    openPage(`/appeal/${caseId}/filing`)
    await screen.findByRole('heading', { level: 1 })
    await screen.findByLabelText(/^Petition number/)
    const told = screen.queryByText(/^First, have the homestead exemption taken off/)
    expect(told !== null).toBe(isTold)
    if (told) {
      screen.getByText(/You can owe back taxes, with a penalty and interest\. Property appraiser:/)
      expect(screen.getByRole('link', { name: '(813) 555-0123' }).getAttribute('href')).toContain('tel:')
    }
  },
)
