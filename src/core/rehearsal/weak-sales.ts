/** Owns where the owner's sales are thin: too few, too late, without a reason, from elsewhere, changed much. */

import type { CaseFile, CaseSale } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import { isSoldLate } from '#core/document/facts/sales/day.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { isOtherPrice, notDecided, otherPriceWords } from '#core/document/facts/sales/recorded.ts'
import { ofSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import type { Nearness } from '#core/valuation/explain/sale-words.ts'
import { chosenIn, type Hint, nameOf, onRoll, type WeakPoint, when, written } from './weak-point.ts'

const station = 'comparables'

const whyChosen = ({ reason }: CaseSale) => written('You chose it because:', reason)

const thin = (chosen: readonly CaseSale[]): readonly WeakPoint[] =>
  when(chosen.length < fewestChosenSales, {
    id: 'sales-few',
    station,
    asker: 'appraiser',
    words: `${['No sale is', 'One sale is', 'Two sales are'][chosen.length] ?? `${chosen.length} sales are`} chosen. Fewer than ${fewestChosenSales} is thin.`,
    question:
      chosen.length === 0
        ? 'Which sales of similar homes show what your home was worth?'
        : `You show ${chosen.length === 1 ? 'one sale' : 'two sales'}. Is that enough to show what your home was worth?`,
    hints: chosen.flatMap((sale) => written(`${nameOf(sale)}:`, sale.reason)),
  })

const late = (sale: CaseSale, taxYear: number): readonly WeakPoint[] =>
  when(isSoldLate(sale, taxYear), {
    id: `sale-late:${sale.id}`,
    station,
    asker: 'appraiser',
    words: `${nameOf(sale)} sold in ${sale.soldYear}, after the valuation date.`,
    question: `${nameOf(sale)} sold after the valuation date. Why should the board consider it?`,
    hints: whyChosen(sale),
  })

const bare = (sale: CaseSale): readonly WeakPoint[] =>
  when(sale.decision !== null && asTyped(sale.reason) === '', {
    id: `sale-bare:${sale.id}`,
    station,
    asker: 'appraiser',
    words:
      sale.decision === 'chosen'
        ? `You have not written down why you chose ${nameOf(sale)}.`
        : `You have not written down why you left out ${nameOf(sale)}.`,
    question:
      sale.decision === 'chosen'
        ? `Why is ${nameOf(sale)} like your home?`
        : `Why did you leave out ${nameOf(sale)}?`,
    hints: [],
  })

const near: readonly Nearness[] = ['same_development', 'same_neighborhood']

/** Only where the roll knows the place of every chosen sale. */
const elsewhere = (chosen: readonly CaseSale[], known: readonly AdjustedRollSale[]): readonly WeakPoint[] =>
  when(
    known.length > 0 &&
      known.length === chosen.length &&
      !known.some(({ nearness }) => near.includes(nearness)),
    {
      id: 'sales-elsewhere',
      station,
      asker: 'appraiser',
      words: 'None of your sales is in the home’s own neighborhood, as the county draws it.',
      question: 'None of your sales is in the home’s own neighborhood. Why are they comparable?',
      hints: known.map(
        ({ home, nearnessWords }): Hint => ({
          words: `${home.address || home.parcelId}: ${nearnessWords.toLowerCase()}.`,
          source: ofSales,
        }),
      ),
    },
  )

const heaviest = (known: readonly AdjustedRollSale[]): readonly WeakPoint[] => {
  const most = known.toSorted((a, b) => b.grossPercent - a.grossPercent)[0]
  if (!most || most.grossPercent === 0) return []
  const name = most.home.address || most.home.parcelId
  return [
    {
      id: `sale-changed:${most.home.parcelId}`,
      station,
      asker: 'appraiser',
      words: `${name} has the largest adjustments of your sales: ${formatPercent(most.grossPercent)} gross.`,
      question: `Your adjustments to ${name} come to ${formatPercent(most.grossPercent)} gross. What supports them?`,
      hints: [
        {
          words: `From ${formatMoney(most.sale.priceCents)} to ${formatMoney(most.adjustedCents)}; the adjustment grid of your comparable analysis shows each amount and its rate.`,
          source: ofSales,
        },
      ],
    },
  ]
}

const otherPrice = (sale: CaseSale, sales: SalesMaterial | null): readonly WeakPoint[] => {
  const known = onRoll(sale, sales)
  return known && isOtherPrice(sale, known)
    ? [
        {
          id: `sale-price:${sale.id}`,
          station,
          asker: 'appraiser',
          words: otherPriceWords(sale, known),
          question: `The record of ${nameOf(sale)} says ${formatMoney(known.sale.priceCents)}. Where does another price come from?`,
          hints: written('Where it is recorded, as you wrote it:', sale.recordedAt),
        },
      ]
    : []
}

/** One point for all of them: an office that has the same roll has these sales too. */
const notChosen = (file: CaseFile, sales: SalesMaterial | null): readonly WeakPoint[] => {
  const others = notDecided(file.comparables, sales?.comparables ?? [])
  const names = others.map(({ home }) => home.address || home.parcelId)
  return when(chosenIn(file).length > 0 && others.length > 0, {
    id: 'sales-not-chosen',
    station,
    asker: 'appraiser',
    words: `You neither chose nor left out these similar sales: ${names.join('; ')}. The appraiser may ask about them.`,
    question: `There are other sales of similar homes: ${names.join('; ')}. Why are they not among yours?`,
    hints: others.map(
      ({ home, adjustedCents }): Hint => ({
        words: `${home.address || home.parcelId}: ${formatMoney(adjustedCents)} when adjusted to your home.`,
        source: ofSales,
      }),
    ),
  })
}

const notAdjusted = (sale: CaseSale, sales: SalesMaterial | null): readonly WeakPoint[] =>
  when(onRoll(sale, sales) === undefined, {
    id: `sale-unadjusted:${sale.id}`,
    station,
    asker: 'appraiser',
    words: `The price of ${nameOf(sale)} is not adjusted, because the county’s sale files do not hold this sale.`,
    question: `How did you adjust the price of ${nameOf(sale)} for size, age and land?`,
    hints: whyChosen(sale),
  })

export const weakSales = (
  file: CaseFile,
  sales: SalesMaterial | null,
  taxYear: number,
): readonly WeakPoint[] => {
  const chosen = chosenIn(file)
  const known = chosen.flatMap((sale) => onRoll(sale, sales) ?? [])
  return [
    ...thin(chosen),
    ...chosen.flatMap((sale) => late(sale, taxYear)),
    ...file.comparables.flatMap(bare),
    ...heaviest(known),
    ...elsewhere(chosen, known),
    ...chosen.flatMap((sale) => notAdjusted(sale, sales)),
    ...chosen.flatMap((sale) => otherPrice(sale, sales)),
    ...notChosen(file, sales),
  ]
}
