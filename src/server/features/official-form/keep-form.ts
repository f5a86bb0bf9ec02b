/** Takes an official form in: a PDF of bounded size whose fields are all known, kept with its hash; and looks whether it is still so. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FormField, FormMapping } from '#core/document/official-form.ts'
import { formFaults } from '#core/document/official-form-edition.ts'
import { ok, type Result } from '#core/result.ts'
import type { Context } from '#server/context.ts'
import type { OfficialFormRow } from './forms-table.ts'
import { putForm } from './queries.ts'

/** A form of three pages with its type takes a tenth of it. */
export const MOST_FORM_BYTES = 5_000_000

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type NewForm = {
  readonly form: 'DR-486'
  readonly edition: string
  readonly bytes: Buffer
  readonly mapping: FormMapping
}

type Refused = { readonly ok: false; readonly reason: 'unfit'; readonly faults: readonly string[] }
const unfit = (...faults: readonly string[]): Refused => ({ ok: false, reason: 'unfit', faults })

/** A sentence where the file has no fields that can be read. */
const fieldsOf = async (bytes: Buffer): Promise<readonly FormField[] | string> => {
  if (bytes.length > MOST_FORM_BYTES) return `The file has more than ${MOST_FORM_BYTES / 1_000_000} MB.`
  // What reads PDF forms is large, and a server starts without it.
  const { fieldsOfPdf } = await import('#server/services/pdf/fillable-pdf.ts')
  const fields = bytes.subarray(0, 1024).includes('%PDF-') ? await fieldsOfPdf(bytes) : null
  if (fields === null) return 'The file is no PDF that can be read.'
  return fields.length === 0 ? 'The PDF has no fields to fill in.' : fields
}

type Keeper = Pick<Context, 'db' | 'files' | 'now'>

/** Takes the place of the same edition; the form added last is the one that is filled. */
export const keepForm = async (
  { db, files, now }: Keeper,
  { form, edition, bytes, mapping }: NewForm,
): Promise<Result<{ sha256: string }, Refused>> => {
  const present = await fieldsOf(bytes)
  if (typeof present === 'string') return unfit(present)
  const faults = formFaults(mapping, present)
  if (faults.length > 0) return unfit(...faults)
  const { trialFaults } = await import('./try-form.ts')
  const swallowed = await trialFaults(bytes, mapping, present, now())
  if (swallowed.length > 0) return unfit(...swallowed)
  const [storeKey, sha256] = [await files.keep(bytes), sha256Of(bytes)]
  const { fields, leftBlank } = mapping
  await putForm(db, {
    form,
    edition,
    sha256,
    bytes: bytes.length,
    storeKey,
    fields,
    leftBlank,
    addedAt: now(),
  })
  return ok({ sha256 })
}

/** The file as it was checked; refused when it is gone or another, or when its fields are not the mapped ones. */
export const readKeptForm = async (
  { files }: Pick<Context, 'files'>,
  { storeKey, sha256, fields, leftBlank }: OfficialFormRow,
): Promise<Result<Buffer, Refused>> => {
  const path = await files.pathOf(storeKey)
  if (path === null) return unfit('The file is gone.')
  const bytes = await readFile(path)
  if (sha256Of(bytes) !== sha256) return unfit('The file is not the one that was added.')
  const present = await fieldsOf(bytes)
  if (typeof present === 'string') return unfit(present)
  const faults = formFaults({ fields, leftBlank }, present)
  return faults.length === 0 ? ok(bytes) : unfit(...faults)
}
