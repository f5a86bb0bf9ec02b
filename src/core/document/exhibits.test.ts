import fc from 'fast-check'
import { expect, it } from 'vitest'
import { everythingInPacket } from '#core/case/packet-choice.ts'
import { type ExhibitFile, exhibitsOf } from './exhibits.ts'
import { richHeld } from './testing/rich-case.ts'

const lettered = (files: readonly ExhibitFile[], choice = everythingInPacket) =>
  exhibitsOf(files, choice).map(({ letter, file }) => `${letter}${file.id}`)

it('letters photos and papers in the order in which they came', () => {
  expect(lettered(richHeld.files)).toEqual(['A1', 'B2', 'C3'])
})

it('letters them in the order that their owner wants, without a gap where one is left out', () => {
  const inOrder = { ...everythingInPacket, exhibitOrder: ['3', 'gone', '1'] }
  expect(lettered(richHeld.files, inOrder)).toEqual(['A3', 'B1', 'C2'])
  expect(lettered(richHeld.files, { ...inOrder, exhibitsLeftOut: ['1'] })).toEqual(['A3', 'B2'])
})

const fileAt = (hour: number, id: string): ExhibitFile => ({
  id,
  kind: 'photo',
  name: 'a.jpg',
  caption: '',
  takenOn: null,
  pages: null,
  uploadedAt: new Date(Date.UTC(2026, 7, 1, hour)),
})

it('goes on with two letters after Z', () => {
  const files = Array.from({ length: 54 }, (_, at) => fileAt(at, String(at)))
  const letters = exhibitsOf(files, everythingInPacket).map(({ letter }) => letter)
  expect([25, 26, 27, 51, 52, 53].map((at) => letters[at])).toEqual(['Z', 'AA', 'AB', 'AZ', 'BA', 'BB'])
})

it('never changes a letter because the files come in another order or one is added later', () => {
  const hours = fc.uniqueArray(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 60 })
  const holds = fc.property(hours, (all) => {
    const files = all.map((hour) => fileAt(hour, `f${hour}`))
    const later = fileAt(501, 'later')
    expect(lettered(files.toReversed())).toEqual(lettered(files))
    expect(lettered([later, ...files]).slice(0, -1)).toEqual(lettered(files))
  })
  fc.assert(holds, { numRuns: 30 })
})
