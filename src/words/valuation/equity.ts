/** Owns the plain words under the equity view: what the neighbors' values show, and how little they prove alone. */
import { dollars, formatMoney } from '#core/money.ts'
import { isHome } from '#core/property/use-code.ts'
import type { Equity } from '#core/valuation/equity.ts'
import { EQUITY } from '#core/valuation/params.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

/** Source of the second sentence: s. 194.034(5), F.S., and Deltona Corp. v. Bailey; see the law fact sheet. */
const LITTLE_ALONE =
  'A board may look at the values of similar homes nearby. But lower values next door don’t lower yours by themselves. The question is what your home was worth. Square feet here are the county’s effective area.'

/** An app is not spoken of as a home. */
export const explainEquity = (equity: Equity, useCode: string): string[] => {
  const [one, many] = isHome(useCode) ? ['home', 'homes'] : ['property', 'properties']
  if (!equity.sufficient)
    return [
      equity.why === 'not_measured'
        ? `The county’s record has no building size or market value for this ${one}, so we can’t compare it with its neighbors.`
        : `Fewer than ${EQUITY.fewestNeighbors} ${many} of the same kind and about the same size are in this neighborhood, so we can’t compare.`,
    ]
  const { neighborCount, homePerSqft, medianPerSqft, lowerPercent, atMedianDollars } = equity
  return [
    `The county values this ${one} at ${money(homePerSqft)} per square foot. The median of ${neighborCount.toLocaleString('en-US')} similar ${many} in this neighborhood is ${money(medianPerSqft)}, and ${Math.round(lowerPercent)}% of them are lower. At the median, this ${one} would be ${money(atMedianDollars)}.`,
    LITTLE_ALONE,
  ]
}
