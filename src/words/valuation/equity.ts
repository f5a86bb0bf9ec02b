/** Owns the plain words under the equity view: what the neighbors' values show, and how little they prove alone. */
import { dollars, formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { isHome } from '#core/property/use-code.ts'
import type { Equity } from '#core/valuation/equity.ts'
import { EQUITY } from '#core/valuation/params.ts'
import * as words from '#messages/valuation/equity.ts'

const money = (amount: number): string => formatMoney(dollars(Math.round(amount)))

/** Source of the second sentence: s. 194.034(5), F.S., and Deltona Corp. v. Bailey; see the law fact sheet. */
const LITTLE_ALONE = words.aBoardMayLookAtThe()

/** An app is not spoken of as a home. */
export const explainEquity = (equity: Equity, useCode: string): string[] => {
  const [one, many] = isHome(useCode) ? ['home', 'homes'] : ['property', 'properties']
  if (!equity.sufficient)
    return [
      equity.why === 'not_measured'
        ? words.theCountysRecordHasNoBuilding({ one })
        : words.fewerThanOfTheSameKind({ count: EQUITY.fewestNeighbors, many }),
    ]
  const { neighborCount, homePerSqft, medianPerSqft, lowerPercent, atMedianDollars } = equity
  return [
    words.theCountyValuesThisAtPer({
      one,
      home: money(homePerSqft),
      neighborCount: neighborCount.toLocaleString('en-US'),
      many,
      median: money(medianPerSqft),
      percent: wholePercent(lowerPercent),
      atMedian: money(atMedianDollars),
    }),
    LITTLE_ALONE,
  ]
}
