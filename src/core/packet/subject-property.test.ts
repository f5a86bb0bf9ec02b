/** Proves that the head of a packet describes the home as the record does, states beside it what its owner corrects, and invents nothing. */
import { describe, expect, it } from 'vitest'
import type { Correction } from '#core/case/file.ts'
import { correctionFor } from '#core/case/testing/cases.ts'
import { subjectRows } from './subject-property.ts'

const record = {
  rollName: 'Leon County 2026 tax roll',
  useName: 'Single-family home',
  yearBuilt: 1985,
  livingAreaSqft: 2_140,
  landSqft: 9_000,
}

const said = (of: Parameters<typeof subjectRows>[0], corrections: readonly Correction[] = []) =>
  Object.fromEntries(subjectRows(of, { corrections }, null))

describe('the home as the record has it', () => {
  it('is its use, its year, its size, its last sale and where all of it is read', () => {
    expect(subjectRows(record, { corrections: [] }, 'March 2024, $410,000')).toEqual([
      ['Use', 'Single-family home, built in 1985'],
      ['Size', '2,140 sq ft effective area, lot of 9,000 sq ft'],
      ['Last qualified sale', 'March 2024, $410,000'],
      ['Source', 'County property record: Leon County 2026 tax roll'],
    ])
  })

  it('has nothing that the record has not', () => {
    expect(said({ ...record, yearBuilt: null, landSqft: 0 })).toEqual({
      Use: 'Single-family home',
      Size: '2,140 sq ft effective area',
      Source: 'County property record: Leon County 2026 tax roll',
    })
    expect(said({ ...record, livingAreaSqft: null, landSqft: null })).not.toHaveProperty('Size')
    expect(said(null, [correctionFor('year_built', '1985', '1979')])).toEqual({})
  })
})

describe('what the owner corrects is beside the record', () => {
  it.each([
    [
      'a size',
      correctionFor('living_area', '2,140', '1,910 sq ft'),
      'County’s record: 2,140 sq ft effective area; the house measures 1,910 sq ft. Lot of 9,000 sq ft',
    ],
    [
      'a living area that is not the effective area',
      correctionFor('living_area', '1,980', '1,910'),
      'County’s record: 2,140 sq ft effective area, 1,980 sq ft living area; the house measures 1,910 sq ft. Lot of 9,000 sq ft',
    ],
    [
      'a lot, in words',
      correctionFor('land_area', '', 'half of that'),
      '2,140 sq ft effective area. County’s record: lot of 9,000 sq ft; the lot measures half of that',
    ],
  ])('%s', (_, one, words) => {
    expect(said(record, [one]).Size).toBe(words)
  })

  it('a use and a year, each in a sentence', () => {
    const both = [correctionFor('year_built', '1985', '1979'), correctionFor('use', '', 'Duplex')]
    expect(said(record, both).Use).toBe(
      'County’s record: Single-family home; by my correction: Duplex. County’s record: built in 1985; the house was built in 1979',
    )
  })

  it('of a figure that the record does not have, the owner’s alone', () => {
    expect(said({ ...record, yearBuilt: null }, [correctionFor('year_built', '', '1979')]).Use).toBe(
      'Single-family home. The house was built in 1979',
    )
  })
})
