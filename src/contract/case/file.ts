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
  PURCHASE_OFFERS,
  PURCHASE_PAYMENTS,
  PURCHASE_RECORDS,
  RECORD_FIELDS,
  SALE_DECISIONS,
  SALE_SOURCES,
} from '#core/case/file.ts'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { MOST_EXHIBITS } from '#core/packet/params.ts'
import { HIGHEST_DOLLARS, ofEachTrimField } from '#core/tax/trim/numbers.ts'
import * as messages from '#messages/case/file.ts'
import * as packetWords from '#messages/case/packet.ts'
import { trimNumber } from '../report/trim-number.ts'

const eachOnce = <Key extends string>(key: z.ZodType<Key>, most: number) =>
  z
    .array(key)
    .max(most, packetWords.atMostEntries({ most }))
    .refine((keys) => new Set(keys).size === keys.length, { error: packetWords.eachMayBeNamedOnce() })
    .readonly()

const packetDocuments = eachOnce(z.enum(DOCUMENT_KINDS), DOCUMENT_KINDS.length)
const packetExhibits = eachOnce(z.uuid(packetWords.weCouldntFindThatPhotoOr()), MOST_EXHIBITS)

const packet = z.strictObject({
  documentOrder: packetDocuments,
  documentsLeftOut: packetDocuments,
  exhibitOrder: packetExhibits,
  exhibitsLeftOut: packetExhibits,
})

const dayWords = messages.theDateMustBeIn2000()

/** Zod has checked that the day exists, which is all that makes a calendar date. */
export const calendarDay = z.iso
  .date(dayWords)
  .refine((text) => text.startsWith('20'), dayWords) as z.ZodType<string> as z.ZodType<CalendarDate, string>

const day = calendarDay.nullable()
const line = z.string().max(200, messages.atMost200Characters())
const lines = z.string().max(600, messages.atMost600Characters())
/** As a notice prints it, line under line. */
const officeAddress = z
  .string()
  .max(300, messages.atMost300Characters())
  .refine((text) => text.split('\n').length <= 5, messages.atMost5Lines())
const entryId = z.string().regex(/^[A-Za-z0-9-]{1,40}$/, messages.anEntryIsNamedByLetters())

const highestCents = HIGHEST_DOLLARS * 100
const amount = z
  .int(messages.theAmountMustBeInWhole())
  .min(0, messages.theAmountCantBeBelowZero())
  .max(highestCents, messages.theAmountIsTooLargeCheck())
  .nullable()

const wholeNumber = (words: string, min: number, max: number) =>
  z.int(words).min(min, words).max(max, words).nullable()

const listOf = <Entry extends z.ZodType<{ id: string }>>(entry: Entry, most: number) =>
  z
    .array(entry)
    .max(most, messages.atMostEntries({ most }))
    .refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, {
      error: messages.twoEntriesHaveTheSameId(),
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
  field: z.enum(RECORD_FIELDS, { error: messages.pleaseChooseWhichPartOfThe() }),
  recordValue: line,
  trueValue: line,
  why: lines,
  proof: lines,
})

const sale = z.strictObject({
  id: entryId,
  source: z.enum(SALE_SOURCES),
  address: line,
  parcelId: z.string().max(40, messages.atMost40Characters()),
  soldYear: wholeNumber(messages.theYearMustBeFrom2000(), 2000, 2100),
  soldMonth: wholeNumber(messages.theMonthMustBeFrom1(), 1, 12),
  priceCents: amount,
  livingAreaSqft: wholeNumber(messages.theLivingAreaMustBeFrom(), 100, 1_000_000),
  yearBuilt: wholeNumber(messages.theYearMustBeFrom1800(), 1800, 2100),
  recordedAt: line,
  decision: z.enum(SALE_DECISIONS).nullable(),
  reason: lines,
})

const conditionItem = z.strictObject({
  id: entryId,
  what: line,
  inEnglish: line.exactOptional(),
  where: line,
  whereInEnglish: line.exactOptional(),
  presentOnValuationDay: z.boolean().nullable(),
  costCents: amount,
  costSource: z.enum(COST_SOURCES).nullable(),
  costDetail: lines,
  costScope: lines.exactOptional(),
  wasThereAtPurchase: z.boolean().nullable().exactOptional(),
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
  time: z.string().regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, messages.theTimeMustBeLike09()),
  place: line,
  remoteLink: z.string().max(500, messages.atMost500Characters()),
  minutes: wholeNumber(messages.theMinutesMustBeAWhole(), 1, 480),
})

/** As a browser reads an address: it skips blanks and breaks before and within it, and `//` goes to another site. */
const isWebPage = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
const isAddress = (text: string): boolean => URL.canParse(text) || /^\s*[/\\]/.test(text)

const hearingTyped = hearing.refine(({ remoteLink }) => isWebPage(remoteLink) || !isAddress(remoteLink), {
  error: messages.theLinkMustBeginWithHttps(),
  path: ['remoteLink'],
})

const outcome = z.strictObject({
  kind: z.enum(OUTCOMES).nullable(),
  decidedOn: day,
  newJustValueCents: amount,
  note: z.string().max(2_000, messages.atMost2000Characters()),
})

/** Each key is saved for itself. */
const parts = {
  notice,
  corrections: listOf(correction, MOST_ENTRIES.corrections),
  recordIsRight: z.boolean(),
  recordIsUnsure: z.boolean().exactOptional(),
  comparables: listOf(sale, MOST_ENTRIES.comparables),
  purchaseIsEnough: z.boolean().exactOptional(),
  condition: listOf(conditionItem, MOST_ENTRIES.condition),
  conditionIsUsual: z.boolean(),
  papersAreElsewhere: z.boolean(),
  hasNoClosingStatement: z.boolean().exactOptional(),
  papersComeLater: z.boolean().exactOptional(),
  value: z.strictObject({
    opinionCents: amount,
    reasons: z.string().max(2_000, messages.atMost2000Characters()),
    reasonsInEnglish: z.string().max(2_000, messages.atMost2000Characters()).exactOptional(),
    keepsReasons: z.boolean().exactOptional(),
    purchaseOffer: z.enum(PURCHASE_OFFERS).nullable().exactOptional(),
    purchasePayment: z.enum(PURCHASE_PAYMENTS).nullable().exactOptional(),
    purchaseRecord: z.enum(PURCHASE_RECORDS).nullable().exactOptional(),
    purchasedOn: day.exactOptional(),
    paidCents: amount.exactOptional(),
  }),
  filing: z.strictObject({
    petitionFiledOn: day,
    petitionNumber: z.string().max(60, messages.atMost60Characters()),
    paidOn: day,
    otherChargesCents: amount.exactOptional(),
    appraiserAddress: officeAddress.exactOptional(),
    ownerAddress: line.exactOptional(),
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
    recordIsUnsure: parts.recordIsUnsure,
    comparables: parts.comparables.exactOptional(),
    purchaseIsEnough: parts.purchaseIsEnough,
    condition: parts.condition.exactOptional(),
    conditionIsUsual: parts.conditionIsUsual.exactOptional(),
    papersAreElsewhere: parts.papersAreElsewhere.exactOptional(),
    hasNoClosingStatement: parts.hasNoClosingStatement,
    papersComeLater: parts.papersComeLater,
    value: parts.value.exactOptional(),
    filing: parts.filing.exactOptional(),
    hearing: hearingTyped.exactOptional(),
    deliveries: parts.deliveries.exactOptional(),
    outcome: parts.outcome.exactOptional(),
    packet: parts.packet.exactOptional(),
  })
  .refine((changes) => Object.keys(changes).length > 0, { error: messages.nameAtLeastOnePartThat() })
