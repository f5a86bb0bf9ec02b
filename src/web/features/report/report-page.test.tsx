/** Proves that the report page shows the one thing to do or to read, answer first. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { listModules } from '#contract/course/courses.ts'
import { listCounties, listProperties, saveProperty } from '#contract/property/properties.ts'
import { getPropertyAnalysis, sayWhoLivesThere, submitTrimNumbers } from '#contract/report/reports.ts'
import { ok } from '#core/result.ts'
import { withoutHomestead } from '#core/tax/parcel-values.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedHome } from '#web/testing/property-setup.tsx'
import { leadId, parcel, readyReport } from '#web/testing/report-answers.ts'
import { answerOtherUse, sixNumbers, typeNumbers } from '#web/testing/trim-numbers.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(listCounties, { counties: [hillsborough] })
})

const open = (answer: ReturnType<typeof readyReport>) => {
  api.answer(getPropertyAnalysis, { report: answer })
  return openPage(`/report/${leadId}`)
}

describe('a ready report', () => {
  it.each([
    ['file', NEW_HOMESTEAD, {}, 'A lower value would save money'],
    [
      'file with evidence',
      { ...CAPPED_HOMESTEAD, just: 375_000 },
      {},
      'Only a much lower value would save money',
    ],
    ['do not file', CAPPED_HOMESTEAD, {}, 'Better not to file'],
    ['cannot tell', RENTAL, { millage: { kind: 'missing' as const } }, 'We can’t tell yet'],
  ])('is public and says its answer first, in words: %s [S2.routes.22]', async (_, home, facts, label) => {
    const answer = readyReport(home, facts)
    open(answer)
    const heading = await screen.findByRole('heading', { level: 1, name: answer.verdict?.headline ?? '' })
    expect(heading.closest('div')?.parentElement?.textContent).toContain(label)
  })

  it('says that the record’s homestead exemption is counted, and nothing of it by the owner’s numbers', async () => {
    const told = 'We included the record’s homestead exemption.'
    open(readyReport())
    expect(await screen.findByText(told)).toBeTruthy()
    cleanup()
    const rented = readyReport(RENTAL, {}, { parcel: { ...parcel, homestead: false } })
    open(rented)
    await screen.findByRole('heading', { level: 1, name: rented.verdict?.headline ?? '' })
    expect(screen.queryByText(told)).toBeNull()
  })

  it('counts no homestead cap in later years once its owner says that it is no homestead, in any browser', async () => {
    const facts = factsOf(NEW_HOMESTEAD)
    const values = facts.values.ok ? ok(withoutHomestead(facts.values.value)) : facts.values
    const wrongHomestead = { moreTaxCents: 78_400, phone: '(813) 555-0100' }
    const kept = readyReport(NEW_HOMESTEAD)
    const other = readyReport(NEW_HOMESTEAD, { values }, { livesThere: false, wrongHomestead })
    api.answer(getPropertyAnalysis, { report: kept })
    api.answer(sayWhoLivesThere, { report: other })
    const { user } = openPage(`/report/${leadId}`)
    // 315,000 × 1.03 = 324,450 by the homestead cap; 315,000 × 1.10 = 346,500 by the other: (420,000 − 346,500) × 12.5153 ÷ 1,000 = 920
    const row = async (name: RegExp) =>
      within(
        await screen.findByRole('table', { name: /may save.*with(out| or without) Amendment 3/ }),
      ).getByRole('row', {
        name,
      }).textContent
    const before = await row(/A cut of 25%/)
    await user.click(screen.getByRole('button', { name: 'Not your homestead?' }))
    expect(await screen.findByText(/so our figures for later years leave out the homestead cap/)).toBeTruthy()
    // Before the reasons, and the first thing to do.
    screen.getByText('First, have the homestead exemption taken off.')
    screen.getByText('Have the homestead exemption taken off.')
    expect(document.body.textContent).toMatch(/your tax is up to \$784\sa\syear higher/)
    expect(screen.getByRole('link', { name: '(813) 555-0100' }).getAttribute('href')).toContain('tel:')
    expect(api.callsOf(sayWhoLivesThere).map(({ input }) => input)).toEqual([{ leadId, livesThere: false }])
    expect(await row(/A cut of 25%/)).toContain('$920')
    expect(before).not.toContain('$920')
    cleanup()
    localStorage.clear()
    api.answer(getPropertyAnalysis, { report: other })
    api.answer(sayWhoLivesThere, { report: { ...kept, livesThere: true } })
    const again = openPage(`/report/${leadId}`)
    await again.user.click(await screen.findByRole('button', { name: 'I do live here' }))
    expect(await screen.findByText('We included the record’s homestead exemption.')).toBeTruthy()
    expect(await row(/A cut of 25%/)).toBe(before)
  })

  it('goes by what the account says of the home, and tells the account what is said here', async () => {
    signIn(api, { ...ada, tier: null })
    const { parcelId, countyId } = parcel
    const own = { ...savedHome, parcelId, countyId, homesteadStatus: false, livesThere: false }
    api.answer(listProperties, { properties: [own] })
    api.answer(listModules, { modules: [] })
    api.answer(saveProperty, { property: own })
    api.answer(sayWhoLivesThere, { report: readyReport(NEW_HOMESTEAD, {}, { livesThere: false }) })
    const { user } = open(readyReport(NEW_HOMESTEAD))
    await user.click(await screen.findByRole('button', { name: 'I do live here' }))
    expect(api.callsOf(sayWhoLivesThere).map(({ input }) => input)).toEqual([
      { leadId, livesThere: false },
      { leadId, livesThere: true },
    ])
    await waitFor(() => expect(api.callsOf(saveProperty)).toHaveLength(1))
    expect(api.callsOf(saveProperty)[0]?.input).toMatchObject({
      addressLine1: own.addressLine1,
      homesteadStatus: true,
    })
  })

  it('counts an owner as living there whose exemption came on the record later', async () => {
    signIn(api, { ...ada, tier: null })
    const { parcelId, countyId } = parcel
    const own = { ...savedHome, parcelId, countyId, homesteadStatus: false, livesThere: true }
    api.answer(listProperties, { properties: [own] })
    api.answer(listModules, { modules: [] })
    api.answer(sayWhoLivesThere, { report: readyReport(NEW_HOMESTEAD, {}, { livesThere: true }) })
    open(readyReport(NEW_HOMESTEAD))
    await screen.findByText('We included the record’s homestead exemption.')
    await waitFor(() =>
      expect(api.callsOf(sayWhoLivesThere).map(({ input }) => input)).toEqual([{ leadId, livesThere: true }]),
    )
  })

  it('says that it is no appraisal, no legal advice and not from a government [S2.voice.3]', async () => {
    open(readyReport())
    const sentence = await screen.findByText(
      /It is not an appraisal, not legal advice, and not from a government/,
    )
    expect(sentence).toBeTruthy()
  })

  it('shows the arithmetic of every cut, and where each figure is from', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const table = await screen.findByRole('table', { name: /What a lower value would save/ })
    // 5 % of 420,000 is 21,000: × 6.34 ÷ 1,000 = 133.14 and × 12.5153 ÷ 1,000 = 262.82; − 50 = 345.96. A phone has the value in the first cell.
    const row = within(table).getByRole('row', { name: /A cut of 5%/ })
    expect(row.textContent).toBe('A cut of 5%$399,000$396$346$399,000$133$263')
    expect(screen.getByText('($395,000 − $374,000) × 6.3400 ÷ 1,000 = $133.14')).toBeTruthy()
    const sources = screen.getByRole('heading', { name: 'Where each figure comes from' }).closest('details')
    expect(sources?.textContent).toContain('2. Homestead exemption, 2026 rulesLikely, not confirmed')
    expect(sources?.textContent).toContain('Highest filing feeChecked at an official source')
  })

  it('numbers the sources by their first use, and each mark leads to its line', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const fact = (await screen.findByText('Break-even value, where one year’s savings cover the fee'))
      .parentElement
    const marks = within(fact ?? document.body).getAllByRole('link')
    expect(marks.map((mark) => mark.textContent)).toEqual(['[3]', '[4]'])
    const first = screen.getAllByRole('link', { name: /^Source \d$/ })[0]
    expect(first?.textContent).toBe('[1]')
    const line = document.querySelector(marks[1]?.getAttribute('href') ?? '')
    expect(line?.textContent).toMatch(/^4\. .*fee/i)
  })

  it('sets both readings side by side while the rules of the year are undecided', async () => {
    open(readyReport({ ...NEW_HOMESTEAD, taxYear: 2027 }))
    const table = await screen.findByRole('table', { name: 'The answer under both sets of rules' })
    const columns = within(table).getAllByRole('columnheader')
    expect(columns.map((column) => column.textContent)).toEqual([
      'What decides',
      '2027 without Amendment 3',
      '2027 with Amendment 3',
    ])
  })

  it('marks invented sample data', async () => {
    open(readyReport(CAPPED_HOMESTEAD, {}, { parcel: { ...parcel, synthetic: true } }))
    expect(await screen.findByText('Sample data: this isn’t a real home')).toBeTruthy()
  })

  it('asks of a homestead below its just value whether a difference was moved to it, and takes the answer', async () => {
    const page = open(readyReport())
    await page.user.click(await screen.findByRole('button', { name: 'Update my numbers' }))
    await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })
    const question = /start this year with a Save Our Homes benefit moved from another home/
    // The report's own numbers are there to be changed, and the question with them.
    expect(screen.getByLabelText<HTMLInputElement>('Market value (just value)').value).toBe('420,000')
    expect(screen.getByLabelText<HTMLInputElement>('Total proposed tax').value).toBe('')
    await typeNumbers(page, sixNumbers)
    const group = await screen.findByRole('group', { name: question })
    await page.user.click(within(group).getByLabelText('Yes'))
    await answerOtherUse(page, 'No')
    api.answer(submitTrimNumbers, { report: readyReport(NEW_HOMESTEAD) })
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    await screen.findByText(/A lower value would save money/)
    expect(api.callsOf(submitTrimNumbers)[0]?.input).toMatchObject({
      trimNumbers: { portabilityThisYear: true },
    })
  })

  it('takes other numbers from the notice', async () => {
    const page = open(readyReport())
    await page.user.click(await screen.findByRole('button', { name: 'Update my numbers' }))
    await screen.findByRole('heading', { name: 'Six numbers from your TRIM notice' })
    await typeNumbers(page, { ...sixNumbers, 'Market value (just value)': '400,000' })
    await answerOtherUse(page, 'No')
    const own = 'ZbCdEfGhIjKlMnOpQrStUv'
    const typed = readyReport({ ...CAPPED_HOMESTEAD, just: 400_000 }, {}, { leadId: own })
    api.answer(submitTrimNumbers, { report: typed })
    await page.user.click(screen.getByRole('button', { name: 'Show my answer' }))
    api.answer(getPropertyAnalysis, { report: typed })
    const answer = await screen.findByRole('heading', { level: 1, name: typed.verdict?.headline ?? '' })
    expect(page.address()).toBe(`/report/${own}`)
    expect(document.activeElement).toBe(answer)
    expect(api.callsOf(submitTrimNumbers)[0]?.input).toMatchObject({
      trimNumbers: { countyId: 'hillsborough', homestead: true, justValue: 400_000, totalTax: 4_854.67 },
    })
  })
})

describe('a report that is not there', () => {
  it('leads to the form for a new one', async () => {
    api.refuse(getPropertyAnalysis, 'not_found', 'There is no such report')
    openPage(`/report/${leadId}`)
    await screen.findByRole('heading', { name: 'We couldn’t find this report' })
    const link = screen.getByRole('link', { name: 'Ask for a new report' })
    expect(link.getAttribute('href')).toBe('/#savings-calculator')
  })
})
