/** Owns the shape of a legal page's front matter. */

import { z } from 'zod'
import { contentSource } from '#content/text/source.ts'

export const legalFrontMatter = z.strictObject({
  /** Name of the file without its ending, and the page's address. */
  id: z.string(),
  title: z.string().min(4),
  description: z.string().min(10),
  updatedOn: z.iso.date(),
  /** What marks like `[^fee]` in the text stand for. */
  sources: z.array(contentSource).default([]),
})
