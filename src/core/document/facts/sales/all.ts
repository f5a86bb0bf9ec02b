/** Owns the facts of the list of all sales that the search offered: which were used, and why the others were not. */

import type { CaseSale } from '#core/case/file.ts'
import { formatMoney } from '#core/money.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import { NEARNESSES, type Nearness } from '#core/valuation/explain/sale-words.ts'
import { ownWords } from '../file.ts'
import { asTyped, nameFact, quoted } from '../make-fact.ts'
import type { Fact } from '../sheet.ts'
import { ofSales } from '../value.ts'
import type { AdjustedRollSale, GridItem } from './material.ts'
import { asRecorded, recordedSale } from './recorded.ts'
import { sizePercent } from './stretch.ts'

const LABEL = 'Sales that the search offered'

interface Row {
  readonly address: string
  readonly parcelId: string
  readonly date: string
  readonly price: string
  readonly adjusted: string
  readonly use: string
  readonly source: string
}

const differs = ({ adjustments }: AdjustedRollSale, item: GridItem): number =>
  Math.abs(adjustments.find((line) => line.item === item)?.difference ?? 0)

/** Of a sale that lies farther than all that are used. */
const FARTHER: Readonly<Record<Nearness, string>> = {
  same_development: 'The sales used are nearer',
  same_neighborhood: 'It is in my neighborhood, but not in the development of the sales used',
  same_market_area: 'It is in another neighborhood; the sales used are nearer',
  same_zip: 'It is in my ZIP code, but the sales used are nearer',
  same_county: 'It is elsewhere in the county; the sales used are nearer',
}

/** In the order in which a board weighs them; each is a reason only where no sale used is as far off. */
const MEASURES: readonly {
  readonly words: (one: AdjustedRollSale) => string
  readonly of: (one: AdjustedRollSale) => number
}[] = [
  {
    words: ({ nearness }) => FARTHER[nearness],
    of: ({ nearness }) => NEARNESSES.indexOf(nearness),
  },
  {
    words: ({ grossPercent }) =>
      `It needs larger adjustments than the sales used: ${grossPercent.toFixed(1)}% of its price`,
    // A difference of less than a percent is no reason.
    of: ({ grossPercent }) => Math.round(grossPercent),
  },
  {
    words: () => 'It sold longer before January 1 than the sales used',
    of: (one) => differs(one, 'time'),
  },
  {
    words: () => 'It differs more from my home in size than the sales used',
    of: (one) => differs(one, 'area'),
  },
  {
    words: () => 'It differs more from my home in age than the sales used',
    of: (one) => differs(one, 'age'),
  },
  {
    words: () => 'Its land differs more from mine than that of the sales used',
    of: (one) => differs(one, 'land'),
  },
]

/** What sets it apart from every sale used; where nothing does, no reason is made up. */
const apartWords = (one: AdjustedRollSale, used: readonly AdjustedRollSale[]): string => {
  const apart = MEASURES.find(({ of }) => used.length > 0 && used.every((other) => of(one) > of(other)))
  return (
    apart?.words(one) ?? 'It is about as like my home as the sales used; its adjusted price stands beside it'
  )
}

/** Of Spanish, which many owners write. */
const FOREIGN = /[áéíóúñ¿¡]|\b(?:la|el|los|las|misma|mismo|vendida|vendido|zona|casa)\b/iu

/** Words in another language follow what the roll says in English. */
const inEnglishFirst = (reason: string, known: AdjustedRollSale | undefined): string => {
  if (!FOREIGN.test(reason)) return reason
  return known === undefined ? quoted(reason) : `${likeWords(known)} (${quoted(reason)})`
}

const PLACES: Readonly<Record<Nearness, string>> = {
  same_development: 'Same development',
  same_neighborhood: 'Same neighborhood',
  same_market_area: 'Same market area',
  same_zip: 'Same ZIP code',
  same_county: 'Elsewhere in the county',
}

/** 'Same development, 4% larger'. */
const likeWords = (one: AdjustedRollSale): string => {
  const percent = sizePercent(one)
  const size = percent === 0 ? 'same size' : `${Math.abs(percent)}% ${percent > 0 ? 'larger' : 'smaller'}`
  return `${PLACES[one.nearness]}, ${size}`
}

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
  { isArgued, building }: Listed,
  known?: AdjustedRollSale,
  apart: string | null = null,
): string => {
  const reason = inBuilding(inEnglishFirst(asTyped(typed?.reason ?? ''), known), known, building)
  if (!isArgued) return 'Not relied on'
  if (typed?.decision === 'chosen') {
    const said = untimed(reason)
    return said === '' ? 'Used' : `Used. ${said}`
  }
  if (typed?.decision === 'rejected' && reason !== '') return `Not used. ${reason}`
  return apart === null ? 'Not used' : `Not used. ${apart}`
}

/** The state and its ZIP would take a second line of each row. */
export const inTown = (address: string): string => address.replace(/, FL(?: \d{5}(?:-\d{4})?)?$/, '')

/** So few that the grid shows all of them side by side. */
const FEW = 6

interface Listed {
  readonly used: readonly AdjustedRollSale[]
  /** The owner argues from the sales used, and does not only list them. */
  readonly isArgued: boolean
  /** The street address of the home, without its unit. */
  readonly building: string
}

const offeredRow = (known: AdjustedRollSale, typed: CaseSale | undefined, listed: Listed): Row => {
  const { home, sale, adjustedCents } = known
  return {
    address: inTown(asTyped(typed?.address ?? '') || home.address || home.parcelId),
    parcelId: home.parcelId,
    date: monthInWords(sale.year, sale.month) ?? 'Not known',
    price: formatMoney(sale.priceCents),
    adjusted: formatMoney(adjustedCents),
    use: useWords(typed, listed, known, apartWords(known, listed.used)),
    source: ofSales,
  }
}

const typedRow = (typed: CaseSale, listed: Listed): Row => {
  const { address, parcelId, soldYear, soldMonth, priceCents } = asRecorded(typed, undefined)
  return {
    address: asTyped(address) || asTyped(parcelId) || 'No address',
    parcelId: asTyped(parcelId),
    date: monthInWords(soldYear, soldMonth) ?? 'Not known',
    price: priceCents === null ? 'Not known' : formatMoney(priceCents),
    adjusted: 'Not on the roll',
    use: useWords(typed, listed),
    source: ownWords,
  }
}

/** An entry that was begun and names no sale. */
const isBare = ({ address, parcelId, priceCents }: CaseSale): boolean =>
  asTyped(`${address}${parcelId}`) === '' && priceCents === null

const townOf = (address: string): string => address.split(', ').slice(1).join(', ')

/** The town of most of them, told once over the list; '' where no two have one. */
const usualTown = (rows: readonly Row[]): string => {
  const towns = [...Map.groupBy(rows, ({ address }) => townOf(address))]
    .filter(([town, those]) => town !== '' && those.length > 1)
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

/** Those of the roll in its order, then those that only the owner knows; none while the owner has chosen none. */
export const allSalesFacts = (
  own: readonly CaseSale[],
  roll: readonly AdjustedRollSale[],
  isArgued: boolean,
  ownAddress = '',
): readonly Fact[] => {
  const decided = own.filter(({ decision }) => decision !== null)
  if (!decided.some(({ decision }) => decision === 'chosen')) return []
  const matched = decided.map((typed) => ({ typed, known: recordedSale(typed, roll) }))
  const used = matched.flatMap(({ typed, known }) => (typed.decision === 'chosen' && known ? [known] : []))
  const listed = { used, isArgued, building: buildingOf(ownAddress) }
  const rows = [
    ...roll.map((known) => offeredRow(known, matched.find((one) => one.known === known)?.typed, listed)),
    ...matched
      .filter(({ known, typed }) => known === undefined && !isBare(typed))
      .map(({ typed }) => typedRow(typed, listed)),
  ]
  const town = usualTown(rows)
  const shown = rows.flatMap((row, at) => {
    const { source, date, price, adjusted, use } = row
    return Object.entries({ address: toldApart(row, rows, town), date, price, adjusted, use }).flatMap(
      ([cell, words]) => nameFact(`all-sales.${at + 1}.${cell}`, LABEL, words, source),
    )
  })
  const isAllUsed = isArgued && rows.length <= FEW && rows.every(({ use }) => use.startsWith('Used'))
  return [
    ...nameFact('all-sales-town', LABEL, town, ofSales),
    ...(isAllUsed ? nameFact('all-used', LABEL, 'All of them', ofSales) : []),
    ...shown,
  ]
}
