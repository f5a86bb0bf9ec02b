/** Owns which of the owner's sales a magistrate gives little weight, and which sales left out would move the result: for the owner alone. */

import { type CaseFile, chosenIn } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { inWords } from '#core/document/compose/parts.ts'
import { costToCure } from '#core/document/facts/condition/cost-to-cure.ts'
import { streetOf } from '#core/document/facts/spoken/sale.ts'
import { isAgainst } from '#core/document/facts/spoken/value.ts'
import { formatMoney } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { onRoll } from '#core/rehearsal/weak-point.ts'
import { isMuchAdjusted } from '#core/valuation/explain/rough-estimate.ts'
import { COMPARABLES } from '#core/valuation/params.ts'
import { levelOf } from '../conclusion/come-to.ts'
import { reconcileSales } from '../conclusion/reconcile.ts'
import type { AdjustedRollSale, SalesMaterial } from '../material.ts'
import { recordedSale } from '../recorded.ts'
import { apartPercent } from './unplaced.ts'

const MUCH = COMPARABLES.muchGrossPercent

export interface Questioned {
  readonly file: CaseFile
  readonly sales: SalesMaterial
  readonly justCents: number
}

type Chosen = Pick<Questioned, 'sales'> & {
  readonly file: Pick<CaseFile, 'comparables' | 'condition' | 'corrections'>
}

const usedIn = ({ file, sales }: Chosen) =>
  chosenIn(file).flatMap((sale, at) => {
    const known = onRoll(sale, sales)
    return known === undefined ? [] : [{ name: `Sale ${at + 1}`, known }]
  })

/** What they come to as the papers reckon it. */
const indicated = ({ file, sales }: Chosen, used: readonly AdjustedRollSale[]): number =>
  reconcileSales(used, levelOf(sales), costToCure(file).cents).justCents

const isArgued = (of: Questioned, known: readonly AdjustedRollSale[]): boolean =>
  known.length >= fewestChosenSales && !isAgainst({ ...of, known, opinionCents: of.file.value.opinionCents })

/** Other sales have other weights, so that nobody finds the figure to the dollar from those that are printed. */
export const aboutMoney = (amountCents: number): string =>
  `about ${formatMoney(Math.round(amountCents / 100_000) * 100_000)}`

/** Each with what the others come to without it. */
const muchAdjusted = (of: Questioned): readonly string[] => {
  const used = usedIn(of)
  return used
    .filter(({ known }) => isMuchAdjusted(known))
    .map(({ name, known }) => {
      const others = used.filter((other) => other.known !== known).map((other) => other.known)
      const few = others.length < fewestChosenSales ? ', too few by themselves. Look for another sale' : ''
      return `${name} is adjusted by ${formatPercent(known.grossPercent)} of its price. A magistrate may give a sale little weight past ${MUCH}%. Without it the other ${others.length} indicate ${aboutMoney(indicated(of, others))}${few || ': say so if anyone challenges it'}.`
    })
}

const MOST_NAMED = 3

/** Nearer to the result nobody asks about them. Our own choice. */
const MOVES = 0.01

/** Those that the owner was offered and that need no more adjusting than one that is used, the least adjusted first. */
const asNear = ({ file, sales }: Chosen, used: readonly AdjustedRollSale[]) => {
  const most = Math.max(...used.map(apartPercent))
  const offered = sales.comparables
  const chosen = chosenIn(file).map((sale) => recordedSale(sale, offered))
  return offered
    .filter((one) => !chosen.includes(one) && apartPercent(one) <= most)
    .toSorted((one, other) => apartPercent(one) - apartPercent(other))
    .slice(0, MOST_NAMED)
}

/** With what the chosen sales come to now, and with them; null where there are none, or they move nothing. */
export const leftOutAsNear = (of: Chosen) => {
  const used = usedIn(of).map(({ known }) => known)
  const near = used.length < fewestChosenSales ? [] : asNear(of, used)
  if (near.length === 0) return null
  const [now, then] = [indicated(of, used), indicated(of, [...used, ...near])]
  return Math.abs(then - now) < now * MOVES ? null : { near, now, then }
}

const leftOut = (of: Questioned): readonly string[] => {
  const found = leftOutAsNear(of)
  if (found === null) return []
  const { near, now, then } = found
  const named = near.map(
    ({ home, adjustedCents }) =>
      `${streetOf(home.address || home.parcelId)} (parcel ${home.parcelId}, adjusted ${formatMoney(adjustedCents)})`,
  )
  return [
    `You left out sales that need no more adjusting than one you use: ${inWords(named)}. With ${near.length === 1 ? 'it' : 'them'} your sales would indicate ${aboutMoney(then)} instead of ${formatMoney(now)}. If you are asked, give the reason shown next to ${near.length === 1 ? 'it' : 'each'} in your list of sales.`,
  ]
}

/** Whole sentences; none where the papers do not argue from the sales. */
export const questionedSales = (of: Questioned): readonly string[] => {
  const known = usedIn(of).map((one) => one.known)
  return isArgued(of, known) ? [...muchAdjusted(of), ...leftOut(of)] : []
}
