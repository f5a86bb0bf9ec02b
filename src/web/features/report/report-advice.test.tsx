/** Proves that a report sells nothing that would not pay, and nothing on values that are old or doubtful. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { listModules } from '#contract/course/courses.ts'
import { listCounties, listProperties } from '#contract/property/properties.ts'
import { getPropertyAnalysis } from '#contract/report/reports.ts'
import { nextStepOf } from '#core/appeal/next-step.ts'
import { dollars } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { leadId, parcel, readyReport } from '#web/testing/report-answers.ts'
import { verdictIn } from '#words/verdict/outdated.ts'
import { tellVerdict } from '#words/verdict/tell.ts'

let api: FakeApi
beforeEach(() => {
  sessionStorage.clear()
  api = fakeApi()
  api.answer(listCounties, { counties: [hillsborough] })
})

const open = (answer: ReturnType<typeof readyReport>) => {
  api.answer(getPropertyAnalysis, { report: answer })
  return openPage(`/report/${leadId}`)
}

const sellsNothing = () => {
  expect(screen.queryByRole('link', { name: 'See the course' })).toBeNull()
  expect(screen.queryByText(/The course takes you/)).toBeNull()
}

/** The new homestead, its just value of 420,000 beside an estimate with this middle. */
const estimatedReport = (middle: number, day: Parameters<typeof nextStepOf>[1] = {}) => {
  const estimate = {
    lowCents: dollars(middle - 20_000),
    pointCents: dollars(middle),
    highCents: dollars(middle + 20_000),
  }
  const judged = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })
  const { verdict } = readyReport(NEW_HOMESTEAD)
  if (verdict === null) throw new Error('a ready report has a verdict')
  const { outcome, reason, headline } = judged
  const answer = { ...verdict, outcome, reason, headline }
  return readyReport(NEW_HOMESTEAD, {}, { verdict: answer, nextStep: nextStepOf(judged, day) })
}

/** The report of `home` as it reads once the notices of a later year are out. */
const olderReport = (currentTaxYear: number) => {
  const { verdict } = readyReport(NEW_HOMESTEAD)
  if (verdict === null) throw new Error('a ready report has a verdict')
  const older = verdictIn({ ...verdict, taxYear: 2020 }, currentTaxYear)
  return readyReport(
    NEW_HOMESTEAD,
    {},
    {
      parcel: { ...parcel, rollYear: 2020, rollName: 'Hillsborough County 2020 tax roll' },
      verdict: older,
      season: { currentTaxYear, valuesTaxYear: 2020, isCurrent: false, countyDeadline: null },
      nextStep: nextStepOf(older),
    },
  )
}

describe('a petition that can pay', () => {
  it('leads to the course, with what the estimate and plausible cuts leave after fee and price', async () => {
    // 344,000 is 76,000 less: 481.84 + 951.16 = 1,433.00; − 50 = 1,383.00; − 197 = 1,186.00; in whole dollars.
    // 10 %: 266.28 + 525.64 = 791.92; − 50 = 741.92; − 197 = 544.92.
    open(estimatedReport(344_000))
    const link = await screen.findByRole('link', { name: 'See the course' })
    expect(link.getAttribute('href')).toBe('/#pricing')
    expect(
      screen.getByRole('row', { name: /^Middle of the estimate, \$344,000 \$1,383/ }).textContent,
    ).toContain('$1,383$1,186')
    const [row] = screen.getAllByRole('row', { name: /^A cut of 10% \$742/ })
    expect(row?.textContent).toContain('$742$545')
    expect(screen.getByText(/is 22.1% above the \$344,000 the sales support/)).toBeTruthy()
  })

  it('has its button beside the figure alone where there is one column, with both prices in the card', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('64rem'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    open(estimatedReport(344_000))
    const links = await screen.findAllByRole('link', { name: 'See the course' })
    expect(links).toHaveLength(1)
    expect(links[0]?.closest('section')).toBeNull()
    // 1,383 after the fee; − 197 = 1,186 and − 250 = 1,133
    expect(screen.getByText(/that leaves \$1,186 or \$1,133 of the first year’s savings/)).toBeTruthy()
    vi.unstubAllGlobals()
  })

  it('presses nobody once the last day to petition is behind', async () => {
    const late = { taxYear: 2026, countyName: null, lastDayOn: '2026-09-18', nextNoticeOn: '2027-08-09' }
    open(estimatedReport(344_000, { late }))
    await screen.findByText(/The board may take a late petition for good cause/)
    expect(screen.getByText('Too late for 2026')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'See the course' })).toBeNull()
    expect(screen.getByRole('link', { name: 'What’s in the course' })).toBeTruthy()
  })

  it('leads a member who has not bought straight to the plans, with what is still being written', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(listProperties, { properties: [] })
    const modules = [1, 2].map((id) => courseModule(id))
    const unwritten = courseModule(3)
    const lessons = unwritten.lessons.map((lesson) => ({ ...lesson, available: false }))
    api.answer(listModules, {
      modules: [...modules, { ...unwritten, lessons }],
      page: 1,
      pageSize: 20,
      total: 3,
    })
    open(estimatedReport(344_000))
    await waitFor(() => {
      expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe('/pricing')
    })
    expect(await screen.findByText(/still writing module 3 and will add it at no extra cost/)).toBeTruthy()
  })

  it('leads an owner of the course to the case, in the frame of those who are signed in', async () => {
    signIn(api)
    api.answer(listProperties, { properties: [] })
    open(estimatedReport(344_000))
    const link = await screen.findByRole('link', { name: 'Open your case' })
    expect(link.getAttribute('href')).toBe('/appeal')
    expect(screen.getAllByRole('link', { name: 'My case' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
    sellsNothing()
  })
})

describe('a home without an estimate', () => {
  it('is not pressed: it is told what to check, and from which cut on the course pays', async () => {
    open(readyReport(NEW_HOMESTEAD))
    await screen.findByText(/worth its price only if you find evidence for a cut of at least 3.2%/)
    expect(screen.getByRole('link', { name: 'See where to file in your county' }).getAttribute('href')).toBe(
      '/counties/hillsborough',
    )
    expect(screen.getByRole('link', { name: 'What’s in the course' })).toBeTruthy()
    sellsNothing()
  })
})

describe('a parcel that is not a home', () => {
  it('is sold nothing', async () => {
    open(estimatedReport(344_000, { notAHome: 'Vacant residential lot' }))
    await screen.findByText(/The county lists this parcel as “Vacant residential lot,” not as a home/)
    sellsNothing()
  })
})

describe('a petition that cannot pay', () => {
  it('is advised against where the just value is below what the sales support', async () => {
    open(estimatedReport(457_500))
    await screen.findByText(/^Keep your money\. At the value the sales support/)
    expect(screen.getByText(/is 8.2% below the \$457,500 the sales support/)).toBeTruthy()
    sellsNothing()
  })

  it('is advised against, with what helps instead', async () => {
    open(readyReport(CAPPED_HOMESTEAD))
    await screen.findByText(/^Keep your money\. A petition wouldn’t lower this year’s tax enough/)
    expect(screen.getByRole('heading', { name: 'What can help instead' })).toBeTruthy()
    sellsNothing()
  })

  it('is no reason to buy where the saving is small', async () => {
    // 15 % of 50,000 is 7,500: × 18.8553 ÷ 1,000 = 141.41 (47.55 + 93.86); − 50 = 91.41, less than 197.
    const small = { ...RENTAL, just: 50_000, assessed: [50_000, 50_000], taxable: [50_000, 50_000] } as const
    open(readyReport(small))
    await screen.findByText('Please don’t buy our course for this.')
    expect(screen.getByText(/would leave you \$91.41 that year, after the filing fee/)).toBeTruthy()
    sellsNothing()
  })
})

describe('the values of an older year', () => {
  it('are named as such first, are spoken of in the past, and sell nothing', async () => {
    const page = open(olderReport(2026))
    expect(
      await screen.findByText(
        'These are values from the county’s 2020 record. Add your 2026 notice for a current answer',
      ),
    ).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'What the 2020 figures said' })).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('We can’t tell for 2026')
    sellsNothing()
    await page.user.click(screen.getByRole('button', { name: 'Add my 2026 numbers' }))
    expect(await screen.findByText(/Add your 2026 numbers to get an answer/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('Tax year').value).toBe('2026')
  })
})

describe('a doubtful number', () => {
  it('is named under the answer and at its field, and sells nothing', async () => {
    const message = 'Total proposed tax is far out of line with the values.'
    const { verdict } = readyReport(NEW_HOMESTEAD)
    if (verdict === null) throw new Error('a ready report has a verdict')
    const doubtful = {
      ...verdict,
      outcome: 'cannot_tell' as const,
      reason: 'tax_out_of_line' as const,
      problems: [{ field: 'totalTax', code: 'tax_out_of_line' as const, message }],
    }
    const page = open(readyReport(NEW_HOMESTEAD, {}, { verdict: doubtful, nextStep: nextStepOf(doubtful) }))
    expect(await screen.findByText(message)).toBeTruthy()
    sellsNothing()
    await page.user.click(screen.getByRole('button', { name: 'Add the numbers from my notice' }))
    const field = await screen.findByLabelText('Total proposed tax')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(message)).toBeTruthy()
  })
})
