/** Proves that the pages of a case show the next step, save what is typed, and tell what belongs to which plan. */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createCase,
  getCase,
  getCaseOutlook,
  getCaseSales,
  getHomeOutlook,
  listCases,
  saveCase,
} from '#contract/case/cases.ts'
import { listUploads } from '#contract/document/uploads.ts'
import { getCounty, listProperties } from '#contract/property/properties.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import { caseId, listedCase, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedCounty, savedHome } from '#web/testing/property-setup.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  api.answer(getCaseOutlook, { outlook: noOutlook })
  api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
  signIn(api)
  api.answer(getCase, { case: openCase() })
  api.answer(listUploads, { uploads: [], canAdd: 60, total: 0 })
  api.answer(listProperties, { properties: [savedHome] })
  api.answer(saveCase, { version: 2, updatedAt: '2026-08-20T15:01:00.000Z' })
})
afterEach(() => vi.useRealTimers())

const lastSaved = () => api.callsOf(saveCase).at(-1)?.input as { changes: object } | undefined

describe('the list', () => {
  const inList = listedCase()
  const listed = {
    ...inList,
    stepsDone: 4,
    nextStep: {
      ...inList.nextStep,
      step: 'value',
      title: 'Write down your own opinion of value',
      dueOn: '2026-09-14',
    },
  } as const

  it('shows each case with its next step, the day and how complete it is', async () => {
    api.answer(listCases, { cases: [listed] })
    api.answer(listProperties, { properties: [savedHome] })
    openPage('/appeal')
    expect(await screen.findByText('Write down your own opinion of value')).toBeDefined()
    expect(screen.getByText('Monday, September 14, 2026')).toBeDefined()
    const bar = screen.getByRole('progressbar', { name: 'Progress' })
    expect(bar.getAttribute('aria-valuetext')).toBe('4 of 10 steps')
    const link = screen.getByRole('link', { name: /^Continue/ })
    expect(link.getAttribute('href')).toBe(`/appeal/${caseId}`)
  })

  it('shows what each case is about, and what those of the newest year come to together', async () => {
    const others = [
      { ...listed, id: '7d1c7c7e-6f0e-4a43-9f55-0b6f8a0d3f22', address: '2524 W North St, Tampa, FL 33614' },
      { ...listed, id: '7d1c7c7e-6f0e-4a43-9f55-0b6f8a0d3f23', taxYear: 2025 },
    ]
    api.answer(listCases, { cases: [listed, ...others] })
    api.answer(listProperties, { properties: [savedHome] })
    const saving = { lowCents: 70_000, highCents: 80_000 }
    const strength = { grade: 'Fair', why: '', but: 'your sales point higher' } as const
    const option = { id: 'opinion', justCents: 37_200_000, repairsCents: 0, saving, strength } as const
    const verdict = { outcome: 'file', reason: 'estimate_below_break_even', headline: '' } as const
    api.answer(getCaseOutlook, { outlook: { ...noOutlook, verdict, feeCents: 1_500, options: [option] } })
    openPage('/appeal')
    const together = await screen.findByText(/in your 2 cases for 2026/)
    expect(together.textContent).toBe(
      'After the filing fees, you could save about $1,370 to $1,570 in one year in your 2 cases for 2026.',
    )
    expect(screen.getAllByText('You could save about $685 to $785 in one year, after the fee')).toHaveLength(
      3,
    )
    const grade = screen.getAllByText('Evidence: Fair')[0]
    expect(grade?.closest('p')?.textContent).toBe('Evidence: Fair But your sales point higher.')
  })

  it('offers another home where each has its case, and folds a case of another year', async () => {
    api.answer(listCases, { cases: [{ ...listed, propertyId: savedHome.id }] })
    api.answer(listProperties, { properties: [savedHome] })
    openPage('/appeal')
    const another = await screen.findByRole('link', { name: 'Add another home' })
    expect(another.getAttribute('href')).toBe('/property-setup?home=new')
    expect(screen.queryByRole('heading', { name: 'Open another case' })).toBeNull()
    const year = screen.getByText('Open a case for another tax year').closest('details')
    expect(year?.open).toBe(false)
  })

  it('opens a case of the home for the newest notices', async () => {
    api.answer(listCases, { cases: [] })
    api.answer(listProperties, { properties: [savedHome] })
    api.answer(createCase, { caseId })
    const page = openPage('/appeal')
    await page.user.click(await screen.findByRole('button', { name: 'Open the case' }))
    expect(api.callsOf(createCase)[0]?.input).toEqual({ propertyId: savedHome.id, taxYear: 2026 })
    await waitFor(() => expect(page.address()).toBe(`/appeal/${caseId}`))
  })

  it('asks for the home first', async () => {
    api.answer(listCases, { cases: [] })
    api.answer(listProperties, { properties: [] })
    openPage('/appeal')
    const link = await screen.findByRole('link', { name: 'Enter your home' })
    expect(link.getAttribute('href')).toBe('/property-setup')
  })

  it('is part of the course', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(listProperties, { properties: [] })
    openPage('/appeal')
    expect(await screen.findByRole('link', { name: 'See the two plans' })).toBeDefined()
  })

  it('is named with its home and its day, and said to be kept, to whom the money went back', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(listProperties, { properties: [savedHome] })
    const notice = { ...emptyCase.notice, petitionDueOn: calendarDate('2026-09-14') }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: noOutlook, notice, leadId: null })
    api.answer(getCounty, { county: savedCounty('2026-09-14') })
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByRole('heading', { name: savedHome.addressLine1 })).toBeDefined()
    expect((await screen.findByText(/^File your petition by/)).textContent).toContain(
      'Monday, September 14, 2026',
    )
    expect(screen.getByText(/^We’ve kept what you entered/)).toBeDefined()
  })

  it('is given the county’s day where none of the notice is typed', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(listProperties, { properties: [savedHome] })
    api.answer(getCounty, { county: savedCounty('2026-09-11') })
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: noOutlook, notice: emptyCase.notice, leadId: null })
    openPage('/appeal')
    expect((await screen.findByText(/^File your petition by/)).textContent).toContain(
      'Friday, September 11, 2026',
    )
    expect(screen.getByText(/^Go by the date printed on your TRIM notice/)).toBeDefined()
  })
})

describe('a case', () => {
  it('opens at its next step, with the day and where it comes from', async () => {
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByText('Check the numbers on your TRIM notice')).toBeDefined()
    expect(screen.getByText('in 25 days')).toBeDefined()
    expect(screen.getByText('Monday, September 14, 2026', { selector: 'section time' })).toBeDefined()
    expect(screen.getByText(/as the county reported it/)).toBeDefined()
    const way = screen.getByRole('link', { name: 'Step 1: Your TRIM notice' })
    expect(way.getAttribute('href')).toBe(`/appeal/${caseId}/notice`)
  })

  it('saves a number as it was understood, says so, and goes on', async () => {
    const { user } = openPage(`/appeal/${caseId}/notice`)
    await user.type(await screen.findByLabelText(/^Market value \(just value\)/), '$420,000')
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({
        version: 1,
        changes: { notice: { numbers: { justValue: 420_000 } } },
      }),
    )
    expect(await screen.findByText('All changes are saved')).toBeDefined()
    await user.click(screen.getAllByRole('link', { name: /^The property record/ })[0] as HTMLElement)
    expect(await screen.findByRole('heading', { level: 1, name: 'The property record' })).toBeDefined()
    const home = screen.getByRole('link', { name: '601 E Kennedy Blvd' })
    expect(home.getAttribute('href')).toBe(`/appeal/${caseId}`)
  })

  it('does not call all saved beside a number of the notice that it cannot read', async () => {
    const { user } = openPage(`/appeal/${caseId}/notice`)
    const field = await screen.findByLabelText(/^Market value \(just value\)/)
    expect(field.closest('.group\\/step')?.querySelector('[data-refused]')).toBeNull()
    await user.type(field, 'abc')
    await user.tab()
    expect(await screen.findByText(/isn’t a number we can read/)).toBeDefined()
    expect(field.closest('.group\\/step')?.querySelector('[data-refused]')).not.toBeNull()
  })

  it('keeps a number of the notice that it cannot read, and shows its fault to who comes back', async () => {
    const label = /^Market value \(just value\)/
    const shown = async () => (await screen.findByLabelText<HTMLInputElement>(label)).value
    const { user } = openPage(`/appeal/${caseId}/notice`)
    await user.type(await screen.findByLabelText(label), 'x12,34')
    await user.click(screen.getAllByRole('link', { name: /^The property record/ })[0] as HTMLElement)
    await user.click((await screen.findAllByRole('link', { name: /^Your TRIM notice/ }))[0] as HTMLElement)
    expect(await shown()).toBe('x12,34')
    expect(screen.getByText(/isn’t a number we can read/)).toBeDefined()
    cleanup()
    const again = openPage(`/appeal/${caseId}/notice`)
    expect(await shown()).toBe('x12,34')
    await again.user.clear(screen.getByLabelText(label))
    await again.user.type(screen.getByLabelText(label), '420,000')
    expect(screen.queryByText(/isn’t a number we can read/)).toBeNull()
    cleanup()
    openPage(`/appeal/${caseId}/notice`)
    expect(await shown()).toBe('')
  })

  it('is read again only after what was last typed has arrived', async () => {
    let saved = emptyCase
    api.answerWith(saveCase, async () => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      saved = { ...saved, ...lastSaved()?.changes }
      return { version: 2, updatedAt: '2026-08-20T15:01:00.000Z' }
    })
    api.answerWith(getCase, () => ({ case: openCase(saved) }))
    const label = /^Market value \(just value\)/
    const { user } = openPage(`/appeal/${caseId}/notice`)
    await user.type(await screen.findByLabelText(label), '420,000')
    cleanup()
    openPage(`/appeal/${caseId}/notice`)
    expect((await screen.findByLabelText<HTMLInputElement>(label)).value).toBe('420,000')
  })

  it('does not take what cannot be understood, and says what to type', async () => {
    const { user } = openPage(`/appeal/${caseId}/value`)
    await user.type(await screen.findByLabelText(/^What your home was worth/), 'a lot')
    await user.tab()
    expect(await screen.findByText(/isn’t a number we can read. Type it like 380,000/)).toBeDefined()
    expect(api.callsOf(saveCase)).toHaveLength(0)
  })

  it('says at the field what cannot be so, and keeps none of it, not its first digits either', async () => {
    const { notice } = emptyCase
    const numbers = { ...notice.numbers, justValue: 420_000 }
    api.answer(getCase, { case: openCase({ notice: { ...notice, numbers } }) })
    const { user } = openPage(`/appeal/${caseId}/value`)
    const field = await screen.findByLabelText(/^What your home was worth/)
    await user.type(field, '999,999,999')
    await user.tab()
    const why = await screen.findByText(/\$999,999,999 is above the market value on your notice, \$420,000/)
    expect(why.textContent).toMatch(/can’t save this until you change it/)
    expect(field.getAttribute('aria-describedby')).toContain(why.id)
    await user.type(screen.getByLabelText(/^What that value is based on/), 'Sales')
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({ changes: { value: { opinionCents: null, reasons: 'Sales' } } }),
    )
  })

  it('says beneath words that a board will not hear why not, and asks whether they are printed', async () => {
    const { user } = openPage(`/appeal/${caseId}/value`)
    const field = await screen.findByLabelText(/^What that value is based on/)
    await user.type(field, 'The appraiser is corrupt.')
    const why = await screen.findByText(/A board hears evidence of value, not what someone did or meant/)
    expect(field.getAttribute('aria-describedby')).toContain(why.id)
    expect(why.textContent).toMatch(
      /^“The appraiser is corrupt.” A board hears .* This stays out of your documents until you change it/,
    )
    await user.click(screen.getByRole('checkbox', { name: /^Keep sentences that could hurt/ }))
    await waitFor(() => expect(screen.queryByText(/not what someone did or meant/)).toBeNull())
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { value: { keepsReasons: true } } }))
  })

  it('keeps what is out of order, says so at the field and as the next step, and does not count it', async () => {
    const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-08-19') }
    const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2026-08-14') }
    api.answer(getCase, { case: openCase({ filing, hearing }) })
    const { user } = openPage(`/appeal/${caseId}/hearing`)
    const why = /August 14, 2026 is before the day the board/
    expect(await screen.findAllByText(why)).toHaveLength(2)
    await user.click(screen.getByRole('link', { name: '601 E Kennedy Blvd' }))
    expect(await screen.findByText('Fix what doesn’t add up')).toBeDefined()
    expect(screen.getByText(why)).toBeDefined()
  })

  it('adds an entry, leads the keyboard into it, and removes it', async () => {
    const { user } = openPage(`/appeal/${caseId}/facts`)
    await user.click(await screen.findByRole('button', { name: 'Add a correction' }))
    const box = within(await screen.findByRole('group', { name: 'Correction 1: living area' }))
    await waitFor(() => expect(document.activeElement).toBe(box.getByLabelText('What is wrong')))
    await user.type(box.getByLabelText(/^The record says/), '2,140 sq ft')
    await waitFor(() =>
      expect(lastSaved()).toMatchObject({ changes: { corrections: [{ recordValue: '2,140 sq ft' }] } }),
    )
    await user.click(box.getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { corrections: [] } }))
  })

  it('that could not be saved keeps what was typed, and is saved when asked again', async () => {
    api.disconnect(saveCase)
    const { user } = openPage(`/appeal/${caseId}/value`)
    await user.type(await screen.findByLabelText(/^What that value is based on/), 'Three sales')
    expect(await screen.findByText('Your last changes aren’t saved')).toBeDefined()
    api.answer(saveCase, { version: 2, updatedAt: '2026-08-20T15:01:00.000Z' })
    await user.click(screen.getByRole('button', { name: 'Save again' }))
    expect(await screen.findByText('All changes are saved')).toBeDefined()
    expect(lastSaved()).toMatchObject({ changes: { value: { reasons: 'Three sales' } } })
  })

  it('that is none says so', async () => {
    api.refuse(getCase, 'not_found', 'We couldn’t find that case')
    openPage(`/appeal/${caseId}`)
    expect(await screen.findByRole('link', { name: 'See your cases' })).toBeDefined()
  })
})

describe('the standard plan', () => {
  it('sees the sales that the free report shows, without a box to tick', async () => {
    api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
    openPage(`/appeal/${caseId}/comparables`)
    expect(await screen.findByRole('table', { name: /Sales on the county’s record/ })).toBeDefined()
    expect(screen.queryByRole('checkbox', { name: /sale A/i })).toBeNull()
  })

  it.each(['comparables', 'papers'])('fills in %s by hand, and sees what AI-Enhanced adds', async (part) => {
    api.answer(getCaseSales, { sales: { kind: 'none', words: 'No sales.', working: false } })
    openPage(`/appeal/${caseId}/${part}`)
    expect(await screen.findByText('Part of AI-Enhanced')).toBeDefined()
    expect(screen.getByText(/You pay only the difference, \$53, once/)).toBeDefined()
  })

  it('names the forms that its lessons have, and promises no documents in the archive', async () => {
    const { user } = openPage(`/appeal/${caseId}`)
    for (const name of [/guide to the petition form/, /witness list/, /cost-to-cure worksheet/, /outline/])
      expect(await screen.findByRole('link', { name })).toBeDefined()
    await user.click(screen.getByText('The whole case'))
    expect(screen.getByText(/^One zip file with everything in this case/).textContent).not.toMatch(
      /your documents|packet/,
    )
  })

  it('can say that photos and papers are gathered elsewhere', async () => {
    const { user } = openPage(`/appeal/${caseId}/papers`)
    await user.click(await screen.findByLabelText(/I’ve gathered my photos and papers/))
    await waitFor(() => expect(lastSaved()).toMatchObject({ changes: { papersAreElsewhere: true } }))
  })
})
