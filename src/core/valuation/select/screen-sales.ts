/** Owns which of a county's sales say what a home is worth, and why the others do not. */
import { isMeasured, type Sale, saleMonth, type UsableSale } from '../home.ts'
import { BULK_PRICE_PER_JUST_VALUE, NOMINAL_PRICE_DOLLARS, QUALIFIED_CODES } from '../params.ts'

export type UnusableReason =
  | 'not_qualified'
  | 'vacant_land'
  | 'several_parcels'
  | 'changed_after_sale'
  | 'nominal_price'
  | 'unmarked_several_parcels'
  | 'not_measured'

export interface ScreenedSales {
  readonly usable: readonly UsableSale[]
  readonly unusable: readonly { readonly saleId: string; readonly reason: UnusableReason }[]
}

/** Sales of one price in one month and neighborhood: how many parcels they name. */
const bulkKey = (sale: Sale): string =>
  `${sale.home.neighborhoodCode} ${saleMonth(sale)} ${sale.priceDollars}`

const countParcels = (sales: readonly Sale[]): ReadonlyMap<string, number> => {
  const parcels = new Map<string, Set<string>>()
  for (const sale of sales) {
    const key = bulkKey(sale)
    parcels.set(key, (parcels.get(key) ?? new Set()).add(sale.home.parcelId))
  }
  return new Map([...parcels].map(([key, ids]) => [key, ids.size]))
}

const recordedReason = (sale: Sale): UnusableReason | null => {
  if (!QUALIFIED_CODES.has(sale.qualificationCode)) return 'not_qualified'
  if (sale.vacantOrImproved !== 'I') return 'vacant_land'
  if (sale.multiParcelCode !== '') return 'several_parcels'
  if (sale.changeCode !== '') return 'changed_after_sale'
  return sale.priceDollars <= NOMINAL_PRICE_DOLLARS ? 'nominal_price' : null
}

/** The same sale may stand in the files of two years: the first with an id is kept, which is the newest file's. */
const withoutRepeats = (sales: readonly Sale[]): Sale[] => [
  ...new Map(sales.toReversed().map((sale) => [sale.saleId, sale])).values(),
]

/** `sales` in the order of their files, the newest first. */
export const screenSales = (sales: readonly Sale[]): ScreenedSales => {
  const once = withoutRepeats(sales)
  const parcels = countParcels(once)
  const usable: UsableSale[] = []
  const unusable: { saleId: string; reason: UnusableReason }[] = []
  for (const sale of once) {
    const { home, saleId } = sale
    const reason = recordedReason(sale)
    const dear = sale.priceDollars > BULK_PRICE_PER_JUST_VALUE * home.justValueDollars
    if (reason !== null) unusable.push({ saleId, reason })
    else if (dear && (parcels.get(bulkKey(sale)) ?? 0) > 1)
      unusable.push({ saleId, reason: 'unmarked_several_parcels' })
    else if (isMeasured(home)) usable.push({ ...sale, home })
    else unusable.push({ saleId, reason: 'not_measured' })
  }
  return { usable, unusable }
}
