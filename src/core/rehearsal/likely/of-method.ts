/** Owns what is likely to be asked of the method: how the rates were measured, why no income is shown, and what the like homes are. */

import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { levelOf } from '#core/document/facts/sales/conclusion/come-to.ts'
import { supportingHomes } from '#core/document/facts/sales/equity-support.ts'
import { isAgainst } from '#core/document/facts/spoken/value.ts'
import { LIKE_HOMES, METHOD, RECONCILIATION } from '#core/document/named-sections.ts'
import { OTHERS_LOW } from './of-sales.ts'
import { type Asked, type LikelyQuestion, none } from './question.ts'

const GRID = DOCUMENT_TITLES.comparable_analysis

/** As the rates are worked out: one equation of the logarithm of price over all sales, with the place of each in it. */
export const ofRates = ({ sales, known, ...asked }: Asked): readonly LikelyQuestion[] => {
  const count = sales?.rateSaleCount
  if (count === undefined || known.length === 0 || isAgainst({ sales, known, ...asked })) return none
  return [
    {
      id: 'rates',
      question: 'How did you measure your rates, and why do they differ from sale to sale?',
      answer: `By one regression of price on size, age, land, features, month of sale and place, over ${count.toLocaleString('en-US')} recorded home sales in the county. The software I use calculated it from the sales file that the county sends to the state. It counts in percent of the price, so the dollars differ from sale to sale.`,
      concede: 'That software worked out the rates from public files, and that you are not an appraiser.',
      shownIn: METHOD,
      step: 'comparables',
    },
  ]
}

/** Two petitions of one owner lie before one board, and their figures are not the same. */
export const ofOtherCase = (asked: Asked): readonly LikelyQuestion[] => {
  const level = levelOf(asked.sales)
  if (!asked.held.hasOtherCase || level === null || isAgainst(asked)) return none
  const ratio = `${level.percent} percent, the median of ${level.saleCount.toLocaleString('en-US')} sales`
  return [
    {
      id: 'other-case',
      question:
        'You have a petition for another home in this county. Why aren’t its rates the same as these?',
      answer: `Each packet goes by its own home. The ratio here is ${ratio} ${level.ofNeighborhood ? 'in this home’s own neighborhood' : 'in the county'}. I use a neighborhood’s own ratio only where it is higher than the county’s and enough homes sold there to show it.`,
      concede: 'That the two packets use different figures. Have both with you.',
      shownIn: RECONCILIATION,
      step: 'comparables',
    },
  ]
}

const RENTED = /\b(?:multi-family|duplex|triplex|apartment building|units)\b/iu

/** A building of several dwellings is asked about its rents, factor 7, and about how many dwellings each has. */
export const ofIncome = (asked: Asked): readonly LikelyQuestion[] => {
  const isRented = asked.known.some(({ home }) => RENTED.test(home.useName ?? ''))
  if (isAgainst(asked) || !isRented) return none
  return [
    {
      id: 'income',
      question:
        'A building like this is bought for its rents. Where is its income, and how many units does each sale have?',
      answer:
        'I show sales of buildings with the same use on the county’s record, and that record gives no rents. If you worked from income, please show the rents, the vacancy, the expenses and the rate, and where each comes from.',
      concede:
        'That income is factor 7, and that your packet shows none. Know your own units, and last year’s rents and expenses. You may be asked.',
      shownIn: GRID,
      step: 'comparables',
    },
  ]
}

/** The rate of size is the whole price of a square foot, where no less was measured. */
const WHOLE_RATE = 0.98

const isWholeRate = ({ adjustments, sale, home }: Asked['known'][number]): boolean => {
  const line = adjustments.find(({ item }) => item === 'area')
  if (!line?.difference || !home.livingAreaSqft) return false
  return Math.abs(line.amountCents / line.difference) >= (WHOLE_RATE * sale.priceCents) / home.livingAreaSqft
}

export const ofWholeRate = (asked: Asked): readonly LikelyQuestion[] => {
  if (isAgainst(asked) || asked.known.length === 0 || !asked.known.every(isWholeRate)) return none
  return [
    {
      id: 'whole-rate',
      question:
        'You adjust size at each sale’s whole price per square foot. Does a buyer pay that for one more foot?',
      answer:
        'The measured rate is higher than that, and I keep to that limit. If you used another rate for size, please show it, and the sales that it comes from.',
      concede:
        'That a buyer may pay less for one more foot. A lower rate moves each adjusted price back toward its sale price.',
      shownIn: METHOD,
      step: 'comparables',
    },
  ]
}

/** The just values of like homes are all that is shown: what they are worth is asked at once. */
export const ofOthersLowListed = (asked: Asked): readonly LikelyQuestion[] => {
  const homes = asked.sales && supportingHomes(asked.sales, asked)
  if (!isAgainst(asked) || !homes) return none
  return [
    {
      id: 'others-low',
      question: OTHERS_LOW,
      answer:
        'I agree that it does not by itself. I show those values in support of my opinion. Please say what makes my home worth more per square foot than those homes.',
      concede: 'That a median of others is weak by itself, and that your sales do not show a lower value.',
      law: 's. 194.301(2)(a)',
      shownIn: LIKE_HOMES,
      step: 'value',
    },
  ]
}

/** Homes matched by use, size and place only. */
export const ofEquity = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, known } = asked
  const homes = sales && supportingHomes(sales, asked)
  if (isAgainst(asked) || !homes) return none
  // An apartment has no land of its own.
  const hasLand = Boolean(sales.home?.landSqft)
  const counted = (['age', 'land'] as const).filter((wanted) =>
    known.some(({ adjustments }) =>
      adjustments.some(({ item, amountCents }) => item === wanted && amountCents !== 0),
    ),
  )
  const adjusted = counted.length === 0 ? '' : `, which are adjusted for ${counted.join(' and ')}`
  return [
    {
      id: 'equity',
      question: hasLand
        ? 'Are those nearby homes as new as yours, and on as much land?'
        : 'Are those units as new as yours, and in your building?',
      answer: `They are matched by use, size and ${homes.ofBuilding ? 'building' : 'neighborhood'}, and not by age${hasLand ? ' or land' : ''}. My packet names those most like mine. I offer them in support, after the sales${adjusted}.`,
      concede: `That a newer home${hasLand ? ', or a larger lot,' : ''} is valued higher per square foot for that reason alone.`,
      shownIn: LIKE_HOMES,
      step: 'comparables',
    },
  ]
}
