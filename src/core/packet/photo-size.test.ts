import { describe, expect, it } from 'vitest'
import { PAGE_SIZE, PHOTO_SIZES } from './params.ts'
import { isMadeSmaller, measuredAt, sizesToTry } from './photo-size.ts'

/** As a phone's photo of 12 megapixels is kept. */
const kept = { width: 3_000, height: 2_250, bytes: 1_500_000 }
const ten = Array.from({ length: 10 }, () => kept)

const firstEdge = (photos: readonly (typeof kept)[], room: number) => sizesToTry(photos, room)[0]?.edge

describe('the size of photos', () => {
  it('is the best where there is room, and all smaller ones stand behind it', () => {
    expect(sizesToTry(ten, 10_000_000)).toEqual(PHOTO_SIZES)
  })

  // 10 × 1.5 MB × (1,200 / 3,000)² × 0.8 = 1.92 MB; the next larger one is 3.00 MB
  it('is the first that may fit', () => {
    expect(firstEdge(ten, 2_900_000)).toBe(1_200)
    expect(firstEdge(ten, 3_000_000)).toBe(1_500)
  })

  it('is the smallest where nothing fits', () => {
    expect(sizesToTry(ten, 1_000)).toEqual(PHOTO_SIZES.slice(-1))
    expect(sizesToTry(ten, -1)).toEqual(PHOTO_SIZES.slice(-1))
  })

  it('leaves a small photo as it is', () => {
    const small = { width: 640, height: 480, bytes: 90_000 }
    for (const size of PHOTO_SIZES) expect(isMadeSmaller(small, size)).toBe(false)
    expect(firstEdge([small], 90_000)).toBe(1_500)
    expect(sizesToTry([small], 89_999)).toEqual(PHOTO_SIZES.slice(-1))
    expect(measuredAt(small, PAGE_SIZE)).toEqual({ width: 640, height: 480 })
  })

  it('keeps the shape of a photo', () => {
    expect(measuredAt(kept, PAGE_SIZE)).toEqual({ width: 1_500, height: 1_125 })
    expect(measuredAt({ width: 2_250, height: 3_000 }, PAGE_SIZE)).toEqual({ width: 1_125, height: 1_500 })
  })
})
