/** Owns what a text of the content leans on: the shape of a source, and the marks like `[^fee]` that name one. */

import { z } from 'zod'

/** The day we looked; `unverified` marks an open question, which the text has to ask. */
export const contentSource = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: z.string().min(10),
  url: z.url({ protocol: /^https$/ }).optional(),
  checkedOn: z.iso.date(),
  confidence: z.enum(['verified', 'likely', 'unverified']),
})

export type ContentSource = z.infer<typeof contentSource>

const MARK = /\[\^([^\]]+)\]/

/** The source ids that a text names, in order, repeats included. */
export const marksIn = (text: string): readonly string[] =>
  [...text.matchAll(new RegExp(MARK, 'g'))].map(([, id]) => id ?? '')

export const withoutMarks = (text: string): string => text.replace(new RegExp(MARK, 'g'), '')

/** The mark that a text begins with, and the source it names. */
export const markAtStart = (text: string): { readonly raw: string; readonly id: string } | null => {
  const [raw, id] = new RegExp(`^${MARK.source}`).exec(text) ?? []
  return raw === undefined || id === undefined ? null : { raw, id }
}
