import { expect, it } from 'vitest'
import { everythingInPacket, inOwnOrder, moved, withLeftOut, withoutDocument } from './packet-choice.ts'

it('puts what is named first, keeps what is not named behind it, and passes over what is gone', () => {
  expect(inOwnOrder(['a', 'b', 'c', 'd'], [])).toEqual(['a', 'b', 'c', 'd'])
  expect(inOwnOrder(['a', 'b', 'c', 'd'], ['c', 'gone', 'a'])).toEqual(['c', 'a', 'b', 'd'])
})

it('moves one place up or down, and no further than the ends', () => {
  expect(moved(['a', 'b', 'c'], 'c', -1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 'gone', 1)).toEqual(['a', 'b', 'c'])
})

it('leaves out once, and takes in again', () => {
  expect(withLeftOut(['a'], 'a', true)).toEqual(['a'])
  expect(withLeftOut(['a', 'b'], 'a', false)).toEqual(['b'])
})

it('forgets a document that is gone, and nothing else', () => {
  const choice = {
    ...everythingInPacket,
    documentOrder: ['evidence_list', 'cover_letter'],
    documentsLeftOut: ['cover_letter'],
    exhibitsLeftOut: ['a-photo'],
  } as const
  expect(withoutDocument(choice, 'cover_letter')).toEqual({
    ...choice,
    documentOrder: ['evidence_list'],
    documentsLeftOut: [],
  })
  expect(withoutDocument(choice, 'condition_exhibit')).toEqual(choice)
})
