import { describe, expect, it } from 'vitest'
import { entryTitle, placeParts, rowsOnPages, stampOf } from './packet-pages.ts'

const parts = [
  { label: null, title: 'Evidence list', pages: 2 },
  { label: 'A', title: 'The roof', pages: 1 },
  { label: 'AA', title: 'Estimate', pages: 4 },
]

describe('the pages of a packet', () => {
  it('follow one another after cover and index', () => {
    expect(placeParts(2, parts).map(({ firstPage }) => firstPage)).toEqual([3, 5, 6])
    expect(placeParts(2, [])).toEqual([])
  })

  it('are stamped with parcel, page and exhibit', () => {
    const placed = placeParts(2, parts)
    const stamps = [1, 4, 5, 6, 9].map((page) => stampOf(page, 9, 'Parcel 29-18', placed))
    expect(stamps).toEqual([
      'Parcel 29-18, page 1 of 9',
      'Parcel 29-18, page 4 of 9',
      'Parcel 29-18, page 5 of 9, Exhibit A',
      'Parcel 29-18, page 6 of 9, Exhibit AA',
      'Parcel 29-18, page 9 of 9, Exhibit AA',
    ])
  })

  it('keep their number where a long address stands before it', () => {
    const stamp = stampOf(7, 31, '12345 '.repeat(20), [])
    expect(stamp).toBe(`${'12345 '.repeat(10)}…, page 7 of 31`)
  })

  it('are named in the index with the letter of an exhibit', () => {
    expect(parts.map(entryTitle)).toEqual(['Evidence list', 'Exhibit A: The roof', 'Exhibit AA: Estimate'])
  })
})

describe('the rows of an index', () => {
  it('fill each page and go on on the next, which has room for more', () => {
    expect(rowsOnPages([10, 10, 10, 10, 10], 20, 30)).toEqual([2, 3])
    expect(rowsOnPages([10, 10, 10, 10, 10, 10], 20, 30)).toEqual([2, 3, 1])
  })

  it('take a page even where there are none, and one that is too high stands alone', () => {
    expect(rowsOnPages([], 20, 30)).toEqual([0])
    expect(rowsOnPages([50, 10, 50], 20, 30)).toEqual([1, 1, 1])
  })
})
