/** Proves which sentences of the owner's are asked about because the packet lists other sales, and that none else is. */

import { describe, expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { boughtInJune } from '#core/case/testing/cases.ts'
import { richSales } from '#core/document/testing/rich-case.ts'
import { like, onRoll, photo, sales as salesOf, sound } from '#core/rehearsal/testing/sound-case.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { arePrinted, reasonDoubtFacts, reasonDoubts } from './own-reasons.ts'

const justCents = 40_000_000

const doubtsOf = (
  reasons: string,
  nearness: readonly Nearness[],
  { address = '9 Bay Blvd', ownAddress = '1 Elm St', landSqft = 8_000 } = {},
): readonly string[] => {
  const comparables = nearness.map((one, at) => {
    const sale = like(`R-${at + 1}`)
    return { ...sale, nearness: one, home: { ...sale.home, address, landSqft } }
  })
  const file = {
    ...sound,
    comparables: comparables.map(({ home }) => onRoll(home.parcelId)),
    value: { ...sound.value, reasons },
  }
  const home = { livingAreaSqft: 1_900, landSqft: 8_000, effectiveYearBuilt: 1998, address: ownAddress }
  return reasonDoubts({ held: { file, files: [] }, sales: { ...salesOf(comparables), home }, justCents })
}

const [inside, near] = ['same_development', 'same_neighborhood'] as const

describe('what the owner wrote of the sales', () => {
  it.each([
    ['Five sales in my subdivision, and the roof.', [near, near, near], 'no sale in your subdivision'],
    ['Four sales in the same development agree.', [inside, inside, near], 'two sales in your development'],
    ['3 homes sold in my neighborhood', [inside, near, near, near], 'four sales in your neighborhood'],
  ] as const)('%s', (reasons, places, words) => {
    expect(doubtsOf(reasons, places)).toEqual([
      `You wrote “${reasons.replace(/\.$/, '')},” but the packet lists ${words}, as the county’s file draws it. We won’t print it until you change it under “Your opinion of value,” or choose to keep it there.`,
    ])
  })

  it('of a building is counted by its address', () => {
    const places = [near, near, near] as const
    const there = { address: '345 Bay Blvd', ownAddress: '345 Bay Blvd, Tampa' }
    const two = 'Two apartments sold in my own building in the year before.'
    expect(doubtsOf(two, places, there)[0]).toContain('lists three sales in your building')
    expect(doubtsOf('Three apartments sold in my own building.', places, there)).toEqual([])
  })

  it('of an acre is held against the lots', () => {
    const acre = 'Only three sales of small houses on an acre can be found'
    expect(doubtsOf(acre, [near], { landSqft: 82_764 })[0]).toContain('run from 1.9 to 1.9 acres')
    expect(doubtsOf(acre, [near], { landSqft: 44_000 })).toEqual([])
  })

  it.each([
    ['Two sales in my development', [inside, inside, near]],
    ['The houses on my street need work, and so does mine.', [near]],
    ['', [near]],
  ] as const)('is left alone where it says nothing else: %s', (reasons, places) => {
    expect(doubtsOf(reasons, places)).toEqual([])
  })

  it('in another language is asked for in English', () => {
    const file = { ...sound, value: { ...sound.value, reasons: 'Cinco ventas de mi urbanización' } }
    const [fact] = reasonDoubtFacts({
      held: { file, files: [] },
      sales: salesOf([]),
      justCents: 40_000_000,
      taxYear: 2026,
      asOf: calendarDate('2026-11-23'),
    })
    expect(fact?.value).toContain('write the same in English')
    const english = { ...file, value: { ...file.value, reasonsInEnglish: 'Five sales like mine' } }
    expect(
      reasonDoubtFacts({
        held: { file: english, files: [] },
        sales: salesOf([]),
        justCents: 40_000_000,
        taxYear: 2026,
        asOf: calendarDate('2026-11-23'),
      })
        .map(({ value }) => value)
        .join(),
    ).not.toContain('in English')
  })

  it('of a purchase above the request is no support', () => {
    const file = {
      ...sound,
      value: { opinionCents: 30_000_000, reasons: 'Five sales, and my own purchase.' },
    }
    const at = (justValueCents: number) => ({
      held: { file, files: [] },
      sales: { ...salesOf([]), ownSaleCompared: { words: '', justValueCents } },
      justCents,
    })
    expect(reasonDoubts(at(31_000_000))[0]).toContain('your purchase comes to $310,000 as a just value')
    expect(reasonDoubts(at(30_000_000))).toEqual([])
  })

  it('of the recorded purchase that is set aside is not printed', () => {
    const doubtsOf = (reasons: string) =>
      reasonDoubts({
        held: { file: { ...sound, value: { opinionCents: 18_000_000, reasons } }, files: [] },
        sales: { ...salesOf([]), recordedPurchase: boughtInJune },
        justCents,
      })
    expect(doubtsOf('This home itself sold in June 2025 for $200,000.')[0]).toContain(
      'it states the purchase of June 2025 from the county’s record, which your documents leave out',
    )
    expect(doubtsOf('I paid $195,000 in October 2025.')).toEqual([])
  })

  it('that the home was compared with sales is asked about where they reach the county’s value', () => {
    const comparables = ['R-1', 'R-2', 'R-3'].map((id) => like(id))
    const value = { opinionCents: 9_000_000, reasons: 'I compared my home with 3 sales of homes like it.' }
    const chosen = comparables.map(({ home }) => onRoll(home.parcelId))
    const at = (just: number) =>
      reasonDoubts({
        held: { file: { ...sound, comparables: chosen, value }, files: [] },
        sales: { ...salesOf(comparables), estimate: richSales.estimate },
        justCents: just,
      })
    expect(at(10_000_000)[0]).toContain('your sales point to the county’s value')
    expect(at(90_000_000)).toEqual([])
  })

  it('is printed again once its owner keeps it', () => {
    const value = { ...sound.value, reasons: 'Five sales in my subdivision' }
    const printed = (keepsReasons: boolean) =>
      arePrinted({
        held: { file: { ...sound, value: { ...value, keepsReasons } }, files: [] },
        sales: salesOf([]),
        justCents,
      })
    expect([printed(false), printed(true)]).toEqual([false, true])
  })

  it('that the street needs work, or that names no figure, is asked about before a packet without another ground', () => {
    const asked = (reasons: string) =>
      reasonDoubtFacts({
        held: {
          file: { ...sound, comparables: [], condition: [], value: { opinionCents: 30_000_000, reasons } },
          files: [],
        },
        sales: salesOf([]),
        justCents: 40_000_000,
        taxYear: 2026,
        asOf: calendarDate('2026-11-23'),
      }).map(({ value }) => value)
    const [street, figure] = asked('The houses on my street need work, and so does mine.')
    expect(street).toContain('that helps the county')
    expect(figure).toContain('Nothing in your case supports $300,000.')
    expect(asked('My kitchen is worn out, and I count $9,000 for it.')).toEqual([])
  })

  it('is left alone without sales', () => {
    const file = { ...sound, value: { ...sound.value, reasons: 'Five sales in my subdivision' } }
    expect(reasonDoubts({ held: { file, files: [] }, sales: 'not-on-roll', justCents })).toEqual([])
  })
})

it('asks which is right where a closing paper is of another month than the recorded purchase, until it is answered', () => {
  const paper = {
    ...photo,
    kind: 'paper' as const,
    caption: 'Closing statement',
    takenOn: calendarDate('2025-10-14'),
  }
  const asked = (purchaseRecord: 'right' | 'wrong' | null) => {
    const file = { ...sound, value: { ...sound.value, purchaseRecord } }
    const sales = { ...salesOf([]), recordedPurchase: boughtInJune }
    return reasonDoubtFacts({
      held: { file, files: [paper] },
      sales,
      justCents,
      taxYear: 2026,
      asOf: calendarDate('2026-09-01'),
    })
      .map(({ value }) => String(value))
      .filter((words) => words.includes('June 2025'))
  }
  expect(asked(null)).toEqual([
    'The county’s record says you bought this home in June 2025 for $200,000. Your closing statement is dated October 14, 2025. Say which is right under “Your opinion of value.” Until then your documents leave the purchase out.',
  ])
  expect(asked('wrong')).toEqual([])
})
