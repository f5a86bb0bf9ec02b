/** Gathers what the owner put together for a home, and what its county's sales say of it. */

import { printedName } from '#core/account/person-name.ts'
import { numbersOf } from '#core/case/document/request.ts'
import { asOnValuationDay } from '#core/case/paid-before.ts'
import type { CaseMaterial } from '#core/document/facts/case.ts'
import type { NoSales } from '#core/document/facts/estimate/value.ts'
import type { HeldCase } from '#core/document/facts/file.ts'
import type { SalesMaterial } from '#core/document/facts/sales/material.ts'
import { ownerSays } from '#core/document/facts/sales/owner-says.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { Context } from '#server/context.ts'
import { findUser } from '#server/features/account/queries.ts'
import { findCaseOfHome, hasCaseBeside } from '#server/features/case-file/queries.ts'
import type { PropertyRow } from '#server/features/property/queries.ts'
import { uploadsOf } from '#server/features/upload/queries.ts'
import { askForFit, type ParcelValue, valueParcel } from '#server/features/valuation/actions.ts'

/** Null while there is no case for this home and year. */
export const heldCase = async (
  ctx: Context,
  home: PropertyRow,
  taxYear: number,
): Promise<HeldCase | null> => {
  const { userId, id: propertyId } = home
  const found = await ctx.db.transaction((tx) => findCaseOfHome(tx, { userId, propertyId, taxYear }))
  if (!found) return null
  const files = await uploadsOf(ctx.db, userId, found.id)
  const hasOtherCase = await hasCaseBeside(ctx.db, home, taxYear)
  return { file: asOnValuationDay(found.file, taxYear, files), files, hasOtherCase }
}

/** Those of the notice, where the case of that year has them all: no number is typed a second time. */
export const numbersInCase = async (ctx: Context, home: PropertyRow, taxYear: number) => {
  const held = await heldCase(ctx, home, taxYear)
  const numbers = held && numbersOf({ file: held.file, taxYear })
  return numbers ? { ...numbers, countyId: home.countyId } : undefined
}

/** What letters name of their sender. */
export const ownerOf = async (
  ctx: Context,
  userId: string,
): Promise<Pick<CaseMaterial, 'ownerName' | 'ownerEmail'>> => {
  const user = await findUser(ctx.db, userId)
  const name = printedName(`${user?.firstName ?? ''} ${user?.lastName ?? ''}`)
  return { ownerName: name || null, ownerEmail: user?.email ?? null }
}

export type ValuedParcel = Extract<ParcelValue, { ok: true }>

interface FoundSales {
  readonly sales: SalesMaterial | NoSales
  /** For the verdict; null without sales. */
  readonly valued: ValuedParcel | null
}

/** With what only papers name. */
const materialOf = ({ homeValue, beside }: ValuedParcel): SalesMaterial => {
  const { alsoFit, useSaleCount, units, likeHomes, developments } = beside
  const named = <Of extends { readonly parcelId: string }>(home: Of) => ({
    ...home,
    unitCount: units.get(home.parcelId),
    developmentName: developments.get(home.parcelId),
  })
  const withNames = (sales: typeof alsoFit) => sales.map((one) => ({ ...one, home: named(one.home) }))
  return {
    ...homeValue,
    home: named(homeValue.home),
    comparables: withNames(homeValue.comparables),
    alsoFit: withNames(alsoFit),
    useSaleCount,
    equity: likeHomes === null ? { sufficient: false } : { sufficient: true, ...likeHomes },
  }
}

/** Sales of another year answer for another valuation day. `typedDollars` is the just value of the notice. */
export const salesOf = async (
  ctx: Context,
  parcel: Parcel | null,
  taxYear: number,
  typedDollars: number | null,
  held: HeldCase | null,
): Promise<FoundSales> => {
  if (parcel === null) return { sales: 'not-on-roll', valued: null }
  if (parcel.rollYear !== taxYear) return { sales: 'roll-of-other-year', valued: null }
  const compared = typedDollars === null ? undefined : ({ basis: 'typed', dollars: typedDollars } as const)
  const valued = await valueParcel(ctx, parcel, compared, held ? ownerSays(held.file, held.files) : undefined)
  if (valued.ok) return { sales: materialOf(valued), valued }
  if (valued.reason === 'no_roll') return { sales: 'not-on-roll', valued: null }
  await ctx.db.transaction((tx) => askForFit(tx, ctx, parcel))
  return { sales: 'not-worked-through', valued: null }
}
