/** Owns an invented county for tests: homes whose prices follow a known rule, so that the right answer is known. */
import type { MeasuredHome, Sale, UsableSale } from '../home.ts'
import { screenSales } from '../select/screen-sales.ts'

export const madeHome = (home: Partial<MeasuredHome> & { readonly parcelId: string }): MeasuredHome => ({
  useCode: '001',
  neighborhoodCode: '1001',
  marketAreaCode: '01',
  zip: '33601',
  plat: 'OAK PARK',
  livingAreaSqft: 1_800,
  landSqft: 8_000,
  effectiveYearBuilt: 2_000,
  qualityCode: '3',
  specialFeatureDollars: 0,
  justValueDollars: 255_000,
  ...home,
})

export const madeSale = (sale: Partial<Sale> & { readonly saleId: string }): Sale => ({
  home: madeHome({ parcelId: `home of ${sale.saleId}` }),
  priceDollars: 300_000,
  year: 2_024,
  month: 6,
  qualificationCode: '01',
  vacantOrImproved: 'I',
  multiParcelCode: '',
  changeCode: '',
  ...sale,
})

/** $300,000 in January 2025 for 1,800 square feet; area to the power 0.8, half a percent less by year, 6 % more by year. */
export const rulePrice = (areaSqft: number, yearBuilt: number, monthsBefore2025: number): number =>
  300_000 *
  (areaSqft / 1_800) ** 0.8 *
  1.005 ** (yearBuilt - 2_000) *
  1.06 ** (-monthsBefore2025 / 12) *
  (yearBuilt >= 2_024 ? 1.02 : 1)

/** Deterministic, spread over sizes, years and 18 months; prices lie a few percent above and below the rule. */
export const madeCountySales = (count: number, scale = 1): Sale[] =>
  Array.from({ length: count }, (_, n) => {
    const livingAreaSqft = 1_300 + ((n * 37) % 1_000)
    const effectiveYearBuilt = 1_985 + ((n * 7) % 30)
    const monthsBefore = 1 + ((n * 5) % 18)
    const noise = 1 + (((n * 11) % 7) - 3) / 100
    const total = 2_025 * 12 - monthsBefore
    const neighborhoodCode = n % 3 === 0 ? '1002' : '1001'
    const place = neighborhoodCode === '1002' ? 1.2 : 1
    const price = rulePrice(livingAreaSqft, effectiveYearBuilt, monthsBefore) * noise * place
    return madeSale({
      saleId: `S${String(n).padStart(4, '0')}`,
      home: madeHome({
        parcelId: `P${n}`,
        neighborhoodCode,
        plat: neighborhoodCode === '1002' ? 'PINE HILL' : 'OAK PARK',
        livingAreaSqft,
        effectiveYearBuilt,
        justValueDollars: Math.round(0.85 * price),
      }),
      priceDollars: Math.round(price * scale),
      year: Math.floor(total / 12),
      month: (total % 12) + 1,
    })
  })

export const usableOf = (sales: readonly Sale[]): readonly UsableSale[] => screenSales(sales).usable
