/** Fills a form once with marks before it is kept, and reads it back: a field that would swallow its answer is named. */
import { type FormField, type FormMapping, mappedFields } from '#core/document/official-form.ts'
import { fillPdf } from '#server/services/pdf/fillable-pdf.ts'
import { tagPages } from '#server/services/pdf/tagged-pages.ts'

/** Two letters fit into the smallest field that takes an answer, the last two digits of a year. */
const markAt = (at: number): string => `X${at}`

export const trialFaults = async (
  bytes: Uint8Array,
  mapping: FormMapping,
  fields: readonly FormField[],
  now: Date,
): Promise<readonly string[]> => {
  // Only the operator's command needs a reader; the server starts without it.
  const { textOfPdf } = await import('#server/services/pdf/text.ts')
  const marks = mappedFields(mapping)
    .map(([, field]) => field)
    .filter((field) => fields.some(({ name, kind }) => name === field && kind === 'text'))
    .map((field, at) => [field, markAt(at)] as const)
  const about = { title: 'Trial', now }
  const filled = await fillPdf(bytes, new Map(marks), about)
  const shown = (await textOfPdf(await tagPages(filled.bytes, about))).replace(/\s+/g, '')
  return marks
    .filter(([, mark]) => !shown.includes(mark))
    .map(([field]) => `The field "${field}" does not show what is written into it.`)
}
