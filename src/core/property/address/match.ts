/** Owns deciding which parcels an address means: one beyond doubt, several to choose from, or none. */

import { readCity, readStreetLine, type StreetLine } from '../address-line.ts'
import { DIRECTIONS } from '../street-words.ts'
import { correctedStreets } from './correct-words.ts'
import type { SplitAddress } from './split.ts'

export interface AskedStreet extends StreetLine {
  /** The line was cut where the street might end: never enough for a match without asking back. */
  readonly guessed: boolean
  /** What was cut off, as `readCity` writes it: when it is the city that the roll has there, nothing was guessed. */
  readonly rest: string
}

/** What a person asked for, ready to compare. */
export interface AskedAddress {
  /** The likeliest first. */
  readonly readings: readonly AskedStreet[]
  readonly city: string
  readonly zip: string
}

/** A parcel with the asked house number, on a street of a name that was asked for or is like it. */
export interface SitusCandidate {
  readonly direction: string
  readonly name: string
  readonly suffix: string
  readonly unit: string
  readonly city: string
  readonly zip: string
  /** The postal city of the parcel's ZIP code; '' when unknown. */
  readonly postalCity: string
}

export type Decision<T> =
  | { readonly kind: 'one'; readonly candidate: T }
  | {
      readonly kind: 'several'
      readonly candidates: readonly T[]
      readonly missingUnit: MissingUnit
    }
  | { readonly kind: 'none' }

/** A unit was asked for: the likeliest candidate has none on the roll, or the building has only others. */
export type MissingUnit = 'building_without' | 'others_only' | null

type Agreement = 'same' | 'unsaid' | 'unheld' | 'differs'

/** 'Crystal Lake' may be the street Crystal Lake with its 'Dr' left off, and 'E Grove' a Grove Street. */
const withSuffixInName = (street: StreetLine): StreetLine[] => {
  if (street.suffix === '') return [street]
  const longer = { ...street, name: `${street.name} ${street.suffix}`, suffix: '' }
  if (!DIRECTIONS.has(street.name)) return [street, longer]
  return [street, longer, { ...street, direction: street.name, name: street.suffix, suffix: '' }]
}

const readingsOf = (street: string, guessed: boolean, rest = ''): AskedStreet[] =>
  withSuffixInName(readStreetLine(street)).map((reading) => ({ ...reading, guessed, rest: readCity(rest) }))

/** Every later way to read the street is a beginning of the first. */
const cutOff = ([whole = '']: readonly string[], street: string): string => whole.slice(street.length)

export const askedAddress = ({ streets, city, zip }: SplitAddress): AskedAddress => ({
  readings: streets.flatMap((street, at) => readingsOf(street, at > 0, cutOff(streets, street))),
  city: readCity(city),
  zip,
})

/** The same address with guesses at a misspelt 'Street' or 'Lake' behind what was typed. */
export const withCorrections = (asked: AskedAddress, { streets }: SplitAddress): AskedAddress => ({
  ...asked,
  readings: [
    ...asked.readings,
    ...streets.flatMap(correctedStreets).flatMap((street) => readingsOf(street, true)),
  ],
})

const agree = (asked: string, found: string): Agreement => {
  if (asked === found) return 'same'
  return asked === '' ? 'unsaid' : 'differs'
}

/** 'unheld': asked for 'Apt 5', of a building that has no units on the roll. It may be the whole of it. */
const agreeOnUnit = (asked: string, found: string): Agreement =>
  asked !== '' && found === '' ? 'unheld' : agree(asked, found)

/** The ZIP decides when both have one; otherwise the city, as the roll or as the post names it. */
const agreeOnPlace = (asked: AskedAddress, found: SitusCandidate): Agreement => {
  if (asked.zip !== '' && found.zip !== '') return asked.zip === found.zip ? 'same' : 'differs'
  if (asked.city === '') return asked.zip === '' ? 'unsaid' : 'differs'
  return [readCity(found.city), readCity(found.postalCity)].includes(asked.city) ? 'same' : 'differs'
}

const isCityOf = (found: SitusCandidate, city: string): boolean =>
  city !== '' && [readCity(found.city), readCity(found.postalCity)].includes(city)

interface Judged<T> {
  readonly candidate: T
  readonly certain: boolean
  readonly missingUnit: MissingUnit
  /** Lower is likelier. */
  readonly doubt: number
}

const DOUBT = { same: 0, unsaid: 1, unheld: 2, differs: 4 } as const
const CERTAIN: ReadonlySet<Agreement> = new Set(['same', 'unsaid'])
const OTHER_NAME = 8

const missingUnits: Partial<Record<Agreement, MissingUnit>> = {
  unheld: 'building_without',
  differs: 'others_only',
}

const judge = <T extends SitusCandidate>(asked: AskedAddress, candidate: T): readonly Judged<T>[] => {
  const exact = asked.readings.filter((reading) => reading.name === candidate.name)
  const judged = (exact.length > 0 ? exact : asked.readings.slice(0, 1)).map((reading) => {
    const direction = agree(reading.direction, candidate.direction)
    const suffix = agree(reading.suffix, candidate.suffix)
    const unit = agreeOnUnit(reading.unit, candidate.unit)
    const endsInCity = isCityOf(candidate, reading.rest)
    const place = agreeOnPlace(endsInCity ? { ...asked, city: reading.rest } : asked, candidate)
    const isNamed = exact.length > 0 && (!reading.guessed || endsInCity)
    const certain = isNamed && place === 'same' && [direction, suffix, unit].every((one) => CERTAIN.has(one))
    const otherName = exact.length > 0 ? asked.readings.indexOf(reading) : OTHER_NAME
    const doubt = DOUBT[direction] + DOUBT[suffix] + DOUBT[unit] + 2 * DOUBT[place] + otherName
    return { candidate, certain, doubt, missingUnit: missingUnits[unit] ?? null }
  })
  return judged.toSorted((a, b) => a.doubt - b.doubt).slice(0, 1)
}

/** The other units of a building are offered where the asked one is nowhere, and only beside its very address. */
const withoutOtherUnits = <T>(judged: readonly Judged<T>[]): readonly Judged<T>[] => {
  const fitting = judged.filter(({ missingUnit }) => missingUnit !== 'others_only')
  return fitting.length > 0 ? fitting : judged.filter(({ doubt }) => doubt === DOUBT.differs)
}

/** The asked unit, when the roll has it, settles a building of many. */
const withAskedUnit = <T extends SitusCandidate>(asked: AskedAddress, judged: readonly Judged<T>[]) => {
  const unit = asked.readings[0]?.unit ?? ''
  const exact = judged.filter(({ candidate }) => candidate.unit === unit)
  return unit !== '' && exact.length > 0 ? exact : judged
}

/**
 * The house number of every candidate must already equal the asked one. A difference, a guess at the spelling or a
 * place left unsaid is never passed over: it leads to 'several', perhaps with one entry, for the person to confirm.
 */
export const decideMatch = <T extends SitusCandidate>(
  asked: AskedAddress,
  candidates: readonly T[],
): Decision<T> => {
  const judged = withoutOtherUnits(candidates.flatMap((candidate) => judge(asked, candidate))).toSorted(
    (a, b) => a.doubt - b.doubt,
  )
  const certain = withAskedUnit(
    asked,
    judged.filter((one) => one.certain),
  )
  const [only, second] = certain
  if (only !== undefined && second === undefined) return { kind: 'one', candidate: only.candidate }
  const offered = certain.length > 0 ? certain : withAskedUnit(asked, judged)
  const [likeliest] = offered
  if (likeliest === undefined) return { kind: 'none' }
  const meant = offered.map(({ candidate }) => candidate)
  return { kind: 'several', candidates: meant, missingUnit: likeliest.missingUnit }
}
