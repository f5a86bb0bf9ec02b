/** Owns what is likely to be asked of a sale much older or newer than the home, where the grid does not count all of those years. */

import { fewestChosenSales } from '#core/case/params.ts'
import { ageEndWords } from '#core/document/facts/sales/grid/rate-facts.ts'
import { likestFirst } from '#core/document/facts/spoken/sales.ts'
import { inCount, isAgainst } from '#core/document/facts/spoken/value.ts'
import { METHOD } from '#core/document/named-sections.ts'
import { askedFrom } from '../params.ts'
import { withoutIt } from './of-one-sale.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

/** The sale with the most years that its grid leaves out. */
const mostUncounted = (asked: Asked) =>
  likestFirst(asked)
    .flatMap(({ known, sale, number }) => {
      const line = known?.adjustments.find(({ item }) => item === 'age')
      if (known === undefined || !line?.difference || line.counted === undefined) return []
      const { counted, difference } = line
      const left = Math.abs(difference) - Math.abs(counted.difference)
      return left < askedFrom.uncountedYears ? [] : [{ known, sale, number, counted, difference, left }]
    })
    .toSorted((one, other) => other.left - one.left)[0]

/** Years are those of the record's effective year: the packet and the answer say why the others do not count in the same words. */
export const ofAge = (asked: Asked): readonly LikelyQuestion[] => {
  const most = mostUncounted(asked)
  if (isAgainst(asked) || most === undefined) return none
  const { number, counted, difference, known, sale } = most
  const years = Math.abs(difference)
  const taken = Math.abs(counted.difference)
  const grid =
    taken === 0 ? 'your grid adjusts nothing for it' : `your grid adjusts for only ${taken} of those years`
  return [
    {
      id: `age:${sale.id}`,
      question: `By the county’s effective year, Sale ${number} is ${years} years ${difference < 0 ? 'older' : 'newer'} than your home, and ${grid}. Why?`,
      answer: `I go by the effective year because it reflects renovation. ${ageEndWords(counted)} If the appraiser measured a loss for those years, please show it.`,
      concede:
        asked.known.length > fewestChosenSales
          ? `That the record does not show how either home has been kept up. Let Sale ${number} go if pressed. The other ${inCount(asked.known.length - 1)} ${withoutIt(asked, known)}`
          : 'That the record does not show how either home has been kept up.',
      shownIn: METHOD,
      step: 'comparables',
    },
  ]
}
