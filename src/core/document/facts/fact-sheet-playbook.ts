/** Owns the facts that only the private playbook holds: where this case is thin, and what is likely to be asked about it. */

import { RECORD_FIELD_LABELS } from '#core/case/case-file.ts'
import { chosenIn, nameOf, type WeakMaterial } from '#core/rehearsal/weak-point.ts'
import { weakPoints } from '#core/rehearsal/weak-points.ts'
import { ownSaleWords } from '#core/rehearsal/weak-value.ts'
import type { Fact } from './fact-sheet.ts'
import { asTyped, closed, quoted, sentenceFact } from './make-fact.ts'

/** No document that is handed over may lean on a fact whose id begins so. */
export const PRIVATE_PREFIX = 'private.'

const source = 'Your case, looked through for what is missing or may be asked'

type Lines = readonly string[]

const weakLines = (material: WeakMaterial): Lines =>
  material.held === null
    ? ['There is no case for this home and year yet, so there is nothing to look through.']
    : weakPoints(material).map(({ words }) => words)

/** Nothing where nothing was written. */
const wrote = (before: string, text: string): string =>
  asTyped(text) === '' ? '' : ` ${closed(`${before} ${quoted(text)}`)}`

/** Where the price, as a just value, does not speak against the opinion, it is asked about all the same, and answered. */
const ownSaleAnswered = (sales: WeakMaterial['sales'], opinionCents: number | null): Lines => {
  if (typeof sales === 'string' || opinionCents === null) return []
  const [latest] = sales.ownSales
  const compared = sales.ownSaleCompared
  const level = compared?.justValueCents
  if (!latest || level === undefined || level > opinionCents || latest.priceCents <= opinionCents) return []
  return [
    `${ownSaleWords(latest)}. Why was it worth less than that on the valuation day? The answer: that is a price, and your opinion is one of just value. ${compared?.words.replace(/^The home itself sold for [^.]*\. /, '')}`,
  ]
}

const questions = ({ held, sales }: WeakMaterial): Lines => {
  const file = held?.file
  if (file === undefined) return []
  return [
    ...ownSaleAnswered(sales, file.value.opinionCents),
    ...chosenIn(file).map(
      (sale) => `Why is ${nameOf(sale)} like your home?${wrote('You wrote:', sale.reason)}`,
    ),
    ...file.comparables
      .filter(({ decision }) => decision === 'rejected')
      .map((sale) => `Why did you leave out ${nameOf(sale)}?${wrote('You wrote:', sale.reason)}`),
    ...file.corrections.map(
      ({ field, trueValue, proof }) =>
        `${RECORD_FIELD_LABELS[field]}: how do you know that it is ${quoted(trueValue)}?${wrote('Your proof:', proof)}`,
    ),
    ...file.condition.map(
      ({ what, costDetail }) =>
        `Was ${quoted(what)} so on the valuation day, and who says what it costs?${wrote('You wrote:', costDetail)}`,
    ),
  ]
}

/** A section has room for sixty paragraphs. */
const most = 40

const facts = (kind: 'weak' | 'question', label: string, lines: Lines): readonly Fact[] =>
  lines
    .slice(0, most)
    .map((words, at) => sentenceFact(`${PRIVATE_PREFIX}${kind}.${at + 1}`, label, words, source))

export const playbookFacts = (material: WeakMaterial): readonly Fact[] => [
  ...facts('weak', 'Weak points', weakLines(material)),
  ...facts('question', 'Likely questions', questions(material)),
]
