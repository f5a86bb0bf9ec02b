/** Checks addresses against Florida's ZIP codes and counties, the tax roll, and a geocoding service if there is one. */
import type { z } from 'zod'
import type { addressCheck } from '#contract/properties.ts'
import { checkPlace } from '#core/property/check-place.ts'
import type { County } from '#core/property/county.ts'
import { fiveDigits } from '#core/property/zip.ts'
import type { Context } from '#server/context.ts'
import { streetLineFault } from '#server/services/street-line.ts'
import { countyNames, otherCityWords, otherCountyWords, unknownCityWords } from './address-words.ts'
import { locateAddress, type Street } from './locate-address.ts'

export { yearBuiltFault } from './address-words.ts'

type AddressCheck = z.infer<typeof addressCheck>
type WithCounty = Street & { readonly countyId: string }

const nameOf = ({ id, name }: County) => ({ id, name })

const invalid = (message: string, county: County | null = null): AddressCheck => ({
  isValid: false,
  county: county && nameOf(county),
  validationMessages: [message],
})

const valid = (county: County, ...messages: readonly (string | null)[]): AddressCheck => ({
  isValid: true,
  county: nameOf(county),
  validationMessages: messages.filter((message) => message !== null),
})

const countiesOf = (ctx: Context, countyIds: readonly string[]): readonly County[] =>
  countyIds.flatMap((id) => ctx.counties.find(id) ?? [])

/** What can be said from the ZIP list alone, at once and without any other service. */
export const checkPlaceOf = (
  ctx: Context,
  { city, zipCode, countyId, addressLine1 }: WithCounty,
): AddressCheck => {
  const fault = streetLineFault(addressLine1)
  if (fault) return invalid(fault)
  const chosen = ctx.counties.find(countyId)
  if (!chosen) return invalid('Please select your county')
  const zip = fiveDigits(zipCode)
  const finding = checkPlace({ city, zip, countyId }, ctx.counties.places)
  if (finding.kind === 'unknown-zip') return valid(chosen, 'We do not know this ZIP code; please check it')
  const named = (ids: readonly string[]) => countyNames(countiesOf(ctx, ids))
  const [first = null] = countiesOf(ctx, finding.countyIds)
  if (finding.kind === 'other-county')
    return invalid(otherCountyWords(zip, named(finding.countyIds), chosen), first)
  if (finding.kind === 'other-city') return invalid(otherCityWords({ zip, city }, finding, named), first)
  return valid(chosen, finding.kind === 'unknown-city' ? unknownCityWords(zip, finding) : null)
}

/** Street, city, ZIP and county must agree; the first message is the one to show. A ZIP we do not know is let pass. */
export const checkFullAddress = async (ctx: Context, address: WithCounty): Promise<AddressCheck> => {
  const checked = checkPlaceOf(ctx, address)
  const chosen = ctx.counties.find(address.countyId)
  if (!checked.isValid || !chosen) return checked
  const located = await locateAddress(ctx, address, chosen)
  if (located.contradicts) return invalid(located.message ?? 'Address validation failed', located.county)
  return valid(chosen, located.message, ...checked.validationMessages)
}

/**
 * While typing: which county the ZIP lies in. Of several, the one the address is found in; failing that the one with
 * the larger part, and it says so.
 */
export const checkPartialAddress = async (ctx: Context, address: Street): Promise<AddressCheck> => {
  const fault = streetLineFault(address.addressLine1)
  if (fault) return invalid(fault)
  const zip = fiveDigits(address.zipCode)
  const counties = countiesOf(ctx, ctx.counties.zip(zip)?.countyIds ?? [])
  const [likeliest] = counties
  if (!likeliest) return invalid(`ZIP ${zip} is not one we know; please choose the county`)
  if (counties.length === 1) return checkPlaceOf(ctx, { ...address, countyId: likeliest.id })
  const { county } = await locateAddress(ctx, address, null)
  if (county) return valid(county)
  return valid(likeliest, `ZIP ${zip} lies in ${countyNames(counties)}; please check the county`)
}
