/** Proves what a report shows of a home's value: sales, grid, neighbors, record; and that it says why there is none. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getPropertyAnalysis, type Report } from '#contract/report/reports.ts'
import { dollars } from '#core/money.ts'
import type { JudgeOptions } from '#core/tax/appeal-facts.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue, noValue } from '#web/testing/home-value-answers.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

const open = (homeValue: Report['homeValue'], options: JudgeOptions = {}) => {
  api.answer(getPropertyAnalysis, { report: readyReport(NEW_HOMESTEAD, {}, { homeValue }, options) })
  return openPage(`/report/${leadId}`)
}

const cellsOf = (row: HTMLElement): readonly (string | null)[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('a home with sales like it', () => {
  it('has its just value held against what the sales support, like with like', async () => {
    open(knownValue())
    const figure = await screen.findByRole('figure', { name: 'Your market value beside what sales support' })
    expect(figure.textContent).toContain('$420,000, 22.1% above the $344,000 that sales support')
    expect(figure.textContent).toContain('It’s above the likely range')
    const sales = document.getElementById('sales')
    expect(sales?.textContent).toContain('84.1% of sale prices')
    expect(sales?.textContent).toContain('The range allows for two things')
    expect(sales?.contains(figure)).toBe(false)
  })

  it('says where what was paid speaks against what the sales support', async () => {
    const ownSaleCompared = { stance: 'against', words: '', priceWords: '' } as const
    open(knownValue({ ownSaleCompared }))
    const figure = await screen.findByRole('figure', { name: 'Your market value beside what sales support' })
    expect(figure.textContent).toContain(
      'But you paid more than that, and boards often give a recent purchase the most weight.',
    )
    expect(figure.textContent).not.toContain('Sales support a lower value')
  })

  it('says once on the page that boards weigh a purchase most, where the answer is about it', async () => {
    const ownSaleCompared = { stance: 'against', words: '', priceWords: '' } as const
    const estimate = { lowCents: dollars(320_000), pointCents: dollars(344_000), highCents: dollars(380_000) }
    open(knownValue({ ownSaleCompared }), { estimate, ownSale: ownSaleCompared })
    const figure = await screen.findByRole('figure', { name: 'Your market value beside what sales support' })
    expect(figure.textContent).toContain('But you paid more than that.')
    expect(document.body.textContent?.match(/boards often give a recent purchase/gi)).toHaveLength(1)
  })

  it('has an adjustment grid with a column for each sale, adding up to its adjusted price', async () => {
    open(knownValue())
    const grid = await screen.findByRole('table', { name: 'Adjustment grid' })
    const heads = within(grid).getAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Compared',
      'Your home',
      'Sale 1, 604 E KENNEDY BLVD, TAMPA 33602',
      'Sale 2, 612 E KENNEDY BLVD, TAMPA 33602',
      'Sale 3, 1407 N FRANKLIN ST, TAMPA 33602',
      'Sale 4, 1512 N MORGAN ST, TAMPA 33602',
    ])
    // 402,000 + 4 × 950 + 44 × 120 = 411,080; 441,000 + 2 × 950 − 176 × 120 = 421,780.
    const row = within(grid).getByRole('row', { name: /^Adjusted price/ })
    expect(cellsOf(row)).toEqual(['', '$411,080', '$409,790', '$421,780', '$397,300'])
    expect(within(grid).queryByRole('row', { name: /^Building quality/ })).toBeNull()
  })

  it('marks sales made after January 1, and shows what weakens the estimate before its figures', async () => {
    const { estimate, comparables, ...rest } = knownValue()
    const cautions = ['1 of the 4 sales compared was made after January 1 and is marked.']
    const later = comparables.map((one, at) =>
      at === 1 ? { ...one, sale: { ...one.sale, year: 2026 } } : one,
    )
    if (!estimate.sufficient) throw new Error(estimate.why)
    open({ ...rest, estimate: { ...estimate, cautions }, comparables: later })
    const grid = await screen.findByRole('table', { name: 'Adjustment grid' })
    expect(cellsOf(within(grid).getByRole('row', { name: /^After January 1/ }))).toEqual([
      '–',
      '–',
      'yes',
      '–',
      '–',
    ])
    const caution = screen.getByText(
      (_own, element) => element?.tagName === 'P' && element.textContent === cautions[0],
    )
    expect(caution.closest('details')).toBe(caution.closest('section')?.querySelector('details'))
    expect(screen.getAllByText('What to know about this estimate')).toHaveLength(1)
  })

  it('shows how each price was adjusted, in words and by the unit', async () => {
    const page = open(knownValue())
    await page.user.click(await screen.findByText('3. 1407 N FRANKLIN ST, TAMPA 33602'))
    const table = screen.getByRole('table', { name: 'How the price of sale 3 was adjusted' })
    expect(cellsOf(within(table).getByRole('row', { name: /^Size of the home/ }))).toEqual([
      'your home is 176 sq ft smaller',
      '$120 a sq ft',
      '−$21,120',
    ])
    expect(cellsOf(within(table).getByRole('row', { name: /^Time of sale/ }))).toEqual([
      'sold 2 months before the valuation date',
      '$950 a month',
      '+$1,900',
    ])
  })

  it('folds the sales that were not compared away, with the reason of each', async () => {
    open(knownValue())
    const fold = (
      await screen.findByText('61 other sales in the county that we looked at but didn’t compare, and why')
    ).closest('details')
    expect(fold?.open).toBe(false)
    expect(fold?.textContent).toContain('It’s much larger or smaller38')
  })

  it('names its own sale apart', async () => {
    const sale = {
      year: 2025,
      month: 2,
      priceCents: 39_900_000,
      qualificationCode: '01',
      recording: 'Book 9, page 1',
    }
    const words = 'At the level of just values that is $335,559, below the just value on the roll.'
    const ownSaleCompared = { stance: 'for', words, priceWords: '', broughtCents: 40_150_000 } as const
    open(knownValue({ ownSales: [sale], ownSaleCompared }))
    const notice = (await screen.findByText('Your home sold recently')).parentElement
    expect(notice?.textContent).toContain('Feb 2025 for $399,000, Book 9, page 1')
    expect(notice?.textContent).toContain(words)
    expect(notice?.textContent).toContain(
      'Adjusted to January 1, that price is $401,500. The estimate below is from other homes’ sales only.',
    )
  })

  it('stands among its neighbors, with how even the roll is told in plain words', async () => {
    open(knownValue())
    const table = await screen.findByRole('table', { name: 'The same in numbers' })
    expect(cellsOf(within(table).getByRole('row', { name: /^Your home/ }))).toEqual(['$229.01'])
    expect(
      screen.getByText(
        'By this measure, expensive and cheaper homes are valued about the same for their prices.',
      ),
    ).toBeTruthy()
  })

  it('says how many neighbors stand too far off to be drawn', async () => {
    const { equity, ...value } = knownValue()
    if (!equity.sufficient) throw new Error('no equity view')
    const far = [94_000, 61_250].map((centsPerSqft) => ({ livingAreaSqft: 1_800, centsPerSqft }))
    open({ ...value, equity: { ...equity, neighborCount: 62, points: [...equity.points, ...far] } })
    const figure = await screen.findByRole('figure', {
      name: 'Market value per square foot: your home and its neighbors',
    })
    expect(figure.textContent).toContain(
      '2 homes far from the others are left out, at $612.50 to $940.00 a square foot.',
    )
    // 60 that are drawn, and the one of the legend
    expect(figure.querySelectorAll('svg circle')).toHaveLength(61)
    expect(figure.textContent).not.toContain('$800')
  })

  it('is asked about what looks odd on the roll once: by its steps, or beside the record', async () => {
    const [inspected] = knownValue().recordDoubts
    const doubts = ['Which size is right?', 'Which lot is right?'].map((words) => ({
      code: 'land_disagrees_with_units' as const,
      words,
    }))
    open(knownValue({ recordDoubts: inspected ? [inspected, ...doubts] : [] }))
    const left = (await screen.findByText('Please confirm')).parentElement
    expect(left?.textContent).toContain('Which lot is right?')
    expect(screen.getAllByText(/last inspected in 2017/)).toHaveLength(1)
    expect(screen.getAllByText(/Which size is right/)).toHaveLength(1)
  })

  it('has each figure’s source under it, the number leading to the list', async () => {
    open(knownValue())
    const section = await screen.findByRole('region', { name: 'What homes like yours sold for' })
    const mark = within(section).getByRole('link', { name: /^Source \d+$/ })
    const line = document.querySelector(mark.getAttribute('href') ?? '')
    expect(line?.textContent).toContain('Hillsborough County 2026 sale file')
  })
})

describe('a home without enough sales', () => {
  it('has no estimate, calmly, and the reason', async () => {
    open(noValue())
    const section = await screen.findByRole('region', { name: 'What homes like yours sold for' })
    expect(section.textContent).toContain('Too few homes like yours sold for a reliable estimate.')
    expect(section.textContent).toContain('We found too few sales of homes like this one')
    expect(screen.queryByRole('table', { name: 'Adjustment grid' })).toBeNull()
    expect(screen.getByText(/Too few homes of this kind and size stand in the neighborhood/)).toBeTruthy()
  })

  it('has no such part at all while no parcel is known', async () => {
    open(null)
    await screen.findByRole('heading', { name: 'Key dates' })
    expect(screen.queryByRole('heading', { name: 'What homes like yours sold for' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'What homes like yours sold for' })).toBeNull()
  })
})
