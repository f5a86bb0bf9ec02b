/** Fills an official form and tags its pages, in a thread: what reads and writes PDF forms is large and slow. */
import { serialize } from 'node:v8'
import type { FormMapping } from '#core/document/official-form.ts'
import { fillPdf } from '#server/services/pdf/fillable-pdf.ts'
import { tagPages } from '#server/services/pdf/tagged-pages.ts'
import { faultsOfForm } from './form-faults.ts'

export type FormOrder = {
  readonly form: Uint8Array
  readonly mapping: FormMapping
  readonly answers: ReadonlyMap<string, string>
  readonly title: string
}

/** Why the file cannot be filled, or the filled one with the fields whose text could not stand in them whole. */
export type DrawnForm =
  | { readonly ok: false; readonly faults: readonly string[] }
  | { readonly ok: true; readonly bytes: Buffer; readonly tooSmall: readonly string[] }

const fill = async ({ form, mapping, answers, title }: FormOrder, now: Date): Promise<DrawnForm> => {
  const faults = await faultsOfForm(Buffer.from(form), mapping)
  if (faults.length > 0) return { ok: false, faults }
  const about = { title, now }
  const { bytes, tooSmall } = await fillPdf(form, answers, about)
  return { ok: true, bytes: await tagPages(bytes, about), tooSmall }
}

export const draw = async ({ order, now }: { order: FormOrder; now: Date }): Promise<Buffer> =>
  serialize(await fill(order, now))
