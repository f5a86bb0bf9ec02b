/** Owns the facts of the list of all sales that the search offered: which were used, and why the others were not. */

import { type CaseSale, isChosen } from '#core/case/file.ts'
import { numberInPapers } from '#core/case/sales/choose-sale.ts'
import { lowered } from '#core/document/mid-phrase.ts'
import { formatMoney } from '#core/money.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { ofSales } from '../estimate/value.ts'
import { ownWords } from '../file.ts'
import { asTyped, nameFact, sentenceFact } from '../make-fact.ts'
import { saleReasonDoubt } from '../owner-words/sale-reason-doubts.ts'
import type { Fact } from '../sheet.ts'
import { isEnglish } from '../spoken/statement.ts'
import { qualifiedAs } from './grid/grid-columns.ts'
import { apartWords, isBeyond, sizeWords } from './listed/not-used.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from './material.ts'
import { asRecorded, recordedSale } from './recorded.ts'

const LABEL = 'Sales that the search offered'

const grouped = new Intl.NumberFormat('en-US')

interface Row {
  readonly address: string
  readonly parcelId: string
  readonly date: string
  readonly price: string
  readonly size: string
  readonly lot: string
  readonly year: string
  readonly adjusted: string
  readonly use: string
  /** Where the deed is; '' where nobody says. */
  readonly recording: string
  /** How it is beside the home; '' of a sale that only the owner knows. */
  readonly like: string
  readonly source: string
}

/** Words in another language, or that the record contradicts, give way to what the roll says; their owner may keep them. */
const printedReason = (
  typed: CaseSale | undefined,
  { home, keepsReasons }: Listed,
  known: AdjustedRollSale | undefined,
): string => {
  const reason = asTyped(typed?.reason ?? '')
  if (typed === undefined || keepsReasons) return reason
  if (known !== undefined && OFFERED_REASON.test(reason)) return besideWords(known)
  const isPrinted = isEnglish(reason) && saleReasonDoubt(typed, known, home) === ''
  if (isPrinted || reason === '') return reason
  return known === undefined || typed.decision === 'rejected' ? '' : likeWords(known)
}

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: 'Same development',
  same_neighborhood: 'Same neighborhood',
  same_market_area: 'Same market area',
  same_zip: 'Same ZIP code',
  same_county: 'Elsewhere in the county',
}

/** 'Same development, 4% larger'. */
const likeWords = (one: AdjustedRollSale): string => `${PLACES[one.nearness]}, ${sizeWords(one)}`

/** 'Same development, 4% larger, 3 years newer'. */
const besideWords = (one: AdjustedRollSale): string => {
  const years = differenceIn(one, 'age')
  return [
    likeWords(one),
    ...(years === 0
      ? []
      : [`${Math.abs(years)} ${Math.abs(years) === 1 ? 'year' : 'years'} ${years < 0 ? 'older' : 'newer'}`]),
  ].join(', ')
}

/** A reason as a case offers it; its figures are those of the record, and give way to those of the grid. */
const OFFERED_REASON =
  /^(?:Same (?:development|neighborhood|market area|ZIP code|building)|Elsewhere in the county), (?:same size|\d+% (?:larger|smaller))(?:, \d+ years? (?:older|newer))?(?:, sold \d+ months? (?:before|after) January 1)?[.]?$/u

const differenceIn = ({ adjustments }: AdjustedRollSale, item: GridItem): number =>
  adjustments.find((line) => line.item === item)?.difference ?? 0

/** Number and street, without the unit. */
const buildingOf = (address: string): string =>
  (address.split(',', 1)[0] ?? '')
    .replace(/\s+(?:(?:unit|apt)\b|#).*$/iu, '')
    .trim()
    .toUpperCase()

/** In a tower the building says more than the neighborhood. */
const inBuilding = (reason: string, known: AdjustedRollSale | undefined, own: string): string =>
  known !== undefined && own !== '' && buildingOf(known.home.address) === own
    ? reason.replace(/^Same (?:neighborhood|development)\b/, 'Same building')
    : reason

/** The day of the sale stands in the row already. */
const untimed = (reason: string): string =>
  reason.replace(/,? sold \d+ months? (?:before|after) January 1(?=[.]?$)/, '')

const useWords = (
  typed: CaseSale | undefined,
  listed: Listed,
  known?: AdjustedRollSale,
  apart: string | null = null,
): string => {
  const { isArgued, building, decided } = listed
  const reason = inBuilding(printedReason(typed, listed, known), known, building)
  if (!isArgued) return 'Not relied on'
  if (typed?.decision === 'chosen') {
    const said = untimed(reason)
    // As the grid and the other pages call it.
    const used = `Used as Sale ${numberInPapers(decided, typed)}`
    return said === '' ? used : `${used}. ${said}`
  }
  if (typed?.decision === 'rejected' && reason !== '') return `Not used. ${reason}`
  return apart === null ? 'Not used' : `Not used. ${apart}`
}

/** The state and its ZIP would take a second line of each row. */
export const inTown = (address: string): string => address.replace(/, FL(?: \d{5}(?:-\d{4})?)?$/, '')

/** So few that the grid shows all of them side by side. */
const FEW = 6

interface Listed {
  /** All that the owner has decided about, in the order of the papers. */
  readonly decided: readonly CaseSale[]
  readonly used: readonly AdjustedRollSale[]
  /** Those that the owner chose from. */
  readonly offered: readonly AdjustedRollSale[]
  /** The owner argues from the sales used, and does not only list them. */
  readonly isArgued: boolean
  /** The street address of the home, without its unit. */
  readonly building: string
  readonly home: SalesMaterial['home']
  readonly keepsReasons: boolean
}

const NOT_ON_ROLL = 'Not on the roll'

const MONTHS = 'Jan. Feb. March April May June July Aug. Sept. Oct. Nov. Dec.'.split(' ')

/** In a table of many columns: 'Sept. 2025'. */
const shortMonth = (year: number | null, month: number | null): string =>
  year === null || month === null ? 'Not known' : `${MONTHS[month - 1] ?? ''} ${year}`.trim()

const sqft = (value: number | null): string =>
  value === null || value <= 0 ? NOT_ON_ROLL : grouped.format(value)

type Described = Pick<AdjustedRollSale['home'], 'landSqft' | 'effectiveYearBuilt'>

const lotOf = ({ landSqft }: Described): string =>
  landSqft === null || landSqft <= 0 ? 'None' : sqft(landSqft)

const yearOf = ({ effectiveYearBuilt }: Described): string =>
  effectiveYearBuilt === null ? NOT_ON_ROLL : String(effectiveYearBuilt)

const offeredRow = (known: AdjustedRollSale, typed: CaseSale | undefined, listed: Listed): Row => {
  const { home, sale, adjustedCents } = known
  return {
    address: inTown(asTyped(typed?.address ?? '') || home.address || home.parcelId),
    parcelId: home.parcelId,
    date: shortMonth(sale.year, sale.month),
    price: formatMoney(sale.priceCents),
    size: sqft(home.livingAreaSqft),
    lot: lotOf(home),
    year: yearOf(home),
    adjusted: formatMoney(adjustedCents),
    use: useWords(typed, listed, known, apartWords(known, listed)),
    recording: sale.recording || asTyped(typed?.recordedAt ?? ''),
    like: besideWords(known),
    source: ofSales,
  }
}

const typedRow = (typed: CaseSale, listed: Listed): Row => {
  const { address, parcelId, soldYear, soldMonth, priceCents } = asRecorded(typed, undefined)
  return {
    address: asTyped(address) || asTyped(parcelId) || 'No address',
    parcelId: asTyped(parcelId),
    date: shortMonth(soldYear, soldMonth),
    price: priceCents === null ? 'Not known' : formatMoney(priceCents),
    size: NOT_ON_ROLL,
    lot: NOT_ON_ROLL,
    year: NOT_ON_ROLL,
    adjusted: NOT_ON_ROLL,
    use: useWords(typed, listed),
    recording: asTyped(typed.recordedAt),
    like: NOT_ON_ROLL,
    source: ownWords,
  }
}

/** An entry that was begun and names no sale. */
const isBare = ({ address, parcelId, priceCents }: CaseSale): boolean =>
  asTyped(`${address}${parcelId}`) === '' && priceCents === null

const townOf = (address: string): string => address.split(', ').slice(1).join(', ')

/** The town of at least half of them, told once over the list; '' where no town has so many. */
const usualTown = (rows: readonly Row[]): string => {
  const placed = rows.filter(({ address }) => townOf(address) !== '')
  const towns = [...Map.groupBy(placed, ({ address }) => townOf(address))]
    .filter(([, those]) => those.length > 1 && 2 * those.length >= placed.length)
    .toSorted(([, one], [, other]) => other.length - one.length)
  return towns[0]?.[0] ?? ''
}

const withoutTown = (address: string, town: string): string =>
  town !== '' && townOf(address) === town ? address.slice(0, -town.length - 2) : address

/** In a tower many homes have one address: their parcels tell them apart. */
const toldApart = ({ address, parcelId }: Row, rows: readonly Row[], town: string): string => {
  const said = withoutTown(address, town)
  const isShared = parcelId !== '' && rows.filter((other) => other.address === address).length > 1
  return isShared ? `${said}, parcel ${parcelId}` : said
}

/** The qualification of all of them, where it is one. */
const qualificationFacts = (sales: readonly AdjustedRollSale[]): readonly Fact[] => {
  const [only, ...others] = new Set(sales.map(({ sale }) => qualifiedAs(sale.qualificationCode)))
  return only === undefined || others.length > 0 ? [] : nameFact('all-sales-qualified', LABEL, only, ofSales)
}

/** The use of all of them, where it is one, and whether the file names a deed of any. */
const commonFacts = (sales: readonly AdjustedRollSale[]): readonly Fact[] => {
  const [use, ...others] = new Set(sales.map(({ home }) => home.useName ?? ''))
  return [
    ...(use === undefined || use === '' || others.length > 0
      ? []
      : nameFact('all-sales-use', LABEL, lowered(use), ofSales)),
    ...(sales.some(({ sale }) => sale.recording !== '')
      ? []
      : nameFact('all-sales-unrecorded', LABEL, 'None names its deed', ofSales)),
  ]
}

/** The home itself, in the columns of the list. */
const ownRow = (home: SalesMaterial['home']): readonly Fact[] =>
  home === undefined
    ? []
    : [
        ...nameFact('own-row.size', LABEL, sqft(home.livingAreaSqft), ofSales),
        ...nameFact('own-row.lot', LABEL, lotOf(home), ofSales),
        ...nameFact('own-row.year', LABEL, yearOf(home), ofSales),
      ]

const BEYOND =
  'I use none that needs larger adjustments than those in the grid. For each of those, the list gives its gross adjustment and what differs most.'

/** Those of the roll in its order, then those that only the owner knows; none while the owner has chosen none. */
export const allSalesFacts = (
  own: readonly CaseSale[],
  { comparables, alsoFit = [], home }: Pick<SalesMaterial, 'comparables' | 'alsoFit' | 'home'>,
  isArgued: boolean,
  keepsReasons = false,
): readonly Fact[] => {
  const decided = own.filter(({ decision }) => decision !== null)
  if (!decided.some(isChosen)) return []
  const matched = decided.map((typed) => ({ typed, known: recordedSale(typed, comparables) }))
  const used = matched.flatMap(({ typed, known }) => (typed.decision === 'chosen' && known ? [known] : []))
  const listed = {
    decided,
    used,
    offered: comparables,
    isArgued,
    building: buildingOf(home?.address ?? ''),
    home,
    keepsReasons,
  }
  const typedIds = new Set(decided.map(({ parcelId }) => asTyped(parcelId)))
  const roll = [...comparables, ...alsoFit.filter(({ home }) => !typedIds.has(home.parcelId))]
  const rows = [
    ...roll.map((known) => offeredRow(known, matched.find((one) => one.known === known)?.typed, listed)),
    ...matched
      .filter(({ known, typed }) => known === undefined && !isBare(typed))
      .map(({ typed }) => typedRow(typed, listed)),
  ]
  const town = usualTown(rows)
  const shown = rows.flatMap((row, at) => {
    const { source, parcelId, recording, ...cells } = row
    const parcel = [parcelId, recording].filter(Boolean).join(', ')
    return Object.entries({
      ...cells,
      parcel,
      address: isArgued ? toldApart(row, rows, town) : withoutTown(row.address, town),
    }).flatMap(([cell, words]) => nameFact(`all-sales.${at + 1}.${cell}`, LABEL, words, source))
  })
  const isAllUsed = isArgued && rows.length <= FEW && rows.every(({ use }) => use.startsWith('Used'))
  return [
    ...nameFact('all-sales-town', LABEL, town, ofSales),
    ...qualificationFacts(roll),
    ...(isArgued ? [] : [...ownRow(home), ...commonFacts(roll)]),
    ...(isArgued && roll.some((one) => !used.includes(one) && isBeyond(one, used))
      ? [sentenceFact('all-sales-beyond', LABEL, BEYOND, ofSales)]
      : []),
    ...(isAllUsed ? nameFact('all-used', LABEL, 'All of them', ofSales) : []),
    ...shown,
  ]
}
