/** Checks whose word each figure of the compared home is, and that a disputed one is never filled in. */
import { describe, expect, it } from 'vitest'
import { emptyCase } from '#core/case/file.ts'
import { correctionFor } from '#core/case/testing/cases.ts'
import {
  comparedHomeOf,
  type HomeMaterial,
  homeSourceSentence,
} from '#core/document/worksheet/compared-home.ts'

const roll = { livingAreaSqft: 2_140, landSqft: 9_000, effectiveYearBuilt: 1988, justValueDollars: 410_000 }
const notice = { ...emptyCase.notice, numbers: { ...emptyCase.notice.numbers, justValue: 420_000 } }
const nothing: HomeMaterial = {
  address: null,
  parcelId: null,
  roll: null,
  file: null,
  form: { squareFootage: null, yearBuilt: null },
}
const form = { squareFootage: 1_700, yearBuilt: 1979 }

const figuresOf = (material: Partial<HomeMaterial>) => {
  const { home, from } = comparedHomeOf({ ...nothing, ...material })
  const { livingAreaSqft, landSqft, effectiveYearBuilt, justValueDollars } = home
  return [
    [livingAreaSqft, from.area],
    [landSqft, from.land],
    [effectiveYearBuilt, from.year],
    [justValueDollars, from.value],
  ]
}
const blank = [null, null]

describe('the figures of the home', () => {
  it('are the owner’s own where the case states them, else the roll’s, else the form’s', () => {
    expect(figuresOf({})).toEqual([blank, blank, blank, blank])
    expect(figuresOf({ form })).toEqual([[1_700, 'form'], blank, [1_979, 'form'], blank])
    const ofRoll = [
      [2_140, 'roll'],
      [9_000, 'roll'],
      [1_988, 'roll'],
      [410_000, 'roll'],
    ]
    expect(figuresOf({ form, roll })).toEqual(ofRoll)
    const corrections = [correctionFor('living_area', '2,140 sq ft', '1,910 sq ft, measured')]
    expect(figuresOf({ form, roll, file: { notice, corrections } })).toEqual([
      [1_910, 'correction'],
      [9_000, 'roll'],
      [1_988, 'roll'],
      [420_000, 'notice'],
    ])
  })

  it('stay blank where the owner disputes the record without a plain number', () => {
    const corrections = [
      correctionFor('living_area', '2,140', 'nearer 1,900 or 1,950'),
      correctionFor('land_area', '9,000', '0.19 acres'),
    ]
    expect(figuresOf({ roll, file: { notice, corrections } }).slice(0, 2)).toEqual([blank, blank])
  })

  it('take a corrected year built for the effective year only where the roll has none', () => {
    const file = { notice, corrections: [correctionFor('year_built', '1988', '1961')] }
    expect(figuresOf({ roll, file })[2]).toEqual([1_988, 'roll'])
    expect(figuresOf({ roll: { ...roll, effectiveYearBuilt: null }, file })[2]).toEqual([1_961, 'correction'])
  })
})

it('says in one sentence where each figure comes from', () => {
  const words = {
    lead: 'Of your home:',
    figures: { area: 'area', land: 'land', year: 'year', value: 'value' },
    from: {
      correction: 'as corrected',
      notice: 'from the notice',
      roll: 'from the roll',
      form: 'as entered',
    },
  }
  const from = { area: 'correction', land: null, year: 'form', value: 'notice' } as const
  expect(homeSourceSentence(from, words)).toBe(
    'Of your home: area as corrected, year as entered, value from the notice.',
  )
  expect(homeSourceSentence({ area: null, land: null, year: null, value: null }, words)).toBe('')
})
