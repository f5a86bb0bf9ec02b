/** Proves how the price a home itself sold for is held against its just value, and that the verdict hears of it. */
import { describe, expect, it } from 'vitest'
import { nextStepOf } from '#core/appeal/next-step.ts'
import { dollars } from '#core/money.ts'
import { CAPPED_HOMESTEAD, factsOf, NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { tellVerdict } from '#words/verdict/tell.ts'
import { outcomeLabel } from './outcome-label.ts'
import { toldOwnSale } from './own-sale.ts'

const compared = (just: number, price: number, basis: 'roll' | 'typed' = 'roll') => {
  const justValueDollars = Math.round(price * 0.837)
  const sale = {
    year: 2025,
    month: 12,
    priceDollars: price,
    broughtDollars: price,
    justValueDollars,
    levelShare: 0.837,
    levelOf: 'county',
  } as const
  return toldOwnSale({ dollars: just, basis }, sale, 2026)
}

describe('what a home itself sold for, at 83.7 % of its price', () => {
  // 7,500,000 × 0.837 = 6,277,500; 225,000 × 0.837 = 188,325; 200,000 × 0.837 = 167,400 = 0.95 × 176,210.53
  it.each([
    [5_487_749, 7_500_000, 'against'],
    [171_769, 225_000, 'against'],
    [167_400, 200_000, 'against'],
    [167_401, 200_000, 'neither'],
    [176_210, 200_000, 'neither'],
    [176_211, 200_000, 'for'],
  ] as const)('beside a just value of %d, %d speaks %s', (just, price, stance) => {
    expect(compared(just, price).stance).toBe(stance)
  })

  it('is told with the price, the month, the level and both values', () => {
    expect(compared(171_769, 225_000).words).toBe(
      'The home sold for $225,000 in December 2025. Adjusted to January 1, 2026, and to the level of market values in this county (83.7% of prices), that price works out to $188,325. The market value on the county’s record, $171,769, is 8.8% below that. Boards often give a recent purchase the most weight. It argues against a lower value.',
    )
  })

  it('is told at the neighborhood’s level where that one counts', () => {
    // 200,000 × 0.898 = 179,600: no longer below a just value of 179,000
    const sale = {
      year: 2025,
      month: 12,
      priceDollars: 200_000,
      broughtDollars: 200_000,
      justValueDollars: 179_600,
    } as const
    const just = { dollars: 179_000, basis: 'roll' } as const
    const near = toldOwnSale(just, { ...sale, levelShare: 0.898, levelOf: 'neighborhood' }, 2026)
    expect(near.stance).toBe('against')
    expect(near.words).toContain('the level of market values in its own neighborhood (89.8% of prices)')
  })

  it('has words without the just value for who may not read what was typed', () => {
    const { words, priceWords } = compared(171_769, 225_000, 'typed')
    expect(words).toContain('The market value you entered, $171,769')
    expect(priceWords).toContain('$225,000')
    expect(priceWords).not.toContain('171,769')
  })
})

describe('the verdict on a home that was sold', () => {
  const low = { lowCents: dollars(300_000), pointCents: dollars(330_000), highCents: dollars(350_000) }
  const dear = compared(420_000, 520_000)
  const cheap = compared(420_000, 400_000)

  it.each([
    ['whatever the estimate says', { estimate: low }],
    ['without an estimate', {}],
  ])('is not that filing is worth it where the price speaks against it, %s', (_, options) => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { ...options, ownSale: dear })
    expect(verdict).toMatchObject({ outcome: 'file_with_evidence', reason: 'own_sale_speaks_against' })
    expect(verdict.readings).toMatchObject([{ reason: 'own_sale_speaks_against' }])
    expect(verdict.headline).toBe(
      'The county’s record says you paid $520,000 in December 2025. Across the county, homes are valued at about 84% of what they sell for. That makes your price, adjusted to January 1, $435,240. The county’s value, $420,000, is no higher, and boards often give a recent purchase the most weight. You’d need to show damage or a mistake on the county’s record. Every $10,000 cut saves about $189 a year.',
    )
    expect(verdict.explanation).toContain(dear.words)
    expect(verdict.sources.map(({ figure }) => figure)).toContain('How the home’s own price counts')
  })

  it('is as it was where the price speaks for it, and says so', () => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate: low, ownSale: cheap })
    expect(verdict).toMatchObject({ outcome: 'file', reason: 'estimate_below_break_even' })
    expect(verdict.explanation).toContain(cheap.words)
    expect(cheap.words).toContain('It supports a lower value.')
  })

  // As paid (420,000 − 400,000) × 18.8553 ÷ 1,000 = 377.11, above the fee; as a just value, 400,000 × 0.837 = 334,800,
  // (420,000 − 334,800) × 18.8553 ÷ 1,000 = 1,606.47
  it.each([
    ['the estimate is rough', { ...low, isRough: true }],
    ['the estimate spans the break-even', { ...low, highCents: dollars(430_000) }],
    [
      'the estimate is above it',
      { lowCents: dollars(425_000), pointCents: dollars(430_000), highCents: dollars(440_000) },
    ],
  ])('names the purchase first as the evidence where %s', (_, estimate) => {
    const verdict = tellVerdict(factsOf(NEW_HOMESTEAD), { estimate, ownSale: cheap })
    expect(verdict).toMatchObject({ outcome: 'file_with_evidence', reason: 'own_sale_speaks_for' })
    expect(verdict.headline).toBe(
      'The county’s record says you paid $400,000 in December 2025. As a county value, that’s $334,800, below the $420,000 on its record.',
    )
    expect(outcomeLabel(verdict)).toBe('File with your purchase as evidence')
    expect(nextStepOf(verdict).purchaseSavingCents).toBe(1606_47)
  })

  // (420,000 − 380,000) × 18.8553 ÷ 1,000 = 754.21
  it('says what is saved at the higher ratio of the neighborhood, and nothing where that is above the county’s value', () => {
    const at = (justValueCents: number) =>
      nextStepOf(
        tellVerdict(factsOf(NEW_HOMESTEAD), {
          estimate: { ...low, isRough: true },
          ownSale: { ...cheap, near: { percent: 95, justValueCents } },
        }),
      ).purchaseNear
    expect(at(dollars(380_000))).toEqual({ percent: 95, savingCents: 754_21 })
    expect(at(dollars(421_000))).toEqual({ percent: 95, savingCents: 0 })
  })

  it('works that higher ratio out as one of the lower values, and only where there is one', () => {
    const scenarios = (ownSale: typeof cheap) =>
      tellVerdict(factsOf(NEW_HOMESTEAD), { estimate: { ...low, isRough: true }, ownSale }).readings[0]
        ?.scenarios ?? []
    const near = { percent: 95, justValueCents: dollars(380_000) }
    expect(scenarios({ ...cheap, near }).find(({ id }) => id === 'own_sale_near')).toMatchObject({
      label: 'What you paid, at your neighborhood’s rate',
      justCents: dollars(380_000),
      savingCents: 754_21,
    })
    expect(scenarios(cheap).map(({ id }) => id)).not.toContain('own_sale_near')
  })

  // 1,606.47 is more than the fee of 15 and the course of 197
  it('may pay for the course where the estimate would not', () => {
    const estimate = { lowCents: dollars(425_000), pointCents: dollars(430_000), highCents: dollars(440_000) }
    expect(nextStepOf(tellVerdict(factsOf(NEW_HOMESTEAD), { estimate, ownSale: cheap })).kind).toBe(
      'check_first',
    )
    expect(nextStepOf(tellVerdict(factsOf(NEW_HOMESTEAD), { estimate })).kind).toBe('better_not_to_buy')
  })

  // 0.98 × 420,000 = 411,600
  it('is evidence of its own only where what was paid is clearly below the county’s value, and not above it on January 1', () => {
    const estimate = { ...low, isRough: true }
    const reasonOf = (ownSale: typeof cheap) =>
      tellVerdict(factsOf(NEW_HOMESTEAD), { estimate, ownSale }).reason
    const risenTo = (amount: number) => ({ ...compared(420_000, 410_000), broughtCents: dollars(amount) })
    const above = compared(420_000, 430_000)
    const hardlyBelow = compared(420_000, 411_601)
    const none = [above, hardlyBelow, risenTo(420_000)]
    expect(none.map(({ stance }) => stance)).toEqual(['for', 'for', 'for'])
    expect(none.map(reasonOf)).toEqual(none.map(() => 'estimate_is_rough'))
    for (const { words } of [above, hardlyBelow])
      expect(words).toContain('only if the board applies the 83.7%')
    const below = compared(420_000, 411_600)
    expect([below, risenTo(419_988)].map(reasonOf)).toEqual(['own_sale_speaks_for', 'own_sale_speaks_for'])
    expect(below.words).toContain('It supports a lower value.')
  })

  it('is still not to file where the cap takes up the cut, and names the price', () => {
    const verdict = tellVerdict(factsOf(CAPPED_HOMESTEAD), { ownSale: dear })
    expect(verdict).toMatchObject({ outcome: 'do_not_file', reason: 'cap_absorbs' })
    expect(verdict.explanation).toContain(dear.words)
  })

  it('that cannot tell stays so', () => {
    const facts = factsOf(NEW_HOMESTEAD, { millage: { kind: 'missing' } })
    expect(tellVerdict(facts, { ownSale: dear })).toMatchObject({ reason: 'missing_millage' })
  })
})
