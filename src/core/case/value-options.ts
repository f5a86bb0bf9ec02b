/** Owns the values that an owner can weigh an opinion of value against, and what each would save. */

import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { levelOf, salesComeTo } from '#core/document/facts/sales/conclusion/come-to.ts'
import type { PriceLevel } from '#core/document/facts/sales/conclusion/price-level.ts'
import { atLevel, isRounded } from '#core/document/facts/sales/conclusion/reconcile.ts'
import { isNear } from '#core/document/facts/sales/listed/unplaced.ts'
import type { AdjustedRollSale } from '#core/document/facts/sales/material.ts'
import { recordedSale } from '#core/document/facts/sales/recorded.ts'
import { type CaseFile, chosenIn, type RecordField } from './file.ts'

export const VALUE_OPTIONS = [
  'opinion',
  'chosen_sales',
  'estimate_low',
  'estimate',
  'estimate_high',
  'own_sale',
] as const
export type ValueOptionId = (typeof VALUE_OPTIONS)[number]

/** How strong the papers of a case are. */
export const GRADES = ['Weak', 'Fair', 'Strong'] as const
export type Grade = (typeof GRADES)[number]

export interface ValueOption {
  readonly id: ValueOptionId
  /** A just value. */
  readonly justCents: number
  /** What came off for the repairs that a paper shows, at the level of just values. */
  readonly repairsCents: number
  /** Only of sales that show a value no better than roughly. */
  readonly rough?: Rough | undefined
}

/** The step from prices to just values was not measured here, no sale is from the home's own neighborhood, or both. */
export const ROUGH = ['level', 'place', 'both'] as const
export type Rough = (typeof ROUGH)[number]

interface Supported {
  readonly justValueCents: number
  readonly lowCents?: number | null | undefined
  readonly highCents?: number | null | undefined
  readonly level: PriceLevel
}

/** What the county's sales say of the home. */
export interface KnownSales {
  readonly estimate:
    | { readonly sufficient: false }
    | { readonly sufficient: true; readonly supported: Supported | null }
  readonly comparables: readonly AdjustedRollSale[]
  readonly ownSaleCompared?: { readonly justValueCents?: number | undefined } | undefined
}

type Opined = Pick<CaseFile, 'comparables' | 'condition' | 'corrections' | 'packet' | 'value'>

/** Of the chosen sales, those that the county's record has. */
const recordedOf = (file: Pick<CaseFile, 'comparables'>, { comparables }: KnownSales) =>
  chosenIn(file).flatMap((sale) => recordedSale(sale, comparables) ?? [])

/** A value before the repairs, and after them. */
interface Cured {
  readonly rough?: Rough | undefined
  readonly beforeCents: number
  readonly justCents: number
}

const roughOf = (isMeasured: boolean, isNearby: boolean): Rough | undefined => {
  if (isMeasured) return isNearby ? undefined : 'place'
  return isNearby ? 'level' : 'both'
}

/** As the papers reconcile them; too few of them carry no one value. */
const ofChosenSales = (file: Opined, sales: KnownSales): Cured | null => {
  const { cents } = costToCure(file)
  const known = recordedOf(file, sales)
  const found = salesComeTo(known, sales, cents)
  if (found === null) return null
  return {
    // As the report and the comparables print it, to the dollar.
    beforeCents: found.beforeCureCents,
    justCents: found.justCents,
    rough: roughOf(levelOf(sales) !== null, known.some(isNear)),
  }
}

/** The chosen sales reach the just value: the papers only list them, and no reason is that they were compared. */
export const areOnlyListed = (
  file: Pick<CaseFile, 'comparables'>,
  sales: KnownSales | null,
  justCents: number | null,
): boolean => {
  const found = sales && salesComeTo(recordedOf(file, sales), sales, 0)
  return found !== null && justCents !== null && justCents <= found.justCents
}

const named = (id: ValueOptionId, justCents: number | null | undefined): readonly ValueOption[] =>
  justCents == null || justCents <= 0 ? [] : [{ id, justCents, repairsCents: 0 }]

const cured = (id: ValueOptionId, value: Cured | null): readonly ValueOption[] =>
  value === null
    ? []
    : named(id, value.justCents).map((option) => ({
        ...option,
        repairsCents: value.beforeCents - value.justCents,
        ...(value.rough && { rough: value.rough }),
      }))

/** The owner's own first; without sales only that one. */
export const valueOptions = (file: Opined, sales: KnownSales | null): readonly ValueOption[] => {
  const supported = sales?.estimate.sufficient ? sales.estimate.supported : null
  const chosen = sales === null ? null : ofChosenSales(file, sales)
  // The estimate knows no defect. The same dollars come off it as off the chosen sales: one more would look like another repair.
  const lessRepairs = (beforeCents: number | null | undefined): Cured | null => {
    if (beforeCents == null || supported === null) return null
    const repairsCents = chosen
      ? chosen.beforeCents - chosen.justCents
      : atLevel(costToCure(file).cents, supported.level)
    return { beforeCents, justCents: beforeCents - repairsCents }
  }
  const ofEstimate =
    supported === null
      ? []
      : [
          ...cured('estimate_low', lessRepairs(supported.lowCents)),
          ...cured('estimate', lessRepairs(supported.justValueCents)),
          ...cured('estimate_high', lessRepairs(supported.highCents)),
        ]
  return [
    ...named('opinion', file.value.opinionCents),
    ...cured('chosen_sales', chosen),
    ...ofEstimate,
    ...named('own_sale', sales?.ownSaleCompared?.justValueCents),
  ]
}

/** The one that the case is about by now: the owner's, else that of the chosen sales, else that of the estimate. */
export const valueAtStake = <Option extends ValueOption>(options: readonly Option[]): Option | null => {
  const of = (id: ValueOptionId) => options.find((option) => option.id === id)
  return of('opinion') ?? of('chosen_sales') ?? of('estimate') ?? null
}

/** A value with how strong the papers would be with it; null or missing where nothing can be said. */
type GradedOption = ValueOption & { readonly strength?: { readonly grade: Grade } | null | undefined }

const rankOf = ({ strength }: GradedOption): number => (strength ? GRADES.indexOf(strength.grade) : 0)

/** The one to begin with: what the owner paid, where that is the evidence, or what the chosen sales come to, whichever is the better carried. */
export const suggestedValue = <Option extends GradedOption>(
  options: readonly Option[],
  presentCents: number | null,
  isPurchaseEvidence: boolean,
): Option | null => {
  const lower = (id: ValueOptionId) =>
    options.find((option) => option.id === id && (presentCents === null || option.justCents < presentCents))
  const [own, sales] = [isPurchaseEvidence ? lower('own_sale') : undefined, lower('chosen_sales')]
  if (own === undefined || sales === undefined) return own ?? sales ?? null
  return rankOf(sales) > rankOf(own) ? sales : own
}

/** What is asked for is not what the chosen sales come to, as it may be once others are chosen. */
export const isBesideSales = (options: readonly ValueOption[]): boolean => {
  const of = (id: ValueOptionId) => options.find((option) => option.id === id)
  const [opinion, sales] = [of('opinion'), of('chosen_sales')]
  if (opinion === undefined || sales === undefined) return false
  const [asked, indicated] = [opinion.justCents, sales.justCents]
  return asked !== indicated && !isRounded(asked, indicated)
}

/** What the case holds that a lower value rests on. */
export interface ValueReasons {
  readonly taxYear: number
  /** Sales that the owner has chosen, where they argue for a lower value. */
  readonly sales: number
  /** What is wrong on the record, in the order of the case. */
  readonly wrongFields: readonly RecordField[]
  readonly costToCureCents: number
}

export const reasonsFor = (
  file: Opined,
  { taxYear, salesOnlyListed, cureCents }: { taxYear: number; salesOnlyListed: boolean; cureCents: number },
): ValueReasons => ({
  taxYear,
  sales: salesOnlyListed ? 0 : chosenIn(file).length,
  wrongFields: file.corrections.filter(({ trueValue }) => trueValue !== '').map(({ field }) => field),
  costToCureCents: cureCents,
})
