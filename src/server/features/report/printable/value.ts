/** The value on paper: what the sales say, the adjustment grid, the sales left out, the neighbors, the record. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { formatCents } from '#core/money.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-words.ts'
import { cautionLines } from '#core/valuation/explain/shown-cautions.ts'
import { neighborsFigure } from '../figure/neighbors.ts'
import { adjustedFigure, sizeFigure } from '../figure/sales.ts'
import {
  count,
  drawn,
  list,
  money,
  note,
  section,
  signed,
  table,
  text,
  UNKNOWN,
  wholeMoney,
} from './blocks.ts'
import { type PaperSources, sourcesWithout } from './sources.ts'

type Comparable = HomeValueOnWire['comparables'][number]
type Sale = Comparable['sale']
type Item = Comparable['adjustments'][number]['item']

const soldIn = ({ year, month }: Sale): string => `${month}/${year}`

const homeTable = ({ home, comparables, rollYear }: HomeValueOnWire): Block =>
  table(
    'Your home and the sales most like it (square feet are the roll’s effective area)',
    [
      ['Home', 4],
      ['Sold', 2],
      ['Sq ft', 1.4],
      ['Built', 1.3],
      ['Lot', 1.5],
      ['Adjusted', 2],
      ['Weight', 1.4],
    ],
    [
      [
        `Your home: ${home.address}`,
        '',
        count(home.livingAreaSqft),
        String(home.effectiveYearBuilt ?? UNKNOWN),
        count(home.landSqft),
        '',
        '',
      ],
      ...comparables.map((one, at) => [
        `${at + 1}. ${one.home.address}, parcel ${one.home.parcelId}. ${one.nearnessWords}. ${one.sale.recording}`.trim(),
        `${soldIn(one.sale)}${isAfterValueDate(one.sale, rollYear) ? ' (after January 1)' : ''} ${money(one.sale.priceCents)}`,
        count(one.home.livingAreaSqft),
        String(one.home.effectiveYearBuilt ?? UNKNOWN),
        count(one.home.landSqft),
        wholeMoney(one.adjustedCents),
        `${one.weightPercent.toFixed(1)}%`,
      ]),
    ],
  )

const ITEMS = [
  ['time', 'Time'],
  ['location', 'Place'],
  ['use', 'Use'],
  ['area', 'Size'],
  ['age', 'Age'],
  ['land', 'Lot'],
  ['quality', 'Quality'],
  ['features', 'Features'],
] as const satisfies readonly (readonly [Item, string])[]

/** Amount, and how it comes about: '−$8,377 (−155 at $54.05)'. */
const amountOf = ({ adjustments }: Comparable, item: Item): string => {
  const { amountCents = 0, difference, unitRateCents } = adjustments.find((one) => one.item === item) ?? {}
  if (amountCents === 0) return '0'
  if (difference == null || unitRateCents == null) return wholeMoney(amountCents)
  return `${wholeMoney(amountCents)} (${signed(difference, 0)} at ${formatCents(unitRateCents)})`
}

/** What each amount for another place rests on. */
const placeWords = ({ comparables }: HomeValueOnWire): readonly string[] =>
  comparables.flatMap(({ adjustments }, at) =>
    adjustments.flatMap(({ basis }) => (basis === undefined ? [] : [`Sale ${at + 1}, place: ${basis}.`])),
  )

/** Only what any of the sales is adjusted for. */
const gridTable = ({ comparables }: HomeValueOnWire): Block => {
  const used = ITEMS.filter(([item]) => comparables.some((one) => amountOf(one, item) !== '0'))
  return table(
    'Adjustments to each price: the amount, in brackets your home less the sale (months, square feet, years of age, grades, dollars of features) and the rate for one; then their sum with and without signs in percent of the price',
    [['Sale', 1.1], ...used.map(([, title]) => [title, 2] as const), ['Net', 1.7], ['Gross', 1.6]],
    comparables.map((one, at) => [
      String(at + 1),
      ...used.map(([item]) => amountOf(one, item)),
      `${signed(one.netPercent, 1)}%`,
      `${one.grossPercent.toFixed(1)}%`,
    ]),
  )
}

const salesFigures = (
  { estimate, comparables, home }: HomeValueOnWire,
  sources: PaperSources,
): readonly Block[] => {
  if (!estimate.sufficient || comparables.length === 0) return []
  const under = sources.under(sourcesWithout(sources.value, 'ratio-study'))
  const { livingAreaSqft: homeSqft } = home
  return [
    drawn(adjustedFigure(estimate, comparables, under)),
    ...(homeSqft === null ? [] : [drawn(sizeFigure({ estimate, homeSqft, comparables }, under))]),
  ]
}

const salesBlocks = (value: HomeValueOnWire, sources: PaperSources): readonly Block[] => [
  ...value.estimate.explanation.map(text),
  ...cautionLines(value.estimate).map(note),
  ...salesFigures(value, sources),
  ...(value.comparables.length === 0 ? [] : [homeTable(value), gridTable(value)]),
  ...list(placeWords(value)),
  ...(value.ownSaleCompared === undefined ? [] : [text(value.ownSaleCompared.words)]),
  ...list(
    value.ownSales.map((sale) =>
      `Sale of this home itself: ${soldIn(sale)}, ${money(sale.priceCents)}. ${sale.recording}`.trim(),
    ),
  ),
]

const rejectedBlocks = ({ rejected }: HomeValueOnWire): readonly Block[] =>
  rejected.total === 0
    ? []
    : [
        text(`${count(rejected.total)} other sales were looked at and not compared.`),
        table(
          'Why sales were left out',
          [
            ['Reason', 5],
            ['Sales', 1],
          ],
          rejected.byReason.map(({ words, count: sales }) => [words, count(sales)]),
        ),
      ]

const measured = (
  name: string,
  digits: number,
  one: NonNullable<HomeValueOnWire['uniformity']>['cod'],
): string[] => [
  name,
  one === null ? UNKNOWN : signed(one.value, digits),
  one === null || one.low === null || one.high === null
    ? UNKNOWN
    : `${signed(one.low, digits)} to ${signed(one.high, digits)}`,
]

const equityBlocks = ({ equity, uniformity }: HomeValueOnWire, sources: PaperSources): readonly Block[] => [
  ...equity.explanation.map(text),
  ...(equity.sufficient
    ? [drawn(neighborsFigure(equity, sources.under(sourcesWithout(sources.value, 'valuation'))))]
    : []),
  ...(uniformity === null
    ? []
    : [
        table(
          `Just value ÷ price in this neighborhood, ${count(uniformity.saleCount)} sales`,
          [
            ['Measure', 4],
            ['Value', 1.5],
            ['95% range', 2],
          ],
          [
            measured('Median ratio (level)', 3, uniformity.medianRatio),
            measured('Coefficient of dispersion', 1, uniformity.cod),
            measured('Price-related differential', 3, uniformity.prd),
            measured('Price-related bias', 3, uniformity.prb),
          ],
        ),
      ]),
]

export const valueSections = (
  value: HomeValueOnWire | null,
  sources: PaperSources,
): readonly PaperSection[] =>
  value === null
    ? []
    : [
        ...section(`What the sales say, as of January 1, ${value.rollYear}`, salesBlocks(value, sources)),
        ...section('Sales left out', rejectedBlocks(value)),
        ...section('The values of your neighbors', equityBlocks(value, sources)),
        ...section(
          'Questions about the record',
          value.recordDoubts.length === 0
            ? []
            : [
                ...list(value.recordDoubts.map(({ words }) => words)),
                note('These are questions, not findings. Ask the property appraiser for the record card.'),
              ],
        ),
      ]
