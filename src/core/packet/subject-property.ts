/** Owns how the head of a packet describes the home: as the record has it, and beside that what its owner corrects. */

import type { CaseFile, Correction, RecordField } from '#core/case/file.ts'
import type { CaseParcel } from '#core/document/facts/case.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { correctionOf, plainNumber } from '#core/document/worksheet/compared-home.ts'

type Recorded = Omit<CaseParcel, 'parcelId' | 'synthetic'>

type Row = readonly [label: string, value: string]

const grouped = new Intl.NumberFormat('en-US')

const sqft = (value: number): string => `${grouped.format(value)} sq ft`

/** In square feet where it is plainly a number of them, else as its owner typed it. */
const measured = (typed: string): string => {
  const value = plainNumber(typed)
  return value === null ? asTyped(typed) : sqft(value)
}

const isKnown = (value: number | null): value is number => value !== null && value > 0

const capitalized = (words: string): string => `${words[0]?.toUpperCase() ?? ''}${words.slice(1)}`

/** 'county’s record: built in 1985; the house was built in 1979'; the owner's alone where the record has nothing. */
const beside = (record: string, own: string): string =>
  record === '' ? own : `county’s record: ${record}; ${own}`

/** The record's entry as the packet's other pages have it, else as the roll has it. */
const entryOf = ({ recordValue }: Correction, onRoll: string): string => asTyped(recordValue) || onRoll

const useWords = ({ useName }: Recorded, of: Correction | undefined): string =>
  of === undefined ? useName : beside(entryOf(of, useName), `by my correction: ${asTyped(of.trueValue)}`)

const builtWords = ({ yearBuilt }: Recorded, of: Correction | undefined): string => {
  const onRoll = isKnown(yearBuilt) ? String(yearBuilt) : ''
  if (of === undefined) return onRoll && `built in ${onRoll}`
  const entry = entryOf(of, onRoll)
  return beside(entry && `built in ${entry}`, `the house was built in ${asTyped(of.trueValue)}`)
}

/** The roll has an effective area: an entry that is another figure is the living area, and is named beside it. */
const areaWords = ({ livingAreaSqft }: Recorded, of: Correction | undefined): string => {
  const onRoll = isKnown(livingAreaSqft) ? `${sqft(livingAreaSqft)} effective area` : ''
  if (of === undefined) return onRoll
  const entry = measured(of.recordValue)
  const isOfRoll = entry === '' || plainNumber(of.recordValue) === livingAreaSqft
  const record = isOfRoll ? onRoll : [onRoll, `${entry} living area`].filter(Boolean).join(', ')
  return beside(record, `the house measures ${measured(of.trueValue)}`)
}

const lotWords = ({ landSqft }: Recorded, of: Correction | undefined): string => {
  const onRoll = isKnown(landSqft) ? sqft(landSqft) : ''
  if (of === undefined) return onRoll && `lot of ${onRoll}`
  const entry = measured(entryOf(of, onRoll))
  return beside(entry && `lot of ${entry}`, `the lot measures ${measured(of.trueValue)}`)
}

type Words = (record: Recorded, of: Correction | undefined) => string

/** Two entries of the record share a row. */
const SHARED: readonly (readonly [label: string, parts: readonly (readonly [RecordField, Words])[]])[] = [
  [
    'Use',
    [
      ['use', useWords],
      ['year_built', builtWords],
    ],
  ],
  [
    'Size',
    [
      ['living_area', areaWords],
      ['land_area', lotWords],
    ],
  ],
]

/** What is corrected is a sentence of its own. */
const inOneRow = (said: readonly string[], isCorrected: boolean): string =>
  isCorrected ? said.map(capitalized).join('. ') : capitalized(said.join(', '))

const described = (record: Recorded, file: Pick<CaseFile, 'corrections'>): readonly Row[] =>
  SHARED.flatMap(([label, parts]) => {
    const said = parts
      .map(([field, words]) => words(record, correctionOf(file, field)))
      .filter((words) => words !== '')
    const isCorrected = parts.some(([field]) => correctionOf(file, field) !== undefined)
    return said.length === 0 ? [] : [[label, inOneRow(said, isCorrected)] as const]
  })

/**
 * Below the address and the parcel number; none where no roll has the home, as there is then no record to describe it by.
 * `lastSale` is in words; null where none is known.
 */
export const subjectRows = (
  record: Recorded | null,
  file: Pick<CaseFile, 'corrections'>,
  lastSale: string | null,
): readonly Row[] =>
  record === null
    ? []
    : [
        ...described(record, file),
        ...(lastSale === null ? [] : [['Last qualified sale', lastSale] as const]),
        ['Source', `County property record: ${record.rollName}`],
      ]
