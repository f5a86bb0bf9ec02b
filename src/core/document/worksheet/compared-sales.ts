/** Owns which sales a comparison worksheet comes with: those the owner chose for the case, else those of the tax roll. */

import { type CaseSale, isChosen } from '#core/case/file.ts'
import { type ComparedSale, maximumSales } from '#core/document/worksheet/comparison.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { asRecorded, type RollSale, recordedSale } from '../facts/sales/recorded.ts'

const centsPerDollar = 100

/** The state publishes the month; the day is on the deed, and the owner types it. */
const recordOf = (recording: string, year: number | null, month: number | null): string => {
  const sold = monthInWords(year, month)
  return [recording, sold === null ? '' : `sold ${sold}, day on the deed`]
    .filter((part) => part !== '')
    .join('; ')
}

const saleOfRoll = ({ home, sale }: RollSale): ComparedSale => ({
  address: home.address || null,
  parcelId: home.parcelId,
  record: recordOf(sale.recording, sale.year, sale.month) || null,
  qualification: sale.qualificationCode || null,
  soldOn: null,
  priceDollars: sale.priceCents / centsPerDollar,
  livingAreaSqft: home.livingAreaSqft,
  landSqft: home.landSqft,
  effectiveYearBuilt: home.effectiveYearBuilt,
  otherDollars: 0,
})

/** A year built that the owner typed need not be the effective one, so only the roll fills that line. */
const saleOfCase = (typed: CaseSale, roll: readonly RollSale[]): readonly ComparedSale[] => {
  const known = recordedSale(typed, roll)
  const ofParcel = known ?? roll.find(({ home }) => home.parcelId === typed.parcelId)
  const { priceCents, soldYear, soldMonth, livingAreaSqft } = asRecorded(typed, known)
  if (priceCents === null) return []
  return [
    {
      address: typed.address || null,
      parcelId: typed.parcelId || null,
      record: recordOf(typed.recordedAt, soldYear, soldMonth) || null,
      qualification: known?.sale.qualificationCode || null,
      soldOn: null,
      priceDollars: priceCents / centsPerDollar,
      livingAreaSqft,
      landSqft: ofParcel?.home.landSqft ?? null,
      effectiveYearBuilt: ofParcel?.home.effectiveYearBuilt ?? null,
      otherDollars: 0,
    },
  ]
}

/** `roll` in the order in which its sales count; the sheet has room for six. */
export const salesAtHand = (
  ofCase: readonly CaseSale[],
  roll: readonly RollSale[],
): readonly ComparedSale[] => {
  const chosen = ofCase.filter(isChosen).flatMap((sale) => saleOfCase(sale, roll))
  return (chosen.length > 0 ? chosen : roll.map(saleOfRoll)).slice(0, maximumSales)
}
