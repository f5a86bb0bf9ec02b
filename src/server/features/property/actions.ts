/** Checks addresses against what is known of Florida's ZIP codes and counties. */
import type { z } from 'zod'
import type { addressCheck } from '#contract/properties.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { County } from '#core/property/county.ts'
import { fiveDigits } from '#core/property/zip.ts'
import type { Context } from '#server/context.ts'
import { streetLineFault } from '#server/services/street-line.ts'

type AddressCheck = z.infer<typeof addressCheck>

type Street = { readonly addressLine1: string; readonly city: string; readonly zipCode: string }

const nameOf = ({ id, name }: County) => ({ id, name })

const namesOf = (counties: readonly County[]): string =>
  counties.map((county) => `${county.name} County`).join(' or ')

/** The counties a ZIP lies in, the larger part first; none when the ZIP is not known. */
const countiesOfZip = (ctx: Context, zipCode: string): readonly County[] =>
  (ctx.counties.zip(zipCode)?.countyIds ?? []).flatMap((id) => ctx.counties.find(id) ?? [])

const invalid = (message: string, county: County | undefined = undefined): AddressCheck => ({
  isValid: false,
  county: county ? nameOf(county) : null,
  validationMessages: [message],
})

const valid = (county: County, ...validationMessages: string[]): AddressCheck => ({
  isValid: true,
  county: nameOf(county),
  validationMessages,
})

/** While typing: which county the ZIP lies in. Of several, the one with the larger part, and it says so. */
export const checkPartialAddress = (ctx: Context, { addressLine1, zipCode }: Street): AddressCheck => {
  const fault = streetLineFault(addressLine1)
  if (fault) return invalid(fault)
  const counties = countiesOfZip(ctx, zipCode)
  const [county] = counties
  if (!county) return invalid(`ZIP ${fiveDigits(zipCode)} is not one we know; please choose the county`)
  if (counties.length === 1) return valid(county)
  return valid(county, `ZIP ${fiveDigits(zipCode)} lies in ${namesOf(counties)}; please check the county`)
}

/** Street, ZIP and county must agree; the first message is the one to show. A ZIP we do not know is let pass. */
export const checkFullAddress = (
  ctx: Context,
  address: Street & { readonly countyId: string },
): AddressCheck => {
  const fault = streetLineFault(address.addressLine1)
  if (fault) return invalid(fault)
  const chosen = ctx.counties.find(address.countyId)
  if (!chosen) return invalid('Please select your county')
  const counties = countiesOfZip(ctx, address.zipCode)
  if (counties.length === 0) return valid(chosen, 'We do not know this ZIP code; please check it')
  if (counties.includes(chosen)) return valid(chosen)
  const where = `ZIP ${fiveDigits(address.zipCode)} is in ${namesOf(counties)}, not ${chosen.name} County`
  return invalid(where, counties[0])
}

/** The sentence to show for a year that lies ahead, or null. */
export const yearBuiltFault = (yearBuilt: number | null, now: Date): string | null => {
  const thisYear = Number(todayInFlorida(now).slice(0, 4))
  return yearBuilt !== null && yearBuilt > thisYear ? `Year built must be ${thisYear} or earlier` : null
}
