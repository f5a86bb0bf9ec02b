/** Reads a mapping file: which field of the official form takes which answer, and which fields stay blank. */
import { parse } from 'yaml'
import { z } from 'zod'
import { FORM_ANSWERS, type FormField, type FormMapping } from '#core/document/official-form.ts'
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

/** A mapping to begin with: every field stays blank until somebody says otherwise. */
export const mappingToFillIn = (fields: readonly FormField[]): readonly string[] => [
  'fields:',
  ...FORM_ANSWERS.map((answer) => `  # ${answer}: name of the field`),
  'leftBlank:',
  ...fields.map(({ name, kind }) => `  - ${JSON.stringify(name)} # ${kind}`),
]
