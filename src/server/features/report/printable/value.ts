/** The value on paper: what the sales say, the adjustment grid, the sales left out, the neighbors, the record. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { formatCents } from '#core/money.ts'
import { formatPercent, formatSignedPercent } from '#core/percent.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-words.ts'
import { cautionLines } from '#core/valuation/explain/shown-cautions.ts'
import * as messages from '#messages/report/value.ts'
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
    messages.yourHomeAndTheSalesMost(),
    [
      ['Home', 4],
      ['Sold', 2],
      [messages.sqFt(), 1.4],
      ['Built', 1.3],
      ['Lot', 1.5],
      ['Adjusted', 2],
      ['Weight', 1.4],
    ],
    [
      [
        messages.yourHome({ address: home.address }),
        '',
        count(home.livingAreaSqft),
        String(home.effectiveYearBuilt ?? UNKNOWN),
        count(home.landSqft),
        '',
        '',
      ],
      ...comparables.map((one, at) => [
        `${at + 1}. ${one.home.address}, parcel ${one.home.parcelId}. ${one.nearnessWords}. ${one.sale.recording}`.trim(),
        `${soldIn(one.sale)}${isAfterValueDate(one.sale, rollYear) ? messages.afterJanuary1() : ''} ${money(one.sale.priceCents)}`,
        count(one.home.livingAreaSqft),
        String(one.home.effectiveYearBuilt ?? UNKNOWN),
        count(one.home.landSqft),
        wholeMoney(one.adjustedCents),
        formatPercent(one.weightPercent),
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
  return messages.at({
    amount: wholeMoney(amountCents),
    change: signed(difference, 0),
    unitRate: formatCents(unitRateCents),
  })
}

/** What each amount for another place rests on. */
const placeWords = ({ comparables }: HomeValueOnWire): readonly string[] =>
  comparables.flatMap(({ adjustments }, at) =>
    adjustments.flatMap(({ basis }) =>
      basis === undefined ? [] : [messages.salePlace({ at: at + 1, basis })],
    ),
  )

/** Only what any of the sales is adjusted for. */
const gridTable = ({ comparables }: HomeValueOnWire): Block => {
  const used = ITEMS.filter(([item]) => comparables.some((one) => amountOf(one, item) !== '0'))
  return table(
    messages.adjustmentsToEachPriceTheAmount(),
    [['Sale', 1.1], ...used.map(([, title]) => [title, 2] as const), ['Net', 1.7], ['Gross', 1.6]],
    comparables.map((one, at) => [
      String(at + 1),
      ...used.map(([item]) => amountOf(one, item)),
      formatSignedPercent(one.netPercent),
      formatPercent(one.grossPercent),
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
      messages
        .saleOfThisHomeItself({
          when: soldIn(sale),
          price: money(sale.priceCents),
          recording: sale.recording,
        })
        .trim(),
    ),
  ),
]

const rejectedBlocks = ({ rejected }: HomeValueOnWire): readonly Block[] =>
  rejected.total === 0
    ? []
    : [
        text(messages.otherSalesWereLookedAtAnd({ count: count(rejected.total) })),
        table(
          messages.whySalesWereLeftOut(),
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
          messages.justValuePriceInThisNeighborhood({ count: count(uniformity.saleCount) }),
          [
            ['Measure', 4],
            ['Value', 1.5],
            [messages.n95Range(), 2],
          ],
          [
            measured(messages.medianRatioLevel(), 3, uniformity.medianRatio),
            measured(messages.coefficientOfDispersion(), 1, uniformity.cod),
            measured(messages.priceRelatedDifferential(), 3, uniformity.prd),
            measured(messages.priceRelatedBias(), 3, uniformity.prb),
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
        ...section(messages.whatTheSalesSayAsOf({ rollYear: value.rollYear }), salesBlocks(value, sources)),
        ...section(messages.salesLeftOut(), rejectedBlocks(value)),
        ...section(messages.theValuesOfYourNeighbors(), equityBlocks(value, sources)),
        ...section(
          messages.questionsAboutTheRecord(),
          value.recordDoubts.length === 0
            ? []
            : [
                ...list(value.recordDoubts.map(({ words }) => words)),
                note(messages.theseAreQuestionsNotFindingsAsk()),
              ],
        ),
      ]
