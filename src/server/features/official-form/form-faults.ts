/** Says why a file cannot be the official form of a mapping: too large, no PDF, or without the fields that the mapping names. */
import type { FormField, FormMapping } from '#core/document/official-form.ts'
import { formFaults } from '#core/document/official-form-edition.ts'

/** A form of three pages with its type takes a tenth of it. */
export const MOST_FORM_BYTES = 5_000_000

/** A sentence where the file has no fields that can be read. */
export const fieldsOf = async (bytes: Buffer): Promise<readonly FormField[] | string> => {
  if (bytes.length > MOST_FORM_BYTES) return `The file has more than ${MOST_FORM_BYTES / 1_000_000} MB.`
  // What reads PDF forms is large, and a server starts without it.
  const { fieldsOfPdf } = await import('#server/services/pdf/fillable-pdf.ts')
  const fields = bytes.subarray(0, 1024).includes('%PDF-') ? await fieldsOfPdf(bytes) : null
  if (fields === null) return 'The file is no PDF that can be read.'
  return fields.length === 0 ? 'The PDF has no fields to fill in.' : fields
}

export const faultsOfForm = async (bytes: Buffer, mapping: FormMapping): Promise<readonly string[]> => {
  const present = await fieldsOf(bytes)
  return typeof present === 'string' ? [present] : formFaults(mapping, present)
}
