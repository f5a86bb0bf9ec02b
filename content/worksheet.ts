/** Owns the shape of the sources of the two worksheets, of the calendar and of the official pages. */

import { z } from 'zod'
import { downloadHead, lessonsOffering } from '#content/template.ts'
import { contentSource } from '#content/text/source.ts'
import { comparisonRows, type RowName } from '#core/document/worksheet/comparison-rows.ts'

const words = z.string().min(1)
const wordsFor = <const Key extends string>(keys: readonly Key[]) =>
  z.strictObject(Object.fromEntries(keys.map((key) => [key, words])) as Record<Key, typeof words>)

const help = z.array(words).min(1)
const sources = z.array(contentSource).min(1)

/** They have words of their own, or those of a part of the sheet. */
const headings = [
  'title',
  'note',
  'columns',
  'rates',
  'adjustments',
  'result',
] as const satisfies readonly RowName[]
type LabeledRow = Exclude<RowName, (typeof headings)[number]>
const labeledRows = comparisonRows.filter((row): row is LabeledRow => !headings.some((one) => one === row))

export const comparisonTemplate = downloadHead.extend({
  sheets: wordsFor(['work', 'example', 'help']),
  heading: words,
  note: words,
  /** In place of the note when sales are filled in. */
  filledIn: words,
  example: words,
  /** Says where each figure of the owner's home comes from. */
  homeSources: z.strictObject({
    lead: words,
    figures: wordsFor(['area', 'land', 'year', 'value']),
    from: wordsFor(['correction', 'notice', 'roll', 'form']),
  }),
  columns: wordsFor(['own', 'sale']),
  parts: wordsFor(['homes', 'rates', 'adjustments', 'result']),
  labels: wordsFor([...labeledRows, 'ground', 'check']),
  messages: wordsFor(['tooFew', 'incomplete', 'notTwice', 'complete', 'yes', 'no']).extend({
    missing: wordsFor(['sold', 'valuation', 'area', 'land', 'year', 'home']),
  }),
  help,
  sources,
})

export const conditionTemplate = downloadHead.extend({
  sheets: wordsFor(['work', 'help']),
  heading: words,
  note: words,
  home: wordsFor(['address', 'parcel', 'owner', 'year']),
  columns: wordsFor(['number', 'item', 'place', 'present', 'photo', 'estimateBy', 'exhibit', 'low', 'high']),
  totals: wordsFor(['count', 'low', 'high', 'middle', 'allowed', 'left']),
  messages: wordsFor(['yes', 'no']),
  help,
  sources,
})

export const calendarTemplate = downloadHead.extend({
  name: words,
  words: wordsFor(['source', 'sure', 'notAdvice']),
})

const page = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: words,
  description: words,
  lessons: lessonsOffering,
})

/** `{county}` in the title of a county's page is the county's name. */
export const officialPages = z.strictObject({
  links: z.array(page.extend({ url: z.url({ protocol: /^https$/ }) })),
  county: z.array(page.extend({ id: z.enum(['county-appraiser', 'county-board']) })),
})
