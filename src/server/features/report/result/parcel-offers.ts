/** The parcels that a report's address may mean, told apart by their facts and narrowed by unit or parcel number. */
import type { OutputOf } from '#contract/endpoint.ts'
import type { OfferedParcel, searchReportParcels } from '#contract/report/reports.ts'
import { dollars } from '#core/money.ts'
import { readUnit } from '#core/property/address-line.ts'
import type { Parcel } from '#core/property/parcel.ts'
import { writeSitus } from '#core/property/situs-address.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema/reports.ts'
import { parcelsMeant } from '#server/features/tax-roll/queries.ts'
import { findLead } from '../queries.ts'
import { lettersAndDigits, unitOnRoll } from './roll-unit.ts'

/** 'Unit 4-B', '#4B' and '4b' are the same unit. */
const unitOf = (text: string): string => lettersAndDigits(readUnit(text))

/** '$325,149' and '1,240 sq ft' are figures of the notice and the record. */
const figureOf = (text: string): number | null => {
  const [, digits] = /^\s*\$?\s*(\d[\d,]*)(?:\.\d\d)?\s*(?:sq\.?\s*ft\.?)?\s*$/i.exec(text) ?? []
  return digits === undefined ? null : Number(digits.replaceAll(',', ''))
}

/** The asked unit itself first, then homes of that size or value, units that begin like it and parcel numbers that contain it. */
const narrowed = (parcels: readonly Parcel[], q: string): readonly Parcel[] => {
  const [unit, number] = [unitOf(q), lettersAndDigits(q)]
  if (unit === '') return parcels
  const exact = parcels.filter((parcel) => unitOnRoll(parcel) === unit)
  const alike = parcels.filter(
    (parcel) => unitOnRoll(parcel).startsWith(unit) || lettersAndDigits(parcel.parcelId).includes(number),
  )
  const figure = figureOf(q)
  const measured = parcels.filter(
    ({ livingAreaSqft, amounts }) => figure !== null && (livingAreaSqft === figure || amounts.JV === figure),
  )
  return [...new Set([...exact, ...measured, ...alike])]
}

const offerOf = (parcel: Parcel): OfferedParcel => ({
  parcelKey: parcel.key,
  parcelId: parcel.parcelId,
  address: writeSitus(parcel.situs),
  livingAreaSqft: parcel.livingAreaSqft,
  yearBuilt: parcel.actualYearBuilt,
  justValueCents: dollars(parcel.amounts.JV ?? 0),
})

/** undefined when there is no such report. */
export const searchOffers = async (
  ctx: Context,
  leadId: string,
  { q, most }: { readonly q: string; readonly most: number },
): Promise<OutputOf<typeof searchReportParcels> | undefined> => {
  const lead = await findLead(ctx.db, leadId)
  if (!lead) return undefined
  const meant = await parcelsMeant(ctx.pool, lead.address)
  const found = narrowed(meant, q)
  return {
    parcels: found.slice(0, most).map(offerOf),
    total: found.length,
    hasUnits: meant.some((parcel) => unitOnRoll(parcel) !== ''),
  }
}

export const isOffered = async (ctx: Context, lead: LeadRow, parcelKey: string): Promise<boolean> => {
  if (lead.candidates.some((candidate) => candidate.parcelKey === parcelKey)) return true
  const meant = await parcelsMeant(ctx.pool, lead.address)
  return meant.some(({ key }) => key === parcelKey)
}
