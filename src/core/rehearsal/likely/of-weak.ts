/** Owns what the owner answers where a point of the case is weak: from the case alone, in the owner's voice, and granting what is so. */

import { type CalendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { closed } from '#core/document/facts/make-fact.ts'
import { inCount } from '#core/document/facts/spoken/value.ts'
import { formatMoney } from '#core/money.ts'
import type { PointsTo } from '../weak-reason.ts'

export const oneOfSales = (count: number, togetherCents: number, hasRepairs: boolean): string =>
  `It is one of ${inCount(count)} sales. Weighed together${hasRepairs ? ', before the repairs' : ''}, they come to ${formatMoney(togetherCents)}.`

export const belowSales = (togetherCents: number, hasRepairs: boolean): string =>
  `Weighed together${hasRepairs ? ', less the repairs' : ''}, my sales indicate ${formatMoney(togetherCents)}. What I ask below that is my own opinion as the owner.`

export const gridComesTo = (justCents: number, hasRepairs: boolean): string =>
  `Each sale in my grid is adjusted to my home, line by line. Weighed together${hasRepairs ? ', less the repairs' : ''}, they indicate ${formatMoney(justCents)}.`

export const salesPointTo = ({ of, cents }: PointsTo, justCents: number): string =>
  `Sales of similar homes point to a ${of === 'price' ? 'price' : 'just value'} of ${formatMoney(cents)}. The county has ${formatMoney(justCents)}.`

/** `levelCents`: the price as a just value; missing where that is not known. */
export const paidWords = (priceCents: number, levelCents: number | undefined, justCents: number): string => {
  const paid = `I paid ${formatMoney(priceCents)}, and my packet says so.`
  if (levelCents === undefined)
    return `${paid} That is a sale price, and just value also allows for the cost of selling.`
  const below = levelCents < justCents ? `, below your ${formatMoney(justCents)}` : ''
  return `${paid} As a just value on January 1 that comes to ${formatMoney(levelCents)}${below}.`
}

export const fewSales = (count: number): string => {
  if (count === 0)
    return 'I use no sales of other homes. I ask the board to weigh what my packet shows of my own home.'
  return count === 1
    ? 'It is one sale, and I show it for what it is. I ask the board to weigh it with the rest of my evidence.'
    : `They are ${inCount(count)} sales, and I show them for what they are. I ask the board to weigh them with the rest of my evidence.`
}

/** Null where it is the only sale. */
export const soldLate = (others: number): string | null =>
  others < 1
    ? null
    : `My packet says that it sold after the valuation date. If the board leaves it out, I rest on my other ${others === 1 ? 'sale' : `${inCount(others)} sales`}.`

/** `beside`: '3 percent larger and 4 years newer'; '' where it differs in neither. */
export const likeMine = (beside: string): string =>
  beside === ''
    ? 'On the county’s record it is about the size and the age of mine.'
    : `On the county’s record it is ${beside} than mine, and my grid adjusts its price for what differs.`

export const muchChanged = (priceCents: number, adjustedCents: number): string =>
  `Each adjustment has its own line in my grid, at the rates that my packet states. Together they bring its price from ${formatMoney(priceCents)} to ${formatMoney(adjustedCents)}.`

export const recordedAt = (where: string): string | null =>
  where === '' ? null : `My price is the one recorded at ${closed(where)}`

export const LISTED_WITH_REASON =
  'My packet lists each of them with its adjusted price and the reason it is not in my grid.'

export const NOT_ADJUSTED =
  'I did not adjust it. It is not in the county’s sales files, so there are no figures to adjust it with.'

export const byRecord = (lowCents: number, highCents: number): string =>
  `With the county’s own figures, my adjusted prices run from ${formatMoney(lowCents)} to ${formatMoney(highCents)}.`

export const BY_EFFECTIVE_YEAR =
  'My grid compares ages by the county’s effective year, so it does not change them. Please tell me which effective year goes with the year that I can prove.'

export const RECORD_KEPT = 'My grid keeps the county’s own figure, and my packet says so.'

/** `why` is said where nothing is adjusted, and the grid knows the reason. */
export const rowWords = (amountCents: number, adjustedCents: number, why = ''): string => {
  const amount = formatMoney(Math.abs(amountCents))
  return amountCents === 0
    ? `My grid shows that difference and does not adjust for it.${why} With its other adjustments, the sale comes to ${formatMoney(adjustedCents)}.`
    : `My grid ${amountCents > 0 ? `adds ${amount} to` : `takes ${amount} off`} its price for that, at the rate measured from sales in the county. With all its adjustments, the sale comes to ${formatMoney(adjustedCents)}.`
}

const TOOK_OFF = 'Please show what you took off for it.'

export const NO_ESTIMATE = `I have no written estimate, so I put no amount on it. ${TOOK_OFF}`

export const ownFigure = (costCents: number | null): string | null =>
  costCents === null
    ? null
    : `It is my own figure, ${formatMoney(costCents)}, and no document shows it. ${TOOK_OFF}`

export const NO_PAPER = 'I have no photo or paper of it. I know it as the owner, and that is my testimony.'

export const TAKEN_LATER =
  'It was taken after the valuation date, and my packet says so. That it looked like this on that date is my testimony as the owner.'

export const deliveredOn = (sentOn: CalendarDate, dueOn: CalendarDate): string =>
  `My log shows that it was delivered on ${formatCalendarDate(sentOn)}. It was due by ${formatCalendarDate(dueOn)}.`

export const filedLate = (receivedOn: CalendarDate, printedOn: CalendarDate): string =>
  `The board received it on ${formatCalendarDate(receivedOn)}, and the deadline on my notice was ${formatCalendarDate(printedOn)}. I ask the board to hear it for good cause, and I will say what kept me.`

/** Said under oath: its owner is told to report it first. */
export const HOMESTEAD_TO_REPORT =
  'No, I do not live there. The exemption has to come off, and I am reporting that to your office. My petition is about the just value.'
