/** The official petition form, filled from a finished answer sheet, as its owner takes it along. */
import { deserialize } from 'node:v8'
import { z } from 'zod'
import type { OfficialForm } from '#contract/document/official-form.ts'
import { type FactSheet, findFact } from '#core/document/facts/sheet.ts'
import { FORM_ANSWER_LABELS, formAnswers, mappedFields } from '#core/document/official-form.ts'
import { ok } from '#core/result.ts'
import type { Context } from '#server/context.ts'
import type { OfficialFormRow } from '#server/db/schema/official-forms.ts'
import { findDocumentOf } from '#server/features/drafting/queries.ts'
import { fileLinks } from '#server/http/file/links.ts'
import type { SignedFile } from '#server/http/file/serve.ts'
import type { DrawnForm, FormOrder } from './draw-form.ts'
import { readKeptForm } from './keep-form.ts'
import { formInUse } from './queries.ts'

/** Which filled form an address stands for. */
const officialFormLinks = fileLinks('official-form', z.object({ documentId: z.uuid() }))

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

const FILE_NAME = 'dr-486-not-signed.pdf'

export const officialForm = async (ctx: Context): Promise<OfficialForm | null> => {
  const row = await formInUse(ctx.db)
  return row ? { name: row.form, edition: row.edition } : null
}

const program = new URL('./draw-form.ts', import.meta.url)

const draw = async ({ drawing, now }: Context, order: FormOrder): Promise<DrawnForm> => {
  const bytes = await drawing.draw(program, order, now())
  if (bytes === null) throw new Error('A form was drawn as nothing.')
  return deserialize(bytes)
}

const fill = async (ctx: Context, row: OfficialFormRow, facts: FactSheet) => {
  const known = formAnswers(facts)
  const answers = new Map(
    mappedFields(row).flatMap(([answer, field]) => {
      const text = known.get(answer)
      return text === undefined ? [] : [[field, text] as const]
    }),
  )
  const kept = await readKeptForm(ctx, row)
  const { form, edition, fields, leftBlank: unasked } = row
  const title = `Form ${form}, filled in, not signed`
  const mapping = { fields, leftBlank: unasked }
  const filled = kept.ok ? await draw(ctx, { form: kept.value, mapping, answers, title }) : kept
  if (!filled.ok) {
    ctx.log.error({ form, edition, faults: filled.faults }, 'the official form is not as it was added')
    return refused('form-changed')
  }
  const leftBlank = mappedFields(row)
    .filter(([answer, field]) => !known.has(answer) || filled.tooSmall.includes(field))
    .map(([answer]) => FORM_ANSWER_LABELS[answer])
  return ok({ bytes: filled.bytes, leftBlank })
}

/** By the facts that the sheet itself was written from. */
const fillFor = async (ctx: Context, userId: string, documentId: string) => {
  const document = await findDocumentOf(ctx.db, userId, documentId)
  if (document?.kind !== 'dr486_answer_sheet') return refused('no-such-sheet')
  if (document.status !== 'completed') return refused('not-completed')
  if (findFact(document.facts, 'parcel.sample')) return refused('sample-home')
  const row = await formInUse(ctx.db)
  return row ? fill(ctx, row, document.facts) : refused('no-form')
}

export const linkToForm = async (ctx: Context, userId: string, documentId: string) => {
  const filled = await fillFor(ctx, userId, documentId)
  if (!filled.ok) return filled
  const { token, expiresAt } = await officialFormLinks.sign(ctx, { userId, documentId })
  const url = `/api/official-forms/files/${token}`
  return { ok: true, url, fileName: FILE_NAME, expiresAt, leftBlank: filled.value.leftBlank } as const
}

/** null when the address is no longer good, or sheet or form are gone. */
export const fileBehind = async (ctx: Context, token: string): Promise<SignedFile | null> => {
  const wanted = await officialFormLinks.read(ctx, token)
  const filled = wanted && (await fillFor(ctx, wanted.userId, wanted.documentId))
  if (!filled?.ok) return null
  return { bytes: filled.value.bytes, mediaType: 'application/pdf', fileName: FILE_NAME }
}
