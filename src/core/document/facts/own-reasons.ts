/** Owns where a sentence of the owner's says more of the sales than the packet lists: only by counts, places and land. */

import { inCount } from '#core/document/facts/spoken/value.ts'
import { chosenIn, onRoll, type WeakMaterial } from '#core/rehearsal/weak-point.ts'
import { ownWords } from './file.ts'
import { inOneLine, quoted, sentenceFact } from './make-fact.ts'
import type { AdjustedRollSale } from './sales/material.ts'
import type { Fact } from './sheet.ts'
import { streetOf } from './spoken/sale.ts'
import { isEnglish } from './spoken/statement.ts'

type Place = 'building' | 'development' | 'neighborhood'

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'Five apartments sold in my own building', 'four sales in the same development'. */
const CLAIM = new RegExp(
  String.raw`\b(${COUNTS.join('|')}|\d{1,2})\s+(?:\p{L}+\s+){0,2}?(?:sales?|homes?|houses?|apartments?|condos?|condominiums?|units?|duplexes)\b([^.;]*?)\b(?:in|of|from)\s+(?:my|the same|our)\s+(?:own\s+)?(building|tower|subdivision|development|neighborhood)\b`,
  'iu',
)

const PLACES: Readonly<Record<string, Place>> = {
  building: 'building',
  tower: 'building',
  subdivision: 'development',
  development: 'development',
  neighborhood: 'neighborhood',
}

const isIn = (place: Place, street: string | null, { nearness, home }: AdjustedRollSale): boolean => {
  if (place === 'building') return street !== null && streetOf(home.address).toLowerCase() === street
  return nearness === 'same_development' || (place === 'neighborhood' && nearness === 'same_neighborhood')
}

/** Without its unit: every apartment of a building has it. */
const buildingOf = (address: string | undefined): string | null =>
  address === undefined || address === '' ? null : streetOf(address).toLowerCase()

const countIn = (word: string): number =>
  /^\d/u.test(word) ? Number(word) : COUNTS.indexOf(word.toLowerCase())

const placeDoubt = (reasons: string, listed: readonly AdjustedRollSale[], ownAddress?: string): string => {
  const [, word = '', between = '', placeWord = ''] = CLAIM.exec(reasons) ?? []
  const place = PLACES[placeWord.toLowerCase()]
  const street = buildingOf(ownAddress)
  if (place === undefined || (place === 'building' && street === null)) return ''
  const there = listed.filter((one) => isIn(place, street, one)).length
  const claimed = countIn(word)
  // Who speaks of some sales leaves room for more; who says how many sold does not.
  const isTotal = /\bsold\b/iu.test(between)
  if (isTotal ? there === claimed : there >= claimed) return ''
  const sales = there === 1 ? 'one sale' : `${there === 0 ? 'no sale' : `${inCount(there)} sales`}`
  return `the packet lists ${sales} in your ${placeWord.toLowerCase()}, as the county’s file draws it`
}

const SQFT_IN_ACRE = 43_560

/** A quarter more or less is still called an acre. */
const ACRE_SLACK = 0.25

const landDoubt = (reasons: string, chosen: readonly AdjustedRollSale[]): string => {
  if (!/\b(?:an|one) acre\b/iu.test(reasons)) return ''
  const acres = chosen.flatMap(({ home: { landSqft } }) =>
    landSqft === null || landSqft <= 0 ? [] : landSqft / SQFT_IN_ACRE,
  )
  if (acres.length === 0 || acres.every((one) => Math.abs(one - 1) <= ACRE_SLACK)) return ''
  const [low, high] = [Math.min(...acres), Math.max(...acres)].map((one) => one.toFixed(1))
  return `the lots of your sales run from ${low} to ${high} acres`
}

/** One sentence for each, to the owner; none where no roll has the sales. */
export const reasonDoubts = ({ held, sales }: Pick<WeakMaterial, 'held' | 'sales'>): readonly string[] => {
  if (held === null || typeof sales === 'string') return []
  const reasons = inOneLine(held.file.value.reasons)
  const chosen = chosenIn(held.file).flatMap((sale) => onRoll(sale, sales) ?? [])
  const listed = [...sales.comparables, ...chosen.filter((one) => !sales.comparables.includes(one))]
  return [placeDoubt(reasons, listed, sales.home?.address), landDoubt(reasons, chosen)]
    .filter((why) => why !== '')
    .map(
      (why) => `You wrote ${quoted(reasons)}, but ${why}. Change the sentence under “Your opinion of value”?`,
    )
}

/** The playbook says it of all that was typed. */
const languageDoubt = (held: WeakMaterial['held']): readonly string[] => {
  const reasons = inOneLine(held?.file.value.reasons ?? '')
  return isEnglish(reasons)
    ? []
    : [
        `You wrote ${quoted(reasons)}. A board works in English: write the English first under “Your opinion of value”, and your own words behind it.`,
      ]
}

/** For the list before a packet; no paper prints them. */
export const reasonDoubtFacts = (material: Pick<WeakMaterial, 'held' | 'sales'>): readonly Fact[] =>
  [...languageDoubt(material.held), ...reasonDoubts(material)].map((words, at) =>
    sentenceFact(`own-words.${at + 1}`, 'Your own words', words, ownWords),
  )
