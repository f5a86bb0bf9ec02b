/** Proves the sums and words that only a packet has: weights, steps, cost to cure, the home's own sale, like homes, what exhibits show. */
import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import type { ConditionItem, Correction } from '#core/case/file.ts'
import { boughtInJune } from '#core/case/testing/cases.ts'
import { NEW_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { composeSection } from '../draft.ts'
import { planOf } from '../draft-plan.ts'
import { exhibitLinks, isSaidIn } from '../exhibit-links.ts'
import type { ExhibitFile } from '../exhibits.ts'
import { rich, richHeld } from '../testing/rich-case.ts'
import { materialOf, sheetOf } from '../testing/written-cases.ts'
import { costToCure } from './condition/cost-to-cure.ts'
import { exhibitFacts, shownByFacts } from './exhibits/exhibit-facts.ts'
import type { PriceLevel } from './sales/conclusion/price-level.ts'
import { reconcileSales } from './sales/conclusion/reconcile.ts'
import { LAST_SALE, ownSaleFacts } from './sales/listed/left-out.ts'
import { ownPurchaseFacts } from './sales/own-purchase.ts'

const known = rich.sales
if (known === undefined || typeof known === 'string') throw new Error('the case has sales')

const level: PriceLevel = {
  percent: 87.9,
  lowPercent: 86.8,
  highPercent: 89.1,
  saleCount: 1_204,
  allUses: false,
  useName: 'Single family',
}

const weighed = (adjustedCents: number, grossPercent: number, month: number) => ({
  adjustedCents,
  grossPercent,
  home: { address: `${month} Oak Rd, Tampa` },
  sale: { year: 2025, month, priceCents: 28_000_000 },
  nearness: 'same_neighborhood' as const,
  adjustments: [],
})

const LOCATION_LINE = {
  item: 'location',
  difference: null,
  unitRateCents: null,
  amountCents: 1_000_000,
} as const

describe('the reconciliation', () => {
  const sales = [weighed(40_000_000, 10, 1), weighed(39_000_000, 20, 2), weighed(38_000_000, 20, 3)]

  it('weighs as printed, takes the cost to cure off once, and then the level', () => {
    // 400,000 × 0.5 + 390,000 × 0.25 + 380,000 × 0.25 = 392,500; less 12,500; × 0.879 = 334,020
    expect(reconcileSales(sales, level, 1_250_000)).toEqual({
      percents: [50, 25, 25],
      lowCents: 38_000_000,
      highCents: 40_000_000,
      priceCents: 39_250_000,
      cureCents: 1_250_000,
      // 392,500 × 0.879 = 345,007.5
      beforeCureCents: 34_500_800,
      justCents: 33_402_000,
    })
  })

  it('gives the least adjusted sale the most weight, in whole percents that come to 100', () => {
    // The gross adjustments of five sales of one home, which once weighed 23.5, 23.4, 22.5, 17.1 and 13.5.
    const gross = [17.9, 17, 20.9, 8.9, 17.9]
    const { percents } = reconcileSales(
      gross.map((grossPercent, at) => weighed(28_000_000, grossPercent, at)),
      level,
      0,
    )
    expect(percents).toEqual([17, 18, 14, 34, 17])
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  })

  it('counts a location that could not be adjusted as the most that one could have been', () => {
    // Adjusted by 15% and 15%; the second lies elsewhere without an adjustment for it: 15 + 25 = 40.
    const two = [
      weighed(40_000_000, 15, 1),
      { ...weighed(38_000_000, 15, 2), nearness: 'same_county' as const },
    ]
    expect(reconcileSales(two, level, 0).percents).toEqual([73, 27])
    const placed = { ...two[1], adjustments: [LOCATION_LINE] } as (typeof two)[0]
    expect(reconcileSales([...two.slice(0, 1), placed], level, 0).percents).toEqual([50, 50])
  })

  it('weighs alike what was hardly adjusted', () => {
    const equal = sales.map((one, at) => ({ ...one, grossPercent: at }))
    expect(reconcileSales(equal, level, 0).percents).toEqual([33, 33, 33])
  })

  it('divides by what the printed weights come to, so that equal sales count alike', () => {
    const equal = sales.map((one) => ({ ...one, grossPercent: 10 }))
    // 400,000, 390,000 and 380,000 by 33% each, divided by 99%.
    expect(reconcileSales(equal, level, 0).priceCents).toBe(39_000_000)
  })

  it('gives two sales below the least adjustment the same printed weight', () => {
    // The gross adjustments of five sales of one tower, two of them hardly adjusted.
    const gross = [2.3, 4.3, 26, 21.8, 20.1]
    const { percents } = reconcileSales(
      gross.map((grossPercent, at) => weighed(29_000_000, grossPercent, at)),
      level,
      0,
    )
    expect(percents).toEqual([37, 37, 7, 9, 10])
  })

  it('weighs sales that may be one transaction as one', () => {
    // Two of one street, month and price, beside two: a third each, and the pair shares its third.
    const pair = [weighed(40_000_000, 10, 1), weighed(40_000_000, 10, 1)]
    const { percents } = reconcileSales(
      [...pair, ...sales.map((one) => ({ ...one, grossPercent: 10 })).slice(1)],
      level,
      0,
    )
    expect(percents).toEqual([17, 17, 33, 33])
  })

  it('takes 15 percent off without a level: 392,500 × 0.85 = 333,625', () => {
    expect(reconcileSales(sales, null, 0).justCents).toBe(33_362_500)
  })
})

describe('the cost to cure', () => {
  const item = (more: Partial<ConditionItem>): ConditionItem => ({
    id: 'a',
    what: 'Slab',
    where: '',
    presentOnValuationDay: true,
    costCents: 1_000_000,
    costSource: 'estimate',
    costDetail: '',
    ...more,
  })
  const quality: Correction = {
    id: 'q',
    field: 'quality',
    recordValue: '4',
    trueValue: '3',
    why: '',
    proof: '',
  }

  it.each<[string, Partial<ConditionItem>, number]>([
    ['a written estimate', {}, 1_000_000],
    ['an invoice', { costSource: 'invoice' }, 1_000_000],
    ['the owner’s own figure', { costSource: 'own' }, 0],
    ['what came later', { presentOnValuationDay: false }, 0],
    ['what the appraiser takes off in part already', { allowedCents: 300_000 }, 700_000],
    ['what the appraiser takes off whole', { allowedCents: 1_200_000 }, 0],
    ['what nobody has dated', { presentOnValuationDay: null }, 0],
  ])('of %s', (_, more, cents) => {
    expect(costToCure({ condition: [item(more)], corrections: [] }).cents).toBe(cents)
  })

  it('never stands beside a correction of the quality', () => {
    expect(costToCure({ condition: [item({})], corrections: [quality] })).toEqual({
      cents: 0,
      why: 'counted-already',
    })
  })
})

describe('the last sale of the home itself', () => {
  const judged = { justCents: 42_000_000, opinionCents: 37_900_000, county: 'Leon County', taxYear: 2026 }
  const factsOf = (justValueCents: number, shown = known.comparables) =>
    ownPurchaseFacts({ ...known, ownSaleCompared: { words: '', justValueCents } }, shown, judged, {})
  const wordsOf = (justValueCents: number, shown = known.comparables): string =>
    factsOf(justValueCents, shown)
      .map(({ value }) => value)
      .join('\n')
  const leads = (justValueCents: number): boolean =>
    factsOf(justValueCents).some(({ id }) => id === 'own-purchase.leads')

  // The later sale is named for what it shows: $403,100 adjusted, at 87.9%, is $354,325, less than the purchase.
  it('leads only where it stands not above the value requested; above that it is met on the page of the case', () => {
    const met = (cents: number): boolean => factsOf(cents).some(({ id }) => id === 'own-purchase.met')
    expect([leads(37_900_000), leads(37_900_100), leads(42_000_000)]).toEqual([true, false, false])
    expect([met(37_900_000), met(41_999_900), met(42_000_000)]).toEqual([false, true, true])
    expect(wordsOf(43_000_000)).toContain(
      'that is $430,000, above both my request and the just value. R-1 OAK RD, sold 15 months later, indicates $354,325.',
    )
    expect(wordsOf(43_000_000)).toContain('That is above the current just value of $420,000, and above')
    expect(wordsOf(37_900_000)).toContain(
      'I bought my home in March 2024 for $410,000. Adjusted to January 1, and at the county’s median ratio of 87.9%, that is $379,000.',
    )
    expect(wordsOf(38_300_000)).toContain(
      'At that ratio on January 1, that is $383,000, below the just value and above my request. R-1 OAK RD, sold 15 months later, indicates $354,325.',
    )
  })

  it.each([
    [41_000_000, ', $10,000 less than the just value once adjusted to January 1.'],
    // Within 2% of the county's value it is not called less.
    [41_900_000, '. Adjusted to January 1, and'],
  ])('tells one gap, that of the price on January 1: %i', (broughtCents, said) => {
    const ownSaleCompared = { words: '', justValueCents: 37_900_000, broughtCents }
    const facts = ownPurchaseFacts({ ...known, ownSaleCompared }, known.comparables, judged, {})
    expect(facts.find(({ id }) => id === 'own-purchase.leads')?.value).toContain(`for $410,000${said}`)
  })

  it.each([
    [{}, undefined],
    [
      { purchaseOffer: 'broker', purchasePayment: 'loan' },
      'A broker listed it for sale, and I paid with a loan from a lender.',
    ],
    [{ purchaseOffer: 'not_offered' }, 'It was not offered to the public.'],
    [{ purchasePayment: 'seller' }, 'The seller lent me part of the price.'],
  ] as const)('names the terms as far as its owner did: %j', (terms, words) => {
    const facts = ownPurchaseFacts(known, [], judged, terms)
    expect(facts.find(({ id }) => id === 'own-purchase.terms')?.value).toBe(words)
  })

  it('states only the owner’s day and price where the record is wrong', () => {
    const bought = {
      purchaseRecord: 'wrong',
      purchasedOn: calendarDate('2025-10-14'),
      paidCents: 20_000_000,
      purchasePayment: 'cash',
    } as const
    const none = { ...known, ownSales: [], ownSaleCompared: undefined }
    const facts = ownPurchaseFacts(none, known.comparables, judged, bought)
    expect(facts.map(({ id, value }) => [id, value])).toEqual([
      ['own-purchase.sold', 'I bought my home on October 14, 2025 for $200,000.'],
      ['own-purchase.terms', 'I paid cash.'],
    ])
    const told = {
      ...known,
      ownSales: [{ year: 2025, month: 10, priceCents: 20_000_000, qualificationCode: '', recording: '' }],
      ownSaleCompared: { words: '', justValueCents: 17_500_000 },
      recordedPurchase: boughtInJune,
    }
    const evidence = ownPurchaseFacts(told, [], judged, bought)
    expect(evidence.map(({ id }) => id)).toContain('own-purchase.leads')
    expect(evidence[0]?.value).toBe(
      'I bought my home in October 2025 for $200,000. The county’s file lists June 2025 and $200,000 instead.',
    )
    const priceOnly = { purchaseRecord: 'wrong', paidCents: 19_500_000 } as const
    expect(ownPurchaseFacts(none, [], judged, priceOnly)[0]?.value).toBe('I bought my home for $195,000.')
    expect(ownPurchaseFacts(none, known.comparables, judged, { purchaseRecord: 'wrong' })).toEqual([])
  })

  it('is in short for the cover, beside the record’s where its owner says otherwise', () => {
    const lastOf = (sales: typeof known) => ownSaleFacts(sales).find(({ id }) => id === LAST_SALE)?.value
    expect(lastOf(known)).toBe('March 2024, $410,000')
    const own = { year: 2025, month: 10, priceCents: 19_500_000, qualificationCode: '', recording: '' }
    expect(lastOf({ ...known, ownSales: [own], recordedPurchase: boughtInJune })).toBe(
      'County’s record: June 2025, $200,000; I bought in October 2025 for $195,000',
    )
    expect(ownSaleFacts({ ...known, ownSales: [], recordedPurchase: boughtInJune })).toEqual([])
  })

  it('shows each step from the price to the just value in dollars', () => {
    const sales = {
      ...known,
      ownSaleCompared: { words: '', justValueCents: 36_654_300, broughtCents: 41_700_000 },
    }
    const stepsOf = (shown: typeof known.comparables, rateSaleCount?: number) =>
      ownPurchaseFacts({ ...sales, ...(rateSaleCount && { rateSaleCount }) }, shown, judged, {})
        .filter(({ id }) => id.startsWith('own-purchase.step.'))
        .map(({ value }) => value)
    // March 2024 to January 2026 are 22 months; 7,000 ÷ 22 = 318.18, and 318.18 ÷ 410,000 = 0.0776 %; 0.879 × 417,000 = 366,543.
    expect(stepsOf([], 31_204)).toEqual([
      ...['Price paid', '$410,000', 'March 2024'],
      'The county’s price trend, 22 months to January 1, 2026',
      '+$7,000',
      'On average $318 a month, 0.08% of the price. The trend is from one regression on 31,204 recorded home sales in Leon County (Hillsborough County sale files of 2024 and 2025)',
      ...['Price on January 1, 2026', '$417,000', 'The price paid with that trend'],
      'The county’s median ratio',
      '87.9%',
      'Of just value to price: 1,204 qualified sales of 2025 in Leon County. With 95% confidence, between 86.8% and 89.1%',
      ...['Just value that my purchase indicates', '$366,543', '87.9% of $417,000'],
    ])
    // The section that brings the grid to one value has the ratio’s figures.
    expect(stepsOf(known.comparables)).toContain('Of just value to price: see Reconciliation to one value')
    const still = { words: '', justValueCents: 36_039_000, broughtCents: 41_000_000 }
    const unmoved = ownPurchaseFacts({ ...sales, ownSaleCompared: still }, [], judged, {})
    expect(unmoved.filter(({ id }) => /step\.\d\.what$/u.test(id)).map(({ value }) => value)).toEqual([
      'Price paid',
      'Price on January 1, 2026',
      'The county’s median ratio',
      'Just value that my purchase indicates',
    ])
  })

  it('above the value requested is met with what was sold later, and only where something was', () => {
    expect(wordsOf(38_300_000)).toContain(
      'That is below the current just value of $420,000, and above the value that I request, $379,000. At that ratio, I paid $28,675 more than any sale in the grid indicates for my home. Mine is one price, and all 3 sales in the grid closed after it, nearer to January 1. ',
    )
    expect(wordsOf(38_300_000, [])).toContain('I disclose it so that the board has the full picture.')
    expect(wordsOf(37_000_000)).toContain('That is below the current just value of $420,000.')
  })
})

describe('what an exhibit shows', () => {
  it('of a paper it says how much too', () => {
    const exhibits = [
      { letter: 'A', file: file('photo', 'Crack in the garage slab') },
      { letter: 'B', file: file('paper', 'Letter of Gulf Slab LLC') },
    ]
    const facts = exhibitFacts(richHeld.file, exhibits)
    const proves = (letter: string) => facts.find(({ id }) => id === `exhibit.${letter}.proves`)?.value
    expect([proves('A'), proves('B')]).toEqual([
      'Crack in the garage slab',
      'Cracked slab (garage): $12,500 to repair',
    ])
    // A caption that the room cannot read is told in the words of the case.
    const own = [{ letter: 'A', file: file('photo', 'Una grieta en el slab') }]
    expect(exhibitFacts(richHeld.file, own).find(({ id }) => id === 'exhibit.A.proves')?.value).toBe(
      'Cracked slab (garage)',
    )
  })

  const file = (kind: 'photo' | 'paper', caption: string): ExhibitFile => ({
    id: caption,
    kind,
    name: 'IMG_1.jpg',
    caption,
    takenOn: calendarDate('2025-12-30'),
    pages: null,
    uploadedAt: new Date('2026-08-01T12:00:00Z'),
  })
  const linkOf = (kind: 'photo' | 'paper', caption: string) =>
    exhibitLinks(richHeld.file, [{ letter: 'A', file: file(kind, caption) }])[0]

  it.each([
    ['photo', 'Crack in the garage slab', ['c']],
    ['photo', 'Roof from the street', ['d']],
    ['paper', 'Letter of Gulf Slab LLC', ['c']],
    ['photo', 'El porche trasero', []],
    ['photo', '', []],
  ] as const)('a %s called “%s”', (kind, caption, shows) => {
    expect(linkOf(kind, caption)?.shows).toEqual(shows)
  })

  it('a closing statement shows the own purchase once its owner has said so, and begins as a title does', () => {
    const letter = 'A'
    const exhibits = [{ letter, file: file('paper', 'closing disclosure of May 2025') }]
    const saidOf = (id: string, purchaseRecord: 'right' | null) => {
      const items = { ...richHeld.file, value: { ...richHeld.file.value, purchaseRecord } }
      const facts = [...exhibitFacts(items, exhibits), ...shownByFacts(items, exhibits)]
      return facts.find((fact) => fact.id === id)?.value
    }
    expect(saidOf('exhibit.A.what', null)).toBe('Closing disclosure of May 2025')
    expect(saidOf('exhibit.A.proves', null)).toBe('For reference')
    expect(saidOf('exhibit.A.proves', 'right')).toBe('The price and the terms of my own purchase')
    expect(saidOf('own-purchase.shown-by', null)).toBeUndefined()
    expect(saidOf('own-purchase.unread.shown-by', null)).toBe('Exhibit A')
    expect(saidOf('own-purchase.shown-by', 'right')).toBe('Exhibit A')
  })

  it.each([
    ['Roof leaks when it rains (back bedroom)', 'Roof leak, back bedroom', true],
    ['Roof leaks (back bedroom)', 'Attic above the back bedroom: wet boards', false],
    ['Roof leaks', 'estimate.pdf', false],
    ['The petition as filed', 'The petition as filed, page 1', true],
  ])('“%s” is said by the title “%s”: %s', (words, title, isSaid) => {
    expect(isSaidIn(words, title)).toBe(isSaid)
  })

  it('a copy of the petition is known by its name', () => {
    expect(linkOf('paper', 'DR-486 as filed')).toEqual({ letter: 'A', shows: [], isPetition: true })
  })
})

it('the case in brief has at most 150 words, as a reader counts them', () => {
  const sales = { ...known, ownSaleCompared: { words: '', justValueCents: 38_300_000 } }
  const sheet = sheetOf(materialOf('evidence_list', NEW_HOMESTEAD, { ...rich, sales }))
  const plan = planOf(sheet).find(({ id }) => id === 'case')
  if (!plan) throw new Error('there is no such section')
  const { paragraphs } = composeSection(sheet, plan)
  expect(paragraphs.join(' ').split(/\s+/).length, paragraphs.join('\n')).toBeLessThanOrEqual(150)
})
