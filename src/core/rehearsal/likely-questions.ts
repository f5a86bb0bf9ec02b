/** Owns the questions that are likeliest to be asked of a case, each with the answer that the case itself gives. */

import type { CalendarDate } from '#core/calendar-date.ts'
import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import type { NoSales } from '#core/document/facts/estimate/value.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asHeard } from '#core/document/facts/owner-words/unheard-words.ts'
import { UNMEASURED } from '#core/document/facts/sales/conclusion/reconcile.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { isAgainst } from '#core/document/facts/spoken/value.ts'
import { nearRatioOf } from './likely/near-ratio.ts'
import { ofAge } from './likely/of-age.ts'
import { ofCostOfSale, ofOpinion, ofPorch, ofRepairedSales, ofWhyApart } from './likely/of-amount.ts'
import { ofCondition, ofCorrection, ofLateBill, ofNoPaper } from './likely/of-evidence.ts'
import { ofHigherLeftOut, ofLeftOut, ofNearLeftOut } from './likely/of-left-out.ts'
import {
  ofEquity,
  ofIncome,
  ofOtherCase,
  ofOthersLowListed,
  ofRates,
  ofWholeRate,
} from './likely/of-method.ts'
import { ofAtValue, ofLargest, ofReaching } from './likely/of-one-sale.ts'
import { ofOtherRecord, ofOwnSale, ofOwnTerms } from './likely/of-own-sale.ts'
import { ofBuilding, ofElsewhere, ofWideSearch } from './likely/of-place.ts'
import {
  leadsAlone,
  ofKnownDefect,
  ofLevelOfPurchase,
  ofNearRatio,
  ofOtherHomes,
  ofOthersLowOfPurchase,
} from './likely/of-purchase.ts'
import {
  indicatedBy,
  ofAgainst,
  ofBestSale,
  ofHeaviest,
  ofLevel,
  ofNearestListed,
  ofOthersLow,
  ofTwins,
} from './likely/of-sales.ts'
import type { Asked, LikelyQuestion } from './likely/question.ts'
import { attacksAnswered } from './params.ts'
import { onRoll } from './weak-point.ts'

const firstOf = <Entry>(
  entries: readonly Entry[],
  ask: (entry: Entry) => readonly LikelyQuestion[],
): readonly LikelyQuestion[] => entries.flatMap(ask).slice(0, 1)

/** The own purchase is the case: it is asked about first, then what is shown beside it. */
const ofPurchase = (asked: Asked): readonly LikelyQuestion[] => {
  const { corrections, condition }: CaseFile = asked.held.file
  return [
    ...ofOwnSale(asked),
    ...ofOtherHomes(asked),
    ...ofLevelOfPurchase(asked),
    ...ofOthersLowOfPurchase(asked),
    ...ofNearRatio(asked),
    ...ofKnownDefect(asked),
    ...ofOwnTerms(asked),
    ...ofOtherRecord(asked),
    ...firstOf(condition, (item) => ofLateBill(item, asked)),
    ...firstOf(corrections, (one) => ofCorrection(one, asked)),
    ...firstOf(condition, (item) => ofCondition(item, asked)),
  ]
}

/** Sales that support the county are asked about first, and what is left of the case after them. */
const againstIt = (asked: Asked): readonly LikelyQuestion[] => {
  const repaired = ofRepairedSales(asked)
  const { corrections, condition, comparables }: CaseFile = asked.held.file
  return [
    ...(repaired.length > 0 ? repaired : ofAgainst(asked)),
    ...firstOf(condition, (item) => ofLateBill(item, asked)),
    ...ofOwnSale(asked),
    ...ofOthersLowListed(asked),
    ...ofOpinion(asked),
    ...ofNearestListed(asked),
    ...firstOf(corrections, (one) => ofCorrection(one, asked)),
    ...firstOf(condition, (item) => ofCondition(item, asked)),
    ...ofNoPaper(asked),
    ...firstOf(comparables, ofLeftOut),
  ]
}

/** Of what this case invites, the script and the playbook answer so much before what any case is asked. */
const ownFirst = 4

/** The own price and the level of just values are asked about in every such case, and the rest as it is weak. */
const ofGrid = (asked: Asked): readonly LikelyQuestion[] => {
  const { corrections, condition, comparables }: CaseFile = asked.held.file
  const ofShownCondition = firstOf(condition, (item) => ofCondition(item, asked))
  const ofThisCase = [
    ...ofOwnSale(asked),
    ...ofKnownDefect(asked),
    ...firstOf(condition, (item) => ofLateBill(item, asked)),
    ...ofLevel(asked),
    ...ofReaching(asked),
    ...ofAtValue(asked),
    ...ofOtherCase(asked),
    // Repairs that are taken off the request must be proven before anything else about the sales.
    ...(costToCure(asked.held.file).cents > 0 ? ofShownCondition : []),
    ...ofTwins(asked),
    ...ofAge(asked),
    ...ofElsewhere(asked),
    ...ofBuilding(asked),
    ...ofHeaviest(asked),
    ...firstOf(corrections, (one) => ofCorrection(one, asked)),
    ...ofHigherLeftOut(asked),
    ...ofNearLeftOut(asked),
    ...ofWhyApart(asked),
    ...ofOtherRecord(asked),
    ...ofOwnTerms(asked),
    ...ofLargest(asked),
    ...ofIncome(asked),
    ...ofCostOfSale(asked),
    ...ofPorch(asked),
    ...ofShownCondition,
    ...firstOf(comparables, ofLeftOut),
    ...ofWideSearch(asked),
  ]
  const ofAnyCase = [
    ...ofOthersLow(asked),
    ...ofOpinion(asked),
    ...ofWholeRate(asked),
    ...ofEquity(asked),
    ...ofRates(asked),
    ...ofBestSale(asked),
  ]
  const asks = [...ofThisCase.slice(0, ownFirst), ...ofAnyCase, ...ofThisCase.slice(ownFirst)]
  return asks.filter(({ id }, at) => asks.findIndex((other) => other.id === id) === at)
}

/** The answers are said under oath, so that they hold only what a board may hear. */
const askedOf = ({ held: all, sales: found, ...known }: LikelyMaterial): Asked | null => {
  if (all === null) return null
  const file = asHeard(all.file)
  const held = { ...all, file }
  const sales = typeof found === 'string' ? null : found
  const compared = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  return { ...known, known: compared, sales, held, opinionCents: file.value.opinionCents }
}

interface LikelyMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
  readonly valuedOn: CalendarDate
}

/** The just value that the chosen sales come to; null where the papers do not argue from them. */
export const indicatedOf = (material: LikelyMaterial): number | null => {
  const asked = askedOf(material)
  return asked === null || isAgainst(asked) ? null : (indicatedBy(asked)?.justCents ?? null)
}

/** The price that the chosen sales come to, less the repairs shown: before it is brought to a just value. */
export const priceIndicatedOf = (material: LikelyMaterial): number | null => {
  const asked = askedOf(material)
  const found = asked && indicatedBy(asked)
  return found && found.priceCents - costToCure(asked.held.file).cents
}

/** Their just value with the least that is taken off a price without a further word; null with too few sales. */
export const cautiousOf = (material: LikelyMaterial): number | null => {
  const asked = askedOf(material)
  return asked === null ? null : (indicatedBy(asked, UNMEASURED.percent)?.justCents ?? null)
}

/** The same at the ratio of the home's own neighborhood, in percent; null where that is no higher than the one used. */
export const atNearRatioOf = (
  material: LikelyMaterial,
): { readonly percent: number; readonly justCents: number } | null => {
  const asked = askedOf(material)
  const near = asked && nearRatioOf(asked.sales)
  if (!near || isAgainst(asked)) return null
  const found = indicatedBy(asked, near.percent)
  return found && { ...near, justCents: found.justCents }
}

interface Likely {
  readonly questions: readonly LikelyQuestion[]
  /** The packet argues from a grid of sales. */
  readonly isByGrid: boolean
}

/** All that the case answers, the likeliest first; none without a case. */
export const likelyOf = (material: LikelyMaterial): Likely => {
  const asked = askedOf(material)
  if (asked === null) return { questions: [], isByGrid: false }
  if (leadsAlone(asked)) return { questions: ofPurchase(asked), isByGrid: false }
  return isAgainst(asked)
    ? { questions: againstIt(asked), isByGrid: false }
    : { questions: ofGrid(asked), isByGrid: true }
}

/** One list for the playbook and the script. */
export const attacksOn = (material: LikelyMaterial): readonly LikelyQuestion[] =>
  likelyOf(material).questions.slice(0, attacksAnswered)
