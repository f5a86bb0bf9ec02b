/** The contents of a case as they cross the wire: every list bounded, every text bounded, nothing unknown. */
import { z } from 'zod'
import type { CalendarDate } from '#core/calendar-date.ts'
import {
  type CaseFile,
  COST_SOURCES,
  DELIVERY_CONTENTS,
  DELIVERY_PARTIES,
  DELIVERY_WAYS,
  MOST_ENTRIES,
  OUTCOMES,
  RECORD_FIELDS,
  SALE_DECISIONS,
  SALE_SOURCES,
} from '#core/case/file.ts'
import { HIGHEST_DOLLARS, ofEachTrimField } from '#core/tax/trim/trim-numbers.ts'
import { trimNumber } from '../report/trim-number.ts'
import { packet } from './packet.ts'

const dayWords = 'The date must be in 2000 or later, such as 2026-09-14'

/** Zod has checked that the day exists, which is all that makes a calendar date. */
export const calendarDay = z.iso
  .date(dayWords)
  .refine((text) => text.startsWith('20'), dayWords) as z.ZodType<string> as z.ZodType<CalendarDate, string>

const day = calendarDay.nullable()
const line = z.string().max(200, 'At most 200 characters')
const lines = z.string().max(600, 'At most 600 characters')
const entryId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, 'An entry is named by letters, digits and dashes')

const highestCents = HIGHEST_DOLLARS * 100
const amount = z
  .int('The amount must be in whole cents')
  .min(0, 'The amount can’t be below zero')
  .max(highestCents, 'The amount is too large. Check the number of digits.')
  .nullable()

const wholeNumber = (words: string, min: number, max: number) =>
  z.int(words).min(min, words).max(max, words).nullable()

const listOf = <Entry extends z.ZodType<{ id: string }>>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most, `At most ${most} entries`)
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: 'Two entries have the same id',
    })
    .readonly()

const notice = z.strictObject({
  numbers: z.strictObject(ofEachTrimField((name) => trimNumber(name).nullable())),
  homestead: z.boolean().nullable(),
  otherUse: z.boolean().nullable().exactOptional(),
  petitionDueOn: day,
})

const correction = z.strictObject({
  id: entryId,
  field: z.enum(RECORD_FIELDS, { error: 'Please choose which part of the record is wrong' }),
  recordValue: line,
  trueValue: line,
  why: lines,
  proof: lines,
})

const sale = z.strictObject({
  id: entryId,
  source: z.enum(SALE_SOURCES),
  address: line,
  parcelId: z.string().max(40, 'At most 40 characters'),
  soldYear: wholeNumber('The year must be from 2000 to 2100', 2000, 2100),
  soldMonth: wholeNumber('The month must be from 1 to 12', 1, 12),
  priceCents: amount,
  livingAreaSqft: wholeNumber('The living area must be from 100 to 1,000,000 sq ft', 100, 1_000_000),
  yearBuilt: wholeNumber('The year must be from 1800 to 2100', 1800, 2100),
  recordedAt: line,
  decision: z.enum(SALE_DECISIONS).nullable(),
  reason: lines,
})

const conditionItem = z.strictObject({
  id: entryId,
  what: line,
  where: line,
  presentOnValuationDay: z.boolean().nullable(),
  costCents: amount,
  costSource: z.enum(COST_SOURCES).nullable(),
  costDetail: lines,
  allowedCents: amount.exactOptional(),
})

const delivery = z.strictObject({
  id: entryId,
  contents: z.enum(DELIVERY_CONTENTS),
  what: line,
  party: z.enum(DELIVERY_PARTIES),
  way: z.enum(DELIVERY_WAYS),
  sentOn: day,
  received: z.boolean(),
  proof: lines,
})

const hearing = z.strictObject({
  heldOn: day,
  time: z.string().regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, 'The time must be like 09:30, or left empty'),
  place: line,
  remoteLink: z.string().max(500, 'At most 500 characters'),
  minutes: wholeNumber('The minutes must be a whole number from 1 to 480', 1, 480),
})

/** As a browser reads an address: it skips blanks and breaks before and within it, and `//` goes to another site. */
const isWebPage = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isAddress = (text: string): boolean => URL.canParse(text) || /^\s*[/\\]/.test(text)

const hearingTyped = hearing.refine(({ remoteLink }) => isWebPage(remoteLink) || !isAddress(remoteLink), {
  error: 'The link must begin with https:// or http://',
  path: ['remoteLink'],
})

const outcome = z.strictObject({
  kind: z.enum(OUTCOMES).nullable(),
  decidedOn: day,
  newJustValueCents: amount,
  note: z.string().max(2_000, 'At most 2,000 characters'),
})

/** Each key is saved for itself. */
const parts = {
  notice,
  corrections: listOf(correction, MOST_ENTRIES.corrections),
  recordIsRight: z.boolean(),
  comparables: listOf(sale, MOST_ENTRIES.comparables),
  condition: listOf(conditionItem, MOST_ENTRIES.condition),
  conditionIsUsual: z.boolean(),
  papersAreElsewhere: z.boolean(),
  value: z.strictObject({ opinionCents: amount, reasons: z.string().max(2_000, 'At most 2,000 characters') }),
  filing: z.strictObject({
    petitionFiledOn: day,
    petitionNumber: z.string().max(60, 'At most 60 characters'),
    paidOn: day,
    otherChargesCents: amount.exactOptional(),
  }),
  hearing,
  deliveries: listOf(delivery, MOST_ENTRIES.deliveries),
  outcome,
  packet,
}

export const caseFile = z.strictObject(parts) satisfies z.ZodType<CaseFile>

/** Some of the parts, each whole. */
export const caseChanges = z
  .strictObject({
    notice: parts.notice.exactOptional(),
    corrections: parts.corrections.exactOptional(),
    recordIsRight: parts.recordIsRight.exactOptional(),
    comparables: parts.comparables.exactOptional(),
    condition: parts.condition.exactOptional(),
    conditionIsUsual: parts.conditionIsUsual.exactOptional(),
    papersAreElsewhere: parts.papersAreElsewhere.exactOptional(),
    value: parts.value.exactOptional(),
    filing: parts.filing.exactOptional(),
    hearing: hearingTyped.exactOptional(),
    deliveries: parts.deliveries.exactOptional(),
    outcome: parts.outcome.exactOptional(),
    packet: parts.packet.exactOptional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Name at least one part that changed' })
