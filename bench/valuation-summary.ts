/** Owns the figures of the valuation bench. */
import { studyRatios } from '#core/valuation/study/ratio-study.ts'
import { median } from '#core/valuation/study/statistics.ts'
import type { Split, Tested } from './valuation-protocol.ts'

export const tally = (names: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length] as const).toSorted(),
  )

const round = (value: number | null | undefined, digits = 2): number | null =>
  value === null || value === undefined ? null : Number(value.toFixed(digits))

type Answered = Tested & { readonly valueDollars: number; readonly isCovered: boolean }

const answeredOf = (items: readonly Tested[]): Answered[] =>
  items.flatMap((item) => ('refused' in item.answer ? [] : [{ ...item, ...item.answer }]))

/** '002 errors_not_measured': 40 */
const refusals = (items: readonly Tested[]) =>
  tally(items.flatMap(({ useCode, answer }) => ('refused' in answer ? [`${useCode} ${answer.refused}`] : [])))

const percent = (part: number, whole: number): number | null =>
  whole === 0 ? null : round((100 * part) / whole)

const figures = (items: readonly Answered[]) => {
  if (items.length === 0) return { sales: 0 }
  const errors = items.map(({ valueDollars, priceDollars }) => Math.abs(valueDollars / priceDollars - 1))
  const study = studyRatios(
    items.map(({ valueDollars, priceDollars }) => ({ estimate: valueDollars, price: priceDollars })),
  )
  return {
    sales: items.length,
    medianAbsoluteErrorPercent: round(100 * median(errors)),
    withinTenPercent: percent(errors.filter((error) => error <= 0.1).length, errors.length),
    medianRatio: round(study.medianRatio, 4),
    cod: round(study.cod),
    prd: round(study.prd, 4),
    prb: round(study.prb?.value, 4),
    intervalCoveragePercent: percent(items.filter(({ isCovered }) => isCovered).length, items.length),
  }
}

const groupFigures = <K>(items: readonly Answered[], keyOf: (item: Answered) => K) =>
  Object.fromEntries([...Map.groupBy(items, keyOf)].map(([key, group]) => [String(key), figures(group)]))

const monthName = (month: number): string =>
  `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`

/** The roll's own just value over its median ratio to these very prices: hindsight that no estimate has. */
const justValueWithHindsight = (items: readonly Answered[]) => {
  const level = median(items.map(({ justValueDollars, priceDollars }) => justValueDollars / priceDollars))
  const { medianAbsoluteErrorPercent, withinTenPercent, cod } = figures(
    items.map((item) => ({ ...item, valueDollars: item.justValueDollars / level })),
  )
  return { level: round(level, 4), medianAbsoluteErrorPercent, withinTenPercent, cod }
}

export const summarise = (tested: readonly Tested[], { firstMonth, lastMonth }: Split) => {
  const asked = tested.filter(({ setAsideForPrice }) => !setAsideForPrice)
  const answered = answeredOf(asked)
  const unscreened = figures(answeredOf(tested))
  return {
    testedMonths: { from: monthName(firstMonth), to: monthName(lastMonth) },
    asked: asked.length,
    answeredPercent: percent(answered.length, asked.length),
    refused: refusals(asked),
    ...figures(answered),
    byUse: groupFigures(answered, ({ useCode }) => useCode),
    byScope: groupFigures(answered, ({ scope }) => scope),
    byMonth: groupFigures(answered, ({ month }) => monthName(month)),
    withSalesSetAsideForPrice: {
      sales: unscreened.sales,
      medianAbsoluteErrorPercent: unscreened.medianAbsoluteErrorPercent,
      withinTenPercent: unscreened.withinTenPercent,
    },
    justValueWithHindsight: justValueWithHindsight(answered),
  }
}
