/** Owns the facts of a home's column in the side-by-side grid: what the roll and its sale files have of it, in words. */

import type { CaseSale } from '#core/case/file.ts'
import { ofSales } from '#core/document/facts/estimate/value.ts'
import { asTyped, nameFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import { useCodeName } from '#core/property/use-code.ts'
import { monthInWords } from '#core/valuation/explain/month-words.ts'
import type { Nearness } from '#core/valuation/explain/sale-reasons.ts'
import { isSoldLate } from '../day.ts'
import { unplacedClause } from '../listed/unplaced.ts'
import type { AdjustedRollSale, GridItem, SalesMaterial } from '../material.ts'
import { sizePercent } from '../stretch.ts'

/** The rows of the grid before its adjustments, as they stand. */
export const COLUMN_ROWS = {
  parcel: 'Parcel',
  recording: 'Recording',
  date: 'Sale date',
  price: 'Sale price',
  qualification: 'Qualification',
  neighborhood: 'Neighborhood',
  development: 'Development',
  market: 'Market area',
  use: 'Use',
  units: 'Units',
  area: 'Effective area',
  year: 'Effective year',
  land: 'Land',
  quality: 'Quality',
  features: 'Extra features',
} as const

export type ColumnRow = keyof typeof COLUMN_ROWS

/** Source: Department of Revenue, 2025 User's Guide, sale qualification codes. Only these two are compared. */
const QUALIFICATIONS: Readonly<Record<string, string>> = {
  '01': 'Arm’s length, by deed',
  '02': 'Arm’s length, verified',
}

const qualificationWords = (code: string): string => QUALIFICATIONS[code] ?? `Code ${code}`

const QUALIFIED_AS: Readonly<Record<string, string>> = {
  '01': 'at arm’s length, qualified from the deed',
  '02': 'at arm’s length, verified by the appraiser',
}

/** After 'a sale', where there is room for more than in a column. */
export const qualifiedAs = (code: string): string => QUALIFIED_AS[code] ?? `of code ${code}`

/** Source: the same guide, IMP_QUAL. */
const QUALITIES: Readonly<Record<string, string>> = {
  '1': 'Minimum',
  '2': 'Below average',
  '3': 'Average',
  '4': 'Above average',
  '5': 'Excellent',
  '6': 'Superior',
}

const grouped = new Intl.NumberFormat('en-US')

const sqft = (value: number | null | undefined): string | null =>
  value == null || value <= 0 ? null : `${grouped.format(value)} sq ft`

type Values = Partial<Record<ColumnRow, string | null>>

/** Of a sale whose file names no deed; how it is found stands beside the grid. */
export const DEED_BLANK = 'Not in the state’s file'

const LABEL = 'Sales comparison'

const factsOf = (id: string, values: Values): readonly Fact[] =>
  (Object.keys(COLUMN_ROWS) as ColumnRow[]).flatMap((row) =>
    nameFact(`${id}.${row}`, LABEL, values[row] ?? null, ofSales),
  )

type RollHome = AdjustedRollSale['home']
type Described = Pick<RollHome, 'livingAreaSqft' | 'landSqft' | 'effectiveYearBuilt'> & Partial<RollHome>

/** On one line of a column. */
const SHORT_USES: Readonly<Record<string, string>> = { [useCodeName('008')]: 'Multi-family, 2–9 units' }

const homeValues = (home: Described): Values => ({
  parcel: home.parcelId ?? null,
  neighborhood: home.neighborhoodCode ? `No. ${home.neighborhoodCode}` : null,
  development: home.developmentName || null,
  use: home.useName === undefined ? null : (SHORT_USES[home.useName] ?? home.useName),
  units: home.unitCount === undefined ? null : String(home.unitCount),
  area: sqft(home.livingAreaSqft),
  year: home.effectiveYearBuilt === null ? null : String(home.effectiveYearBuilt),
  land: sqft(home.landSqft),
  quality: QUALITIES[home.qualityCode ?? ''] ?? null,
  features: home.specialFeatureCents === undefined ? null : formatMoney(home.specialFeatureCents),
})

/** '1,452 sq ft: 1,598 on the record less 146 by my correction', so that it is of the same kind as the areas beside it. */
const besideRecord = (own: number | null, record: number | undefined): string | null => {
  if (record === undefined || own === null) return sqft(own)
  const apart = `${record > own ? 'less' : 'plus'} ${grouped.format(Math.abs(record - own))}`
  return `${sqft(own)}: ${grouped.format(record)} on the record ${apart} by my correction`
}

/** The home itself with its own latest sale: `subject.area` and the like. */
export const subjectColumn = ({
  home,
  correctedFrom,
  ownSales: [own],
}: Pick<SalesMaterial, 'home' | 'correctedFrom' | 'ownSales'>): readonly Fact[] =>
  home === undefined
    ? []
    : factsOf('subject', {
        ...homeValues(home),
        area: besideRecord(home.livingAreaSqft, correctedFrom?.livingAreaSqft),
        land: besideRecord(home.landSqft, correctedFrom?.landSqft),
        market: home.marketAreaCode || null,
        date: own === undefined ? null : monthInWords(own.year, own.month),
        price: own === undefined ? null : formatMoney(own.priceCents),
      })

/** What tells homes of one building apart, and no roll gives. */
export const unknownFacts = (
  { home }: Pick<SalesMaterial, 'home'>,
  shown: readonly AdjustedRollSale[],
): readonly Fact[] => {
  if (home?.unitCount !== undefined)
    return nameFact(
      'grid.unknown',
      LABEL,
      'The county’s record has no rents, and I make no adjustment for them.',
      ofSales,
    )
  if (home?.useName !== CONDOMINIUM || shown.length === 0) return []
  const hasUnit = shown.some(({ home: { address } }) => /\b(?:unit|apt)\b|#/iu.test(address))
  const units = hasUnit ? '' : 'The county’s record has no unit for these sales: go by their parcel numbers. '
  return nameFact(
    'grid.unknown',
    LABEL,
    `${units}Floor and view are not on the roll, and I make no adjustment for them.`,
    ofSales,
  )
}

const CONDOMINIUM = useCodeName('004')

/** A sale after the valuation date says so. */
const dateWords = (year: number | null, month: number | null, taxYear: number): string | null => {
  const said = monthInWords(year, month)
  return said !== null && isSoldLate({ soldYear: year }, taxYear) ? `${said}, after the valuation date` : said
}

/** What an amount for another place rests on, in the first person of a paper. */
const placeBasis = (id: string, adjustments: AdjustedRollSale['adjustments']): readonly Fact[] =>
  adjustments
    .filter(({ item, amountCents }) => item === 'location' && amountCents !== 0)
    .flatMap(({ basis }) =>
      nameFact(
        `${id}.place-basis`,
        LABEL,
        (basis ?? '').replace(/\byour\b/g, 'my').replace(/^[LS]/, (letter) => letter.toLowerCase()),
        ofSales,
      ),
    )

/** A sale elsewhere without an amount for its place, which a reader would ask about. */
const unadjustedPlace = (
  id: string,
  nearness: Nearness,
  adjustments: AdjustedRollSale['adjustments'],
): readonly Fact[] =>
  nearness !== 'same_development' &&
  nearness !== 'same_neighborhood' &&
  adjustments.some(({ item, amountCents }) => item === 'location' && amountCents === 0)
    ? nameFact(
        `${id}.place-unmeasured`,
        LABEL,
        `not adjusted, because ${unplacedClause({ adjustments })}`,
        ofSales,
      )
    : []

const PLACE_WORDS: Readonly<Record<Nearness, string>> = {
  same_development: 'Same',
  same_neighborhood: 'Same',
  same_market_area: 'in the same market area',
  same_zip: 'in the same ZIP code',
  same_county: 'elsewhere in the county',
}

/** 'No. 210113, elsewhere in the county' */
const placeWords = (nearness: Nearness, code: string | undefined): string => {
  const words = PLACE_WORDS[nearness]
  return words === 'Same' ? words : `${code ? `No. ${code}` : 'Another'}, ${words}`
}

const unlike = (amount: number, unit: string, [more, less]: readonly [string, string]): readonly string[] =>
  amount === 0 ? [] : [`${grouped.format(Math.abs(amount))}${unit} ${amount > 0 ? more : less}`]

/** What a weight rests on: how far the sale is from the home in size, age and time. */
const alikeWords = (home: RollHome, adjustments: AdjustedRollSale['adjustments']): string => {
  const of = (item: GridItem): number => adjustments.find((line) => line.item === item)?.difference ?? 0
  const percent = sizePercent({ home, adjustments })
  const years = Math.abs(of('age')) === 1 ? ' year' : ' years'
  const months = Math.abs(of('time')) === 1 ? ' month' : ' months'
  const parts = [
    ...unlike(percent, '%', ['larger', 'smaller']),
    ...unlike(of('age'), years, ['newer', 'older']),
    ...unlike(of('time'), months, ['before January 1', 'after January 1']),
  ]
  return percent === 0 ? ['Same size', ...parts].join(', ') : parts.join(', ')
}

/** `foundAt` is where the owner found the deed, for a sale whose file does not say. */
export const saleColumn = (
  id: string,
  { home, sale, nearness, nearnessWords, adjustments }: AdjustedRollSale,
  { foundAt, taxYear }: { readonly foundAt: string; readonly taxYear: number },
): readonly Fact[] => [
  ...nameFact(`${id}.why`, LABEL, alikeWords(home, adjustments), ofSales),
  ...placeBasis(id, adjustments),
  ...unadjustedPlace(id, nearness, adjustments),
  ...factsOf(`${id}.column`, {
    ...homeValues(home),
    recording: sale.recording || foundAt || DEED_BLANK,
    date: dateWords(sale.year, sale.month, taxYear),
    price: formatMoney(sale.priceCents),
    qualification: qualificationWords(sale.qualificationCode),
    market: nearness === 'same_county' || nearness === 'same_zip' ? nearnessWords : 'Same',
    neighborhood: placeWords(nearness, home.neighborhoodCode),
  }),
]

/** A sale that no roll at hand holds, as its owner wrote it down. */
export const typedColumn = (id: string, sale: CaseSale, taxYear: number): readonly Fact[] =>
  factsOf(`${id}.column`, {
    parcel: asTyped(sale.parcelId) || null,
    recording: asTyped(sale.recordedAt) || null,
    date: dateWords(sale.soldYear, sale.soldMonth, taxYear),
    price: sale.priceCents === null ? null : formatMoney(sale.priceCents),
    area: sqft(sale.livingAreaSqft),
  })
