/** Proves that how another county does it is no part of an answer, unless nothing else answers. */
import { expect, it } from 'vitest'
import { withoutElsewhere } from './elsewhere.ts'
import type { Passage } from './passage.ts'

const counties = [
  { id: 'hillsborough', name: 'Hillsborough' },
  { id: 'manatee', name: 'Manatee' },
]
const caution = { text: 'Your county may do it differently.', sources: [] }

const said = (countyIds: readonly string[], kind: Passage['kind'], ...texts: readonly string[]) => {
  const sentences = texts.map((text) => ({ text, sources: [] }))
  const about = {
    id: '3-3:1',
    label: 'Lesson 3.3',
    path: '/course/3',
    about: '',
    isWhole: false,
    cautions: [],
  }
  const passage: Passage = { ...about, kind, sentences, countyId: null }
  return withoutElsewhere({ passage, sentences }, { countyIds, counties }, caution).sentences.map(
    ({ text }) => text,
  )
}

const rule = 'It depends on the county.'
const example = 'In Manatee the office closes at 4:30 each day.'

it('leaves out the example of another county, for an asker of one and of none', () => {
  expect(said(['hillsborough'], 'lesson', rule, example, 'So look it up.')).toEqual([rule, 'So look it up.'])
  expect(said([], 'lesson', rule, example)).toEqual([rule])
})

it('says it of the county that is asked about', () => {
  expect(said(['manatee'], 'lesson', rule, example)).toEqual([rule, example])
  const both = 'Hillsborough and Manatee give March 1.'
  expect(said(['hillsborough'], 'lesson', rule, both)).toEqual([rule, both])
})

it('cautions where the other county is all the answer there is', () => {
  expect(said(['hillsborough'], 'law', example)).toEqual([example, caution.text])
})

it('keeps what was looked up by the name of its county', () => {
  expect(said([], 'county', rule, example)).toEqual([rule, example])
})
