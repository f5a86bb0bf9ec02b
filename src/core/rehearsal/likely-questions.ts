/** Owns the questions that are likeliest to be asked of a case, each with the answer that the case itself gives. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile } from '#core/case/file.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { isAgainst } from '#core/document/facts/spoken/value.ts'
import type { NoSales } from '#core/document/facts/value.ts'
import { ofApart, ofCostOfSale, ofPorch, ofRepairedSales } from './likely/of-amount.ts'
import { ofCondition, ofCorrection, ofLateBill, ofNoPaper, ofOpinion } from './likely/of-evidence.ts'
import { ofHigherLeftOut, ofLeftOut } from './likely/of-left-out.ts'
import { ofOwnSale } from './likely/of-own-sale.ts'
import { ofBuilding, ofElsewhere } from './likely/of-place.ts'
import { indicatedBy, ofAgainst, ofBestSale, ofLargest, ofLevel, ofTwins } from './likely/of-sales.ts'
import type { Asked, LikelyQuestion } from './likely/question.ts'
import { answeredInPlaybook, answeredInScript } from './params.ts'
import { chosenIn, onRoll } from './weak-point.ts'

const firstOf = <Entry>(
  entries: readonly Entry[],
  ask: (entry: Entry) => readonly LikelyQuestion[],
): readonly LikelyQuestion[] => entries.flatMap(ask).slice(0, 1)

/** What only this case is asked before what every case is asked. */
const ofThisCase = (asked: Asked): readonly LikelyQuestion[] => {
  const { condition }: CaseFile = asked.held.file
  return [
    ...ofOwnSale(asked),
    ...ofAgainst(asked),
    ...firstOf(condition, (item) => ofLateBill(item, asked)),
    ...ofTwins(asked),
    ...ofElsewhere(asked),
    ...ofBuilding(asked),
  ]
}

const ofEvidence = (asked: Asked): readonly LikelyQuestion[] => {
  const { corrections, condition, comparables }: CaseFile = asked.held.file
  return [
    ...firstOf(corrections, (one) => ofCorrection(one, asked)),
    ...firstOf(condition, (item) => ofCondition(item, asked)),
    ...(isAgainst(asked) ? ofNoPaper(asked) : []),
    ...firstOf(comparables, ofLeftOut),
  ]
}

const askedOf = ({ held, sales: found, ...known }: LikelyMaterial): Asked | null => {
  if (held === null) return null
  const { file } = held
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

/** Of the magistrate, the likeliest first; fewer where the case has no answer, and none without a case. */
export const likelyOf = (material: LikelyMaterial): readonly LikelyQuestion[] => {
  const asked = askedOf(material)
  if (asked === null) return []
  const [first, ...others] = ofThisCase(asked)
  return [
    ...(first ? [first] : []),
    ...ofOpinion(asked),
    ...others,
    ...ofBestSale(asked),
    ...ofEvidence(asked),
  ].slice(0, answeredInScript)
}

/** The just value that the chosen sales come to; null where the papers do not argue from them. */
export const indicatedOf = (material: LikelyMaterial): number | null => {
  const asked = askedOf(material)
  return asked === null || isAgainst(asked) ? null : (indicatedBy(asked)?.justCents ?? null)
}

/** Of the appraiser, who looks for what is weak. */
export const attacksOn = (material: LikelyMaterial): readonly LikelyQuestion[] => {
  const asked = askedOf(material)
  return asked === null
    ? []
    : [
        ...ofThisCase(asked),
        ...ofRepairedSales(asked),
        ...ofApart(asked),
        ...ofPorch(asked),
        ...ofCostOfSale(asked),
        ...ofLevel(asked),
        ...ofHigherLeftOut(asked),
        ...ofEvidence(asked),
        ...ofLargest(asked),
        ...ofBestSale(asked),
        ...ofOpinion(asked),
      ].slice(0, answeredInPlaybook)
}
