/** Owns where the owner's opinion of value is thin. */

import type { CaseFile } from '#core/case/file.ts'
import { asTyped } from '#core/document/facts/make-fact.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { ofSales } from '#core/document/facts/value.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { type Hint, type WeakPoint, when, written } from './weak-point.ts'

const station = 'value'

const justHint = (justCents: number): Hint => ({
  words: `The just value that you appeal is ${formatMoney(justCents)}.`,
  source: 'The values that your case starts from',
})

type Estimate = Extract<SalesMaterial['estimate'], { sufficient: true }>

/** On the footing of the roll where the county's level is known: an opinion of just value is no price. */
const pointsTo = ({ priceCents, supported }: Estimate): { readonly cents: number; readonly words: string } =>
  supported === null
    ? { cents: priceCents, words: `a price of ${formatMoney(priceCents)}` }
    : {
        cents: supported.justValueCents,
        words: `a just value of ${formatMoney(supported.justValueCents)}`,
      }

const pointTo = (estimate: Estimate): Hint => ({
  words: `The sales nearby point to ${pointsTo(estimate).words}.`,
  source: ofSales,
})

const noOpinion = (justCents: number, estimate: Estimate | null): WeakPoint => ({
  id: 'opinion-missing',
  station,
  asker: 'magistrate',
  words: 'You have not written down your opinion of value.',
  question: 'What was your home worth on the valuation day, in your own opinion?',
  hints: [justHint(justCents), ...(estimate === null ? [] : [pointTo(estimate)])],
})

const ownSaleWords = ({ year, month, priceCents }: SalesMaterial['ownSales'][number]): string => {
  const known = monthInWords(year, month)
  return `The home itself sold${known === null ? '' : ` in ${known}`} for ${formatMoney(priceCents)}`
}

/** Like is held against like: the price at the level of just values, where that level is known. */
const ownSaleAbove = (
  { opinionCents, reasons }: { readonly opinionCents: number; readonly reasons: string },
  sales: SalesMaterial | null,
): readonly WeakPoint[] => {
  const level = sales?.ownSaleCompared?.justValueCents
  const own =
    level === undefined
      ? sales?.ownSales.find(({ priceCents }) => priceCents > opinionCents)
      : sales?.ownSales[0]
  if (!own || (level ?? own.priceCents) <= opinionCents) return []
  const sold = ownSaleWords(own)
  const above =
    level === undefined
      ? 'which is above your opinion of value. That is a price, and a just value is usually lower.'
      : `which is ${formatMoney(level)} at the level of just values. That is above your opinion of value.`
  return [
    {
      id: 'own-sale',
      station,
      asker: 'magistrate',
      words: `${sold}, ${above} A board looks at that first.`,
      question: `${sold}. Why was it worth less than that on the valuation day?`,
      hints: written('Your opinion of value rests on this:', reasons),
    },
  ]
}

/** Nearer than two percent two weighings of sales are the same. Our own choice, checked 2026-11-23. */
const ABOVE = 1.02

const estimateAbove = (
  estimate: Estimate,
  opinionCents: number,
  rests: readonly Hint[],
): readonly WeakPoint[] => {
  const { cents, words } = pointsTo(estimate)
  const opinion = formatMoney(opinionCents)
  return when<WeakPoint>(cents > opinionCents * ABOVE, {
    id: 'estimate-above',
    station,
    asker: 'appraiser',
    words: `All the sales nearby together, yours and others, point to ${words}, which is above your opinion of value of ${opinion}.`,
    question: `Sales of similar homes point to more than ${opinion}. Why should yours weigh more?`,
    hints: [pointTo(estimate), ...rests],
  })
}

export const weakValue = (
  { value: { opinionCents, reasons } }: CaseFile,
  sales: SalesMaterial | null,
  justCents: number,
): readonly WeakPoint[] => {
  const estimate = sales?.estimate.sufficient ? sales.estimate : null
  if (opinionCents === null) return [noOpinion(justCents, estimate)]
  const opinion = formatMoney(opinionCents)
  const rests = written('Your opinion of value rests on this:', reasons)
  return [
    ...when<WeakPoint>(opinionCents >= justCents, {
      id: 'opinion-not-below',
      station,
      asker: 'magistrate',
      words: `Your opinion of value, ${opinion}, is not below the just value of ${formatMoney(justCents)}.`,
      question: `Your own figure is ${opinion}. What do you ask the board to change?`,
      hints: [justHint(justCents), ...rests],
    }),
    ...when<WeakPoint>(asTyped(reasons) === '', {
      id: 'opinion-bare',
      station,
      asker: 'magistrate',
      words: 'You have not written down what your opinion of value rests on.',
      question: `How did you arrive at ${opinion}?`,
      hints: [],
    }),
    ...ownSaleAbove({ opinionCents, reasons }, sales),
    ...(estimate === null ? [] : estimateAbove(estimate, opinionCents, rests)),
  ]
}
