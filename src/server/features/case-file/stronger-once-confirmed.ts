/** Whether what is open about a closing statement is all that keeps the evidence of a purchase from a better grade. */
import { isChosen } from '#core/case/file.ts'
import { type Sales, strengthAt } from './asking-for.ts'
import type { Judged } from './verdict-at.ts'

/** The case as it would be with the own purchase alone. */
export const byPurchase = (judged: Judged): Judged => ({
  ...judged,
  row: { ...judged.row, file: { ...judged.row.file, purchaseIsEnough: true } },
})

/** The answers about a closing statement change the grade of the purchase; where something else keeps it down they do not. */
export const isStrongerOnceConfirmed = (
  judged: Judged,
  sales: Sales,
  justCents: number,
  valueCents: number,
): boolean => {
  const { file } = judged.row
  const value = {
    ...file.value,
    purchaseRecord: 'right',
    purchaseOffer: file.value.purchaseOffer ?? 'broker',
  } as const
  const confirmed = { ...judged, row: { ...judged.row, file: { ...file, value } } }
  const [now, then] = [judged, confirmed].map((one) => {
    const asIs = file.comparables.some(isChosen) ? one : byPurchase(one)
    return strengthAt(asIs, sales, justCents, { justCents: valueCents })?.grade
  })
  return now !== then
}
