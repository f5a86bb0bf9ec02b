import { describe, expect, it } from 'vitest'
import { draftOfNumbers, newTrimDraft, trimDraft } from './draft.ts'

const typed = {
  countyId: 'hillsborough',
  taxYear: '2026',
  homestead: 'yes',
  justValue: '$420,000',
  assessedSchool: ' 300 000 ',
  assessedCounty: '300000.00',
  taxableSchool: '275,000',
  taxableCounty: '248,589',
  totalTax: '4,854.67',
  otherUse: 'no',
  portabilityThisYear: '',
}

const firstFault = (change: Partial<typeof typed>) => {
  const read = trimDraft.safeParse({ ...typed, ...change })
  return read.success ? null : read.error.issues.map(({ path, message }) => [path[0], message])[0]
}

describe('numbers as people type them', () => {
  it('are read with dollar signs, commas and spaces, and shown again with commas', () => {
    const numbers = trimDraft.parse(typed)
    expect(numbers).toMatchObject({ justValue: 420_000, assessedSchool: 300_000, totalTax: 4_854.67 })
    expect(numbers.homestead).toBe(true)
    expect(draftOfNumbers(numbers)).toEqual({
      ...typed,
      justValue: '420,000',
      assessedSchool: '300,000',
      assessedCounty: '300,000',
      portabilityThisYear: '',
    })
  })

  it.each([
    [{ portabilityThisYear: 'yes' }, true],
    [{ portabilityThisYear: 'no' }, false],
    [{ portabilityThisYear: '' }, undefined],
    [{ portabilityThisYear: 'yes', assessedSchool: '420,000', taxableSchool: '395,000' }, undefined],
    [{ portabilityThisYear: 'yes', homestead: 'no', taxableSchool: '275,001' }, undefined],
  ])('say with %j whether a difference was moved here: %s', (change, answer) => {
    expect(trimDraft.parse({ ...typed, ...change }).portabilityThisYear).toBe(answer)
  })

  it.each([
    [{ otherUse: 'yes' }, true],
    [{ otherUse: 'no' }, false],
    [{ otherUse: 'yes', assessedSchool: '420,000', taxableSchool: '395,000' }, true],
    [{ otherUse: 'yes', homestead: 'no', taxableSchool: '275,001' }, undefined],
    [
      {
        otherUse: 'yes',
        assessedSchool: '420,000',
        assessedCounty: '420,000',
        taxableSchool: '395,000',
        taxableCounty: '368,589',
      },
      undefined,
    ],
  ])('say with %j whether a part is in other use: %s', (change, answer) => {
    expect(trimDraft.parse({ ...typed, ...change, totalTax: '7,117.24' }).otherUse).toBe(answer)
  })

  it('asks for an answer where a browser’s form has none', () => {
    const read = trimDraft.safeParse({ ...typed, homestead: null })
    expect(read.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['homestead', 'Choose whether your notice shows a homestead exemption.'],
    ])
  })

  it.each([
    [{ justValue: '' }, 'justValue', 'type the number printed on the notice, for example 420,000'],
    [{ justValue: '0' }, 'justValue', 'every home has one above $0. Type the number printed on the notice'],
    [{ justValue: '-5' }, 'justValue', 'every home has one above $0. Type the number printed on the notice'],
    [{ taxableCounty: 'about 200k' }, 'taxableCounty', '“about 200k” isn’t a number we can read'],
    [{ justValue: '420.000' }, 'justValue', '“420.000” could mean more than one number'],
    [{ justValue: '1e5' }, 'justValue', '“1e5” isn’t a number we can read'],
    [{ totalTax: '4.854,67' }, 'totalTax', 'Type it like 4,854.67'],
    [{ assessedCounty: '3,00,000' }, 'assessedCounty', '“3,00,000” could mean more than one number'],
    [{ justValue: '420000.50' }, 'justValue', 'whole dollars'],
    [{ homestead: '' }, 'homestead', 'Choose whether your notice shows a homestead exemption'],
    [{ countyId: '' }, 'countyId', 'Please select your county'],
    [{ assessedSchool: '430,000' }, 'assessedSchool', 'It can be at most $420,000'],
  ])('%j is refused at its field', (change, field, words) => {
    const fault = firstFault(change)
    expect(fault?.[0]).toBe(field)
    expect(fault?.[1]).toContain(words)
  })
})

it('an empty form starts with the year of the newest notices, by the day it is in Florida', () => {
  expect(newTrimDraft(new Date('2026-11-21T12:00:00Z')).taxYear).toBe('2026')
})

it('an empty form has one fault for each field, which says what to type', () => {
  const read = trimDraft.safeParse(newTrimDraft(new Date('2026-11-21T12:00:00Z')))
  expect(read.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`)).toEqual([
    'justValue: Market value (just value): type the number printed on the notice, for example 420,000.',
    'assessedSchool: Assessed value, school row: type the number printed on the notice, for example 300,000.',
    'assessedCounty: Assessed value, county row: type the number printed on the notice, for example 300,000.',
    'taxableSchool: Taxable value, school row: type the number printed on the notice, for example 275,000.',
    'taxableCounty: Taxable value, county row: type the number printed on the notice, for example 248,589.',
    'totalTax: Total proposed tax: type the number printed on the notice, for example 4,854.67.',
    'countyId: Please select your county',
    'homestead: Choose whether your notice shows a homestead exemption.',
  ])
})

it('asks in place whether a part is farm land, rented or business, where the answer turns on it', () => {
  expect(firstFault({ otherUse: '' })).toEqual(['otherUse', expect.stringMatching(/^Choose Yes or No/)])
  const uncapped = { assessedSchool: '420,000', assessedCounty: '420,000', taxableSchool: '395,000' }
  expect(firstFault({ otherUse: '', ...uncapped, taxableCounty: '368,589' })).toBeNull()
})
