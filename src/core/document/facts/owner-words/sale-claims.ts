/** Owns what an owner's reasons for a value say of sales, so that it can be held against them: counts, land, the own price. */

import type { CaseValue } from '#core/case/file.ts'
import { inOneLine } from '../make-fact.ts'

/**
 * The sentences that a case offers to begin with, or offered when it was begun: they name what the packet shows anyway, and are
 * no reason of the owner's.
 */
const OFFERED = [
  /I compared (?:my home|the property) with \d+ similar homes? that sold and adjusted (?:its|each) price for the differences\.\s*/gu,
  /The county’s record gets (?:my home|the property)’s [^.]+ wrong\.\s*/gu,
  /I paid \$[\d,]+ for this home in \p{L}+ \d{4}\. That supports a just value of \$[\d,]+\.\s*/gu,
  /On January 1, \d{4}, (?:my home|the property) needed \$[\d,]+ in repairs\.\s*/gu,
  /I compared my home with \d+ (?:sale of a similar home,|sales of similar homes, each) adjusted to mine\.\s*/gu,
  /I compared my home with \d+ sales? of homes like it, each adjusted to mine\.\s*/gu,
  /The county’s record is wrong about my home: [^.]+\.\s*/gu,
  /(?:My home|This home itself) sold in \p{L}+ \d{4} for \$[\d,]+\. (?:That price indicates a just value of|As a just value, that price comes to) \$[\d,]+\.\s*/gu,
  /On January 1, \d{4}, it needed \$[\d,]+ (?:in|of) repairs\.\s*/gu,
]

/** What the owner wrote without what was offered; '' where nothing else was written. */
export const withoutOffered = (reasons: string): string =>
  OFFERED.reduce((rest, one) => rest.replace(one, ''), reasons).trim()

/** In English, as a board reads them. */
export const reasonsSaid = ({ reasons, reasonsInEnglish = '' }: CaseValue): string =>
  inOneLine(reasonsInEnglish) || inOneLine(withoutOffered(reasons))

export const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** 'Five apartments sold in my own building', 'four sales in the same development'. */
export const CLAIM = new RegExp(
  String.raw`\b(${COUNTS.join('|')}|\d{1,2})\s+(?:\p{L}+\s+){0,2}?(?:sales?|homes?|houses?|apartments?|condos?|condominiums?|units?|duplexes)\b([^.;]*?)\b(?:in|of|from)\s+(?:my|the same|our)\s+(?:own\s+)?(building|tower|subdivision|development|neighborhood)\b`,
  'iu',
)

export const ACRE = /\b(?:an|one) acre\b/iu

export const PURCHASE = /\bmy (?:own )?purchase\b|\bI (?:paid|bought)\b|\bwhat I paid\b/iu

/** What a reason for one sale may say of it, in English or in Spanish. */
export const SALE_CLAIMS = {
  street: /\b(?:same|my|our) (?:street|block|road)\b|\bmisma calle\b/iu,
  size: /\b(?:same|equal|identical) size\b|\bmismo tama[ñn]o\b/iu,
  development: /\b(?:same|my|our) (?:subdivision|development)\b|\bmisma urbanizaci[óo]n\b/iu,
  neighborhood: /\b(?:same|my|our) neighborhood\b|\bmismo (?:barrio|vecindario)\b/iu,
} as const

export const saysOfOneSale = (reason: string): boolean =>
  Object.values(SALE_CLAIMS).some((claim) => claim.test(reason))

/** The sales of a case are its reason only where they point below the county's value. */
export const COMPARED = /\bI compared (?:my home|the property) with\b/iu

/** Of these the list of the sales can say otherwise, so that their owner may want them printed all the same. */
export const saysOfSales = (reasons: string): boolean =>
  CLAIM.test(reasons) || ACRE.test(reasons) || PURCHASE.test(reasons) || COMPARED.test(reasons)
