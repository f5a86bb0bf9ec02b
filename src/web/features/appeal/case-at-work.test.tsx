/** Proves that a case asks nothing twice: what is known is confirmed in one press, and all that is ready is prepared in one. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getCase, getCaseOutlook, getCaseSales, type OpenCase, saveCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { generateDocument, listDocuments } from '#contract/document/documents.ts'
import { getDocumentChanges, renewDocument } from '#contract/document/edits.ts'
import { getOfficialForm } from '#contract/document/official-form.ts'
import { getPackets, makePacket, type Packet } from '#contract/document/packets.ts'
import { describeUpload, listUploads } from '#contract/document/uploads.ts'
import { listProperties } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { documentReadiness } from '#core/case/document/ready.ts'
import { emptyCase } from '#core/case/file.ts'
import { boughtInJune, prepared } from '#core/case/testing/cases.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { answerEmptyCase, caseId, noOutlook, noPackets, openCase, photo } from '#web/testing/case-answers.ts'
import { documentId, writtenDocument } from '#web/testing/document-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  answerEmptyCase(api)
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
})
afterEach(() => vi.useRealTimers())

const madePacket: Packet = {
  id: documentId,
  status: 'completed',
  megabytes: 10,
  requestedAt: '2026-08-20T15:00:00.000Z',
  finishedAt: '2026-08-20T15:00:02.000Z',
  made: { pages: 12, bytes: 900_000, fits: true, photoEdge: null, changes: [], olderPapers: [] },
  failure: null,
}

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input

const record = {
  parcelId: '39-1234',
  rollYear: 2026,
  rollName: 'Hillsborough County 2026 tax roll',
  synthetic: false,
  useName: 'Single-family home',
  justValueCents: 42_000_000,
  assessed: { schoolCents: 30_000_000, nonSchoolCents: 30_000_000 },
  taxable: { schoolCents: 27_500_000, nonSchoolCents: 24_858_900 },
  homestead: true,
  livingAreaSqft: 2_140,
  landSqft: 8_100,
  yearBuilt: 1_987,
}

/** Its letters have where to go. */
const withOffice = (opened: OpenCase): OpenCase => ({
  ...opened,
  county: {
    ...opened.county,
    appraiser: { url: null, address: '601 E Kennedy Blvd, Tampa, FL 33602', phone: null },
  },
})

it('the notice is confirmed in one press where the record has it, its date in another', async () => {
  api.answer(getCase, { case: withOffice({ ...openCase(), record }) })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(await screen.findByRole('button', { name: 'They match my notice' }))
  expect(screen.getByText('Done. You said they match.')).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'My notice says Monday, September 14, 2026' }))
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: {
        notice: {
          homestead: true,
          petitionDueOn: '2026-09-14',
          numbers: { justValue: 420_000, taxableCounty: 248_589, totalTax: null },
        },
      },
    }),
  )
  expect(screen.getByText('This step is done.')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'They match my notice' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Put back what I had' })).toBeNull()
  expect(screen.getByLabelText('Market value (just value)').closest('details')?.open).toBe(false)
})

it('a printed day on which offices are shut is said with the day to be there', async () => {
  const county = { ...openCase().county, petitionDeadline: calendarDate('2026-09-07') }
  api.answer(getCase, { case: { ...openCase(), county } })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(await screen.findByRole('button', { name: 'My notice says Monday, September 7, 2026' }))
  const told =
    'Your notice says September 7, which is Labor Day. Get your petition to the board by Friday, September 4, 2026.'
  expect(await screen.findByText(told)).toBeDefined()
})

it('a printed day long after the county’s is kept only once it is said to be printed so', async () => {
  const { user } = openPage(`/appeal/${caseId}/notice`)
  const field = await screen.findByLabelText(/^Petition deadline, as printed/)
  fireEvent.change(field, { target: { value: '2026-10-30' } })
  const asked = 'That’s 46 days after the county’s date, Monday, September 14. Look at your notice again.'
  expect(await screen.findByText(asked)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Correct the date' }))
  expect(document.activeElement).toBe(field)
  await user.click(screen.getByRole('button', { name: 'Yes, keep this date' }))
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ changes: { notice: { petitionDueOn: '2026-10-30' } } }),
  )
  expect(api.callsOf(saveCase)).toHaveLength(1)
  expect(screen.queryByText(asked)).toBeNull()
})

it('an odd day that is not answered yet holds the page once, and leaves it shown', async () => {
  const { user } = openPage(`/appeal/${caseId}/notice`)
  const field = await screen.findByLabelText<HTMLInputElement>(/^Petition deadline, as printed/)
  fireEvent.change(field, { target: { value: '2026-10-30' } })
  const correct = await screen.findByRole('button', { name: 'Correct the date' })
  const leave = () => user.click(screen.getAllByRole('link', { name: /^The property record/ })[0] ?? field)
  await leave()
  await waitFor(() => expect(document.activeElement).toBe(correct))
  expect(field.value).toBe('2026-10-30')
  await leave()
  await waitFor(() => expect(screen.queryByLabelText(/^Petition deadline, as printed/)).toBeNull())
})

it('the closing statement is named before any paper is added where the home was sold lately', async () => {
  const ownSale = { year: 2025, month: 5, priceCents: 41_000_000, qualificationCode: '01', recording: '' }
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue({ ownSales: [ownSale] }) } })
  openPage(`/appeal/${caseId}/papers`)
  expect(
    await screen.findByText(/this home sold in May 2025\. If you bought it, add your closing/),
  ).toBeDefined()
})

it('a closing paper of another month than the record’s is asked about, and the owner’s own day is kept', async () => {
  api.answer(getCaseSales, {
    sales: { kind: 'found', homeValue: knownValue({ recordedPurchase: boughtInJune }) },
  })
  const statement = {
    ...photo,
    kind: 'paper',
    name: 'closing-disclosure.pdf',
    takenOn: calendarDate('2025-10-14'),
  } as const
  api.answer(listUploads, { uploads: [statement], canAdd: 59, total: 1 })
  const { user } = openPage(`/appeal/${caseId}/papers`)
  const asked =
    'The county’s record says you bought this home in June 2025 for $200,000. Your closing statement is dated October 14, 2025. Which is right?'
  await user.selectOptions(
    await screen.findByLabelText(asked),
    'The record is wrong: the date or price is different, or I didn’t buy it then',
  )
  const day = await screen.findByLabelText<HTMLInputElement>('Date you bought it')
  expect(day.value).toBe('2025-10-14')
  fireEvent.change(day, { target: { value: '2026-03-02' } })
  expect(
    await screen.findByText(/^That’s after January 1, 2026, so we don’t use this purchase as evidence/),
  ).toBeDefined()
  fireEvent.change(day, { target: { value: '2025-10-14' } })
  expect(screen.queryByText(/^That’s after January 1/)).toBeNull()
  fireEvent.change(screen.getByLabelText('What you paid'), { target: { value: '201,000' } })
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { value: { purchaseRecord: 'wrong', purchasedOn: '2025-10-14', paidCents: 20_100_000 } },
    }),
  )
})

const typed = {
  justValue: 214_000,
  assessedSchool: 155_077,
  assessedCounty: 155_077,
  taxableSchool: 130_077,
  taxableCounty: 105_077,
  totalTax: 2_310.5,
}

const withNotice = (notice: Partial<typeof emptyCase.notice>, recordOf = record) => {
  // Who lives elsewhere has said where the mail goes.
  const ownerAddress = notice.homestead === false ? '12 Bay St, Tampa, FL 33602' : ''
  const filing = { ...emptyCase.filing, ownerAddress }
  const file = { ...emptyCase, filing, notice: { ...emptyCase.notice, ...notice } }
  api.answer(getCase, { case: withOffice({ ...openCase(), file, record: recordOf }) })
}

it('numbers that were typed win over the record’s, which come in by a press and go by another', async () => {
  withNotice({ numbers: typed, homestead: true })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await screen.findByText(
    'We use your numbers. For “Market value (just value),” the county’s 2026 property record shows $420,000, and you typed $214,000. 4 more numbers differ.',
  )
  expect(screen.queryByRole('button', { name: 'They match my notice' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Use the county’s numbers instead' }))
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { notice: { numbers: { justValue: 420_000, totalTax: null } } },
    }),
  )
  expect(document.activeElement?.textContent).toContain('We filled in the county’s numbers')
  await user.click(screen.getByRole('button', { name: 'Put back what I had' }))
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { notice: { numbers: typed } } }))
  expect(screen.getByLabelText<HTMLInputElement>('Market value (just value)').value).toBe('214,000')
})

it('once a number is typed the record is no longer confirmed as a whole', async () => {
  withNotice({})
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await screen.findByRole('button', { name: 'They match my notice' })
  expect(screen.queryByLabelText('Market value (just value)')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'They don’t match' }))
  await user.click(screen.getByLabelText('Market value (just value)'))
  await user.paste('214,000')
  expect(screen.queryByRole('button', { name: 'They match my notice' })).toBeNull()
  screen.getByText(/^We use your numbers\. .* and you typed \$214,000\.$/)
})

it('one press confirms the numbers of a home that is no homestead, and who lives there is not asked again', async () => {
  withNotice({ homestead: false, petitionDueOn: calendarDate('2026-09-14') })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(await screen.findByRole('button', { name: 'They match my notice' }))
  expect(screen.getByText('This step is done.')).toBeDefined()
  expect(screen.getByText(/^You told us you don’t live here\. Your notice still shows/)).toBeDefined()
  expect(screen.queryByLabelText(/homestead exemption/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'I do live here' }))
  expect(screen.getByText(/^You told us you live here/)).toBeDefined()
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { notice: { homestead: true, numbers: { taxableSchool: 275_000, totalTax: null } } },
    }),
  )
})

it('an exemption of last year on the record shows both amounts that a notice may have, and both match', async () => {
  const taxable = { ...record.taxable, nonSchoolCents: 24_927_800 }
  withNotice({}, { ...record, taxable })
  openPage(`/appeal/${caseId}/notice`)
  expect(await screen.findByText('$249,278 or $248,589')).toBeDefined()
  expect(screen.getByText(/^For the county row, either one counts as a match\. This record/)).toBeDefined()
})

it('the day on another notice of the same county and year is offered in one press', async () => {
  const other = { ...savedHome, id: documentId, petitionDueOn: '2026-09-07' }
  api.answer(listProperties, { properties: [savedHome, other] })
  withNotice({ homestead: true })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await screen.findByText('Your other notice says Monday, September 7, 2026. Same on this one?')
  await user.click(screen.getByRole('button', { name: 'My notice says Monday, September 7, 2026' }))
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({ changes: { notice: { petitionDueOn: '2026-09-07' } } }),
  )
})

it('a homestead that the record does not show yet is told, and the notice decides', async () => {
  withNotice({ homestead: true }, { ...record, homestead: false })
  openPage(`/appeal/${caseId}/notice`)
  await screen.findByText(/You told us you have a homestead exemption, but this record doesn’t show one/)
  const isFilled = (name: string) =>
    screen.getByRole('button', { name }).className.split(' ').includes('bg-action')
  expect(isFilled('They match my notice')).toBe(false)
  expect(isFilled('They don’t match')).toBe(true)
})

it('says that numbers are filled in only where some are', async () => {
  const told = /We filled in what you’ve already typed/
  api.answer(getCase, { case: openCase() })
  openPage(`/appeal/${caseId}/notice`)
  expect((await screen.findByText(/^Use these six numbers/)).textContent).not.toMatch(told)
  cleanup()
  const { notice } = emptyCase
  const numbers = { ...notice.numbers, justValue: 420_000 }
  api.answer(getCase, { case: openCase({ notice: { ...notice, numbers } }) })
  openPage(`/appeal/${caseId}/notice`)
  expect((await screen.findByText(/^Use these six numbers/)).textContent).toMatch(told)
})

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

it('on a phone the last of the six numbers ends with a press that shows them all', async () => {
  onPhone()
  const { justValue, ...others } = prepared.notice.numbers
  api.answer(getCase, {
    case: openCase({ notice: { ...prepared.notice, numbers: { ...others, justValue: null } } }),
  })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  const field = await screen.findByLabelText('Market value (just value)')
  expect(screen.queryByRole('button', { name: 'Done with these numbers' })).toBeNull()
  await user.click(field)
  await user.paste(String(justValue))
  await user.click(screen.getByRole('button', { name: 'Done with these numbers' }))
  expect(document.activeElement?.textContent).toMatch(/^All six numbers are in/)
  expect(screen.getByLabelText('Taxable value, school row')).toBeDefined()
  vi.unstubAllGlobals()
})

it('the numbers stand on the drawn notice, one at a time on a phone, and what cannot be read stays as typed', async () => {
  onPhone()
  api.answer(getCase, { case: openCase() })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(await screen.findByLabelText('Market value (just value)'))
  await user.paste('420.000')
  await user.click(screen.getByRole('button', { name: 'Next number' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Assessed value, school row'))
  expect(screen.queryByLabelText('Market value (just value)')).toBeNull()
  expect(screen.getByText(/“420.000” could mean more than one number/)).toBeDefined()
  await user.paste('300,000')
  await user.click(screen.getByRole('button', { name: 'Fix “Market value (just value)”' }))
  const field = screen.getByLabelText<HTMLInputElement>('Market value (just value)')
  expect(field.value).toBe('420.000')
  await user.clear(field)
  await user.paste('420,000')
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { notice: { numbers: { justValue: 420_000, assessedSchool: 300_000 } } },
    }),
  )
  vi.unstubAllGlobals()
})

it('a correction begins with what the record says, and says where that is from', async () => {
  api.answer(getCase, { case: { ...openCase(), record } })
  const { user } = openPage(`/appeal/${caseId}/facts`)
  await user.click(await screen.findByRole('button', { name: 'Add a correction' }))
  expect(screen.getByLabelText(/^The record says/)).toHaveProperty('value', '2,140 sq ft')
  expect(screen.getByText(/^From the county’s record\. Change it if/)).toBeDefined()
  await user.selectOptions(screen.getByLabelText(/^What is wrong/), 'Year built')
  expect(screen.getByLabelText(/^The record says/)).toHaveProperty('value', '1987')
})

it('a size that looks odd is asked about: right, wrong, or whom to ask', async () => {
  api.answer(getCase, { case: { ...openCase(), record } })
  const words = 'The county’s record says 2,385 square feet. The median for 40 homes is 1,260.'
  const homeValue = knownValue({ recordDoubts: [{ code: 'area_unlike_same_plat', words }] })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
  const { user } = openPage(`/appeal/${caseId}/facts`)
  const asked = 'Is the county’s record right about your home? The record lists 2,140 sq ft.'
  const question = within(await screen.findByRole('group', { name: asked }))
  expect(screen.getByText(words).closest('details')).toBeNull()
  expect(screen.queryByText(/^Measure each outside wall/)).toBeNull()
  await user.click(question.getByRole('radio', { name: 'I’m not sure' }))
  expect(screen.getByText(/^To find out, ask the property appraiser’s office/)).toBeDefined()
  expect(screen.getByText(/^Measure each outside wall/).closest('details')?.open).toBe(false)
  expect(screen.getByText(words).closest('details')?.open).toBe(false)
  expect(screen.getByText(/^This step is done\. For now your case goes by the record/)).toBeDefined()
  await user.click(question.getByRole('radio', { name: 'Yes, it’s right' }))
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { recordIsRight: true } }))
  await user.click(question.getByRole('radio', { name: 'No, something is wrong' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('What is wrong')))
  expect(screen.getByLabelText(/^The record says/)).toHaveProperty('value', '2,140 sq ft')
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { recordIsRight: false, corrections: [{ field: 'living_area' }] },
    }),
  )
})

it('who lives elsewhere is asked for the mailing address with the notice, and not a second time', async () => {
  api.answer(getCase, { case: openCase({ notice: { ...emptyCase.notice, homestead: false } }) })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.type(await screen.findByLabelText(/^Your mailing address/), '12 Bay St, Tampa, FL 33602')
  await user.tab()
  await waitFor(() =>
    expect(lastSaved()).toMatchObject({
      changes: { filing: { ownerAddress: '12 Bay St, Tampa, FL 33602' } },
    }),
  )
  await user.click(screen.getAllByRole('link', { name: /^Petition and payment/ })[0] as HTMLElement)
  expect(await screen.findByLabelText(/^Petition number/)).toBeDefined()
  expect(screen.queryByLabelText(/^Your mailing address/)).toBeNull()
})

it('who entered a homestead too has its address at hand for the county’s mail, one press away', async () => {
  api.answer(getCase, { case: openCase({ notice: { ...emptyCase.notice, homestead: false } }) })
  const homestead = { ...savedHome, id: documentId, addressLine1: '12 Bay St', homesteadStatus: true }
  api.answer(listProperties, { properties: [savedHome, homestead] })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  expect(await screen.findByText('Say where the county should write to you.')).toBeDefined()
  await user.click(await screen.findByRole('button', { name: /^Use 12 Bay St, / }))
  const ownerAddress = '12 Bay St, Tampa, FL 33602'
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { filing: { ownerAddress } } }))
  expect(screen.getByLabelText(/^Your mailing address/)).toHaveProperty('value', ownerAddress)
  expect(screen.queryByRole('button', { name: /^Use 12 Bay St/ })).toBeNull()
})

it('who lives in a home without the exemption uses its own address in one press', async () => {
  api.answer(getCase, { case: openCase({ notice: { ...emptyCase.notice, homestead: false } }) })
  api.answer(listProperties, { properties: [{ ...savedHome, id: openCase().propertyId }] })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(await screen.findByRole('button', { name: /^I live here: use 601 E Kennedy Blvd, / }))
  const ownerAddress = '601 E Kennedy Blvd, Tampa, FL 33602'
  await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { filing: { ownerAddress } } }))
})

it('a photo takes its caption from what the case has to show', async () => {
  const leak = {
    id: 'leak',
    what: 'Roof leaks',
    where: 'north bedroom',
    presentOnValuationDay: true,
    costCents: null,
    costSource: null,
    costDetail: '',
  }
  api.answer(getCase, { case: openCase({ condition: [leak] }) })
  api.answer(listUploads, { uploads: [photo], canAdd: 59, total: 1 })
  api.answer(describeUpload, {})
  const { user } = openPage(`/appeal/${caseId}/papers`)
  await user.click(await screen.findByRole('button', { name: 'Roof leaks, north bedroom' }))
  await waitFor(() =>
    expect(api.callsOf(describeUpload)[0]?.input).toMatchObject({ caption: 'Roof leaks, north bedroom' }),
  )
})

const outlook = (more: Partial<CaseOutlook> = {}): CaseOutlook => ({
  ...noOutlook,
  verdict: { outcome: 'file', reason: 'estimate_below_break_even', headline: 'A petition would pay.' },
  presentCents: 42_000_000,
  feeCents: 1_500,
  options: [
    {
      id: 'chosen_sales',
      justCents: 37_200_000,
      repairsCents: 0,
      saving: { lowCents: 69_200, highCents: 69_200 },
      strength: null,
    },
    {
      id: 'own_sale',
      justCents: 43_000_000,
      repairsCents: 0,
      saving: { lowCents: 0, highCents: 0 },
      strength: null,
    },
  ],
  ...more,
})

const purchase = {
  priceCents: 41_000_000,
  valueCents: 35_500_000,
  broughtCents: 42_000_000,
  level: { percent: 84.5, isNeighborhood: true },
  near: null,
}

it('what is left of the notice names a total tax that doesn’t fit, and leads to its field', async () => {
  const verdict = { outcome: 'cannot_tell', reason: 'tax_out_of_line', headline: '' } as const
  api.answer(getCaseOutlook, { outlook: outlook({ verdict }) })
  const notice = { ...emptyCase.notice, numbers: typed, homestead: true }
  api.answer(getCase, { case: openCase({ notice }) })
  const { user } = openPage(`/appeal/${caseId}/notice`)
  await user.click(
    await screen.findByRole('button', {
      name: /^Check the total proposed tax: it doesn’t fit the taxable values/,
    }),
  )
  const field = screen.getByLabelText(/^Total proposed tax/)
  expect(document.activeElement).toBe(field)
  expect(field.closest('details')?.open).not.toBe(false)
})

describe('the opinion of value', () => {
  it('stands beside what each value would save, and is filled by a press with its reasons', async () => {
    api.answer(getCaseOutlook, { outlook: outlook() })
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    expect(
      await screen.findByText('Saves about $677 in one year after the $15 filing fee ($692 off your tax).'),
    ).toBeDefined()
    expect(screen.getByText(/^Not below the county’s value/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use $430,000' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Use this value' }))
    expect(document.activeElement?.textContent).toBe('You chose this value. It’s filled in below.')
    expect(screen.getByRole('heading', { name: 'You’re asking for $372,000' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Use this value' })).toBeNull()
    expect(screen.getByLabelText(/^What your home was worth/)).toHaveProperty('value', '372,000')
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({
        changes: {
          value: {
            opinionCents: 37_200_000,
            reasons:
              'I compared my home with 3 similar homes that sold and adjusted each price for the differences.',
          },
        },
      }),
    )
    expect(screen.getByText(/Your documents state it in full/)).toBeDefined()
  })

  it.each([
    [
      'words that we filled in before the facts changed follow them',
      'I compared my home with 9 similar homes that sold and adjusted each price for the differences. On January 1, 2026, my home needed $9,000 in repairs.',
      'I compared my home with 3 similar homes that sold and adjusted each price for the differences.',
    ],
    ['the owner’s own are kept', 'The street floods.', 'The street floods.'],
  ])('%s', async (_name, before, after) => {
    api.answer(getCaseOutlook, { outlook: outlook() })
    const value = { ...emptyCase.value, reasons: before }
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables, value }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    await user.click(await screen.findByRole('button', { name: 'Use this value' }))
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { value: { reasons: after } } }))
  })

  it('offers a rough value as one, and says beside a higher one that it is above the sales', async () => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    const opinion = {
      id: 'opinion',
      justCents: 40_000_000,
      repairsCents: 0,
      saving: null,
      strength: null,
    } as const
    api.answer(getCaseOutlook, { outlook: outlook({ options: [opinion, { ...sales, rough: 'both' }] }) })
    const value = { ...emptyCase.value, opinionCents: 40_000_000 }
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables, value }) })
    openPage(`/appeal/${caseId}/value`)
    expect(
      await screen.findByText(/^Rough: your sales are from other neighborhoods, and the 15%/),
    ).toBeDefined()
    expect(screen.getByRole('heading', { name: 'You’re asking for $400,000' })).toBeDefined()
    expect(screen.getByRole('button', { name: 'Use $372,000' })).toBeDefined()
    expect(screen.getByText(/^Your sales support a value \$28,000 lower than this one/)).toBeDefined()
  })

  const own = {
    id: 'own_sale',
    justCents: 35_500_000,
    repairsCents: 0,
    saving: null,
    strength: null,
  } as const
  const ownSale = { year: 2025, month: 5, priceCents: 41_000_000, qualificationCode: '01', recording: '' }

  it('takes the own purchase with the reason that belongs to it, and asks for its closing statement', async () => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    const weak = { grade: 'Weak', why: 'The sales are few.' } as const
    api.answer(getCaseOutlook, {
      outlook: outlook({ purchase, options: [{ ...sales, repairsCents: 800_000, strength: weak }, own] }),
    })
    const homeValue = knownValue({ ownSales: [ownSale] })
    api.answer(getCaseSales, { sales: { kind: 'found', homeValue } })
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    expect(
      await screen.findByText('$380,000 before repairs, minus $8,000 for the repairs you show: $372,000.'),
    ).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Add it to your papers' })).toBeDefined()
    expect(screen.getByText('Evidence: Weak').closest('p')?.textContent).toBe(
      'Evidence: Weak The sales are few.',
    )
    expect(screen.getByText(/^You paid \$410,000\./).textContent).toBe(
      'You paid $410,000. Adjusted to January 1, that’s $420,000. The county values homes in your neighborhood at about 84.5% of what they sell for.',
    )
    // The purchase comes first, and what is asked for is the owner's to choose.
    const uses = screen
      .getAllByRole('button', { name: /^Use (\$|this)/ })
      .map(({ textContent }) => textContent)
    expect(uses).toEqual(['Use this value', 'Use $372,000'])
    expect(screen.getByRole('heading', { name: 'Ask for $355,000' })).toBeDefined()
    const bought = 'I paid $410,000 for this home in May 2025. That supports a just value of $355,000.'
    const reasons = `${bought} I compared my home with 3 similar homes that sold and adjusted each price for the differences.`
    // What is asked for is the large value from then on, and the other can be taken again.
    await user.click(screen.getByRole('button', { name: 'Use $372,000' }))
    expect(screen.getByRole('heading', { name: 'You’re asking for $372,000' })).toBeDefined()
    expect(document.activeElement?.textContent).toMatch(/^You chose this value/)
    await user.click(screen.getByRole('button', { name: 'Use $355,000' }))
    expect(document.activeElement?.textContent).toMatch(/^You chose this value/)
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({ changes: { value: { opinionCents: 35_500_000, reasons } } }),
    )
    await user.selectOptions(screen.getByLabelText('How did you pay?'), 'Cash')
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({ changes: { value: { purchasePayment: 'cash', reasons } } }),
    )
  })

  it('gives the purchase as no reason for less than it comes to', async () => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    const higher = { ...sales, id: 'own_sale', justCents: 37_500_000 } as const
    api.answer(getCaseOutlook, {
      outlook: outlook({ purchase: { ...purchase, valueCents: 37_500_000 }, options: [sales, higher] }),
    })
    api.answer(getCaseSales, {
      sales: { kind: 'found', homeValue: knownValue({ ownSales: [ownSale] }) },
    })
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    await user.click(await screen.findByRole('button', { name: 'Use $372,000' }))
    const reasons =
      'I compared my home with 3 similar homes that sold and adjusted each price for the differences.'
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { value: { reasons } } }))
  })

  it('to go by the purchase is to need no other sales', async () => {
    api.answer(getCaseOutlook, { outlook: outlook({ purchase, options: [own] }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    await user.click(await screen.findByRole('button', { name: 'Use this value' }))
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { purchaseIsEnough: true } }))
  })

  it('asks for no closing statement that is there', async () => {
    api.answer(getCaseOutlook, { outlook: outlook({ purchase, options: [own] }) })
    const statement = { ...photo, kind: 'paper', name: 'closing-disclosure.pdf' } as const
    api.answer(listUploads, { uploads: [statement], canAdd: 59, total: 1 })
    openPage(`/appeal/${caseId}/value`)
    expect(await screen.findByRole('button', { name: 'Use this value' })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Add it to your papers' })).toBeNull()
  })

  it('says why its saving is another than the free report’s, and nothing where a repair came off', async () => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    const saving = { lowCents: 119_600, highCents: 119_600 }
    const estimate = { ...sales, id: 'estimate' as const, justCents: 33_000_000, saving }
    const of = (repairsCents: number) => outlook({ options: [sales, { ...estimate, repairsCents }] })
    api.answer(getCaseOutlook, { outlook: of(0) })
    api.answer(getCase, { case: openCase({ comparables: prepared.comparables }) })
    openPage(`/appeal/${caseId}/value`)
    expect(await screen.findByText(/Free report: \$1,181 with all the sales it compared\.$/)).toBeDefined()
    cleanup()
    api.answer(getCaseOutlook, { outlook: of(800_000) })
    openPage(`/appeal/${caseId}/value`)
    expect(await screen.findByRole('button', { name: 'Use this value' })).toBeDefined()
    expect(screen.queryByText(/Free report/)).toBeNull()
  })

  it('is told plainly where the sales support the county, with what is left', async () => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    api.answer(getCaseOutlook, { outlook: outlook({ options: [{ ...sales, justCents: 42_500_000 }] }) })
    openPage(`/appeal/${caseId}/value`)
    expect(await screen.findByText('The sales you use don’t support a lower value')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Check the property record' })).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Use / })).toBeNull()
  })
})

it('one answer: what the case shows takes the place of the record’s, and no figure stands against it', async () => {
  const opinion = { id: 'opinion', justCents: 36_000_000, repairsCents: 0 } as const
  const saving = { lowCents: 80_000, highCents: 80_000 }
  const [sales] = outlook().options
  if (!sales) throw new Error('there are options')
  api.answer(getCaseOutlook, {
    outlook: outlook({
      options: [
        { ...opinion, saving, strength: null },
        { ...sales, justCents: 42_500_000 },
      ],
    }),
  })
  openPage(`/appeal/${caseId}`)
  await screen.findByText('Your sales don’t support a lower value')
  expect(screen.getByRole('region', { name: 'What’s at stake' }).textContent).not.toContain('$800')
  expect(screen.getByText(/^If you file anyway/)).toBeDefined()
})

describe('a case', () => {
  it('opens with dollars, the answer and its way', async () => {
    api.answer(getCaseOutlook, { outlook: outlook() })
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByText('$677')).toBeDefined()
    expect(screen.getByText('Worth filing. Your sales support $372,000.')).toBeDefined()
    // The report said so, too.
    expect(screen.queryByText(/^The free report says/)).toBeNull()
    const way = screen.getByRole('list', { name: 'Your appeal, step by step' })
    expect(way.textContent).toContain('PetitionSep 14, 2026 next')
  })

  it('speaks of filing by the day once its packet is made, and no longer of whether to', async () => {
    const doubtful = {
      outcome: 'file_with_evidence',
      reason: 'estimate_is_rough',
      headline: 'Perhaps.',
    } as const
    api.answer(getCaseOutlook, { outlook: outlook({ verdict: doubtful }) })
    api.answer(getCase, {
      case: { ...openCase({ ...prepared, papersAreElsewhere: false }), hasPacket: true },
    })
    api.answer(getPackets, { ...noPackets, packets: [madePacket] })
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByText('File the petition')).toBeDefined()
    expect(screen.getByText('Monday, September 14, 2026')).toBeDefined()
    expect(screen.queryByText('Perhaps.')).toBeNull()
    expect(screen.queryByText('Add the photos and papers that show it')).toBeNull()
  })

  it('opens at what can still help, not at a day that is over', async () => {
    vi.setSystemTime(new Date('2026-11-23T15:00:00Z'))
    api.answer(getCaseOutlook, { outlook: outlook() })
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByText('This year’s petition deadline has passed')).toBeDefined()
    // As on Home: no answer as if a petition could still be filed.
    const stake = screen.getByRole('region', { name: 'What’s at stake' })
    expect(stake.textContent).toMatch(/^The 2026 deadline has passedIt was Monday, September 14, 2026\./)
    expect(stake.textContent).toContain('only for good cause')
    expect(stake.textContent).not.toContain('Worth filing')
    expect(screen.getAllByRole('link', { name: 'Step 1: Your TRIM notice' })[0]).toBeDefined()
    expect(screen.getByRole('link', { name: /^Enter the date your petition/ })).toBeDefined()
  })
})

it('one press has all written that is ready, what is there only where it changed, and the packet made', async () => {
  const ready = documentReadiness(prepared).filter(({ waitsFor }) => waitsFor === null)
  api.answer(getCase, { case: openCase(prepared) })
  const letter = writtenDocument()
  const all = ready.map(({ kind }) => writtenDocument({ kind, title: DOCUMENT_TITLES[kind] }))
  // What is asked for is in the list from then on.
  api.answerWith(listDocuments, () => ({
    documents: api.callsOf(generateDocument).length === 0 ? [letter] : all,
  }))
  // The first answer is lost on the way.
  api.answerWith(getDocumentChanges, () => {
    if (api.callsOf(getDocumentChanges).length === 1) throw new TypeError('fetch failed')
    return {
      comparable: true,
      changes: [{ label: 'Value requested', before: null, now: '$380,000' }],
    }
  })
  api.answer(renewDocument, { status: 'completed' })
  api.answer(generateDocument, { documentId: caseId, status: 'completed' })
  api.answer(getOfficialForm, { form: null })
  api.answer(makePacket, { packetId: caseId, status: 'queued' })
  // It is made while the press is still at work.
  api.answerWith(getPackets, () => {
    const looks = api.callsOf(getPackets).length
    const queued = { ...madePacket, status: 'queued' as const, made: null, finishedAt: null }
    if (api.callsOf(makePacket).length === 0) return noPackets
    return { ...noPackets, packets: [looks % 2 === 0 ? queued : madePacket] }
  })
  const { user } = openPage(`/appeal/${caseId}`)
  const press = await screen.findByRole('button', { name: 'Prepare everything that’s ready' })
  await user.click(press)
  await waitFor(() => expect(press.hasAttribute('disabled')).toBe(true))
  expect(document.activeElement).toBe(screen.getByText(/^Writing/, { selector: '[role=status]' }))
  await waitFor(() => expect(api.callsOf(makePacket)).toHaveLength(1))
  expect(api.callsOf(generateDocument)).toHaveLength(ready.length - 1)
  expect(api.callsOf(renewDocument).map(({ input }) => input)).toEqual([{ id: documentId }])
  expect(api.callsOf(generateDocument).map(({ input }) => (input as { kind: string }).kind)).not.toContain(
    'cover_letter',
  )
  expect(await screen.findByText('Your documents and your packet are ready.')).toBeDefined()
})

it('a document that is written says so, among those that are ready to write', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  api.answer(getPackets, noPackets)
  api.answer(listDocuments, { documents: [writtenDocument()] })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findAllByText('Written')).toHaveLength(1)
  expect(screen.getAllByText('Ready to write').length).toBeGreaterThan(3)
  expect(screen.queryByText(/Your packet isn’t made yet/)).toBeNull()
})

it('names the document that was not written, counts it as none, and has it written by one press', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  api.answer(getPackets, noPackets)
  const ready = documentReadiness(prepared).filter(({ waitsFor }) => waitsFor === null)
  api.answer(getOfficialForm, { form: null })
  const documents = ready.map(({ kind }, at) =>
    writtenDocument({
      kind,
      title: kind,
      id: `00000000-0000-4000-8000-00000000004${at}`,
      ...(kind === 'evidence_list' && { status: 'failed', version: 0 }),
    }),
  )
  const failed = documents.find(({ status }) => status === 'failed')?.id
  api.answer(listDocuments, { documents })
  api.answer(getDocumentChanges, { comparable: true, changes: [] })
  api.answer(renewDocument, { status: 'queued' })
  const { user } = openPage(`/appeal/${caseId}`)
  await user.click(await screen.findByRole('button', { name: 'Prepare everything that’s ready' }))
  const [total, written] = [ready.length, ready.length - 1]
  const words = `${written} of ${total} written. “Evidence list and summary” isn’t yet.`
  expect(await screen.findByText(words)).toBeDefined()
  expect(screen.getByText(`${written} of ${total} documents written`)).toBeDefined()
  expect(api.callsOf(renewDocument).map(({ input }) => input)).toEqual([{ id: failed }])
  await user.click(screen.getByRole('button', { name: 'Write it again' }))
  await waitFor(() => expect(api.callsOf(renewDocument)).toHaveLength(2))
})

it('calls the analysis that of the purchase as soon as that alone is used', async () => {
  const file = { ...prepared, comparables: [], purchaseIsEnough: true }
  api.answer(getCase, { case: openCase(file) })
  api.answer(getPackets, noPackets)
  openPage(`/appeal/${caseId}`)
  expect((await screen.findAllByText('Purchase analysis')).length).toBeGreaterThan(0)
  expect(screen.queryByText('Comparable analysis')).toBeNull()
})

it('says that the packet was left, where its papers are written and none was asked for', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  api.answer(getPackets, noPackets)
  api.answer(listDocuments, { documents: [writtenDocument({ kind: 'evidence_list' })] })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText(/^Your documents are written. Your packet isn’t made yet/)).toBeDefined()
})

it('without an opinion of value the press says what the packet waits for', async () => {
  api.answer(getCase, { case: openCase({ ...prepared, value: emptyCase.value }) })
  openPage(`/appeal/${caseId}`)
  const once = await screen.findByText('Once you’ve entered your opinion of value:')
  const list = once.nextElementSibling
  expect(list?.children).toHaveLength(5)
  expect(list?.lastElementChild?.textContent).toBe('Your evidence packet')
  expect(screen.queryByText('Needs your opinion of value')).toBeNull()
  // The next step is the one to press.
  const press = screen.getByRole('button', { name: 'Prepare everything that’s ready' })
  expect(press.className.split(' ')).not.toContain('bg-action')
})

it.each([
  // The notice is still open, and was left for later.
  ['facts', 'Next: Choose comparable sales'],
  ['condition', 'Next: Choose the value to ask for'],
  ['comparables', 'Next: Choose the value to ask for'],
])('the step %s has one way on, past the photos where nothing lowers the value', async (step, way) => {
  api.answer(getCase, { case: openCase({ recordIsRight: true, conditionIsUsual: true }) })
  openPage(`/appeal/${caseId}/${step}`)
  const ways = await screen.findAllByRole('link', { name: /^Next: / })
  expect(ways.map(({ textContent }) => textContent)).toEqual([way])
  expect(screen.queryByText(/Your next step:/)).toBeNull()
})

it.each([
  ['another value than the one asked for', 39_000_000, true],
  ['the one asked for', 37_200_000, false],
])(
  'the way on from sales that come to %s, %i: to the opinion of value %s',
  async (_, justCents, isToValue) => {
    const [sales] = outlook().options
    if (!sales) throw new Error('there are options')
    const options = [sales, { ...sales, id: 'opinion' as const, justCents }]
    api.answer(getCaseOutlook, { outlook: outlook({ options }) })
    api.answer(getCase, { case: openCase(prepared) })
    openPage(`/appeal/${caseId}/comparables`)
    await waitFor(() => expect(api.callsOf(getCaseOutlook)).toHaveLength(1))
    await screen.findByRole('link', { name: /^Next: / })
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Next: Choose the value to ask for' }) !== null).toBe(
        isToValue,
      ),
    )
  },
)

it('the way on from the value is the step that the case names next: the petition, before any packet', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  openPage(`/appeal/${caseId}/value`)
  const way = await screen.findByRole('link', { name: /^Next: / })
  expect(way.textContent).toBe('Next: File the petition')
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/filing`)
})

it('the way on from the value is to the petition: the closing statement is due with the evidence', async () => {
  api.answer(getCaseOutlook, { outlook: outlook({ purchase }) })
  api.answer(getCase, { case: openCase(prepared) })
  openPage(`/appeal/${caseId}/value`)
  expect(await screen.findByRole('link', { name: 'Next: File the petition' })).toBeDefined()
})

it('the way on from the petition is to what the hearing still lacks, before the delivery', async () => {
  vi.setSystemTime(new Date('2026-11-20T15:00:00Z'))
  const filing = {
    ...prepared.filing,
    petitionFiledOn: calendarDate('2026-09-10'),
    paidOn: calendarDate('2026-11-10'),
  }
  const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2026-12-10') }
  const file = { ...prepared, filing, hearing, papersAreElsewhere: true }
  api.answer(getCase, { case: openCase(file) })
  openPage(`/appeal/${caseId}/filing`)
  expect(await screen.findByRole('link', { name: 'Next: Get ready for your hearing' })).toBeDefined()
  cleanup()
  const known = { ...hearing, time: '09:30', place: 'County Center', minutes: 15 }
  api.answer(getCase, { case: openCase({ ...file, hearing: known }) })
  openPage(`/appeal/${caseId}/filing`)
  expect(await screen.findByRole('link', { name: 'Next: Deliver your evidence' })).toBeDefined()
})

it('once the petition is filed that is said first, then what is lacking, with the practice beside it', async () => {
  api.answer(getCaseOutlook, { outlook: outlook({ purchase }) })
  const filing = { ...prepared.filing, petitionFiledOn: calendarDate('2026-08-18') }
  api.answer(getCase, { case: openCase({ ...prepared, filing }) })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText('Your petition is in. Add your closing statement')).toBeDefined()
  expect(screen.getByText(/Your notice of hearing comes at least 25 days before/)).toBeDefined()
  const [practice] = screen.getAllByRole('link', { name: 'Practice your hearing' })
  expect(practice?.getAttribute('href')).toBe(`/appeal/${caseId}/rehearsal`)
  expect(screen.getByRole('link', { name: 'My notice of hearing has come' })).toBeDefined()
})

it('a document that is being written says so in the list', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  const letter = { status: 'running', finishedAt: null } as const
  api.answer(listDocuments, { documents: [writtenDocument(letter)] })
  openPage(`/appeal/${caseId}`)
  expect((await screen.findByText('Being written…')).closest('li')?.textContent).toContain('Cover letter')
})

it('the way on is not past the papers where the own purchase is the evidence', async () => {
  api.answer(getCaseOutlook, { outlook: outlook({ purchase }) })
  api.answer(getCase, { case: openCase({ recordIsRight: true, conditionIsUsual: true }) })
  openPage(`/appeal/${caseId}/condition`)
  expect(await screen.findByRole('link', { name: 'Next: Add photos and papers' })).toBeDefined()
})

it('the way on from the condition is to the closing statement, until there is none to add', async () => {
  api.answer(getCaseOutlook, { outlook: outlook({ purchase }) })
  api.answer(getCase, { case: openCase(prepared) })
  openPage(`/appeal/${caseId}/condition`)
  expect(await screen.findByRole('link', { name: 'Next: Add photos and papers' })).toBeDefined()
  cleanup()
  api.answer(getCase, { case: openCase({ ...prepared, hasNoClosingStatement: true }) })
  openPage(`/appeal/${caseId}/condition`)
  expect(await screen.findByRole('link', { name: 'Next: File the petition' })).toBeDefined()
})

it('a value that is offered is named as what the step still lacks, and once taken leads to the documents', async () => {
  api.answer(getCaseOutlook, { outlook: outlook() })
  api.answer(getCase, { case: openCase({ comparables: prepared.comparables }) })
  const { user } = openPage(`/appeal/${caseId}/value`)
  const use = await screen.findByRole('button', { name: 'Use this value' })
  expect(screen.getByText('Enter what you think the home was worth on January 1.')).toBeDefined()
  await user.click(use)
  const way = await screen.findByRole('link', { name: 'Prepare everything that’s ready' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}#case-documents`)
})

it('weak sales make the petition a decision: to better sales first, and to the petition all the same', async () => {
  const [sales] = outlook().options
  if (!sales) throw new Error('there are options')
  const asked = { ...sales, id: 'opinion' as const, strength: { grade: 'Weak' as const, why: '' } }
  const file = { ...prepared, papersAreElsewhere: true }
  api.answer(getCaseOutlook, { outlook: outlook({ options: [sales, asked] }) })
  api.answer(getCase, { case: openCase(file) })
  openPage(`/appeal/${caseId}`)
  expect(await screen.findByText('Decide whether to file')).toBeDefined()
  const better = screen.getByRole('link', { name: 'Step 3: Comparable sales' })
  expect(better.getAttribute('href')).toBe(`/appeal/${caseId}/comparables`)
  const petition = screen.getByRole('link', { name: 'File with what you have' })
  expect(petition.getAttribute('href')).toBe(`/appeal/${caseId}/filing`)
})

it('before a notice of hearing has come its step asks for nothing, and folds what it will ask', async () => {
  openPage(`/appeal/${caseId}/hearing`)
  expect(await screen.findByText('No notice of hearing yet? Come back when it arrives.')).toBeDefined()
  const list = screen.getByText('Enter the time of the hearing.').closest('details')
  expect(list?.open).toBe(false)
})

it('letters without a street are named where everything is prepared, with the way to the field', async () => {
  api.answer(getCase, { case: openCase(prepared) })
  openPage(`/appeal/${caseId}`)
  const way = await screen.findByRole('link', { name: 'Add the address' })
  expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/notice#appraisers-address`)
  cleanup()
  api.answer(getCase, { case: withOffice(openCase(prepared)) })
  openPage(`/appeal/${caseId}`)
  await screen.findByRole('button', { name: 'Prepare everything that’s ready' })
  expect(screen.queryByRole('link', { name: 'Add the address' })).toBeNull()
})
