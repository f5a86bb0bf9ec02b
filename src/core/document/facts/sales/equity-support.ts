/** Owns whether the just values of like homes support the owner, and the facts of it: just values only, never assessed ones. */

import { formatCents, formatMoney } from '#core/money.ts'
import { wholePercent } from '#core/percent.ts'
import { ofSales } from '../estimate/value.ts'
import { nameFact, sentenceFact } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import type { LikeHome, LikeHomes, SalesMaterial } from './material.ts'

/** Above the median by less, a home stands where its neighbors do. Our own choice, checked 2026-11-23. */
const LEAST_ABOVE_MEDIAN_PERCENT = 5

const isAboveMedian = ({ homeCentsPerSqft, medianCentsPerSqft }: LikeHomes): boolean =>
  homeCentsPerSqft * 100 >= medianCentsPerSqft * (100 + LEAST_ABOVE_MEDIAN_PERCENT)

/** What like homes are valued at must carry the request; the units of one building are alike enough to carry most of it. */
const carries = (
  { atMedianCents, ofBuilding = false }: LikeHomes,
  { opinionCents, justCents }: Requested,
): boolean =>
  opinionCents === null ||
  atMedianCents <= opinionCents ||
  (ofBuilding && atMedianCents - opinionCents < justCents - atMedianCents)

type EquityMaterial = Pick<SalesMaterial, 'equity' | 'correctedFrom' | 'home'>

/** What the just values of others are held against. */
export interface Requested {
  readonly justCents: number
  readonly opinionCents: number | null
  /** Of the just values. */
  readonly taxYear?: number | undefined
}

/** Null where they do not support what is asked for, or count an area that the owner says is wrong. */
export const supportingHomes = (
  { equity, correctedFrom }: EquityMaterial,
  requested: Requested,
): LikeHomes | null =>
  equity?.sufficient &&
  equity.isTypical !== false &&
  correctedFrom?.livingAreaSqft === undefined &&
  isAboveMedian(equity) &&
  carries(equity, requested)
    ? equity
    : null

const shareWords = (percent: number): string => (percent === 100 ? 'all' : `${wholePercent(percent)}%`)

const LABEL = 'Just values of similar homes'

/** How far they are alike, said before somebody asks. */
const matchedWords = ({ home }: EquityMaterial, homes: LikeHomes): string => {
  const { neighborCount, likest = [], ofBuilding = false } = homes
  const year = home?.effectiveYearBuilt ? `; the effective year of my home is ${home.effectiveYearBuilt}` : ''
  const hasLand = Boolean(home?.landSqft)
  const alike = ofBuilding
    ? ''
    : `They are alike in use and size, but not in age${hasLand ? ' or land' : ''}${year}.`
  const named =
    likest.length === neighborCount
      ? 'The table names each of them.'
      : `The table names the ${likest.length} that are most like mine in size${hasLand ? ', age and land' : ' and age'}.`
  return [...(alike === '' ? [] : [alike]), ...(likest.length === 0 ? [] : [named])].join(' ')
}

const whichHomes = ({ neighborCount, ofBuilding = false }: LikeHomes): string => {
  const count = neighborCount.toLocaleString('en-US')
  return ofBuilding
    ? `${count} homes of about the same size in my own building`
    : `${count} homes of the same use and about the same size in my neighborhood, as the appraiser draws it`
}

/** What they do not carry is said with the figure. */
const atMedianWords = ({ atMedianCents }: LikeHomes, { opinionCents }: Requested): string => {
  const above =
    opinionCents !== null && atMedianCents > opinionCents
      ? ` That is ${formatMoney(atMedianCents - opinionCents)} above the value that I request, so it supports part of the difference.`
      : ''
  return `At the median my home would be at ${formatMoney(atMedianCents)}.${above}`
}

const rowFacts = (homes: readonly LikeHome[]): readonly Fact[] =>
  homes.flatMap(
    ({ address, parcelId, effectiveYearBuilt, livingAreaSqft, justValueCents, centsPerSqft }, at) => {
      const id = `like-home.${at + 1}`
      const cells = {
        address: address === '' ? parcelId : `${address}, parcel ${parcelId}`,
        year: String(effectiveYearBuilt),
        area: livingAreaSqft.toLocaleString('en-US'),
        value: formatMoney(justValueCents),
        'per-sqft': formatCents(centsPerSqft),
      }
      return Object.entries(cells).flatMap(([name, words]) =>
        nameFact(`${id}.${name}`, LABEL, words, ofSales),
      )
    },
  )

/** None where they do not support the owner. */
export const equityFacts = (sales: EquityMaterial, requested: Requested): readonly Fact[] => {
  const equity = supportingHomes(sales, requested)
  if (equity === null) return []
  const { homeCentsPerSqft, medianCentsPerSqft, lowerPercent, likest = [] } = equity
  const said = (id: string, words: string) => sentenceFact(`equity.${id}`, LABEL, words, ofSales)
  return [
    said(
      'compared',
      `I compared my home with ${whichHomes(equity)}. I compared them by ${requested.taxYear === undefined ? '' : `${requested.taxYear} `}just value per square foot of effective area.`,
    ),
    ...(matchedWords(sales, equity) === '' ? [] : [said('matched', matchedWords(sales, equity))]),
    said(
      'stands',
      `My home is at ${formatCents(homeCentsPerSqft)} per square foot. The median of the others is ${formatCents(medianCentsPerSqft)}, and ${shareWords(lowerPercent)} of them are lower.`,
    ),
    // For the cover, which has room for one figure.
    sentenceFact(
      'cover.like-homes',
      LABEL,
      `${lowerPercent === 100 ? 'All' : `${shareWords(lowerPercent)} of`} ${equity.neighborCount.toLocaleString('en-US')} similar homes ${equity.ofBuilding ? 'in my building' : 'nearby'} have a lower just value per square foot than mine.`,
      ofSales,
    ),
    said('at-median', atMedianWords(equity, requested)),
    ...rowFacts(likest),
  ]
}
