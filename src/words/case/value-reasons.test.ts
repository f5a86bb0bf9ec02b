/** Proves that an opinion of value is said to rest on what the case holds, and on nothing else. */
import { expect, it } from 'vitest'
import { withoutOffered } from '#core/document/facts/owner-words/sale-claims.ts'
import { tellOwnSale, tellReasons, withSalesCounted } from './value-reasons.ts'

const none = { taxYear: 2026, sales: 0, wrongFields: [], costToCureCents: 0 }

it('names the sales, what is wrong on the record, and the repairs', () => {
  expect(
    tellReasons({ ...none, sales: 3, wrongFields: ['living_area', 'pool'], costToCureCents: 900_000 }),
  ).toBe(
    'I compared my home with 3 similar homes that sold and adjusted each price for the differences. The county’s record gets my home’s living area and pool wrong. On January 1, 2026, my home needed $9,000 in repairs.',
  )
  expect(tellReasons({ ...none, sales: 1 })).toContain('with 1 similar home that sold and adjusted its price')
})

it('calls a home that its owner doesn’t live in the property, and knows those words as ours', () => {
  const offered = tellReasons({ ...none, sales: 3, wrongFields: ['pool'], costToCureCents: 900_000 }, 'yes')
  expect(offered).toBe(
    'I compared the property with 3 similar homes that sold and adjusted each price for the differences. The county’s record gets the property’s pool wrong. On January 1, 2026, the property needed $9,000 in repairs.',
  )
  expect(withoutOffered(offered)).toBe('')
  expect(withSalesCounted(offered, 4)).toMatch(/^I compared the property with 4 similar homes/)
})

it('is told apart from what the owner adds', () => {
  const offered = tellReasons({ ...none, sales: 1, wrongFields: ['living_area'], costToCureCents: 900_000 })
  expect(withoutOffered(offered)).toBe('')
  expect(withoutOffered(`${offered} The street floods.`)).toBe('The street floods.')
  for (const before of [
    'On January 1, 2026, it needed $9,000 of repairs.',
    'On January 1, 2026, it needed $9,000 in repairs.',
    'I compared my home with 3 sales of similar homes, each adjusted to mine.',
    'The county’s record is wrong about my home: living area, pool.',
  ])
    expect(withoutOffered(before)).toBe('')
})

it('of the own purchase is told apart as it is said now, and as stored cases have it', () => {
  const sale = { year: 2024, month: 3, priceCents: 41_000_000 }
  const said = tellOwnSale({ sale, justCents: 36_654_300 })
  expect(said).toBe('I paid $410,000 for this home in March 2024. That supports a just value of $366,543.')
  expect(withoutOffered(`${said} The street floods.`)).toBe('The street floods.')
  const before = 'sold in March 2024 for $410,000. That price indicates a just value of $366,543.'
  expect(withoutOffered(`My home ${before}`)).toBe('')
  expect(withoutOffered(`This home itself ${before}`)).toBe('')
})

it('says as many sales as are used by now, and keeps what the owner wrote beside it', () => {
  const said = `${tellReasons({ ...none, sales: 10, costToCureCents: 900_000 })} The street floods.`
  expect(withSalesCounted(said, 4)).toBe(
    'I compared my home with 4 similar homes that sold and adjusted each price for the differences. On January 1, 2026, my home needed $9,000 in repairs. The street floods.',
  )
  expect(withSalesCounted(said, 0)).toBe(
    'On January 1, 2026, my home needed $9,000 in repairs. The street floods.',
  )
  expect(withSalesCounted('I compared it with 10 sales.', 4)).toBe('I compared it with 10 sales.')
})

it('says nothing of an empty case', () => expect(tellReasons(none)).toBe(''))
