/** Proves that the dashboard names the next deadline, leads to the home, and tells examples for what they are. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getProgress } from '#contract/account/users.ts'
import { createCase, getHomeOutlook, listCases, type OpenCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { savePrintedDate } from '#contract/case/printed-date.ts'
import { getCounty, listProperties, saveProperty } from '#contract/property/properties.ts'
import { listReportedHomes } from '#contract/property/reported-homes.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { getPropertyAnalysis } from '#contract/report/reports.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { emptyCase } from '#core/case/file.ts'
import type { LookedAt } from '#core/case/step/progress.ts'
import { prepared } from '#core/case/testing/cases.ts'
import { NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { listedCase, noOutlook, openCase } from '#web/testing/case-answers.ts'
import { answerNewCourse, newCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { savedCounty, savedHome } from '#web/testing/property-setup.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  answerNewCourse(api)
  signIn(api)
})
afterEach(() => vi.useRealTimers())

const outlook: CaseOutlook = {
  ...noOutlook,
  verdict: {
    outcome: 'file',
    reason: 'estimate_below_break_even',
    headline: 'A petition is likely to pay.',
  },
  presentCents: 42_000_000,
  feeCents: 5000,
  options: [
    {
      id: 'estimate',
      justCents: 38_000_000,
      repairsCents: 0,
      saving: { lowCents: 69_240, highCents: 69_240 },
      strength: null,
    },
  ],
}

describe('the homestead on the record', () => {
  const shown = async (homesteadOnRecord: boolean | null, homesteadStatus: boolean) => {
    answerHome('2026-09-14')
    api.answer(listProperties, { properties: [{ ...savedHome, homesteadStatus }] })
    const answer = { ...outlook, homesteadOnRecord }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: answer, notice: emptyCase.notice, leadId: null })
    const { user } = openPage('/dashboard')
    return { user, home: await screen.findByRole('region', { name: 'Your home' }) }
  }

  it.each([
    [true, true, 'We included the homestead exemption on the county’s record.'],
    [
      true,
      false,
      'The county’s record shows a homestead exemption, so these numbers include it. If you don’t live here, ask',
    ],
    [false, true, 'The county’s record shows no homestead exemption on this home'],
  ])('is told: on the record %s, by the owner %s', async (onRecord, said, told) => {
    const { home } = await shown(onRecord, said)
    await waitFor(() => expect(home.textContent).toContain(told))
  })

  it('is said by one press not to be lived in', async () => {
    api.answer(saveProperty, { property: { ...savedHome, homesteadStatus: false } })
    const { user } = await shown(true, true)
    await user.click(await screen.findByRole('button', { name: 'Not your homestead?' }))
    await waitFor(() =>
      expect(api.callsOf(saveProperty).map(({ input }) => input)).toMatchObject([
        { addressLine1: savedHome.addressLine1, homesteadStatus: false },
      ]),
    )
  })

  it('is not told where the answer goes by the notice', async () => {
    const { home } = await shown(null, false)
    await waitFor(() => expect(home.textContent).toContain('$642'))
    expect(home.textContent).not.toContain('county’s record')
  })
})

it('says that the cap on the record was the seller’s, for what the notice then shows is another saving', async () => {
  answerHome('2026-09-14')
  const capOfSeller = 'The record shows a sale in May 2025. A sale usually ends the seller’s cap.'
  const told = { ...outlook, capOfSeller }
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: told, notice: emptyCase.notice, leadId: null })
  openPage('/dashboard')
  const home = await screen.findByRole('region', { name: 'Your home' })
  await within(home).findByText(capOfSeller)
})

it('tells of a homestead exemption that nobody claimed', async () => {
  answerHome('2026-09-14')
  const words = 'Do you live here? Call the property appraiser: (813) 555-0100'
  const told = { ...outlook, unclaimedHomestead: { words, worthMoreCents: null, isAsked: true } }
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: told, notice: emptyCase.notice, leadId: null })
  const { user } = openPage('/dashboard')
  const phone = await screen.findByRole('link', { name: '(813) 555-0100' })
  expect(phone.getAttribute('href')).toBe('tel:+18135550100')
  api.answer(saveProperty, { property: { ...savedHome, livesThere: false } })
  await user.click(screen.getByRole('button', { name: 'No, I rent it out or live elsewhere' }))
  await waitFor(() =>
    expect(api.callsOf(saveProperty).map(({ input }) => input)).toMatchObject([
      { addressLine1: savedHome.addressLine1, livesThere: false },
    ]),
  )
})

const answerHome = (petitionDeadline: string | null) => {
  api.answer(listProperties, { properties: [savedHome] })
  api.answer(getHomeOutlook, { taxYear: 2026, outlook, notice: emptyCase.notice, leadId: null })
  api.answer(getCounty, { county: savedCounty(petitionDeadline) })
}

type AnsweredCase = Partial<Pick<OpenCase, 'file' | 'hasPacket'>> & Pick<LookedAt, 'purchase'>

/** The home has a case of its own; its id. */
const answerCase = ({ purchase, ...more }: AnsweredCase = {}): string => {
  const own = { ...openCase(), id: crypto.randomUUID(), address: savedHome.addressLine1, ...more }
  api.answer(listCases, { cases: [listedCase(own, { purchase })] })
  return own.id
}

const deadline = async () => within(await screen.findByRole('region', { name: 'Your next deadline' }))

describe('the next deadline', () => {
  it('is that of the county of the home, with how sure it is [S2.dashboard.17]', async () => {
    answerHome('2026-09-14')
    openPage('/dashboard')
    const shown = await deadline()
    expect(shown.getByText('Monday, September 14, 2026')).toBeDefined()
    expect(shown.getByText('Your petition must reach the board')).toBeDefined()
    expect(shown.getByText('(as the county reported it)')).toBeDefined()
    expect(await screen.findByText('Your next step')).toBeDefined()
  })

  it('opens the case before the first lesson where it is near', async () => {
    vi.setSystemTime(new Date('2026-08-26T15:00:00Z'))
    answerHome('2026-09-07')
    // The page it leads to asks for much of its own.
    api.refuse(createCase, 'rate_limited', 'Too many requests')
    const { user } = openPage('/dashboard')
    const title = await screen.findByText(`Open your case for ${savedHome.addressLine1}`)
    const card = title.closest('section')
    expect(card?.textContent).toContain('By Friday, September 4, 2026Your petition must reach the board.')
    // One card says the day, and why it is not the last one.
    expect(card?.textContent).toContain('The legal deadline, Monday, September 7, is Labor Day')
    expect(screen.queryByRole('region', { name: 'Your next deadline' })).toBeNull()
    expect(card?.textContent).toContain('What to do, and later dates')
    expect(await screen.findByRole('heading', { name: 'Start the course' })).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Open your case' }))
    await waitFor(() =>
      expect(api.callsOf(createCase).map(({ input }) => input)).toEqual([
        { propertyId: savedHome.id, taxYear: 2026 },
      ]),
    )
    expect(await screen.findByText('Your case didn’t open')).toBeDefined()
  })

  it('warns of a day on which offices are shut', async () => {
    vi.setSystemTime(new Date('2026-08-10T15:00:00Z'))
    answerHome('2026-09-07')
    openPage('/dashboard')
    const shown = await deadline()
    expect(shown.getByText('Friday, September 4, 2026')).toBeDefined()
    expect(shown.getByText('(September 7 is Labor Day)')).toBeDefined()
  })

  it('is the next one of the case: no petition to file any more, the exchange before its own hearing', async () => {
    vi.setSystemTime(new Date('2026-09-03T15:00:00Z'))
    answerHome('2026-09-14')
    const filing = { ...emptyCase.filing, petitionFiledOn: calendarDate('2026-09-02') }
    const hearing = { ...emptyCase.hearing, heldOn: calendarDate('2026-10-20') }
    const id = answerCase({ file: { ...emptyCase, filing, hearing } })
    openPage('/dashboard')
    // A lesson is left, and the next day of the case is more than three weeks ahead.
    expect(await screen.findByRole('heading', { name: 'Start the course' })).toBeDefined()
    const onward = screen.getByRole('link', { name: 'Continue your case' })
    expect(onward.getAttribute('href')).toMatch(new RegExp(`^/appeal/${id}/[a-z]+$`))
    expect(screen.getByRole('heading', { name: 'Your next step' })).toBeDefined()
    expect(screen.queryByText('Check your home’s numbers')).toBeNull()
    // 15 days before October 20, with our own day, 20 before it, as one line.
    expect(screen.getByText('By Monday, October 5, 2026')).toBeDefined()
    const both =
      'Last day by law: the property appraiser must have your evidence. Have it ready by Wednesday, September 30, 2026.'
    expect(screen.getAllByText(both).length).toBeGreaterThan(0)
    expect(screen.queryByRole('region', { name: 'Your next deadline' })).toBeNull()
    expect(screen.queryByText('Your petition must reach the board')).toBeNull()
  })

  it('goes by the date that the notice prints, once it is typed', async () => {
    answerHome('2026-09-14')
    const { user } = openPage('/dashboard')
    const before = await deadline()
    await waitFor(() => expect(api.callsOf(getProgress).length).toBeGreaterThan(0))
    const asked = api.callsOf(getProgress).length
    fireEvent.click(before.getByText('Enter the date on your TRIM notice'))
    const field = await before.findByLabelText('Petition deadline on your TRIM notice')
    fireEvent.change(field, { target: { value: '2026-09-11' } })
    api.answer(savePrintedDate, { property: { ...savedHome, petitionDueOn: '2026-09-11' } })
    api.answer(listProperties, { properties: [{ ...savedHome, petitionDueOn: '2026-09-11' }] })
    await user.click(before.getByRole('button', { name: 'Save date' }))
    expect(await screen.findByText('(printed on your notice)')).toBeDefined()
    expect((await deadline()).getAllByText('Friday, September 11, 2026').length).toBeGreaterThan(0)
    expect(api.callsOf(savePrintedDate)[0]?.input).toEqual({
      propertyId: savedHome.id,
      petitionDueOn: '2026-09-11',
    })
    // What has nothing to do with the day is not asked for again.
    expect(api.callsOf(getProgress)).toHaveLength(asked)
  })

  it('keeps the date where the county’s own cannot be looked up', async () => {
    answerHome('2026-09-14')
    const { user } = openPage('/dashboard')
    const shown = await deadline()
    fireEvent.click(shown.getByText('Enter the date on your TRIM notice'))
    const field = await shown.findByLabelText('Petition deadline on your TRIM notice')
    fireEvent.change(field, { target: { value: '2026-09-11' } })
    api.refuse(getCounty, 'not_found', 'We couldn’t find that county.')
    api.answer(savePrintedDate, { property: { ...savedHome, petitionDueOn: '2026-09-11' } })
    await user.click(shown.getByRole('button', { name: 'Save date' }))
    await waitFor(() => expect(api.callsOf(savePrintedDate)).toHaveLength(1))
  })

  it('asks about a date that is much later than the county’s before it keeps it', async () => {
    answerHome('2026-09-14')
    const { user } = openPage('/dashboard')
    const shown = await deadline()
    fireEvent.click(shown.getByText('Enter the date on your TRIM notice'))
    const field = await shown.findByLabelText('Petition deadline on your TRIM notice')
    fireEvent.change(field, { target: { value: '2026-10-30' } })
    await user.click(shown.getByRole('button', { name: 'Save date' }))
    // 16 days left of September and 30 of October.
    const asked = 'That’s 46 days after the county’s date, Monday, September 14. Look at your notice again.'
    expect(await shown.findByText(asked)).toBeDefined()
    await user.click(shown.getByRole('button', { name: 'Correct the date' }))
    expect(document.activeElement).toBe(field)
    expect(api.callsOf(savePrintedDate)).toEqual([])
    api.answer(savePrintedDate, { property: { ...savedHome, petitionDueOn: '2026-10-30' } })
    api.answer(listProperties, { properties: [{ ...savedHome, petitionDueOn: '2026-10-30' }] })
    await user.click(shown.getByRole('button', { name: 'Yes, keep this date' }))
    expect((await screen.findAllByText('Friday, October 30, 2026')).length).toBeGreaterThan(0)
    expect(api.callsOf(savePrintedDate)[0]?.input).toEqual({
      propertyId: savedHome.id,
      petitionDueOn: '2026-10-30',
    })
  })

  it('says what is wrong with a date that is refused', async () => {
    answerHome('2026-09-14')
    const { user } = openPage('/dashboard')
    const shown = await deadline()
    fireEvent.click(shown.getByText('Enter the date on your TRIM notice'))
    await user.click(await shown.findByRole('button', { name: 'Save date' }))
    expect(shown.getByText('Please enter the date on your notice')).toBeDefined()
    const field = await shown.findByLabelText('Petition deadline on your TRIM notice')
    fireEvent.change(field, { target: { value: '2062-09-11' } })
    api.refuse(
      savePrintedDate,
      'invalid_request',
      'This date is more than a year away. Please check the year.',
    )
    await user.click(shown.getByRole('button', { name: 'Save date' }))
    await user.click(await shown.findByRole('button', { name: 'Yes, keep this date' }))
    expect(await shown.findByText('This date is more than a year away. Please check the year.')).toBeDefined()
  })

  it('is an estimate without a home or a date of its county', async () => {
    openPage('/dashboard')
    const shown = await deadline()
    expect(shown.getAllByText('(an estimate)').length).toBeGreaterThan(0)
  })
})

describe('the home', () => {
  it('that is known shows its county’s offices and fee, and leads to its verdict', async () => {
    answerHome(null)
    openPage('/dashboard')
    expect((await screen.findByText('601 E Kennedy Blvd')).textContent).toBe('601 E Kennedy Blvd, Tampa')
    const county = screen.getByRole('link', { name: 'All facts and dates for Hillsborough County' })
    expect(county.getAttribute('href')).toBe('/counties/hillsborough')
    const office = screen.getByRole('link', { name: 'Hillsborough County Property Appraiser' })
    expect(office.getAttribute('href')).toBe('https://www.hcpafl.org')
    expect(screen.getByText('$50')).toBeDefined()
    expect(screen.getByText('Ask the clerk')).toBeDefined()
    const link = screen.getByRole('link', { name: 'See what an appeal could save' })
    expect(link.getAttribute('href')).toBe(`/property-setup?home=${savedHome.id}&open=answer`)
  })

  it('that is not entered yet can be entered', async () => {
    openPage('/dashboard')
    const link = await screen.findByRole('link', { name: 'Enter your home' })
    expect(link.getAttribute('href')).toBe('/property-setup')
  })

  it('that does not load leaves the rest of the page standing', async () => {
    api.refuse(listProperties, 'internal')
    openPage('/dashboard')
    expect(await screen.findByText('Overall progress')).toBeDefined()
    expect((await deadline()).getAllByText(/2026/).length).toBeGreaterThan(0)
  })
})

describe('the page', () => {
  it('sends to the petition before the closing statement, which is due with the evidence', async () => {
    vi.setSystemTime(new Date('2026-08-20T15:00:00Z'))
    answerHome('2026-09-14')
    const purchase = {
      priceCents: 38_000_000,
      valueCents: 36_000_000,
      broughtCents: null,
      level: null,
      near: null,
    }
    api.answer(getHomeOutlook, {
      taxYear: 2026,
      outlook: { ...outlook, purchase },
      notice: emptyCase.notice,
      leadId: null,
    })
    answerCase({ file: prepared, purchase })
    api.answer(getProgress, { ...newCourse, lessonsCompleted: 21, nextStep: null })
    openPage('/dashboard')
    expect(await screen.findByText('File the petition')).toBeDefined()
    expect(screen.queryByText('Add your closing statement')).toBeNull()
  })

  const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

  it('says in this order: the answer, the next nextStep, dates, case, papers and help, then the course in short', async () => {
    vi.setSystemTime(new Date('2026-09-10T15:00:00Z'))
    answerHome('2026-09-14')
    answerCase()
    openPage('/dashboard')
    expect(await screen.findByText('$642')).toBeDefined()
    await screen.findByText('Start the course')
    expect(headings()).toEqual([
      'Your home',
      'Your next step',
      'Your case',
      'Start the course',
      'Documents and answers',
      'Your progress',
      'Modules',
      'Quick resources',
      'More help with the paperwork',
    ])
  })

  it('puts the case first once its day is near, and the lesson until then', async () => {
    answerHome('2026-09-14')
    const caseId = answerCase()
    openPage('/dashboard')
    expect(await screen.findByRole('link', { name: /^Start: / })).toBeDefined()
    expect(screen.queryByRole('link', { name: 'Continue your case' })).toBeNull()
    vi.setSystemTime(new Date('2026-09-10T15:00:00Z'))
    cleanup()
    openPage('/dashboard')
    const onward = await screen.findByRole('link', { name: 'Continue your case' })
    expect(onward.getAttribute('href')).toContain(caseId)
  })

  it('asks for the numbers of the notice where there is no answer yet', async () => {
    answerHome(null)
    const unknown = { ...outlook, verdict: null, options: [] }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: unknown, notice: emptyCase.notice, leadId: null })
    openPage('/dashboard')
    const link = await screen.findByRole('link', { name: 'Add my numbers' })
    expect(link.getAttribute('href')).toBe('/property-setup')
  })

  it('keeps asking whether the record is right, and leads to where the answer is given', async () => {
    answerHome('2026-09-14')
    const caseId = answerCase()
    const doubt = 'The county’s record says 2,385 square feet. Is the size right?'
    const doubted = { ...outlook, recordDoubts: [doubt] }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: doubted, notice: emptyCase.notice, leadId: null })
    openPage('/dashboard')
    expect(await screen.findByText(doubt, { exact: false })).toBeDefined()
    const link = screen.getByRole('link', { name: 'Check the county’s record' })
    expect(link.getAttribute('href')).toBe(`/appeal/${caseId}/facts`)
  })

  it('says that it is better not to file, and no large $0 before it', async () => {
    answerHome(null)
    const verdict = {
      outcome: 'do_not_file',
      reason: 'cap_absorbs',
      headline: 'The cap already holds it.',
    } as const
    const options = [
      {
        id: 'estimate',
        justCents: 38_000_000,
        repairsCents: 0,
        saving: { lowCents: 0, highCents: 0 },
        strength: null,
      },
    ] as const
    const nothing = { ...outlook, verdict, options: [...options] }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: nothing, notice: emptyCase.notice, leadId: null })
    api.answer(getSubscription, {
      tier: 'standard',
      purchases: [],
      guaranteeEndsOn: '2026-10-18',
      refundable: null,
    })
    openPage('/dashboard')
    expect((await screen.findByText(/You can get your money back through/)).textContent).toContain(
      'through Sunday, October 18, 2026',
    )
    expect(screen.getByRole('link', { name: 'Request a refund' }).getAttribute('href')).toBe('/profile')
    expect(screen.getByRole('heading', { name: 'Before your next notice' })).toBeDefined()
    expect((await screen.findByText('Better not to file')).className).toMatch(/text-\[min\(/)
    expect(screen.getByText('The cap already holds it.')).toBeDefined()
    expect(screen.queryByText('$0')).toBeNull()
  })
})

it('tells the home first, then what lowers the bill where filing does not, and the deadline in one folded line', async () => {
  answerHome('2026-09-14')
  const verdict = {
    outcome: 'do_not_file' as const,
    reason: 'cap_absorbs' as const,
    headline: 'Not this year.',
  }
  api.answer(getHomeOutlook, {
    taxYear: 2026,
    outlook: { ...outlook, verdict: { ...outlook.verdict, ...verdict } },
    notice: emptyCase.notice,
    leadId: null,
  })
  api.answer(getSubscription, { tier: 'standard', purchases: [], guaranteeEndsOn: null, refundable: null })
  openPage('/dashboard')
  await screen.findByRole('heading', { name: 'Before your next notice' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 8)).toEqual([
    'Your home',
    'Before your next notice',
    'Your next step',
    'Your next deadline',
    'Your case',
    'Documents and answers',
    'Your progress',
    'Modules',
  ])
  const deadline = screen.getByText(/^If you file anyway, file by/)
  expect(deadline.closest('details')?.open).toBe(false)
})

describe('an owner of two homes', () => {
  const other = { ...savedHome, id: crypto.randomUUID(), addressLine1: '16005 Muirfield Dr', city: 'Odessa' }

  it('reads beside the figure of each how good its evidence is', async () => {
    answerHome('2026-09-14')
    api.answer(listProperties, { properties: [other, savedHome] })
    const [estimate] = outlook.options
    if (!estimate) throw new Error('the outlook has no option')
    const strength = { grade: 'Fair', why: '', but: 'no closing statement shows the price' } as const
    const asked = { ...outlook, options: [{ ...estimate, id: 'opinion' as const, strength }] }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: asked, notice: emptyCase.notice, leadId: null })
    openPage('/dashboard')
    const list = within(await screen.findByRole('region', { name: 'Your homes' }))
    const grades = await list.findAllByText('But no closing statement shows the price.')
    expect(grades).toHaveLength(2)
  })

  it('is told of a homestead to claim that is worth more than the petition, and to file only with evidence', async () => {
    answerHome('2026-09-14')
    api.answer(listProperties, { properties: [other, { ...savedHome, livesThere: false }] })
    const verdict = outlook.verdict && { ...outlook.verdict, outcome: 'file_with_evidence' as const }
    const unclaimedHomestead = { words: 'Claim it.', worthMoreCents: 70_100, isAsked: false }
    const told = { ...outlook, verdict, unclaimedHomestead }
    api.answer(getHomeOutlook, { taxYear: 2026, outlook: told, notice: emptyCase.notice, leadId: null })
    openPage('/dashboard')
    const list = within(await screen.findByRole('region', { name: 'Your homes' }))
    expect(await list.findAllByText('Claim your homestead: $701 a year')).toHaveLength(2)
    expect(
      await list.findAllByText(/If you find evidence, file by Monday, September 14, 2026/),
    ).not.toHaveLength(0)
    expect(screen.getByRole('region', { name: 'A home you don’t live in' })).toBeDefined()
  })

  it('sees both, the one with a day to keep first, and chooses which is shown', async () => {
    answerHome('2026-09-14')
    answerCase()
    api.answer(listProperties, { properties: [other, savedHome] })
    const { user } = openPage('/dashboard')
    const list = within(await screen.findByRole('region', { name: 'Your homes' }))
    expect(list.getByRole('link', { name: 'Add a home' }).getAttribute('href')).toBe(
      '/property-setup?home=new',
    )
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(rows[0]).toContain('601 E Kennedy Blvd')
    expect(rows[0]).toContain('by Monday, September 14, 2026')
    expect(rows[0]).toContain('of 10 steps done')
    expect(rows[0]).toContain('Shown below')
    expect(rows[1]).toContain('16005 Muirfield Dr')
    expect(rows[1]).toContain('No case yet: file by Monday, September 14, 2026')
    // $692 less the fee of $50.
    expect(rows[0]).toContain('$642 to save after the fee')
    expect(list.getByRole('link', { name: 'Continue: 601 E Kennedy Blvd' }).getAttribute('href')).toMatch(
      /^\/appeal\/.*\/notice$/,
    )
    expect(list.getByRole('button', { name: 'Open your case: 16005 Muirfield Dr' })).toBeDefined()
    const shown = () => within(screen.getByRole('region', { name: 'Your home' }))
    expect(shown().getByText(/601 E Kennedy Blvd/)).toBeDefined()
    await user.click(list.getByRole('link', { name: 'Show: 16005 Muirfield Dr' }))
    expect(await shown().findByText(/16005 Muirfield Dr/)).toBeDefined()
  })
})

it('after the deadline says when the next chance comes, and no answer as if one could still file', async () => {
  vi.setSystemTime(new Date('2026-11-28T15:00:00Z'))
  answerHome('2026-09-14')
  openPage('/dashboard')
  expect(await screen.findByText('The 2026 deadline has passed')).toBeDefined()
  // Beside it, or folded where letters are large: the style sheet shows one of the two.
  expect(screen.getAllByText(/next chance is August 2027/)).toHaveLength(2)
  expect(screen.queryByText('Worth filing')).toBeNull()
  expect(await screen.findByRole('heading', { name: 'Before your next notice' })).toBeDefined()
})

it('says that the free report is from before, once the case asks for a value', async () => {
  answerHome('2026-09-14')
  const [estimate] = outlook.options
  if (!estimate) throw new Error('the outlook has no option')
  const asked = [
    { ...estimate, id: 'chosen_sales' as const },
    { ...estimate, id: 'opinion' as const, saving: { lowCents: 40_000, highCents: 40_000 } },
    estimate,
  ]
  const answered = { ...outlook, options: asked }
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: answered, notice: emptyCase.notice, leadId })
  signIn(api, ada)
  openPage('/dashboard')
  const report = await screen.findByRole('link', {
    name: 'See your free report from before you opened your case',
  })
  expect(report.getAttribute('href')).toBe(`/report/${leadId}`)
  expect(screen.getByText(/^Free report: \$642 with all the sales it compared\.$/)).toBeDefined()
})

it('says each thing of the answer once, and leads to the packet once one is made', async () => {
  answerHome('2026-09-14')
  const [estimate] = outlook.options
  if (!estimate) throw new Error('the outlook has no option')
  const saving = { lowCents: 40_000, highCents: 40_000 }
  const chosen = { ...estimate, id: 'chosen_sales' as const, justCents: 39_500_000, saving }
  const asked = [chosen, { ...chosen, id: 'opinion' as const }, estimate]
  const answered = { ...outlook, options: asked }
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: answered, notice: emptyCase.notice, leadId })
  answerCase({ hasPacket: true })
  openPage('/dashboard')
  const home = await screen.findByRole('region', { name: 'Your home' })
  await waitFor(() => expect(home.textContent).toContain('Worth filing. Your sales support $395,000.'))
  const said = home.textContent ?? ''
  expect(said.split('$395,000')).toHaveLength(2)
  expect(said).toContain('$350left after the $50 filing fee ($400 off one year’s tax) if the board agrees')
  const packet = await within(home).findByRole('link', { name: 'See your evidence packet' })
  expect(packet.getAttribute('href')).toBe('/documents')
})

it('opens with a short line, and says at once what is left at the rate of the neighborhood where that is less', async () => {
  answerHome('2026-09-14')
  const [estimate] = outlook.options
  if (!estimate) throw new Error('the outlook has no option')
  const withNear = (highCents: number) => ({
    ...estimate,
    near: { percent: 86.2, valueCents: 41_000_000, saving: { lowCents: highCents, highCents } },
  })
  const answer = (highCents: number) =>
    api.answer(getHomeOutlook, {
      taxYear: 2026,
      outlook: { ...outlook, options: [withNear(highCents)] },
      notice: emptyCase.notice,
      leadId: null,
    })
  answer(5_100)
  openPage('/dashboard')
  const brief = await screen.findByText(/off one year’s tax\) if the board agrees/)
  expect(brief.textContent).toBe(
    'left after the $50 filing fee ($692 off one year’s tax) if the board agreesAbout $1 after the fee at your neighborhood’s rate',
  )
  expect(brief.closest('details')).toBeNull()
  const full = screen.getByText(/^The savings are for a market value of \$380,000/)
  expect(full.textContent).toMatch(
    /The county values homes in your neighborhood at about 86\.2% of what they sell for\. The board may use that\.$/,
  )
  expect(full.closest('details')).not.toBeNull()
  cleanup()
  answer(60_000)
  openPage('/dashboard')
  expect((await screen.findByText(/off one year’s tax\) if the board agrees/)).textContent).toBe(
    'left after the $50 filing fee ($692 off one year’s tax) if the board agreesAbout $550 after the fee at your neighborhood’s rate',
  )
  cleanup()
  answer(80_000)
  openPage('/dashboard')
  expect((await screen.findByText(/off one year’s tax\) if the board agrees/)).textContent).toBe(
    'left after the $50 filing fee ($692 off one year’s tax) if the board agrees',
  )
})

it.each([
  ['standard', 2],
  ['ai_enhanced', 0],
] as const)('what a plan does not hold is told on Home: %s', async (tier, locked) => {
  answerHome('2026-09-14')
  signIn(api, { ...ada, tier })
  openPage('/dashboard')
  const ways = within(await screen.findByRole('region', { name: 'Documents and answers' }))
  expect(ways.queryAllByText('Part of AI-Enhanced')).toHaveLength(locked)
})

it('after a refund keeps the report and the petition date of a home, and says what opens its case again', async () => {
  answerHome('2026-09-14')
  api.answer(getHomeOutlook, { taxYear: 2026, outlook, notice: emptyCase.notice, leadId })
  api.refuse(listCases, 'upgrade_required', 'Cases are part of the course.')
  const purchase = {
    orderId: crypto.randomUUID(),
    tier: 'standard' as const,
    planName: 'Standard Course',
    amountCents: 19_700,
    taxCents: 0,
    paidAt: '2026-08-10T12:00:00.000Z',
    features: [],
    invoiceUrl: null,
    refundedCents: 19_700,
    refundedAt: '2026-08-19T12:00:00.000Z',
    standing: 'refunded' as const,
  }
  api.answer(getSubscription, {
    tier: null,
    purchases: [purchase],
    guaranteeEndsOn: null,
    refundable: null,
  })
  signIn(api, { ...ada, tier: null })
  openPage('/dashboard')
  const home = within(await screen.findByRole('region', { name: 'Your home' }))
  expect(home.getByText(/601 E Kennedy Blvd/)).toBeDefined()
  const report = await home.findByRole('link', { name: 'See the whole report' })
  expect(report.getAttribute('href')).toBe(`/report/${leadId}`)
  const dates = within(screen.getByRole('region', { name: 'Your next deadline' }))
  expect(dates.getByText('Monday, September 14, 2026')).toBeDefined()
  expect(await screen.findByText('Your course was refunded on August 19, 2026.')).toBeDefined()
  expect(screen.getByText('Your home is still saved, with everything you entered.')).toBeDefined()
  const offer = screen.getByRole('heading', { name: 'Open your course again' })
  const answer = screen.getByRole('heading', { name: 'Your home' })
  expect(answer.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(await screen.findByText(/open again as soon as you choose a plan/)).toBeDefined()
  expect(document.body.textContent).not.toContain('you owe')
})

it.each([
  ['as the record has it', false],
  ['without the homestead that its owner said is not theirs', true],
])('offers the homes of other reports, each added whole with one press, %s', async (_, isNotTheirs) => {
  answerHome('2026-09-14')
  const { address, parcel, propertyType, trimNumbers } = readyReport(NEW_HOMESTEAD)
  if (parcel === null) throw new Error('the report is of a home on the record')
  const reported = { leadId, address, parcel: { ...parcel, synthetic: false }, propertyType, trimNumbers }
  // Told the report, it is known in any browser.
  const homes = [{ ...reported, ...(isNotTheirs && { livesThere: false }) }]
  api.answer(listReportedHomes, { homes })
  api.answer(saveProperty, { property: savedHome })
  const { user } = openPage('/dashboard')
  const offer = within(await screen.findByRole('region', { name: 'Homes from your other reports' }))
  if (isNotTheirs) offer.getByText(/homestead exemption: on the record, but you don’t live here/)
  const press = offer.getByRole('button', { name: /^Add this home/ })
  api.answer(listReportedHomes, { homes: [] })
  await user.click(press)
  await waitFor(() => expect(screen.queryByText('Homes from your other reports')).toBeNull())
  expect(api.callsOf(saveProperty)[0]?.input).toMatchObject({
    parcelId: parcel.parcelId,
    countyId: parcel.countyId,
    homesteadStatus: parcel.homestead && !isNotTheirs,
    squareFootage: parcel.livingAreaSqft,
  })
})

it('shows the dollars of the free report while the case has none of its own', async () => {
  answerHome('2026-09-14')
  const verdict = { ...outlook.verdict, reason: 'own_sale_speaks_for' as const }
  const bySale = { ...outlook, verdict: outlook.verdict && { ...outlook.verdict, ...verdict } }
  api.answer(getHomeOutlook, { taxYear: 2026, outlook: bySale, notice: emptyCase.notice, leadId })
  api.answer(getPropertyAnalysis, { report: readyReport(RENTAL) })
  openPage('/dashboard')
  const home = within(await screen.findByRole('region', { name: 'Your home' }))
  expect((await home.findByText(/off your 2026 tax\)/)).previousSibling?.textContent).toMatch(/^\$[\d,]+$/)
})
