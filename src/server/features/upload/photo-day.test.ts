/** Proves that the day a camera wrote into a photo is read, and that nothing that anybody writes there does harm. */
import fc from 'fast-check'
import sharp, { type Exif } from 'sharp'
import { expect, it } from 'vitest'
import { calendarDate } from '#core/calendar-date.ts'
import { photoDayOf } from './photo-day.ts'
import { takenAt } from './testing/files.ts'

const today = calendarDate('2026-08-20')

const exifOf = async (exif: Exif) => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2a7' } })
    .jpeg()
    .withExif(exif)
    .toBuffer()
  return (await sharp(bytes).metadata()).exif
}

it.each([
  ['2025:12:30 09:26:53', '2025-12-30'],
  ['2026:08:20 23:59:59', '2026-08-20'],
  ['2026:08:21 00:00:00', null],
  ['2000:01:01 00:00:00', null],
  ['1989:12:31 10:00:00', null],
  ['2025:02:30 10:00:00', null],
  ['0000:00:00 00:00:00', null],
  ['last summer', null],
])('a moment of %s is the day %s', async (moment, day) => {
  expect(photoDayOf(await exifOf(takenAt(moment)), today)).toBe(day)
})

it('is not the moment when a picture was worked on', async () => {
  expect(photoDayOf(await exifOf({ IFD0: { DateTime: '2025:12:30 09:26:53' } }), today)).toBeNull()
  expect(photoDayOf(undefined, today)).toBeNull()
})

it('garbage says nothing, and is read to its end at most', async () => {
  const whole = (await exifOf(takenAt('2025:12:30 09:26:53'))) ?? Buffer.alloc(0)
  const spoilt = fc.array(fc.record({ at: fc.nat(whole.length - 1), byte: fc.nat(255) }), { maxLength: 8 })
  fc.assert(
    fc.property(spoilt, fc.nat(whole.length), (changes, length) => {
      const bytes = Buffer.from(whole)
      for (const { at, byte } of changes) bytes[at] = byte
      expect(photoDayOf(bytes.subarray(0, length), today) ?? '2025-12-30').toMatch(/^20[0-2]\d-\d\d-\d\d$/)
    }),
  )
  fc.assert(fc.property(fc.uint8Array(), (bytes) => photoDayOf(bytes, today) === null))
})
