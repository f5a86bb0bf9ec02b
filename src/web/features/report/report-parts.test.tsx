/** Proves the parts every ready report has: stairs, savings, season; and that it can be kept and deleted. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { deletePropertyAnalysis, getPropertyAnalysis, type Report } from '#contract/report/reports.ts'
import { CAPPED_HOMESTEAD, NEW_HOMESTEAD, RENTAL } from '#core/tax/testing/example-homes.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

const open = (report: Report, hash = '') => {
  api.answer(getPropertyAnalysis, { report })
  return openPage(`/report/${leadId}${hash}`)
}
const fromItsMail = '#delete=the-key'

const stairs = (name: string): readonly (string | null)[] =>
  [...(screen.getByRole('heading', { name }).parentElement?.querySelectorAll('dt') ?? [])].map(
    (stair) => `${stair.textContent} ${stair.nextElementSibling?.textContent}`,
  )

describe('the stairs', () => {
  it('name the cap and each exemption between just and taxable value', async () => {
    open(readyReport(CAPPED_HOMESTEAD))
    await screen.findByRole('heading', { name: 'School taxes' })
    expect(stairs('School taxes')).toEqual([
      'Market value (just value) $420,000',
      'Taken off: Save Our Homes cap −$120,000',
      'Assessed value $300,000',
      'Homestead exemption −$25,000',
      'Taxable value $275,000',
    ])
    expect(stairs('All other property taxes').slice(3)).toEqual([
      'Homestead exemption, first part −$25,000',
      'Homestead exemption, second part (rises with inflation each year, not for school taxes) −$26,411',
      'Taxable value $248,589',
    ])
  })
})

const unsettled =
  /^The law for 2027 and later isn’t settled.*November 3, 2026 ballot; confirm the certified result .*\)\.$/

describe('the savings', () => {
  it('go on in later years, and are set against an agent’s share and our price', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const ways = await screen.findByRole('table', {
      name: 'What you keep of one year’s savings, by how you file',
    })
    // 791.92 − 50; − 197; − 50 and 25 % (197.98) or 40 % (316.77).
    const row = within(ways).getByRole('row', { name: /A cut of 10%/ })
    expect(row.textContent).toBe('A cut of 10%$741.92$544.92$543.94$425.15')
    const years = screen.getByRole('table', {
      name: /What a lower 2026 value may save in later years, with(out| or without) Amendment 3/,
    })
    expect(
      within(years)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['If', 'In 2026', 'In 2027', 'In 2028', 'In 2029', 'Total'])
  })

  it('are shown under both readings of a law of later years that is not settled', async () => {
    open(readyReport(RENTAL))
    const saved = async (law: RegExp) =>
      within(await screen.findByRole('table', { name: law })).getByRole('row', { name: /A cut of 25%/ })
        .textContent
    // all of the just value: 105,000 at 6.34; of the others 360,000 − 315,000 = 45,000, which grows with the cap, at 12.5153
    expect(await saved(/later years, without Amendment 3/)).toBe('A cut of 25%$1,229$620$486$9$2,344')
    expect(await saved(/later years, with Amendment 3/)).toBe('A cut of 25%$1,229$591$621$652$3,093')
    expect(
      screen.getByText(/^The law for 2027 and later isn’t settled/, { selector: 'p' }).textContent,
    ).toMatch(unsettled)
  })

  it('are shown once where both readings save the same', async () => {
    const alike = (key: string, value: unknown) =>
      key === 'laterYears' && Array.isArray(value)
        ? value.map((year) => ({ ...year, ifAmendedCents: year.savingCents }))
        : value
    open(JSON.parse(JSON.stringify(readyReport(RENTAL), alike)))
    expect(await screen.findAllByRole('table', { name: /later years/ })).toHaveLength(1)
    expect(screen.getByRole('table', { name: /with or without Amendment 3/ })).toBeTruthy()
  })

  it('say under which law they stand in a report made before both were worked out', async () => {
    const isKept = (key: string, value: unknown) => (key === 'ifAmendedCents' ? undefined : value)
    const older: Report = JSON.parse(JSON.stringify(readyReport(RENTAL), isKept))
    open(older)
    expect(await screen.findAllByRole('table', { name: /later years, without Amendment 3/ })).toHaveLength(1)
    expect(screen.queryByRole('table', { name: /with Amendment 3/ })).toBeNull()
    expect(
      screen.getByText(/^The law for 2027 and later isn’t settled/, { selector: 'p' }).textContent,
    ).toMatch(unsettled)
  })

  it('say that it is better not to buy where nothing pays', async () => {
    open(readyReport(CAPPED_HOMESTEAD))
    const ways = await screen.findByRole('table', {
      name: 'What you keep of one year’s savings, by how you file',
    })
    const part = ways.closest<HTMLElement>('section[id]')
    expect(part?.textContent).toContain('Please don’t buy our course here')
  })

  it('compare nothing without tax rates', async () => {
    open(readyReport(RENTAL, { millage: { kind: 'missing' } }))
    await screen.findByRole('heading', { name: 'What a lower value would save' })
    expect(screen.queryByRole('table', { name: /by how you file/ })).toBeNull()
    expect(screen.queryByRole('table', { name: /may go on saving/ })).toBeNull()
  })
})

describe('the report', () => {
  it('says what it was read from', async () => {
    open(readyReport(NEW_HOMESTEAD, {}, { basis: 'roll_and_typed' }))
    const words =
      /the numbers you typed from your notice. The home and its sales are from the Hillsborough County 2026/
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('says its answer, dollars, reasons and sureness first, and folds every part under one line', async () => {
    open(readyReport(NEW_HOMESTEAD))
    const report = readyReport(NEW_HOMESTEAD)
    const heading = await screen.findByRole('heading', { level: 1, name: report.verdict?.headline ?? '' })
    const answer = heading.parentElement?.parentElement
    // 10 % of 420,000: 266.28 + 525.64 = 791.92.
    expect(answer?.textContent).toContain(
      '$742left after the $50 filing fee ($792 off your 2026 tax) if your market value were 10% lower.',
    )
    expect(answer?.textContent).toContain('No cap gets in the way, so every dollar off counts.')
    expect(answer?.textContent).toContain('Based on your home’s numbers, with no estimate from sales.')
    const parts = [...document.querySelectorAll('main section[id] > details')]
    expect(parts.length).toBeGreaterThanOrEqual(6)
    expect(parts.filter((part) => part.hasAttribute('open'))).toEqual([])
    for (const part of parts) expect(part.querySelector('summary h2 + span')?.textContent).not.toBe('')
    const file = screen.getByRole('link', { name: 'Download as PDF' })
    expect(file.getAttribute('href')).toBe(`/api/public/property-analysis/${leadId}/pdf`)
  })

  it('says which mail deletes it, and has no button for who holds its address alone', async () => {
    open(readyReport(NEW_HOMESTEAD))
    expect(await screen.findByText(/open “Delete this report” at the end of the email/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete my report' })).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is deleted only after a question, and says so', async () => {
    const page = open(readyReport(NEW_HOMESTEAD), fromItsMail)
    const dialog = await screen.findByRole('dialog', { name: 'Delete this report?' })
    expect(api.callsOf(deletePropertyAnalysis)).toHaveLength(0)
    api.answer(deletePropertyAnalysis, { deleted: true })
    await page.user.click(within(dialog).getByRole('button', { name: 'Delete for good' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your report is deleted' })
    await waitFor(() => {
      expect(document.activeElement).toBe(heading)
    })
    expect(api.callsOf(deletePropertyAnalysis)[0]?.input).toEqual({ leadId, key: 'the-key' })
  })

  it('stays where it is when it could not be deleted', async () => {
    const page = open(readyReport(NEW_HOMESTEAD), fromItsMail)
    await screen.findByRole('dialog', { name: 'Delete this report?' })
    api.refuse(deletePropertyAnalysis, 'unavailable', 'The app is busy. Please try again.')
    await page.user.click(await screen.findByRole('button', { name: 'Delete for good' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The app is busy')
    await page.user.click(screen.getByRole('button', { name: 'Keep it' }))
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull()
    })
    expect(screen.getByRole('button', { name: 'Delete my report' })).toBeTruthy()
  })
})
