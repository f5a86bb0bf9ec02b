/** Owns what the owner says of all the sales together: where the adjusted prices lie, and what they indicate as just values. */

import type { CaseFile } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { costToCure } from '../cost-to-cure.ts'
import { asTyped } from '../make-fact.ts'
import { concludeSales, type PriceLevel, type SalesConclusion } from '../sales/conclusion.ts'
import type { AdjustedRollSale, SalesMaterial } from '../sales/material.ts'
import { atLevel, isRounded, reconcileSales, UNMEASURED } from '../sales/reconcile.ts'
import { isShownCondition } from './condition.ts'

export interface Compared {
  /** Of the chosen sales, those that the county’s record has. */
  readonly known: readonly AdjustedRollSale[]
  readonly sales: SalesMaterial | null
  readonly justCents: number
  readonly opinionCents: number | null
}

export const levelOf = (sales: SalesMaterial | null): PriceLevel | null =>
  (sales?.estimate.sufficient && sales.estimate.supported?.level) || null

/** Null with fewer sales than make a range. */
export const concluded = ({ known, sales, ...judged }: Compared): SalesConclusion | null =>
  known.length < fewestChosenSales
    ? null
    : concludeSales({
        ...judged,
        adjustedCents: known.map(({ adjustedCents }) => adjustedCents),
        level: levelOf(sales),
      })

/** Brought to just values the sales reach the county’s figure: then the owner does not read them out as an argument. */
export const isAgainst = (compared: Compared): boolean => {
  const standing = concluded(compared)?.standing
  return standing === 'just-not-above' || standing === 'opinion-not-lower'
}

const money = (low: number, high: number, words: (low: string, high: string) => string): string =>
  words(formatMoney(low), formatMoney(high))

/** The home's own sale, where brought to just value it is below the county's figure; else nothing. */
export const ownSaleWords = ({ sales, justCents }: Compared): string => {
  const [latest] = sales?.ownSales ?? []
  const level = sales?.ownSaleCompared?.justValueCents
  if (latest === undefined || level === undefined || level >= justCents) return ''
  const month = monthInWords(latest.year, latest.month)
  const sold = `I bought my home${month === null ? '' : ` in ${month}`} for ${formatMoney(latest.priceCents)}`
  return `${sold}. Brought to just value, that is about ${formatMoney(level)}. The county’s figure is ${formatMoney(justCents)}.`
}

/** `count` sales were chosen; of some the county’s record may have no figures to adjust with. */
export const rangeWords = ({ known }: Compared, count: number): string => {
  const prices = known.map(({ adjustedCents }) => adjustedCents)
  const which = known.length < count ? 'Of the sales that could be adjusted, the' : 'The'
  return money(Math.min(...prices), Math.max(...prices), (low, high) =>
    low === high
      ? `${which} adjusted prices come to ${low} each.`
      : `${which} adjusted prices run from ${low} to ${high}.`,
  )
}

/** Where the level was not measured, what the sales come to with the most that is taken off without a further word. */
const unmeasuredWords = ({ known }: Compared): string => {
  if (known.length < fewestChosenSales) return ''
  const values = known.map(({ adjustedCents }) => atLevel(adjustedCents, UNMEASURED))
  const [low, high] = [Math.min(...values), Math.max(...values)].map(formatMoney)
  return `Those are sale prices, and just value also allows for the costs of a sale. With ${MOST_COST_OF_SALE_PERCENT} percent off they come to just values of ${low} to ${high}.`
}

export const levelWords = (
  compared: Compared,
  { county, taxYear }: { readonly county: string; readonly taxYear: number },
): string => {
  const level = levelOf(compared.sales)
  if (level === null) return unmeasuredWords(compared)
  const percent = `${level.percent} percent of their prices`
  const where = level.ofNeighborhood
    ? `In my neighborhood, the just values of the homes whose sales were compared came to about ${percent}.`
    : `In ${county}, the just values of similar homes that sold in ${taxYear - 1} came to about ${percent}.`
  return level.percent < 100
    ? `Those are sale prices. Just value also allows for the usual costs of sale, so it comes out lower. ${where} I take that step once.`
    : where
}

type Rested = Compared & { readonly file: Pick<CaseFile, 'condition' | 'corrections' | 'value'> }

/** The steps of the grid in one breath, from the price that the sales indicate to what is asked; null where they lead to none. */
export const stepsToOpinion = (rested: Rested): string | null => {
  const { known, sales, opinionCents, file } = rested
  const level = levelOf(sales)
  if (opinionCents === null || known.length < fewestChosenSales || isAgainst(rested)) return null
  const { priceCents, cureCents } = reconcileSales(known, level, costToCure(file).cents)
  const hasReasons = asTyped(file.value.reasons) !== '' || file.condition.some(isShownCondition)
  const condition = Math.max(0, priceCents - cureCents)
  const percent = (level ?? UNMEASURED).percent
  const justCents = atLevel(condition, { percent })
  if (justCents > opinionCents && !isRounded(opinionCents, justCents) && !hasReasons) return null
  const cured =
    cureCents === 0
      ? ''
      : ` Less ${formatMoney(cureCents)} to put it right, that is ${formatMoney(condition)}.`
  const share =
    level === null
      ? `With ${MOST_COST_OF_SALE_PERCENT} percent off for the cost of a sale`
      : `At ${percent} percent of price`
  const asked = isRounded(opinionCents, justCents)
    ? ` Rounded, that is ${formatMoney(opinionCents)}.`
    : justCents === opinionCents
      ? ''
      : justCents < opinionCents
        ? ' I ask for less of a reduction than that.'
        : ` My figure is ${formatMoney(justCents - opinionCents)} lower, for the reasons that I gave.`
  return `By the weights in my grid the sales indicate a price of ${formatMoney(priceCents)}.${cured} ${share} the just value is ${formatMoney(justCents)}.${asked}`
}

/** Nothing where no range of just values is known. */
export const indicatedWords = (compared: Compared): string => {
  const range = concluded(compared)?.range
  if (!range) return ''
  const indicated = money(range.lowCents, range.highCents, (low, high) =>
    low === high ? low : `${low} to ${high}`,
  )
  return `On that basis my sales indicate a just value of ${indicated}. The county’s figure is ${formatMoney(compared.justCents)}.`
}
