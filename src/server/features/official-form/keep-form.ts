/** Takes an official form in: a PDF of bounded size whose fields are all known, kept with its hash; and looks whether it is still so. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { FormMapping } from '#core/document/official-form.ts'
import { formFaults } from '#core/document/official-form-edition.ts'
import { ok, type Result } from '#core/result.ts'
import type { Context } from '#server/context.ts'
import type { OfficialFormRow } from '#server/db/schema/official-forms.ts'
import { fieldsOf } from './form-faults.ts'
import { putForm } from './queries.ts'

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

export type NewForm = {
  readonly form: 'DR-486'
  readonly edition: string
  readonly bytes: Buffer
  readonly mapping: FormMapping
}

type Refused = { readonly ok: false; readonly reason: 'unfit'; readonly faults: readonly string[] }
const unfit = (...faults: readonly string[]): Refused => ({ ok: false, reason: 'unfit', faults })

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

/** The file as it was checked; refused when it is gone or another. */
export const readKeptForm = async (
  { files }: Pick<Context, 'files'>,
  { storeKey, sha256 }: OfficialFormRow,
): Promise<Result<Buffer, Refused>> => {
  const path = await files.pathOf(storeKey)
  if (path === null) return unfit('The file is gone.')
  const bytes = await readFile(path)
  return sha256Of(bytes) === sha256 ? ok(bytes) : unfit('The file is not the one that was added.')
}
