/** Owns which sentences of an owner's reasons work out, or name, another value than the case asks for by now. */

import { ROUND_CENTS } from '../sales/conclusion/reconcile.ts'

/** '$157,986 less $12,800', with more taken off after it. */
const SUM =
  /\$ ?[\d,]+(?:\.\d\d)?(?:,? (?:and )?(?:less|minus|[−–-]) (?:the |about |another )?\$ ?[\d,]+(?:\.\d\d)?)+/giu

/** A sum about another thing, such as the price of a sale, is no value of this home. */
const OF_VALUE = /\b(?:county|just value|market value|assess\w*|apprais\w*|my (?:value|figure|opinion))\b/iu

const NAMED =
  /\b(?:i (?:ask|request)(?: [\p{L}]+){0,6}|my (?:home|house|property|duplex|condo|unit) (?:was|is) worth(?: [\p{L}]+){0,3}) (\$ ?[\d,]+)/giu

const centsOf = (amount: string): number => Math.round(100 * Number(amount.replaceAll(/[$ ,]/gu, '')))

const comesTo = (sum: string): number => {
  const [first = 0, ...less] = (sum.match(/\$ ?[\d,]+(?:\.\d\d)?/gu) ?? []).map(centsOf)
  return less.reduce((left, one) => left - one, first)
}

const valuesIn = (sentence: string): readonly number[] => [
  ...(OF_VALUE.test(sentence) ? (sentence.match(SUM) ?? []).map(comesTo) : []),
  ...[...sentence.matchAll(NAMED)].map(([, amount = '']) => centsOf(amount)),
]

/** Rounded to the thousand it is the same. */
export const isOldSum = (sentence: string, opinionCents: number | null): boolean =>
  opinionCents !== null && valuesIn(sentence).some((cents) => Math.abs(cents - opinionCents) >= ROUND_CENTS)
