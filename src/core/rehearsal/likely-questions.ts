/** Owns the questions that a magistrate is likeliest to ask of a case, each with the answer that the case itself gives. */

import type { CalendarDate } from '#core/calendar-date.ts'
import type { CaseFile, CaseSale, ConditionItem, Correction } from '#core/case/file.ts'
import { RECORD_FIELD_LABELS } from '#core/case/file.ts'
import { fewestChosenSales } from '#core/case/params.ts'
import type { CaseStation } from '#core/case/parts.ts'
import { formatPlainDate } from '#core/date-forms.ts'
import { exhibitsOf } from '#core/document/exhibits.ts'
import { costToCure } from '#core/document/facts/cost-to-cure.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import { asTyped, closed } from '#core/document/facts/make-fact.ts'
import type { AdjustedRollSale, SalesMaterial } from '#core/document/facts/sales/material.ts'
import { atLevel, reconcileSales, UNMEASURED } from '#core/document/facts/sales/reconcile.ts'
import { isShownCondition } from '#core/document/facts/spoken/condition.ts'
import { exhibitsFor } from '#core/document/facts/spoken/exhibit.ts'
import { adjustedWords, streetOf } from '#core/document/facts/spoken/sale.ts'
import {
  type Compared,
  concluded,
  isAgainst,
  levelOf,
  stepsToOpinion,
} from '#core/document/facts/spoken/value.ts'
import type { NoSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { chosenIn, nameOf, onRoll } from './weak-point.ts'
import { ownSaleWords } from './weak-value.ts'

export interface LikelyQuestion {
  readonly id: string
  readonly question: string
  /** In the owner’s voice, to be said aloud. */
  readonly answer: string
  /** The part of the case that the answer is from. */
  readonly station: CaseStation
}

interface Asked extends Compared {
  readonly held: HeldCase
  readonly valuedOn: CalendarDate
}

const none: readonly LikelyQuestion[] = []

const ofOwnSale = (asked: Asked): readonly LikelyQuestion[] => {
  const { sales, opinionCents, valuedOn } = asked
  const [latest] = sales?.ownSales ?? []
  if (latest === undefined || opinionCents === null || latest.priceCents <= opinionCents) return none
  const level = sales?.ownSaleCompared?.justValueCents
  const range = isAgainst(asked) ? null : concluded(asked)?.range
  const answer =
    level === undefined || level > opinionCents
      ? range
        ? `I paid that price, and my packet says so. The sales in my grid, each adjusted to my home and to the valuation date, indicate just values of ${formatMoney(range.lowCents)} to ${formatMoney(range.highCents)}.`
        : 'That was a price on that date. The question here is just value on the valuation date, which also allows for the usual costs of sale.'
      : `That was a sale price. Brought to just value and to the valuation date, it comes to about ${formatMoney(level)}.`
  const question = `${ownSaleWords(latest).replace('The home itself', 'Your home')}. Why was it worth less on ${formatPlainDate(valuedOn)}?`
  return [{ id: 'own-sale', question, answer, station: 'value' }]
}

/** Longer reasons are no answer that anybody listens to. */
const LONGEST_ANSWER = 400

const ofOpinion = (asked: Asked): readonly LikelyQuestion[] => {
  const { opinionCents, held } = asked
  if (opinionCents === null) return none
  const answer = stepsToOpinion({ ...asked, file: held.file }) ?? asTyped(held.file.value.reasons)
  return answer === '' || answer.length > LONGEST_ANSWER
    ? none
    : [
        {
          id: 'opinion',
          question: `How did you arrive at ${formatMoney(opinionCents)}?`,
          answer: closed(answer),
          station: 'value',
        },
      ]
}

/** Ends with a just value; where it stands above what is asked for, with that of all the sales together. */
const inJustValue = ({ adjustedCents }: AdjustedRollSale, asked: Asked): string => {
  const { known, sales, opinionCents, held } = asked
  const level = levelOf(sales)
  const step = level ?? UNMEASURED
  const { cents } = costToCure(held.file)
  const own = atLevel(adjustedCents, step)
  const before = cents === 0 ? '' : `, before ${formatMoney(cents)} of repairs`
  const words = `As a just value, that is ${formatMoney(own)}${before}.`
  if (opinionCents === null || own <= opinionCents || known.length < fewestChosenSales) return words
  const { priceCents } = reconcileSales(known, level, cents)
  const together = formatMoney(atLevel(Math.max(0, priceCents - cents), step))
  return `${words} All my sales together${cents === 0 ? '' : ', with the repairs taken off,'} indicate ${together}.`
}

const ofBestSale = (asked: Asked): readonly LikelyQuestion[] => {
  const { held, sales } = asked
  if (isAgainst(asked)) return none
  const [best] = chosenIn(held.file)
    .flatMap((sale, at) => {
      const known = onRoll(sale, sales)
      return known ? [{ sale, known, number: at + 1 }] : []
    })
    .toSorted((a, b) => a.known.grossPercent - b.known.grossPercent)
  if (best === undefined) return none
  return [
    {
      id: 'best-sale',
      question: 'Which of your sales is most like your home?',
      answer: `Sale ${best.number}, ${streetOf(nameOf(best.sale))}. It needed the smallest adjustments. ${adjustedWords(best.known)} ${inJustValue(best.known, asked)}`,
      station: 'comparables',
    },
  ]
}

const ofCorrection = ({ id, field, trueValue, proof }: Correction): readonly LikelyQuestion[] => {
  if ([trueValue, proof].some((text) => asTyped(text) === '')) return none
  const what = field === 'other' ? 'that point' : `the ${RECORD_FIELD_LABELS[field].toLowerCase()}`
  return [
    {
      id: `known:${id}`,
      question: `How do you know that the record is wrong about ${what}?`,
      answer: `I rely on this: ${closed(asTyped(proof))}`,
      station: 'facts',
    },
  ]
}

const ofCondition = (item: ConditionItem, { held, valuedOn }: Asked): readonly LikelyQuestion[] => {
  if (!isShownCondition(item)) return none
  const dated = exhibitsFor(item.what, exhibitsOf(held.files, held.file.packet)).find(
    ({ file }) => file.takenOn !== null && file.takenOn <= valuedOn,
  )
  const shown = dated?.file.takenOn
    ? ` Exhibit ${dated.letter} is dated ${formatPlainDate(dated.file.takenOn)}.`
    : ''
  return [
    {
      id: `present:${item.id}`,
      question: `Was this there on ${formatPlainDate(valuedOn)}: ${asTyped(item.what)}?`,
      answer: `Yes, it was there on ${formatPlainDate(valuedOn)}.${shown}`,
      station: 'condition',
    },
  ]
}

const ofLeftOut = (sale: CaseSale): readonly LikelyQuestion[] =>
  sale.decision === 'rejected' && asTyped(sale.reason) !== '' && asTyped(sale.address) !== ''
    ? [
        {
          id: `left-out:${sale.id}`,
          question: `Why did you leave out ${nameOf(sale)}?`,
          answer: closed(asTyped(sale.reason)),
          station: 'comparables',
        },
      ]
    : none

const firstOf = <Entry>(
  entries: readonly Entry[],
  ask: (entry: Entry) => readonly LikelyQuestion[],
): readonly LikelyQuestion[] => entries.flatMap(ask).slice(0, 1)

/** The script answers so many. */
const MOST = 3

/** The likeliest first; fewer where the case has no answer. */
const likelyQuestions = (asked: Asked): readonly LikelyQuestion[] => {
  const { corrections, condition, comparables }: CaseFile = asked.held.file
  return [
    ...ofOwnSale(asked),
    ...ofOpinion(asked),
    ...ofBestSale(asked),
    ...firstOf(corrections, ofCorrection),
    ...firstOf(condition, (item) => ofCondition(item, asked)),
    ...firstOf(comparables, ofLeftOut),
  ].slice(0, MOST)
}

interface LikelyMaterial {
  readonly held: HeldCase | null
  readonly sales: SalesMaterial | NoSales
  readonly justCents: number
  readonly valuedOn: CalendarDate
}

/** None without a case. */
export const likelyOf = ({
  held,
  sales: found,
  justCents,
  valuedOn,
}: LikelyMaterial): readonly LikelyQuestion[] => {
  if (held === null) return []
  const { file } = held
  const sales = typeof found === 'string' ? null : found
  const known = chosenIn(file).flatMap((sale) => onRoll(sale, sales) ?? [])
  return likelyQuestions({ known, sales, justCents, valuedOn, held, opinionCents: file.value.opinionCents })
}
