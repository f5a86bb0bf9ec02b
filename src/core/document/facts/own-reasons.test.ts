/** Proves which sentences of the owner's are asked about because the packet lists other sales, and that none else is. */
import { describe, expect, it } from 'vitest'
import { like, onRoll, sales as salesOf, sound } from '#core/rehearsal/testing/sound-case.ts'
import type { Nearness } from '#core/valuation/explain/sale-words.ts'
import { reasonDoubtFacts, reasonDoubts } from './own-reasons.ts'

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
  return reasonDoubts({ held: { file, files: [] }, sales: { ...salesOf(comparables), home } })
}

const [inside, near] = ['same_development', 'same_neighborhood'] as const

describe('what the owner wrote of the sales', () => {
  it.each([
    ['Five sales in my subdivision, and the roof.', [near, near, near], 'no sale in your subdivision'],
    ['Four sales in the same development agree.', [inside, inside, near], 'two sales in your development'],
    ['3 homes sold in my neighborhood', [inside, near, near, near], 'four sales in your neighborhood'],
  ] as const)('%s', (reasons, places, words) => {
    expect(doubtsOf(reasons, places)).toEqual([
      `You wrote “${reasons}”, but the packet lists ${words}, as the county’s file draws it. Change the sentence under “Your opinion of value”?`,
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
    const [fact] = reasonDoubtFacts({ held: { file, files: [] }, sales: salesOf([]) })
    expect(fact?.value).toContain('write the English first')
  })

  it('is left alone without sales', () => {
    const file = { ...sound, value: { ...sound.value, reasons: 'Five sales in my subdivision' } }
    expect(reasonDoubts({ held: { file, files: [] }, sales: 'not-on-roll' })).toEqual([])
  })
})
