/** Owns what a case is: all that one owner gathers about one home and one tax year, from the notice to the decision. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { ofEachTrimField, type TrimField } from '#core/tax/trim/numbers.ts'
import { everythingInPacket, type PacketChoice } from './packet-choice.ts'

/** What a property record says about a home, as the appraiser's card names it. */
export const RECORD_FIELDS = [
  'living_area',
  'year_built',
  'bedrooms',
  'bathrooms',
  'land_area',
  'quality',
  'garage',
  'pool',
  'use',
  'other',
] as const
export type RecordField = (typeof RECORD_FIELDS)[number]

export const SALE_SOURCES = ['roll', 'typed'] as const
export const SALE_DECISIONS = ['chosen', 'rejected'] as const
export const COST_SOURCES = ['estimate', 'invoice', 'own'] as const
export const DELIVERY_WAYS = ['portal', 'email', 'mail', 'hand'] as const
export const DELIVERY_CONTENTS = ['evidence', 'petition', 'letter', 'other'] as const
export const DELIVERY_PARTIES = ['appraiser', 'board', 'other'] as const
/** How the home was offered when its owner bought it, and how the price was paid: the terms of a sale that a board asks for. */
export const PURCHASE_OFFERS = ['broker', 'owner', 'not_offered'] as const
export const PURCHASE_PAYMENTS = ['loan', 'cash', 'seller'] as const
export const PURCHASE_RECORDS = ['right', 'wrong'] as const
export const OUTCOMES = ['reduced', 'not_reduced', 'settled', 'withdrawn'] as const

/** This year's column of the TRIM notice, in whole dollars; `totalTax` in dollars and cents. Null until typed. */
export interface CaseNotice {
  readonly numbers: Readonly<Record<TrimField, number | null>>
  readonly homestead: boolean | null
  /** Whether it shows farm land, or a part is rented out or in business use. Left out, or null: not answered. */
  readonly otherUse?: boolean | null
  /** The last day for a petition as the notice prints it. */
  readonly petitionDueOn: CalendarDate | null
}

/** 'The record says 2,140 sq ft, it is 1,910.' Text, because a record holds words as well as numbers. */
export interface Correction {
  readonly id: string
  readonly field: RecordField
  readonly recordValue: string
  readonly trueValue: string
  readonly why: string
  readonly proof: string
}

export interface CaseSale {
  readonly id: string
  readonly source: (typeof SALE_SOURCES)[number]
  readonly address: string
  readonly parcelId: string
  /** The state publishes the month of a sale, not its day. */
  readonly soldYear: number | null
  readonly soldMonth: number | null
  readonly priceCents: number | null
  readonly livingAreaSqft: number | null
  readonly yearBuilt: number | null
  /** Where it can be looked up: book and page, instrument number, a page of the county. */
  readonly recordedAt: string
  /** Null until the owner has decided. */
  readonly decision: (typeof SALE_DECISIONS)[number] | null
  readonly reason: string
}

/** The owner compares the home with it. */
export const isChosen = ({ decision }: Pick<CaseSale, 'decision'>): boolean => decision === 'chosen'

/** The owner wants no other sales beside the own purchase. */
export const isPurchaseAlone = ({
  purchaseIsEnough = false,
  comparables,
}: Pick<CaseFile, 'purchaseIsEnough' | 'comparables'>): boolean =>
  purchaseIsEnough && !comparables.some(isChosen)

export const chosenIn = ({
  comparables,
}: {
  readonly comparables: readonly CaseSale[]
}): readonly CaseSale[] => comparables.filter(isChosen)

export interface ConditionItem {
  readonly id: string
  readonly what: string
  /** The same in English, where it was typed in another language; a case of before has no such entry. */
  readonly inEnglish?: string
  readonly where: string
  readonly whereInEnglish?: string
  /** Present on 1 January of the tax year; null until the owner has said. */
  readonly presentOnValuationDay: boolean | null
  readonly costCents: number | null
  readonly costSource: (typeof COST_SOURCES)[number] | null
  /** Who estimated or billed it, and when. */
  readonly costDetail: string
  /** In English, what the estimate or invoice is for; a case of before has no such entry. */
  readonly costScope?: string
  /** It was so when the owner bought, and so is in the price; asked where that price is the evidence, missing until answered. */
  readonly wasThereAtPurchase?: boolean | null
  /** What the appraiser already counts for it, as the record card shows; a case of before has no such entry. */
  readonly allowedCents?: number | null
}

/** Somebody else wrote the cost down: an estimate or an invoice, and not the owner's own figure. */
export const isCostOnPaper = <Item extends Pick<ConditionItem, 'costSource'>>(
  item: Item,
): item is Item & { readonly costSource: 'estimate' | 'invoice' } =>
  item.costSource === 'estimate' || item.costSource === 'invoice'

export interface CaseValue {
  readonly opinionCents: number | null
  readonly reasons: string
  /** The same in English, where it was typed in another language; a case of before has no such entry. */
  readonly reasonsInEnglish?: string
  /** The owner wants them printed although the list of the sales says otherwise; a case of before has no such entry. */
  readonly keepsReasons?: boolean
  /** Of the owner's own purchase; missing until answered. */
  readonly purchaseOffer?: (typeof PURCHASE_OFFERS)[number] | null
  readonly purchasePayment?: (typeof PURCHASE_PAYMENTS)[number] | null
  /** What the owner says of the county's record of that purchase; a case of before has no such entry. */
  readonly purchaseRecord?: (typeof PURCHASE_RECORDS)[number] | null
  /** The owner's own day and price, where the record is wrong. */
  readonly purchasedOn?: CalendarDate | null
  readonly paidCents?: number | null
}

export interface CaseFiling {
  readonly petitionFiledOn: CalendarDate | null
  readonly petitionNumber: string
  /** The day on which what the law asks for while appealing was paid. */
  readonly paidOn: CalendarDate | null
  /** Non-ad valorem charges on the bill, such as waste, fire and CDD, in one sum; a case of before has no such entry. */
  readonly otherChargesCents?: number | null
  /** Street or email of the appraiser's office, as the notice prints it, in up to five lines; a case of before has no such entry. */
  readonly appraiserAddress?: string
  /** Where the owner gets mail; missing where that is the home. */
  readonly ownerAddress?: string
}

export interface CaseHearing {
  readonly heldOn: CalendarDate | null
  /** 'HH:MM', the county's own time; '' until known. */
  readonly time: string
  readonly place: string
  readonly remoteLink: string
  readonly minutes: number | null
}

export interface Delivery {
  readonly id: string
  readonly contents: (typeof DELIVERY_CONTENTS)[number]
  readonly what: string
  readonly party: (typeof DELIVERY_PARTIES)[number]
  readonly way: (typeof DELIVERY_WAYS)[number]
  readonly sentOn: CalendarDate | null
  /** True for what came to the owner. */
  readonly received: boolean
  readonly proof: string
}

export interface CaseOutcome {
  readonly kind: (typeof OUTCOMES)[number] | null
  readonly decidedOn: CalendarDate | null
  readonly newJustValueCents: number | null
  readonly note: string
}

export interface CaseFile {
  readonly notice: CaseNotice
  readonly corrections: readonly Correction[]
  /** The owner looked through the record and found nothing to correct. */
  readonly recordIsRight: boolean
  /** The owner does not know yet, and goes by the record meanwhile; missing where that was not said. */
  readonly recordIsUnsure?: boolean
  readonly comparables: readonly CaseSale[]
  /** The owner argues from the own purchase alone, as long as no sale is chosen. */
  readonly purchaseIsEnough?: boolean
  readonly condition: readonly ConditionItem[]
  /** There is nothing about the home's condition to show. */
  readonly conditionIsUsual: boolean
  /** The owner keeps photos and papers in a place of their own. */
  readonly papersAreElsewhere: boolean
  /** The owner says that there is no closing statement to be had; missing where that was not said. */
  readonly hasNoClosingStatement?: boolean
  /** The owner adds the photo or paper that is missing after filing; missing where that was not said. */
  readonly papersComeLater?: boolean
  readonly value: CaseValue
  readonly filing: CaseFiling
  readonly hearing: CaseHearing
  readonly deliveries: readonly Delivery[]
  readonly outcome: CaseOutcome
  readonly packet: PacketChoice
}

export type CasePart = keyof CaseFile

/** More entries than any real case has; they bound what is stored and shown. */
export const MOST_ENTRIES = { corrections: 20, comparables: 30, condition: 30, deliveries: 40 } as const

export const emptyCase: CaseFile = {
  notice: {
    numbers: ofEachTrimField(() => null),
    homestead: null,
    petitionDueOn: null,
  },
  corrections: [],
  recordIsRight: false,
  comparables: [],
  condition: [],
  conditionIsUsual: false,
  papersAreElsewhere: false,
  value: { opinionCents: null, reasons: '' },
  filing: { petitionFiledOn: null, petitionNumber: '', paidOn: null, otherChargesCents: null },
  hearing: { heldOn: null, time: '', place: '', remoteLink: '', minutes: null },
  deliveries: [],
  outcome: { kind: null, decidedOn: null, newJustValueCents: null, note: '' },
  packet: everythingInPacket,
}
