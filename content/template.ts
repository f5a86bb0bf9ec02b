/** Owns the shape of a document's source in content/templates: what kind of download it is, and its text. */

import { z } from 'zod'
import { contentSource } from '#content/text/source.ts'
import { tableNames } from '#core/document/template/case-facts.ts'

const words = z.string().min(1)

/** The lessons that offer a download or a page. */
export const lessonsOffering = z.array(z.string().regex(/^[1-7]-[1-3]$/)).min(1)

/** One fact and nothing else. */
const fact = z.string().regex(/^\[\[[\w.]+\]\]$/)

const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['text', 'note']), words }),
  z.strictObject({ kind: z.enum(['list', 'steps', 'checks']), items: z.array(words).min(1) }),
  z.strictObject({
    kind: z.literal('fields'),
    fields: z.array(
      z.strictObject({
        label: words,
        value: fact.optional(),
        hint: words.optional(),
      }),
    ),
  }),
  z.strictObject({
    kind: z.literal('table'),
    caption: words,
    columns: z.array(z.strictObject({ title: words, width: z.number().positive() })).min(2),
    rows: z.array(z.array(z.string())).optional(),
    blankRows: z.int().min(0).max(30).optional(),
    blankLines: z.int().min(1).max(6).optional(),
    from: z.enum(tableNames).optional(),
  }),
  z.strictObject({
    kind: z.literal('writing'),
    label: words,
    lines: z.int().min(1).max(30),
    value: fact.optional(),
  }),
  z.strictObject({ kind: z.literal('lines'), lines: z.array(words).min(1) }),
])

/** What every download has, whatever it is made of. */
export const downloadHead = z.strictObject({
  title: words,
  /** One sentence for the list of downloads. */
  description: words,
  type: z.enum(['template', 'worksheet', 'guide']),
  lessons: lessonsOffering,
})

/** A document on paper: PDF, and Word beside it where the owner will want to change the words. */
export const paperTemplate = downloadHead.extend({
  form: z.enum(['letter', 'statement', 'sheet']),
  word: z.boolean(),
  subtitle: words.optional(),
  sections: z
    .array(
      z.strictObject({
        title: words.optional(),
        newPage: z.boolean().optional(),
        forOwner: z.boolean().optional(),
        blocks: z.array(block).min(1),
      }),
    )
    .min(1),
  foot: words,
  sources: z.array(contentSource).optional(),
})

export type PaperTemplate = z.infer<typeof paperTemplate>
