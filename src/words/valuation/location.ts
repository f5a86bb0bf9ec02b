/** Owns what is said of an adjustment for another place: how similar homes sold there, and on how many sales that rests. */
import { formatPercent } from '#core/percent.ts'
import type { LocationBasis } from '#core/valuation/adjust/location.ts'
import * as words from '#messages/valuation/location.ts'

const inWhole = (figure: number): string => Math.round(figure).toLocaleString('en-US')

export const locationWords = (basis: LocationBasis): string => {
  const [here, there] = basis.sales
  const said = {
    percent: formatPercent(Math.abs(basis.percent)),
    side: basis.percent < 0 ? 'lower' : 'higher',
    isHeld: basis.isHeld ? 'yes' : 'no',
    here: inWhole(here),
    there: inWhole(there),
  }
  if (basis.of === 'developments') return words.inYourDevelopment(said)
  const [ours, theirs] = basis.perSqft.map((dollars) => `$${Math.round(dollars)}`)
  return words.inYourNeighborhood({ ...said, ours: ours ?? '', theirs: theirs ?? '' })
}
