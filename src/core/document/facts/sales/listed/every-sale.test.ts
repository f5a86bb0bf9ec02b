/** Proves that every sale that fits is listed with a reason of its own, and that the grid names what no roll tells. */
import { describe, expect, it } from 'vitest'
import type { CaseSale } from '#core/case/file.ts'
import { rich, richHeld } from '#core/document/testing/rich-case.ts'
import { handedOverText } from '#core/document/testing/whole-text.ts'
import { materialOf, sheetOf } from '#core/document/testing/written-cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'

if (rich.sales === undefined || typeof rich.sales === 'string') throw new Error('the case has sales')
const offered = rich.sales
const [first] = offered.comparables
const [taken] = richHeld.file.comparables
if (first === undefined || taken === undefined) throw new Error('the case has sales')

/** `number` tells the sales apart. */
const saleOf = (number: number, more: Partial<AdjustedRollSale> = {}): AdjustedRollSale => ({
  ...first,
  home: { ...first.home, parcelId: `P-${number}`, address: `${number} Elm St, Tampa, FL 33602` },
  sale: { ...first.sale, priceCents: 30_000_000 + number * 100_000 },
  ...more,
})

const chosen = (sale: AdjustedRollSale): CaseSale => ({
  ...taken,
  id: sale.home.parcelId,
  parcelId: sale.home.parcelId,
  address: sale.home.address,
  priceCents: sale.sale.priceCents,
  reason: '',
})

const analysisOf = (sales: Partial<SalesMaterial>, used: readonly AdjustedRollSale[]): string =>
  handedOverText(
    sheetOf(
      materialOf('comparable_analysis', NEW_HOMESTEAD, {
        ...rich,
        sales: { ...offered, ...sales },
        held: { ...richHeld, file: { ...richHeld.file, corrections: [], comparables: used.map(chosen) } },
      }),
    ),
  )

const used = [1, 2, 3].map((number) => saleOf(number))
const rejected = (count: number): SalesMaterial['rejected'] => ({
  byReason: [{ reason: 'less_alike', words: '', count }],
})

describe('the list of sales', () => {
  it('has those that fit beyond the ones compared, and then says that it has every one', () => {
    const text = analysisOf({ comparables: used, alsoFit: [saleOf(4)], rejected: rejected(1) }, used)
    expect(text).toContain('Every recorded sale that fits is listed, whether it helps me or not.')
    expect(text).toContain('4 Elm St | June 2025 | $304,000 |')
  })

  it('says of how many it has the most alike where there are more', () => {
    const text = analysisOf({ comparables: used, alsoFit: [saleOf(4)], rejected: rejected(3) }, used)
    expect(text).toContain('Of the 6 recorded sales that fit, the 4 most similar to my home are listed')
  })

  it('gives figures for what sets a sale apart, and what a sale as near would change', () => {
    const comparables = [
      ...used,
      saleOf(4, { grossPercent: 25.6 }),
      // A tenth of a point is no reason.
      saleOf(5, { grossPercent: first.grossPercent + 0.1 }),
    ]
    const text = analysisOf({ comparables }, used)
    expect(text).toContain('4 Elm St | June 2025 | $304,000 | 1,790 | ')
    expect(text).toContain('Not used. 6% smaller, lower quality; gross 25.6%\n')
    expect(text).toContain('I use none that needs larger adjustments than those in the grid')
    expect(text).toContain(
      'Not used. My choice: about as similar as the 3 used. With it (gross 7.2%) the price indicated is $403,100',
    )
  })

  it('says of a sale that was never offered which rule left it out, and calls only an offered one a choice', () => {
    const beyond = saleOf(4)
    const rule =
      'Not used. Ranked below the 3 sales offered, by a fixed rule that weighs size, age, lot, building quality, sale date and location together. With it (gross'
    const asOffered = analysisOf({ comparables: used, alsoFit: [beyond], rejected: rejected(1) }, used)
    expect(asOffered).toContain(rule)
    expect(asOffered).not.toContain('My choice')
    const ungraded = {
      ...beyond,
      home: { ...beyond.home, landSqft: null },
      adjustments: first.adjustments.map((line) =>
        line.item === 'quality' ? { ...line, difference: null } : line,
      ),
    }
    expect(analysisOf({ comparables: used, alsoFit: [ungraded], rejected: rejected(1) }, used)).toContain(
      'a fixed rule that weighs size, age, sale date and location together',
    )
    const leftOne = analysisOf({ comparables: [...used, beyond], alsoFit: [saleOf(5)] }, used)
    expect(leftOne).toMatch(/4 Elm St .* Not used\. My choice: about as similar as the 3 used/)
    expect(leftOne).toMatch(/5 Elm St .* Not used\. Ranked below the 4 sales offered/)
  })

  it('never leaves out a sale for what one of the used has in greater measure', () => {
    const near = [saleOf(1, { grossPercent: 40 }), ...used.slice(1)]
    const text = analysisOf({ comparables: [...near, saleOf(4, { grossPercent: 25.6 })] }, near)
    expect(text).toMatch(
      /4 Elm St .* \| Not used\. My choice: about as similar as the 3 used\. With it \(gross 25\.6%, less than 1 of the 3 used\) the price indicated is \$\d+,\d{3}/,
    )
  })

  it('gives no single fault of a sale that is better overall than one of the used', () => {
    const near = [saleOf(1, { grossPercent: 26 }), ...used.slice(1)]
    const early = saleOf(4, {
      grossPercent: 17,
      adjustments: first.adjustments.map((line) =>
        line.item === 'time' ? { ...line, difference: 11 } : line,
      ),
    })
    expect(analysisOf({ comparables: [...near, early] }, near)).toContain(
      'Not used. Sold 11 months before January 1: earlier than any used. With it (gross 17%, less than 1 of the 3 used) the price',
    )
    // Beside sales that are all better, its month is a reason.
    const alike = { ...early, grossPercent: first.grossPercent }
    expect(analysisOf({ comparables: [...used, alike] }, used)).toContain(
      'Not used. Sold 11 months before January 1: earlier than any used',
    )
  })

  it('calls no sale less similar that needs less adjusting than most of the used', () => {
    const near = used.map((sale) => ({ ...sale, grossPercent: 26, weightPercent: 30 }))
    const withPercent = (grossPercent: number): string =>
      analysisOf({ comparables: [...near, saleOf(4, { grossPercent, weightPercent: 10 })] }, near)
    expect(withPercent(25.5)).toContain('Not used. Less similar overall than the 3 used. With it')
    expect(withPercent(9)).toContain(
      'Not used. My choice: about as similar as the 3 used. With it (gross 9%, less than 3 of the 3 used)',
    )
  })

  it('names a town once only where most of them are in it', () => {
    const away = [4, 5, 6, 7].map((number) => {
      const sale = saleOf(number)
      return { ...sale, home: { ...sale.home, address: `${number} Elm St, Town ${number}, FL 33602` } }
    })
    expect(analysisOf({ comparables: used, alsoFit: away }, used)).not.toContain('unless noted')
    expect(analysisOf({ comparables: used, alsoFit: away.slice(1) }, used)).toContain('in Tampa unless noted')
  })

  it('says among which sales the others were ruled out', () => {
    const counts: SalesMaterial['rejected'] = { byReason: [{ reason: 'size', words: '', count: 12 }] }
    const wordsWith = (place: string): string =>
      analysisOf(
        {
          comparables: used,
          rejected: counts,
          searchedWords: `We looked for sales from ${place}, up to 20% larger or smaller, built within 15 years of it, sold within 18 months before the valuation date.`,
        },
        used,
      )
    expect(wordsWith('the home’s own neighborhood')).toContain(
      'Among all recorded home sales in my neighborhood, I ruled out the others: 12 were',
    )
    expect(wordsWith('the county')).toContain(
      'and beyond it the arm’s-length sales of homes of the same use near mine in size and age, I ruled out the others',
    )
  })
})

describe('the grid', () => {
  const home = { ...first.home, unitCount: 2 }

  it('has the dwellings of a building with several, and says that rents are not adjusted', () => {
    const sales = used.map((one) => ({ ...one, home: { ...one.home, unitCount: 2 } }))
    const text = analysisOf({ comparables: sales, home }, sales)
    expect(text).toContain('Units | 2 | 2 | 2 | 2')
    expect(text).toContain('The county’s record has no rents, and I make no adjustment for them.')
    expect(analysisOf({ comparables: used }, used)).not.toMatch(/Units \||no rents/)
  })

  it('says of condominiums that unit, floor and view are not on the roll', () => {
    const condo = { ...first.home, useName: 'Condominium' }
    const text = analysisOf({ comparables: used, home: condo }, used)
    expect(text).toContain('The county’s record has no unit for these sales: go by their parcel numbers.')
    expect(text).toContain('Floor and view are not on the roll')
    const named = used.map((one) => ({
      ...one,
      home: { ...one.home, address: one.home.address.replace(' St,', ' St, Unit 4,') },
    }))
    expect(analysisOf({ comparables: named, home: condo }, named)).not.toContain('has no unit')
  })

  it('names the neighborhood of a sale elsewhere by its number', () => {
    const far = used.map((one) => ({
      ...one,
      nearness: 'same_county' as const,
      home: { ...one.home, neighborhoodCode: '210034' },
    }))
    expect(analysisOf({ comparables: far }, far)).toContain('No. 210034, elsewhere in the county')
  })

  it('says of a weight that follows from a place that could not be adjusted', () => {
    const far = used.map((one, at) => ({
      ...one,
      nearness: 'same_county' as const,
      adjustments: one.adjustments.map((line) =>
        line.item === 'location' ? { ...line, amountCents: at === 0 ? 4_000_000 : 0 } : line,
      ),
    }))
    const text = analysisOf({ comparables: far }, far)
    expect(text).toMatch(
      /Weight \| {2}\| \d+%: adjusted by 7\.1%: another location \| \d+%: adjusted by 7\.1%: 6% smaller, lower quality; location not measured/,
    )
  })

  it('gives each weight a reason of the sale itself, and counts a pair as one', () => {
    const [one, two, three] = used
    if (!one || !two || !three) throw new Error('three are used')
    const pair = { ...two, sale: one.sale }
    const text = analysisOf({ comparables: [one, pair, { ...three, grossPercent: 3 }] }, [
      one,
      pair,
      { ...three, grossPercent: 3 },
    ])
    expect(text).toMatch(
      /Weight \| {2}\| \d+%: as one with Sale 2; most adjusted, by 7\.1%: 6% smaller, lower quality \| /,
    )
    expect(text).toMatch(/\d+%: adjusted by less than 5%\n/)
  })
})
