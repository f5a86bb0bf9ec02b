/** Owns what the playbook says of an offer by the appraiser: how low the owner's papers reach at worst, and from where on it saves nothing. */

import { formatMoney } from '#core/money.ts'
import { cautiousOf, indicatedOf } from '#core/rehearsal/likely-questions.ts'
import { againstWords } from '../against.ts'
import type { Fact } from '../sheet.ts'
import type { JudgedCase } from './material.ts'
import { savesBelow } from './money.ts'
import { privateFact } from './private-fact.ts'

/** With the appraiser's best answer granted: the own price, or the smallest step that is taken off a price. */
const atWorst = (material: JudgedCase): number | null => {
  const { sales, justCents } = material
  if (typeof sales === 'string' || againstWords(material) !== null) return null
  const figures = [indicatedOf(material), cautiousOf(material), sales.ownSaleCompared?.justValueCents]
  const below = figures.filter((figure) => typeof figure === 'number').filter((figure) => figure < justCents)
  return below.length === 0 ? null : Math.max(...below)
}

/** From where on an offer saves nothing, or less than the fee that is spent. */
const nothingAbove = ({ verdict, justCents }: JudgedCase): string => {
  const below = savesBelow(verdict, justCents)
  const worth = verdict.readings[0]?.worthwhileJustCents ?? null
  if (below !== null) return ` Only an offer below ${formatMoney(below)} saves anything.`
  return worth === null ? '' : ` Above ${formatMoney(worth)} it would not bring back the fee.`
}

const offerWords = (material: JudgedCase): string => {
  const worst = atWorst(material)
  const taken =
    worst === null
      ? 'Your sales carry no lower figure. Any offer before or at the hearing that saves you money is more than they show: think of taking it.'
      : `An offer of ${formatMoney(worst)} or less, before or at the hearing, is what your papers carry even if the appraiser’s best answer holds: think of taking it.`
  return `${taken}${nothingAbove(material)}`
}

export const offerFacts = (material: JudgedCase): readonly Fact[] =>
  material.held?.file.value.opinionCents == null ? [] : [privateFact('offer', 'Offers', offerWords(material))]
