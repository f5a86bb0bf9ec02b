/** Gathers the sales that a home's comparison worksheet comes with, and the day they are compared for. */
import { noticeYearOn } from '#core/appeal/season.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { salesAtHand } from '#core/document/worksheet/compared-sales.ts'
import type { Comparison } from '#core/document/worksheet/comparison.ts'
import type { Context } from '#server/context.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { valueParcel } from '#server/features/valuation/actions.ts'
import { parcelOf } from './case.ts'
import { ownCaseOf } from './own-case.ts'

/** Compared for January 1 of the notice's tax year. */
type HomeSales = Pick<Comparison, 'sales' | 'valuationOn'>

const noSales: HomeSales = { sales: [], valuationOn: null }

/** Sales before another January 1 than the notice's are of no use. */
const rollSalesOf = async (ctx: Context, home: PropertyRow, noticeYear: number) => {
  const parcel = await parcelOf(ctx, home)
  if (parcel?.rollYear !== noticeYear) return []
  const valued = await valueParcel(ctx, parcel)
  return valued.ok ? valued.homeValue.comparables : []
}

export const homeSalesOf = async (ctx: Context, home: PropertyRow): Promise<HomeSales> => {
  const noticeYear = noticeYearOn(todayInFlorida(ctx.now()))
  const own = await ownCaseOf(ctx, home)
  const sales = salesAtHand(own?.file.comparables ?? [], await rollSalesOf(ctx, home, noticeYear))
  return sales.length === 0 ? noSales : { sales, valuationOn: parseCalendarDate(`${noticeYear}-01-01`) }
}
