/** Owns the plain words under the equity view: what the neighbors' values show, and how little they prove alone. */
import { dollars, formatMoney } from '#core/money.ts'
import { isHome } from '#core/property/use-code.ts'
import type { Equity } from './equity.ts'
import { EQUITY } from './params.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

/** Source of the second sentence: s. 194.034(5), F.S., and Deltona Corp. v. Bailey; see the law fact sheet. */
const LITTLE_ALONE =
  'A board may consider the values of similar homes nearby, but lower values next door do not by themselves lower yours: the question is what your home was worth. Square feet are the roll’s effective area.'

/** A shop is not spoken of as a home. */
export const explainEquity = (equity: Equity, useCode: string): string[] => {
  const [one, many] = isHome(useCode) ? ['home', 'homes'] : ['property', 'properties']
  if (!equity.sufficient)
    return [
      equity.why === 'not_measured'
        ? `The roll gives no building size or no just value for this ${one}, so it cannot be compared with its neighbors.`
        : `Fewer than ${EQUITY.fewestNeighbors} ${many} of the same kind and about the same size stand in this neighborhood of the roll, so no comparison is shown.`,
    ]
  const { neighborCount, homePerSqft, medianPerSqft, lowerPercent, atMedianDollars } = equity
  return [
    `The just value of this ${one} is ${money(homePerSqft)} per square foot. In the middle of ${neighborCount.toLocaleString('en-US')} ${many} of the same kind, neighborhood and about the same size it is ${money(medianPerSqft)}; ${Math.round(lowerPercent)}% of them stand lower. At the middle, this ${one} would stand at ${money(atMedianDollars)}.`,
    LITTLE_ALONE,
  ]
}
