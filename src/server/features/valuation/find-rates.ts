/** Reads what a county's sales taught: whether it is there, and the rates as far as one home needs them. */

import {
  type PlaceEffect,
  type PlaceEffects,
  type PlaceKeys,
  type PlaceLevel,
  placeKeys,
} from '#core/valuation/fit/place-effects.ts'
import type { Home } from '#core/valuation/home.ts'
import type { RollReader } from '#server/features/tax-roll/queries.ts'
import { fitMethod } from './fit-method.ts'
import type { RollPair } from './roll-pair.ts'
import { type StoredFit, storedFit } from './stored-fit.ts'

export type FoundRates =
  | { readonly kind: 'ready'; readonly ratesId: number; readonly fit: StoredFit }
  | { readonly kind: 'too_few_sales' | 'no_sales_file' }
  | { readonly kind: 'not_fitted' }

export const findRates = async (db: RollReader, pair: RollPair): Promise<FoundRates> => {
  if (pair.salesRollIds.length === 0) return { kind: 'no_sales_file' }
  const { rows } = await db.query<{ id: number; fit: unknown }>(
    `select id, fit from tax_roll.fitted_rates where parcel_roll_id = $1 and sales_roll_ids = $2 and method = $3`,
    [pair.parcelRollId, pair.salesRollIds, fitMethod()],
  )
  const [row] = rows
  if (row === undefined) return { kind: 'not_fitted' }
  if (row.fit === null) return { kind: 'too_few_sales' }
  return { kind: 'ready', ratesId: row.id, fit: storedFit.parse(row.fit) }
}

/** The effects of the places of these homes; all others are of no matter to them. */
export const placesOf = async (
  db: RollReader,
  ratesId: number,
  homes: readonly Home[],
): Promise<PlaceEffects> => {
  const keys = homes.map(placeKeys)
  const named = (level: keyof PlaceKeys) => [...new Set(keys.map((key) => key[level]))]
  const { rows } = await db.query<{ level: PlaceLevel; place: string } & PlaceEffect>(
    `select level, place, effect, weight, log_per_sqft as "logPerSqft" from tax_roll.place_effects
     where rates_id = $1 and ((level = 'neighborhood' and place = any($2)) or (level = 'plat' and place = any($3)))`,
    [ratesId, [...named('neighborhood'), ...named('area')], named('plat')],
  )
  const mapOf = (level: PlaceLevel) =>
    new Map(
      rows
        .filter((row) => row.level === level)
        .map(({ place, effect, weight, logPerSqft }) => [place, { effect, weight, logPerSqft }]),
    )
  return { neighborhood: mapOf('neighborhood'), plat: mapOf('plat') }
}
