/** Owns which sentences of an owner's reasons work out, or name, another value than the case asks for by now. */

import { ROUND_CENTS } from '../sales/conclusion/reconcile.ts'

/** '$157,986 less $12,800', with more taken off after it. */
const SUM =
  /\$ ?[\d,]+(?:\.\d\d)?(?:,? (?:and )?(?:less|minus|[−–-]) (?:the |about |another )?\$ ?[\d,]+(?:\.\d\d)?)+/giu

/** A sum about another thing, such as the price of a sale, is no value of this home. */
const OF_VALUE = /\b(?:county|just value|market value|assess\w*|apprais\w*|my (?:value|figure|opinion))\b/iu

/** Another amount is named with it: part of a value, the end of a range, or the price of a thing. */
const NO_VALUE =
  /^(?: ?(?:to|and|or|[−–-]) ?\$| (?:less|more|off|lower|below|above|higher|of|in|for|estimate|invoice|quote|bid|reduction|cut)\b)/iu

/** Only what is asked for as a value, or what the home is said to be worth: a reduction, or a repair, is neither. */
const NAMED =
  /\b(?:i (?:ask|request)(?: for)?|i (?:ask|request)(?: (?!not\b|county)\p{L}+){0,6} value(?: of| at| to)?|my (?:home|house|property|duplex|condo|unit) (?:was|is) worth(?: (?:about|around|roughly|only|just)){0,2}) (\$ ?[\d,]*\d(?:\.\d\d)?)/giu

const centsOf = (amount: string): number => Math.round(100 * Number(amount.replaceAll(/[$ ,]/gu, '')))

const comesTo = (sum: string): number => {
  const [first = 0, ...less] = (sum.match(/\$ ?[\d,]+(?:\.\d\d)?/gu) ?? []).map(centsOf)
  return less.reduce((left, one) => left - one, first)
}

const valuesIn = (sentence: string): readonly number[] => [
  // A range is written with the same dash, its smaller amount first.
  ...(OF_VALUE.test(sentence) ? (sentence.match(SUM) ?? []).map(comesTo).filter((left) => left > 0) : []),
  ...[...sentence.matchAll(NAMED)]
    .filter(({ 0: whole, index }) => !NO_VALUE.test(sentence.slice(index + whole.length)))
    .map(([, amount = '']) => centsOf(amount)),
]

/** Rounded to the thousand it is the same. */
export const isOldSum = (sentence: string, opinionCents: number | null): boolean =>
  opinionCents !== null && valuesIn(sentence).some((cents) => Math.abs(cents - opinionCents) >= ROUND_CENTS)
