/** Owns how a defect of the home is said aloud: what and where it is, what the repair costs, and who says so. */

import type { ConditionItem } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { asTyped, closed } from '../make-fact.ts'

const COST_FROM = {
  estimate: 'A written estimate puts the repair at',
  invoice: 'The invoice for the repair is',
  own: 'My own figure for the repair is',
} as const

/** Only what was there on the valuation date is spoken of. */
export const isShownCondition = ({ what, presentOnValuationDay }: ConditionItem): boolean =>
  asTyped(what) !== '' && presentOnValuationDay === true

const withoutStop = (text: string): string => asTyped(text).replace(/\.$/, '')

/** 'Garage' in the middle of a sentence; a name of several capitals stays. */
const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? `${text[0]?.toLowerCase() ?? ''}${text.slice(1)}` : text

/** 'Roof, north side' and 'Roof leaks': said twice it is no sentence. */
const isNamedIn = (where: string, what: string): boolean => {
  const [first = ''] =
    asTyped(where)
      .toLowerCase()
      .match(/\p{L}+/u) ?? []
  return (
    first !== '' &&
    asTyped(what)
      .toLowerCase()
      .split(/\P{L}+/u)
      .includes(first)
  )
}

/** 'Garage: cracked slab.' */
export const conditionWords = ({ what, where }: ConditionItem): string =>
  asTyped(where) === '' || isNamedIn(where, what)
    ? closed(asTyped(what))
    : closed(`${withoutStop(where)}: ${lowered(withoutStop(what))}`)

/** Nothing without a cost. */
export const costWords = ({ costCents, costSource }: ConditionItem): string =>
  costCents === null || costCents === 0 ? '' : `${COST_FROM[costSource ?? 'own']} ${formatMoney(costCents)}.`
