/** Proves that a caption taken in one press ties a photo to the item it shows. */
import { expect, it } from 'vitest'
import { type ConditionItem, type Correction, emptyCase } from '#core/case/file.ts'
import { exhibitLinks } from '#core/document/exhibit-links.ts'
import { captionOffers } from './caption-offers.ts'

const roof: ConditionItem = {
  id: 'roof',
  what: 'Roof leaks',
  where: 'north bedroom',
  presentOnValuationDay: true,
  costCents: 1_850_000,
  costSource: 'invoice',
  costDetail: '',
}
const pool: Correction = {
  id: 'pool',
  field: 'pool',
  recordValue: 'Yes',
  trueValue: 'No pool',
  why: '',
  proof: '',
}
const file = { ...emptyCase, condition: [roof, { ...roof, id: 'again' }], corrections: [pool] }

it('offers each item once, in the words of the case', () => {
  expect(captionOffers(file, 'photo')).toEqual(['Roof leaks, north bedroom', 'Pool: No pool'])
  expect(captionOffers(file, 'paper')).toEqual([
    'Invoice, $18,500: Roof leaks, north bedroom',
    'Pool: No pool',
  ])
  expect(captionOffers(emptyCase, 'photo')).toEqual([])
})

it('offers no estimate before its owner has said that there is one', () => {
  const unsaid = { condition: [{ ...roof, costSource: null }], corrections: [] }
  expect(captionOffers(unsaid, 'paper')).toEqual([])
})

it('tells a paper by its kind, by whom and for how much, and a second photo from the first', () => {
  const estimate = { ...roof, costSource: 'estimate', costDetail: 'Gulf Roofing LLC, May 2, 2026' } as const
  expect(captionOffers({ condition: [estimate], corrections: [] }, 'paper')).toEqual([
    'Written estimate, Gulf Roofing LLC, $18,500: Roof leaks, north bedroom',
  ])
  const taken = ['Roof leaks, north bedroom', 'Roof leaks, north bedroom, photo 2']
  expect(captionOffers(file, 'photo', taken)).toEqual(['Roof leaks, north bedroom, photo 3', 'Pool: No pool'])
})

it('names a place once', () => {
  const leak = { ...roof, what: 'Roof leaks over the back bedroom' }
  const offered = (where: string) =>
    captionOffers({ condition: [{ ...leak, where }], corrections: [] }, 'photo')
  expect(offered('Back bedroom')).toEqual(['Roof leaks over the back bedroom'])
  expect(offered('Over the back bedroom')).toEqual(['Roof leaks over the back bedroom'])
  expect(offered('Hallway')).toEqual(['Roof leaks over the back bedroom, hallway'])
  expect(offered('Florida room')).toEqual(['Roof leaks over the back bedroom, Florida room'])
})

it('what is taken is read as showing that item', () => {
  const one = { ...file, condition: [roof] }
  const [caption = ''] = captionOffers(one, 'photo')
  const exhibit = { letter: 'A', file: { id: 'u', kind: 'photo', name: 'IMG_1.jpg', caption, takenOn: null } }
  const links = exhibitLinks(one, [exhibit as unknown as Parameters<typeof exhibitLinks>[1][number]])
  expect(links[0]?.shows).toEqual(['roof'])
})
