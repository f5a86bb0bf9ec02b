/** The value on paper: what the sales say, the adjustment grid, the sales left out, the neighbors, the record. */
import type { HomeValueOnWire } from '#contract/report/home-value.ts'
import type { Report } from '#contract/report/reports.ts'
import { cautionLines } from '#core/document/facts/estimate/caution-lines.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { andList } from '#core/list-format.ts'
import { formatCents } from '#core/money.ts'
import { formatPercent } from '#core/percent.ts'
import { isAfterValueDate } from '#core/valuation/explain/sale-reasons.ts'
import * as messages from '#messages/report/value.ts'
import { doubtsLeft } from '#words/next-step/steps.ts'
import { neighborsFigure } from '../figure/neighbors.ts'
import { salesFigure } from '../figure/sales.ts'
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

/** The city is the same for all. */
const streetOf = (address: string): string => address.split(',')[0] ?? address

const homeTable = ({ home, comparables, rollYear, estimate }: HomeValueOnWire): Block => {
  // A unit of a condominium has no lot of its own.
  const hasLots = [home, ...comparables.map((one) => one.home)].some(({ landSqft }) => landSqft !== null)
  const lot = (landSqft: number | null) => (hasLots ? [count(landSqft)] : [])
  // A weight in an estimate that is not there would be another than the papers of a case have.
  const hasShares = estimate.sufficient
  const share = (words: string) => (hasShares ? [words] : [])
  return table(
    messages.yourHomeAndTheSalesMost(),
    [
      ['Home', 6],
      ['Sold', 1.4],
      [messages.paid(), 1.8],
      [messages.sqFt(), 1.4],
      ['Eff. year', 1.4],
      ...(hasLots ? [['Lot', 1.5] as const] : []),
      ['Adjusted', 2],
      ...(hasShares ? [['Weight', 1.4] as const] : []),
    ],
    [
      [
        messages.yourHome({ address: streetOf(home.address) }),
        '',
        '',
        count(home.livingAreaSqft),
        String(home.effectiveYearBuilt ?? UNKNOWN),
        ...lot(home.landSqft),
        '',
        ...share(''),
      ],
      ...comparables.map((one, at) => [
        `${at + 1}. ${streetOf(one.home.address)}`,
        `${soldIn(one.sale)}${isAfterValueDate(one.sale, rollYear) ? messages.afterJanuary1() : ''}`,
        money(one.sale.priceCents),
        count(one.home.livingAreaSqft),
        String(one.home.effectiveYearBuilt ?? UNKNOWN),
        ...lot(one.home.landSqft),
        wholeMoney(one.adjustedCents),
        ...share(formatPercent(one.weightPercent)),
      ]),
    ],
  )
}

/** What is counted by the month, the square foot, the year, the grade or the dollar. */
const ITEMS = ['time', 'area', 'age', 'land', 'quality', 'features'] as const satisfies readonly Item[]

/** What one unit is worth: it hardly changes from sale to sale, so that of the first is enough. */
const ratesOf = ({ comparables }: HomeValueOnWire): readonly string[] => {
  const rates = ITEMS.flatMap((item) => {
    const { unitRateCents, amountCents } = comparables[0]?.adjustments.find((one) => one.item === item) ?? {}
    return unitRateCents == null || amountCents === 0
      ? []
      : [messages.rateOf({ item, rate: formatCents(Math.abs(unitRateCents)) })]
  })
  return rates.length === 0 ? [] : [messages.rates({ rates: andList.format(rates) })]
}

const parcelWords = ({ comparables }: HomeValueOnWire): readonly string[] =>
  comparables.length === 0
    ? []
    : [
        messages.parcels({
          parcels: comparables.map(({ home }, at) => `${at + 1}: ${home.parcelId}`).join(', '),
        }),
      ]

/** What each amount for another place rests on. */
const placeWords = ({ comparables }: HomeValueOnWire): readonly string[] => {
  const found = comparables.flatMap(({ adjustments }, at) =>
    adjustments.flatMap(({ basis }) => (basis === undefined ? [] : [{ basis, at }])),
  )
  return [...Map.groupBy(found, ({ basis }) => basis)].map(([basis, ones]) =>
    messages.salePlace({ sales: andList.format(ones.map(({ at }) => String(at + 1))), basis }),
  )
}

const salesFigures = (
  { estimate, comparables, home }: HomeValueOnWire,
  sources: PaperSources,
): readonly Block[] => {
  if (!estimate.sufficient || comparables.length === 0) return []
  const under = sources.under(sourcesWithout(sources.value, 'ratio-study'))
  return [drawn(salesFigure({ estimate, homeSqft: home.livingAreaSqft, comparables }, under))]
}

const rejectedWords = ({ rejected: { total } }: HomeValueOnWire): readonly string[] =>
  total === 0 ? [] : [messages.otherSalesWereLookedAtAnd({ count: count(total) })]

/** Which sales, and what follows; what share of a price is a market value is said on the first page, how the estimate is made on the screen. */
const foundBy = ({ estimate }: HomeValueOnWire): readonly string[] => {
  const { explanation } = estimate
  const isWhole = !estimate.sufficient || estimate.supported === null
  return isWhole ? explanation : [...explanation.slice(0, 1), ...explanation.slice(1).slice(-1)]
}

const salesBlocks = (
  value: HomeValueOnWire,
  sources: PaperSources,
  told: readonly string[],
): readonly Block[] => [
  ...foundBy(value).map(text),
  ...(value.comparables.length === 0 ? [] : [homeTable(value)]),
  ...salesFigures(value, sources),
  // Behind the figure, which else begins a page and leaves a hole before it.
  ...cautionLines(value.estimate)
    .filter((caution) => !told.some((one) => caution.includes(one)))
    .map(note),
  ...[...parcelWords(value), ...ratesOf(value), ...placeWords(value), ...rejectedWords(value)].map(text),
  ...(value.ownSaleCompared === undefined ? [] : [text(value.ownSaleCompared.words)]),
  // The words above have the latest already.
  ...list(
    value.ownSales.slice(value.ownSaleCompared === undefined ? 0 : 1).map((sale) =>
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

type Measure = NonNullable<HomeValueOnWire['uniformity']>['cod']

const measured = (name: string, digits: number, one: Measure): string =>
  messages.measureOf({ name, value: one === null ? UNKNOWN : signed(one.value, digits) })

const evenness = ({ uniformity }: HomeValueOnWire): readonly Block[] => {
  if (uniformity === null) return []
  const measures = [
    measured(messages.medianRatioLevel(), 3, uniformity.medianRatio),
    measured(messages.coefficientOfDispersion(), 1, uniformity.cod),
  ].join('; ')
  return [text(messages.justValuePriceInThisNeighborhood({ count: count(uniformity.saleCount), measures }))]
}

const equityBlocks = (value: HomeValueOnWire, sources: PaperSources): readonly Block[] => [
  // Why a board looks past the neighbors is on the page.
  ...value.equity.explanation.slice(0, 1).map(text),
  ...(value.equity.sufficient
    ? [drawn(neighborsFigure(value.equity, sources.under(sourcesWithout(sources.value, 'valuation'))))]
    : []),
  ...evenness(value),
]

/** Where the county's record may be wrong: only the owner knows. Some are asked on the first page already. */
export const doubtBlocks = ({
  nextStep,
  homeValue,
}: Pick<Report, 'nextStep' | 'homeValue'>): readonly Block[] => {
  const doubts = doubtsLeft(nextStep, homeValue?.recordDoubts ?? [])
  return doubts.length === 0
    ? []
    : [...list(doubts.map(({ words }) => words)), note(messages.theseAreQuestionsNotFindingsAsk())]
}

/** `told`: what the first page says of the estimate. */
export const valueSections = (
  value: HomeValueOnWire | null,
  sources: PaperSources,
  told: readonly string[],
): readonly PaperSection[] =>
  value === null
    ? []
    : [
        ...section(
          messages.whatTheSalesSayAsOf({ rollYear: value.rollYear }),
          salesBlocks(value, sources, told),
        ),
        ...section(messages.theValuesOfYourNeighbors(), equityBlocks(value, sources)),
      ]
