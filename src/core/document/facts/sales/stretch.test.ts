/** Proves that papers say themselves where the sales are least like the home, and how much of a price each difference moves. */
import { expect, it } from 'vitest'
import { rich } from '#core/document/testing/rich-case.ts'
import { rateFacts } from './grid/rate-facts.ts'
import type { AdjustedRollSale } from './material.ts'
import { sizePercent, stretchFacts, widenedTo } from './stretch.ts'

const known = rich.sales && typeof rich.sales !== 'string' ? rich.sales.comparables : []
const [first] = known
if (!first) throw new Error('the case has sales')

/** `difference`: the home less the sale, of a sale of 1,000 sq ft. */
const saleOf = (difference: number, more: Partial<AdjustedRollSale> = {}): AdjustedRollSale => ({
  ...first,
  home: { ...first.home, livingAreaSqft: 1_000, address: '7 Elm St, TAMPA' },
  adjustments: [{ item: 'area', difference, unitRateCents: 100, amountCents: 100 * difference }],
  ...more,
})
const saidOf = (...shown: readonly AdjustedRollSale[]) => stretchFacts(shown).map(({ value }) => value)

const judged = { justCents: 1, opinionCents: null, county: 'Leon County', taxYear: 2026 }

it('nothing is said of near sales of about the same size', () => {
  expect(saidOf(saleOf(100), saleOf(-100, { sale: { ...first.sale, month: 3 } }))).toEqual([])
})

it('says which sales may be one transaction', () => {
  const other = { ...first.sale, month: 3 }
  expect(saidOf(saleOf(-200), saleOf(0, { sale: other }), saleOf(300))).toEqual([
    'Sale 1 is 25% larger than my home. The more a sale is adjusted, the less it weighs. Sales 1 and 3 share a street, month and price and may be one transaction.',
  ])
})

const numbered = (shown: readonly AdjustedRollSale[]) =>
  shown.map((sale, at) => ({ sale, number: String(at + 1) }))

it('the table of rates has what any sale is adjusted for, at the rates of the grid itself', () => {
  const rowsOf = (...shown: readonly AdjustedRollSale[]) =>
    Object.values(
      Object.groupBy(
        rateFacts({ rateSaleCount: 3_541 }, numbered(shown), judged).filter(({ id }) =>
          id.startsWith('rate.'),
        ),
        ({ id }) => id.split('.')[1] ?? '',
      ),
    ).map((cells) => cells?.map(({ value }) => value))
  const time = (unitRateCents: number) =>
    saleOf(0, {
      adjustments: [{ item: 'time', difference: 3, unitRateCents, amountCents: 3 * unitRateCents }],
    })
  const share = (rateCents: number) => `${((100 * rateCents) / first.sale.priceCents).toFixed(2)}%`
  expect(rowsOf(time(50_000), time(-76_101), saleOf(0))).toEqual([
    ['Time of sale', `$500 to $761.01 a month: ${share(50_000)} to ${share(76_101)} of the price`],
  ])
  expect(rowsOf(time(50_000), time(50_000))[0]?.[1]).toBe(`$500 a month: ${share(50_000)} of the price`)
  expect(rateFacts({}, numbered([saleOf(100)]), judged)).toEqual([])
})

it('says how the rates were measured, on how many sales of the home’s own kind, and why they differ', () => {
  const home = { livingAreaSqft: 866, landSqft: null, effectiveYearBuilt: 2004, useName: 'Condominium' }
  const wordsOf = (useSaleCount: number | undefined) =>
    Object.fromEntries(
      rateFacts({ rateSaleCount: 3_541, useSaleCount, home }, numbered([saleOf(100)]), judged).map(
        ({ id, value }) => [id, value],
      ),
    )
  const { 'rates.method': method, 'rates.vary': vary, 'rates.brief': brief } = wordsOf(287)
  expect(brief).toBe(
    'The rates come from one regression on 3,541 recorded home sales in Leon County before January 1, 2026.',
  )
  expect(method).toContain(
    'before January 1, 2026. Of them, 287 are condominiums sold in 2025. Just Value, the software I use, calculated the rates from the sales file that the county’s property appraiser sends to the Florida Department of Revenue. A regression finds what each difference adds',
  )
  expect(wordsOf(undefined)['rates.method']).toContain('. Only a few of them are condominiums.')
  // Nothing of the sale is adjusted but its size.
  expect(vary).toBe(
    'The regression measures each difference in percent. So a square foot, a year or a month is worth more dollars in an expensive home than in a cheaper one. A square foot counts for less the larger the home is.',
  )
})

it('says in one sentence why a difference in age or land counts in part, or not at all', () => {
  const varyOf = (item: 'age' | 'land', from: number, to: number) => {
    const adjustments = [
      { item, difference: -15, counted: { difference: 0, from, to }, unitRateCents: null, amountCents: 0 },
    ]
    const facts = rateFacts({ rateSaleCount: 3_541 }, numbered([{ ...saleOf(0), adjustments }]), judged)
    return String(facts.find(({ id }) => id === 'rates.vary')?.value)
  }
  expect(varyOf('age', 0, 50)).toContain(
    'The regression measures loss with age up to 50 years and takes none above that, so',
  )
  expect(varyOf('age', 0, 25)).toContain(
    'Above 25 years the county’s sales show no clear further loss with age, so',
  )
  expect(varyOf('age', 0, 0)).toContain('no clear loss with age, so no difference in age counts.')
  expect(varyOf('land', 1_097, 162_755)).toContain(
    'The regression has a price for land from 1,097 to 162,755 square feet.',
  )
  expect(varyOf('land', 8_103, 8_103)).toContain('no price for more land, so no difference in land counts.')
})

it('says of which sales the size rate is capped at their own price per square foot', () => {
  const area = (livingAreaSqft: number, unitRateCents: number) =>
    saleOf(0, {
      home: { ...first.home, livingAreaSqft },
      adjustments: [{ item: 'area', difference: 100, unitRateCents, amountCents: 100 * unitRateCents }],
    })
  const perSqft = Math.floor(first.sale.priceCents / 1_000)
  const wordsOf = (...shown: readonly AdjustedRollSale[]) =>
    rateFacts({ rateSaleCount: 3_541 }, numbered(shown), judged)
      .map(({ value }) => value)
      .join('\n')
  expect(wordsOf(area(1_000, perSqft), area(1_000, 9_000))).toContain(
    '; for Sale 1 the sale’s own price per square foot, because the regression gives more and I stop at that price',
  )
  const all = wordsOf(area(1_000, perSqft), area(2_000, Math.floor(perSqft / 2)))
  expect(all).toContain('The rates, except that for size, come from one regression')
  expect(all).toContain('The smallest of these sales, 1,000 square feet, sold for $')
  expect(all).not.toContain('A square foot counts for less')
})

it('says which sales need much adjusting, and which are of another age', () => {
  const other = { ...first.sale, month: 3 }
  const much = saleOf(0, {
    grossPercent: 25.4,
    sale: other,
    adjustments: [{ item: 'age', difference: -10, unitRateCents: 100, amountCents: -1_000 }],
  })
  expect(saidOf(saleOf(0), much)).toEqual([
    'Sale 2 needs large adjustments, 25.4% of its price. Sale 2 is 10 years older than my home. The more a sale is adjusted, the less it weighs.',
  ])
  const aged = (difference: number) =>
    saleOf(0, {
      sale: { ...other, priceCents: first.sale.priceCents + difference },
      adjustments: [{ item: 'age', difference, unitRateCents: 100, amountCents: 100 * difference }],
    })
  expect(saidOf(aged(45), aged(-16), aged(25)).join()).toContain(
    'Sales 1 and 3 are 25 to 45 years newer than my home. Sale 2 is 16 years older than my home.',
  )
  expect(saidOf(aged(15), aged(-15)).join()).toContain(
    'Sale 1 is 15 years newer than my home. Sale 2 is 15 years older than my home.',
  )
})

it('numbers sales as they are numbered where they are chosen', () => {
  const far = { grossPercent: 26, sale: { ...first.sale, month: 3 } } as const
  expect(stretchFacts([saleOf(0), saleOf(0, far)], ['1', '3'])[0]?.value).toBe(
    'Sale 3 needs large adjustments, 26% of its price. The more a sale is adjusted, the less it weighs.',
  )
})

it('says why a sale far off is used, where a closer search found too few', () => {
  const said = (percent: number) =>
    stretchFacts(
      [saleOf(-350)],
      ['1'],
      `We looked for sales from the home’s own neighborhood, up to ${percent}% larger or smaller`,
    )
      .map(({ value }) => value)
      .join('')
  expect(said(60)).toContain('I use it because fewer than 10 sales fit a narrower search')
  expect(said(15)).not.toContain('closer search')
})

it('says how far off in size a wider search went, and nothing of a narrow one', () => {
  const searched = (percent: number) => `up to ${percent}% larger or smaller`
  const sales = [saleOf(-350), saleOf(100)]
  const [most] = sales.map((one) => Math.abs(sizePercent(one)))
  expect(widenedTo(searched(60), sales)).toBe(most)
  expect(widenedTo(searched(15), sales)).toBeNull()
  expect(widenedTo(searched(60), [saleOf(0)])).toBeNull()
})
