/** What our program puts together in a document beside its text: tables, pictures, large amounts, titles. */
import { z } from 'zod'

const table = z.object({
  caption: z.string(),
  columns: z.array(z.string()).max(8).readonly(),
  /** As many cells as there are columns. */
  rows: z.array(z.array(z.string()).max(8).readonly()).max(80).readonly(),
  /** The first cell of each row is its title. */
  hasRowTitles: z.boolean().optional(),
  /** The row in bold, from 0. */
  resultRow: z.int().optional(),
  /** Columns of figures, from 0. */
  figureColumns: z.array(z.int()).readonly().optional(),
  /** How wide its columns are beside each other. */
  shares: z.array(z.number().positive()).readonly().optional(),
})

const ink = z.enum(['ink', 'soft', 'action', 'control', 'line', 'tint', 'accent', 'amber', 'paper'])
const point = z.tuple([z.number(), z.number()]).readonly()

const mark = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('line'),
    from: point,
    to: point,
    ink,
    thick: z.number(),
    isDashed: z.boolean().optional(),
  }),
  z.object({
    kind: z.literal('box'),
    at: point,
    size: point,
    fill: ink,
    edge: ink.optional(),
    isHatched: z.boolean().optional(),
  }),
  z.object({
    kind: z.enum(['dot', 'diamond', 'square', 'triangle']),
    at: point,
    reach: z.number(),
    fill: ink,
    edge: ink.optional(),
  }),
  z.object({
    kind: z.literal('label'),
    text: z.string(),
    at: point,
    align: z.enum(['left', 'middle', 'right']),
    ink,
    strong: z.boolean().optional(),
  }),
])

const figure = z.object({
  title: z.string(),
  /** All that the picture shows, in words. */
  alt: z.string(),
  height: z.number(),
  marks: z.array(mark).max(600).readonly(),
  sources: z.string().nullable(),
})

export const sectionBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('table'), table }),
  z.object({ kind: z.literal('figure'), figure }),
  z.object({
    kind: z.literal('amounts'),
    amounts: z
      .array(z.object({ label: z.string(), value: z.string(), isMain: z.boolean().optional() }))
      .max(4)
      .readonly(),
  }),
  z.object({
    kind: z.literal('fields'),
    fields: z
      .array(
        z.object({
          label: z.string(),
          value: z.string().nullable(),
          hint: z.string().nullable(),
          /** Around the number of its pages, in a packet. */
          aroundPages: z.tuple([z.string(), z.string()]).readonly().exactOptional(),
        }),
      )
      .max(12)
      .readonly(),
  }),
  z.object({ kind: z.enum(['heading', 'text', 'note']), words: z.string() }),
])
