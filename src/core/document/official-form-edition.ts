/** Owns where the answers belong in the edition of form DR-486 that we know, R. 12/25, and how a mapping is held against it. */

import { type FormAnswer, type FormField, type FormMapping, mappingFaults } from './official-form.ts'

interface KnownField {
  readonly name: string
  /** From 1. */
  readonly page: number
  /** Left, bottom, right and top, in points from the lower left corner. */
  readonly box: readonly [number, number, number, number]
}

/** The Department of Revenue’s own copy of form DR-486. Checked 2026-11-22. */
export const officialFormUrl = 'https://floridarevenue.com/property/Documents/dr486.pdf'

export const KNOWN_EDITION = 'R. 12/25'

/** Part 1 of this edition, "Residential 1-4 units": the form's own box, and not the classes of a property. Checked 2026-11-22. */
export const mostUnitsOfResidentialBox = 4

/**
 * Form DR-486, R. 12/25, "Provisional", 64 fields; SHA-256 of the copy that was read:
 * b69d7bd4652bde015117f94feacb7c0c7d8d1ca0a4a74e41f5f2a839d1611aee. Checked 2026-11-22 in a third party's copy, not yet
 * against the state's own file. Its other fields, the boxes of decrease and increase and the shifted ones of Part 4 among
 * them, are the owner's or the representative's.
 */
export const KNOWN_FIELDS: Readonly<Partial<Record<FormAnswer, KnownField>>> = {
  county: { name: 'County Combo Box4', page: 1, box: [280, 578, 391, 595] },
  tax_year_short: { name: 'Tax year 20', page: 1, box: [445, 580, 461, 591] },
  taxpayer_name: { name: 'Taxpayer name', page: 1, box: [106, 537, 323, 551] },
  parcel_and_address: {
    name: 'Parcel ID and physical address or TPP account',
    page: 1,
    box: [411, 501, 588, 537],
  },
  printed_name: { name: 'Print name', page: 2, box: [301, 595, 490, 612] },
}

/** The form's list calls a county by an older name. */
const LISTED_AS: Readonly<Record<string, string>> = { 'Miami-Dade': 'Dade' }

/** The names under which a list may hold an answer. */
export const listedNames = (answer: string): readonly string[] =>
  [answer, LISTED_AS[answer]].filter((name) => name !== undefined)

/** Points by which a program that saved the file may have moved a field. */
const TOLERANCE = 3

const knownEntries = () => Object.entries(KNOWN_FIELDS) as readonly (readonly [FormAnswer, KnownField])[]

/** By the names of the fields that take answers; no other edition seen has them all. */
export const isKnownEdition = (present: readonly FormField[]): boolean =>
  knownEntries().every(([, { name }]) => present.some((field) => field.name === name))

const isInPlace = ({ place }: FormField, { page, box }: KnownField): boolean =>
  place?.page === page && box.every((edge, at) => Math.abs(edge - (place.box[at] ?? 0)) <= TOLERANCE)

/** A name alone can lie: each answer's field has to stand where the edition has it. */
const misplacedFields = (
  { fields }: Pick<FormMapping, 'fields'>,
  present: readonly FormField[],
): readonly string[] => {
  if (!isKnownEdition(present)) return []
  return (Object.entries(fields) as readonly (readonly [FormAnswer, string])[]).flatMap(([answer, name]) => {
    if (answer === 'minutes') return []
    const known = KNOWN_FIELDS[answer]
    if (known === undefined) return [`Edition ${KNOWN_EDITION} has no field for ${answer}.`]
    if (known.name !== name)
      return [`In edition ${KNOWN_EDITION} the field for ${answer} is "${known.name}", not "${name}".`]
    const field = present.find((one) => one.name === name)
    return field && isInPlace(field, known)
      ? []
      : [
          `The field "${name}" is not where edition ${KNOWN_EDITION} has it: page ${known.page}, ${known.box.join(', ')}.`,
        ]
  })
}

/** In sentences; none when mapping and file fit each other, and the edition where it is known. */
export const formFaults = (mapping: FormMapping, present: readonly FormField[]): readonly string[] => [
  ...mappingFaults(mapping, present),
  ...misplacedFields(mapping, present),
]
