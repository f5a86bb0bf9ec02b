/** Owns what form DR-486 is filled with from the facts of an answer sheet, and which fields of a file that goes into. */

import { type FactSheet, findFact } from './facts/sheet.ts'

/**
 * The answers that are facts: no reason, no box and no signature is among them, since those are the owner's own. Some stand
 * in more than one way, because editions differ in how they ask.
 */
export const FORM_ANSWERS = [
  'county',
  'tax_year',
  'tax_year_short',
  'taxpayer_name',
  'parcel_and_address',
  'parcel',
  'address',
  'minutes',
  'printed_name',
] as const
export type FormAnswer = (typeof FORM_ANSWERS)[number]

export const FORM_ANSWER_LABELS: Readonly<Record<FormAnswer, string>> = {
  county: 'the county',
  tax_year: 'the tax year, as 2026',
  tax_year_short: 'the tax year behind a printed 20, as 26',
  taxpayer_name: 'the taxpayer’s name',
  parcel_and_address: 'parcel number and address of the property in one field',
  parcel: 'the parcel number',
  address: 'the address of the property',
  minutes: 'the minutes needed to present the case',
  printed_name: 'the printed name beside the signature',
}

export interface FormMapping {
  /** Names of fields. */
  readonly fields: Readonly<Partial<Record<FormAnswer, string>>>
  /** Every other field of the file. */
  readonly leftBlank: readonly string[]
}

export interface FormField {
  readonly name: string
  readonly kind: 'text' | 'choice' | 'tick' | 'button' | 'signature'
  /** Left, bottom, right and top in points, on a page from 1; left out where the file does not say. */
  readonly place?: { readonly page: number; readonly box: readonly [number, number, number, number] }
}

const isKnown = (name: string): name is FormAnswer => FORM_ANSWERS.some((answer) => answer === name)

export const mappedFields = ({
  fields,
}: Pick<FormMapping, 'fields'>): readonly (readonly [FormAnswer, string])[] =>
  Object.entries(fields).flatMap(([answer, field]) =>
    isKnown(answer) && field !== undefined ? [[answer, field] as const] : [],
  )

/** Each line may be answered in one of these ways. */
const WAYS: readonly (readonly (readonly FormAnswer[])[])[] = [
  [['county']],
  [['tax_year'], ['tax_year_short']],
  [['taxpayer_name']],
  [['parcel_and_address'], ['parcel', 'address']],
]

const unanswered = ({ fields }: FormMapping): readonly string[] =>
  WAYS.filter((ways) => !ways.some((way) => way.every((answer) => fields[answer] !== undefined))).map(
    (ways) =>
      `The mapping names no field for ${ways
        .map((way) => way.map((answer) => `${answer} (${FORM_ANSWER_LABELS[answer]})`).join(' and '))
        .join(', or ')}.`,
  )

const namedTwice = (mapping: FormMapping): readonly string[] => {
  const all = [...mappedFields(mapping).map(([, field]) => field), ...mapping.leftBlank]
  const twice = new Set(all.filter((name, at) => all.indexOf(name) !== at))
  return [...twice].map((name) => `The mapping names the field "${name}" twice.`)
}

/** In sentences, one for each field that is missing, unknown or of the wrong kind; none when file and mapping fit. */
export const mappingFaults = (mapping: FormMapping, present: readonly FormField[]): readonly string[] => {
  const named = mappedFields(mapping)
  const kindOf = new Map(present.map(({ name, kind }) => [name, kind]))
  const all = [...named.map(([, field]) => field), ...mapping.leftBlank]
  return [
    ...unanswered(mapping),
    ...namedTwice(mapping),
    ...[...new Set(all)]
      .filter((name) => !kindOf.has(name))
      .map((name) => `The file has no field "${name}", which the mapping names.`),
    ...present
      .filter(({ name }) => !all.includes(name))
      .map(({ name, kind }) => `The mapping does not name the field "${name}" (${kind}) of the file.`),
    ...named
      .filter(([, field]) => !['text', 'choice', undefined].includes(kindOf.get(field)))
      .map(([answer, field]) => `The field "${field}" for ${answer} is neither for text nor a list.`),
  ]
}

const said = (sheet: FactSheet, id: string): string | null => {
  const value = findFact(sheet, id)?.value
  return value === undefined ? null : String(value)
}

/** What is not known is not among them, and its field stays blank. */
export const formAnswers = (sheet: FactSheet): ReadonlyMap<FormAnswer, string> => {
  const year = said(sheet, 'value.year')
  const [parcel, address, name] = ['home.parcel', 'home.address', 'owner.name'].map((id) => said(sheet, id))
  const answers: Readonly<Record<FormAnswer, string | null | undefined>> = {
    county: said(sheet, 'home.county')?.replace(/ County$/, ''),
    tax_year: year,
    tax_year_short: year?.slice(-2),
    taxpayer_name: name,
    parcel_and_address: [parcel, address].filter((part) => part).join(', '),
    parcel,
    address,
    // What a notice of hearing gives is another thing than what the owner asks for, so the pen fills it.
    minutes: null,
    printed_name: name,
  }
  return new Map(
    FORM_ANSWERS.flatMap((answer) => {
      const text = answers[answer]
      return text ? [[answer, text] as const] : []
    }),
  )
}
