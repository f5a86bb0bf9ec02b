/** Owns what the playbook says of an offer by the appraiser: how low the owner's sales reach, and from where on it saves nothing. */

import { formatMoney } from '#core/money.ts'
import { cautiousOf, indicatedOf } from '#core/rehearsal/likely-questions.ts'
import { MOST_COST_OF_SALE_PERCENT } from '#core/valuation/params.ts'
import { againstWords } from '../estimate/against.ts'
import { purchaseEvidence } from '../sales/purchase-evidence.ts'
import type { Fact } from '../sheet.ts'
import type { JudgedCase } from './material.ts'
import { savesBelow } from './money.ts'
import { privateFact } from './private-fact.ts'

/** As low as the sales reach with the least that is taken off a price. */
const carried = (material: JudgedCase): number | null => {
  const { sales, justCents } = material
  if (typeof sales === 'string' || againstWords(material) !== null) return null
  const figures = [indicatedOf(material), cautiousOf(material)]
  const below = figures.filter((figure) => figure !== null).filter((figure) => figure < justCents)
  return below.length === 0 ? null : Math.max(...below)
}

/** From where on an offer saves nothing; the fee is spent by then. */
const nothingAbove = ({ verdict, justCents }: JudgedCase): string => {
  const below = savesBelow(verdict, justCents)
  return below === null ? '' : ` Only an offer below ${formatMoney(below)} saves anything.`
}

/** What the owner's purchase comes to carries the request, whatever the sales of other homes do. */
const byPurchaseWords = (material: JudgedCase, asked: number | null): string | null => {
  const { sales, justCents } = material
  if (typeof sales === 'string' || asked === null) return null
  const own = purchaseEvidence(sales, justCents)
  if (own === null || asked < own) return null
  const near = sales.ownSaleCompared?.near
  const settle =
    near && near.justValueCents < justCents
      ? ` At your neighborhood’s rate your purchase supports ${formatMoney(near.justValueCents)}, and a magistrate may land there.`
      : ''
  return `An offer of ${formatMoney(asked)} or less, before or at the hearing, gives you everything you ask for. A higher offer gives you part of it now, without the hearing.${settle}${nothingAbove(material)}`
}

/** Why the offer to take is another figure than the request. */
const comesTo = (material: JudgedCase, most: number, asked: number | null): string => {
  const [request, value] = [formatMoney(asked ?? most), formatMoney(most)]
  if (asked === most) return `You’re asking for ${request}, which is what your sales point to.`
  return most === indicatedOf(material)
    ? `You’re asking for ${request}, and your sales point to ${value}.`
    : `You’re asking for ${request}. If the magistrate takes only ${MOST_COST_OF_SALE_PERCENT}% off sale prices for the cost of selling, your sales point to ${value}.`
}

/** What the own purchase comes to as a just value, where that is above what the sales carry: the board may stop there. */
const ownAbove = ({ sales }: JudgedCase, most: number): number | null => {
  const own = typeof sales === 'string' ? undefined : sales.ownSaleCompared?.justValueCents
  return own !== undefined && own > most ? own : null
}

/** No offer is worth taking that saves nothing, and one below the own purchase is more than the board may grant. */
const limitedWords = (material: JudgedCase, most: number, asked: number | null): string | null => {
  const below = savesBelow(material.verdict, material.justCents)
  const own = ownAbove(material, most)
  const savesNothing = below !== null && most >= below
  if (own === null && !savesNothing) return null
  const purchase =
    own === null
      ? ''
      : ` Your own purchase comes to ${formatMoney(own)} as a just value, and the board may go by that.`
  const limit = Math.min(below ?? material.justCents, own ?? material.justCents)
  const why = limit === below ? ': only below that do you save anything' : ''
  return `${comesTo(material, most, asked)}${purchase} Consider any offer below ${formatMoney(limit)}, before or at the hearing${why}.`
}

const offerWords = (material: JudgedCase): string => {
  const most = carried(material)
  const asked = material.held?.file.value.opinionCents ?? null
  const byPurchase = most === null ? byPurchaseWords(material, asked) : null
  if (byPurchase !== null) return byPurchase
  const limited = most === null ? null : limitedWords(material, most, asked)
  if (limited !== null) return limited
  if (most !== null && asked !== null && asked > most)
    return `An offer of ${formatMoney(asked)} or less, before or at the hearing, gives you everything you ask for. Your sales support ${formatMoney(most)}. A higher offer gives you part of it now, without the hearing.${nothingAbove(material)}`
  return most === null
    ? `Weighed together, your sales support no lower figure. Any offer before or at the hearing that saves you money is better than your sales support.${nothingAbove(material)}`
    : `${comesTo(material, most, asked)} An offer of ${formatMoney(most)} or less, before or at the hearing, gives you everything your sales clearly support. A higher offer gives you part of it now, without the hearing.${nothingAbove(material)}`
}

export const offerFacts = (material: JudgedCase): readonly Fact[] =>
  material.held?.file.value.opinionCents == null ? [] : [privateFact('offer', 'Offers', offerWords(material))]
