/** What can be drawn in a scene of a lesson's film: each kind of picture with its parts. A part's id is a cue. */
import { z } from 'zod'
import * as words from '#messages/film/score.ts'

/** Letters a picture's label may have: more is a second narration. */
const longestLabel = 40

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, words.anIdIsKebabCase())
const label = z
  .string()
  .min(1)
  .max(longestLabel, words.aLabelIsShort({ most: longestLabel }))
/** `$420,000` as a token writes it, or whole dollars for what the story alone decides. */
const amount = z.union([z.string().regex(/^−?\$[\d,]+(\.\d\d)?$/, words.anAmountIsAToken()), z.int()])
/** `1,764` as a token writes it, or a plain number. */
const count = z.union([z.string().regex(/^[\d,]+$/, words.aNumberIsAToken()), z.int()])
const day = z.iso.date(words.aDayIsYearMonthDay())
const year = z.int().min(1990).max(2060)

const item = z.strictObject({ id, text: label })
const money = z.strictObject({ id, label, amount })

export const noticeParts = [
  'parcel',
  'last-year',
  'this-year',
  'market',
  'assessed',
  'taxable',
  'exemptions',
  'school',
  'county',
  'rates',
  'taxes',
  'charges',
  'deadline',
  'office',
] as const

const side = z.strictObject({ id, heading: label, items: z.array(item).min(1).max(4) })

const title = z.strictObject({ kind: z.literal('title'), heading: label, line: label.optional() })
const points = z.strictObject({
  kind: z.literal('points'),
  heading: label,
  items: z.array(item).min(2).max(5),
})
const stairs = z.strictObject({
  kind: z.literal('stairs'),
  /** From the highest down. */
  steps: z.array(money).min(2).max(4),
  /** What is paid on the last step. */
  tax: money.optional(),
})
const cap = z.strictObject({
  kind: z.literal('cap'),
  start: z.strictObject({ year, just: amount, assessed: amount }),
  years: z
    .array(z.strictObject({ id: z.string().regex(/^y20\d\d$/), just: amount, assessed: amount }))
    .min(1)
    .max(10),
})
const calendar = z.strictObject({
  kind: z.literal('calendar'),
  months: z
    .array(z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, words.aMonthIsYearMonth()))
    .min(1)
    .max(3),
  marks: z
    .array(z.strictObject({ id, date: day, label, from: z.enum(['law', 'county', 'ours']) }))
    .min(1)
    .max(6),
})
const notice = z.strictObject({
  kind: z.literal('notice'),
  parts: z.array(z.enum(noticeParts)).min(1),
  /** What is printed beside a part; the loader fills in the story's own notice. */
  printed: z.partialRecord(z.enum(noticeParts), z.string().max(longestLabel)).default({}),
})
const record = z.strictObject({
  kind: z.literal('record'),
  rows: z
    .array(z.strictObject({ id, label, record: label, real: label.optional() }))
    .min(1)
    .max(7),
})
const sales = z.strictObject({
  kind: z.literal('sales'),
  home: z.strictObject({ size: count, amount }),
  sales: z
    .array(z.strictObject({ id, label, size: count, amount }))
    .min(1)
    .max(8),
  range: z.strictObject({ low: amount, high: amount }).optional(),
  asked: amount.optional(),
})
const grid = z.strictObject({
  kind: z.literal('grid'),
  columns: z.array(label).min(1).max(5),
  rows: z
    .array(z.strictObject({ id, label, cells: z.array(z.string().max(20)).min(1).max(5) }))
    .min(1)
    .max(7),
})
const packet = z.strictObject({
  kind: z.literal('packet'),
  sheets: z.array(z.strictObject({ id, label })).min(3).max(10),
})
const hearingPeople = ['magistrate', 'clerk', 'appraiser', 'owner', 'partner'] as const
const hearing = z.strictObject({
  kind: z.literal('hearing'),
  people: z.array(z.enum(hearingPeople)).min(2),
  /** Minutes on the clock of the room. */
  clock: z.int().min(1).max(60).optional(),
  says: z
    .array(z.strictObject({ id, who: z.enum(hearingPeople), text: label }))
    .max(5)
    .default([]),
})
const payment = z.strictObject({
  kind: z.literal('payment'),
  months: z
    .array(z.strictObject({ id, label, amount: amount.optional() }))
    .min(1)
    .max(7),
  least: amount.optional(),
  late: label.optional(),
})
const form = z.strictObject({
  kind: z.literal('form'),
  form: label,
  part: label,
  lines: z
    .array(
      z.union([
        /** What the pen writes. */
        z.strictObject({ id, label, value: label }),
        /** What is said of a line that nobody writes on. */
        z.strictObject({ id, label, note: label }),
      ]),
    )
    .min(1)
    .max(6),
})
const paper = z.strictObject({ kind: z.literal('paper'), heading: label, lines: z.array(item).min(1).max(7) })
const speakers = ['dana', 'lee', 'office', 'clerk', 'magistrate', 'neighbor'] as const
const talk = z.strictObject({
  kind: z.literal('talk'),
  lines: z
    .array(z.strictObject({ id, who: z.enum(speakers), text: z.string().min(1).max(80) }))
    .min(1)
    .max(5),
})
const sum = z.strictObject({
  kind: z.literal('sum'),
  lines: z
    .array(z.strictObject({ id, label, amount, sign: z.enum(['plus', 'minus', 'none']) }))
    .min(1)
    .max(5),
  total: money,
})
export const housePlaces = [
  'roof',
  'porch',
  'hall',
  'kitchen',
  'yard',
  'pool',
  'garage',
  'street',
  'windows',
] as const
const house = z.strictObject({
  kind: z.literal('house'),
  marks: z
    .array(z.strictObject({ id, at: z.enum(housePlaces), label }))
    .max(5)
    .default([]),
})
const compare = z.strictObject({ kind: z.literal('compare'), left: side, right: side })
const fork = z.strictObject({
  kind: z.literal('fork'),
  question: z.strictObject({ id, text: label }),
  ways: z
    // biome-ignore lint/suspicious/noThenProperty: the score's own word for where a way leads.
    .array(z.strictObject({ id, answer: label, then: label }))
    .min(2)
    .max(3),
})

export const picture = z.discriminatedUnion('kind', [
  title,
  points,
  stairs,
  cap,
  calendar,
  notice,
  record,
  sales,
  grid,
  packet,
  hearing,
  payment,
  form,
  paper,
  talk,
  sum,
  house,
  compare,
  fork,
])
export type Picture = z.infer<typeof picture>
export type PictureOf<Kind extends Picture['kind']> = Extract<Picture, { kind: Kind }>

export const scene = z.strictObject({
  id,
  /** Begins a chapter of this name. */
  chapter: z.string().min(3).max(60).optional(),
  picture,
  /** What is said, with cues in brackets before the words at which parts appear. */
  says: z.string().min(20),
  /** What is seen, for who does not see it. */
  alt: z.string().min(20).max(400),
  /** Which of the viewer's own figures stand beside the story's. */
  yours: z.enum(['values', 'dates', 'notice']).optional(),
})
export type Scene = z.infer<typeof scene>
