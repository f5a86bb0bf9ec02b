/** Reads a mapping file: which field of the official form takes which answer, and which fields stay blank. */
import { parse } from 'yaml'
import { z } from 'zod'
import {
  FORM_ANSWERS,
  type FormAnswer,
  type FormField,
  type FormMapping,
} from '#core/document/official-form.ts'
import { isKnownEdition, KNOWN_EDITION, KNOWN_FIELDS } from '#core/document/official-form-edition.ts'
import { ok, type Result } from '#core/result.ts'

const fieldName = z.string().min(1).max(300)

const mapping = z.strictObject({
  fields: z.partialRecord(z.enum(FORM_ANSWERS), fieldName),
  leftBlank: z.array(fieldName).max(500).default([]),
})

type Unreadable = { readonly ok: false; readonly reason: 'unreadable'; readonly faults: readonly string[] }

const parsed = (text: string): unknown => {
  try {
    return parse(text)
  } catch {
    // Not YAML, and so not JSON either: the schema says what is expected.
    return null
  }
}

/** YAML or JSON. */
export const readMapping = (text: string): Result<FormMapping, Unreadable> => {
  const read = mapping.safeParse(parsed(text))
  if (read.success) return ok(read.data)
  const faults = read.error.issues.map(
    ({ path, message }) => `${path.join('.') || 'The mapping'}: ${message}`,
  )
  return { ok: false, reason: 'unreadable', faults }
}

const knownName = (answer: FormAnswer, isKnown: boolean): string | undefined =>
  isKnown ? KNOWN_FIELDS[answer]?.name : undefined

/** A mapping to begin with: ready for the edition that we know; of any other, every field stays blank until somebody says otherwise. */
export const mappingToFillIn = (fields: readonly FormField[]): readonly string[] => {
  const isKnown = isKnownEdition(fields)
  const taken = FORM_ANSWERS.flatMap((answer) => knownName(answer, isKnown) ?? [])
  return [
    ...(isKnown ? [`# The fields of edition ${KNOWN_EDITION}`] : []),
    'fields:',
    ...FORM_ANSWERS.map((answer) => {
      const name = knownName(answer, isKnown)
      return name === undefined ? `  # ${answer}: name of the field` : `  ${answer}: ${JSON.stringify(name)}`
    }),
    'leftBlank:',
    ...fields
      .filter(({ name }) => !taken.includes(name))
      .map(({ name, kind }) => `  - ${JSON.stringify(name)} # ${kind}`),
  ]
}
