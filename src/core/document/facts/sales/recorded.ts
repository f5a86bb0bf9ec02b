/** Owns finding a sale of the case on the roll, and stating it as the record has it, whatever was typed over it. */

import type { CaseSale } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { asTyped } from '../make-fact.ts'

/** A sale as the roll and its sale file have it. */
export interface RollSale {
  readonly home: {
    readonly parcelId: string
    readonly address: string
    readonly livingAreaSqft: number | null
    readonly landSqft: number | null
    readonly effectiveYearBuilt: number | null
    readonly useName?: string | undefined
    /** The appraiser's own; '' where the roll names none. */
    readonly neighborhoodCode?: string | undefined
    /** As the legal description names it; '' where it names none. */
    readonly developmentName?: string | undefined
    /** '1' minimum to '6' superior. */
    readonly qualityCode?: string | undefined
    readonly specialFeatureCents?: number | undefined
    /** Dwellings in the building; only of a building with several. */
    readonly unitCount?: number | undefined
  }
  readonly sale: {
    readonly year: number
    readonly month: number
    readonly priceCents: number
    readonly qualificationCode: string
    /** '' when the file does not say where the deed is recorded. */
    readonly recording: string
  }
}

/** The same deed: at the same price, else of the same month; what was taken over from the roll is that of its parcel. */
export const recordedSale = <Recorded extends RollSale>(
  { parcelId, priceCents, soldYear, soldMonth, source }: CaseSale,
  roll: readonly Recorded[],
): Recorded | undefined => {
  const ofParcel = roll.filter(({ home }) => home.parcelId === parcelId)
  return (
    ofParcel.find(({ sale }) => sale.priceCents === priceCents) ??
    ofParcel.find(({ sale }) => sale.year === soldYear && sale.month === soldMonth) ??
    (source === 'roll' ? ofParcel[0] : undefined)
  )
}

/**
 * With the price, the month and the area of the record, which its adjustments are worked out with, and the place of the deed
 * that the sale file names; where it names none, the owner's.
 */
export const asRecorded = (typed: CaseSale, known: RollSale | undefined): CaseSale =>
  known === undefined
    ? typed
    : {
        ...typed,
        priceCents: known.sale.priceCents,
        soldYear: known.sale.year,
        soldMonth: known.sale.month,
        livingAreaSqft: known.home.livingAreaSqft ?? typed.livingAreaSqft,
        recordedAt: known.sale.recording || typed.recordedAt,
      }

/** Whether another price was typed than the recorded one. */
export const isOtherPrice = ({ priceCents }: CaseSale, { sale }: RollSale): boolean =>
  priceCents !== null && priceCents !== sale.priceCents

/**
 * The roll gives the home that sold its effective year, which renovation moves; the year in which it was built only the
 * owner can have typed.
 */
export const yearsOf = (
  { source, yearBuilt }: CaseSale,
  known: RollSale | undefined,
): { readonly built: number | null; readonly effective: number | null } => {
  const effective = known ? known.home.effectiveYearBuilt : source === 'roll' ? yearBuilt : null
  return { effective, built: yearBuilt === effective ? null : yearBuilt }
}

/** Those of the roll that the owner neither chose nor left out. */
export const notDecided = <Recorded extends RollSale>(
  own: readonly CaseSale[],
  roll: readonly Recorded[],
): readonly Recorded[] => {
  const decided = own.filter(({ decision }) => decision !== null).map((sale) => recordedSale(sale, roll))
  return roll.filter((one) => !decided.includes(one))
}

/** To the owner. */
export const otherPriceWords = ({ address, parcelId, priceCents }: CaseSale, { sale }: RollSale): string => {
  const typed = priceCents === null ? 'no price' : formatMoney(priceCents)
  const month = monthInWords(sale.year, sale.month)
  return `${asTyped(address) || asTyped(parcelId)}: your list says ${typed}, the record of the sale${month === null ? '' : ` in ${month}`} says ${formatMoney(sale.priceCents)}. Your documents state the recorded price and adjust that one. The deed says which is right: if the record is wrong, bring the deed.`
}
