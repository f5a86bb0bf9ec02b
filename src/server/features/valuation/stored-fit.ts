/** What is kept of a county's fit, and how it becomes again what core works with. */
import { z } from 'zod'
import type { Fit, MeasuredLevel } from '#core/valuation/fit/county.ts'
import type { PlaceEffects } from '#core/valuation/fit/place-effects.ts'
import type { Rates } from '#core/valuation/fit/rates.ts'
import type { ErrorBands } from '#core/valuation/study/error-bands.ts'

const interval = z.object({ low: z.number(), high: z.number() })
const band = z.object({ low: z.number(), high: z.number(), count: z.int() })

/** The effects of places are rows of their own: a home needs few of them. */
export const storedFit = z.object({
  asOf: z.int(),
  saleCount: z.int(),
  coefficients: z.array(z.number()),
  featureRate: z.number(),
  spread: z.number(),
  errorBands: z.record(z.string(), band),
  levels: z.record(
    z.string(),
    z.object({
      kind: z.literal('measured'),
      share: z.number(),
      interval,
      saleCount: z.int(),
      allUses: z.boolean(),
    }),
  ),
})
export type StoredFit = z.infer<typeof storedFit>

export const toStored = ({ rates, errorBands, levels }: Fit): StoredFit => ({
  asOf: rates.asOf,
  saleCount: rates.saleCount,
  coefficients: [...rates.coefficients],
  featureRate: rates.featureRate,
  spread: rates.spread,
  errorBands: Object.fromEntries(errorBands),
  levels: Object.fromEntries(levels),
})

export const ratesOf = (
  { asOf, saleCount, coefficients, featureRate, spread }: StoredFit,
  places: PlaceEffects,
): Rates => ({
  asOf,
  saleCount,
  coefficients: Float64Array.from(coefficients),
  places,
  featureRate,
  spread,
})

export const errorBandsOf = ({ errorBands }: StoredFit): ErrorBands => new Map(Object.entries(errorBands))

export const levelOf = ({ levels }: StoredFit, useCode: string): MeasuredLevel | null =>
  levels[useCode] ?? null
