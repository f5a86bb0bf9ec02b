/** Looks an address up in the tax roll and, when one is configured, at a geocoding service. */
import type { County } from '#core/property/county.ts'
import { fiveDigits } from '#core/property/zip.ts'
import * as words from '#messages/property/locate-address.ts'
import type { Context } from '#server/context.ts'
import { findParcel, hasRealRoll, type ParcelMatch, parcelNamed } from '#server/features/tax-roll/queries.ts'
import type { Location } from '#server/services/geocoder.ts'
import { elsewhereWords, isWithoutUnits, notLocatedWords, otherZipWords, rollWords } from './address-words.ts'

export type Street = {
  readonly addressLine1: string
  readonly addressLine2?: string | null | undefined
  readonly city: string
  readonly zipCode: string
  /** Which of the homes at this address, where it has many. */
  readonly parcelId?: string | null | undefined
}

/** `county` is where the address was found; null when it was not, or nowhere for certain. */
export type Located = {
  readonly county: County | null
  /** Beyond doubt, on the roll or by the service. */
  readonly isFound: boolean
  /** The address is known to be in another county than the one chosen. */
  readonly contradicts: boolean
  readonly message: string | null
  /** The record has several homes here and no units: only a parcel number tells which. */
  readonly asksParcel?: boolean
}

const NOTHING: Located = { county: null, isFound: false, contradicts: false, message: null }

export const lineOf = ({ addressLine1, addressLine2, city, zipCode }: Street): string =>
  words.fl({
    street: [addressLine1, addressLine2].filter(Boolean).join(' '),
    city,
    zip: fiveDigits(zipCode),
  })

/** A sample roll can confirm its own invented homes, but says nothing about any other. */
const readRoll = async (ctx: Context, match: ParcelMatch, chosen: County): Promise<Located> => {
  const message = (await hasRealRoll(ctx.pool, chosen.dorNumber)) ? rollWords(match, chosen) : null
  return { ...NOTHING, message, asksParcel: message !== null && isWithoutUnits(match) }
}

const readLocation = (ctx: Context, location: Location, address: Street, chosen: County | null): Located => {
  if (location.kind === 'unavailable') {
    ctx.log.warn({ why: location.why }, 'the geocoding service gave no answer')
    return NOTHING
  }
  if (location.kind === 'not-found') return { ...NOTHING, message: notLocatedWords }
  const county = ctx.counties.findByFips(location.countyFips ?? '') ?? null
  if (county !== null && chosen !== null && county !== chosen)
    return { county, isFound: true, contradicts: true, message: elsewhereWords(county, chosen) }
  const isOtherZip = location.zip !== fiveDigits(address.zipCode)
  return {
    county,
    isFound: !isOtherZip,
    contradicts: false,
    message: isOtherZip ? otherZipWords(location.matchedAddress) : null,
  }
}

/** A parcel that was chosen is the home; its address alone may be that of a whole tower. */
const matchOf = async (ctx: Context, address: Street): Promise<ParcelMatch> => {
  const line = lineOf(address)
  const named = address.parcelId ? await parcelNamed(ctx.pool, line, address.parcelId) : null
  return named ? { kind: 'one', parcel: named } : findParcel(ctx.pool, line)
}

/** The roll first: it is at hand, and what is on it needs no other witness. */
export const locateAddress = async (
  ctx: Context,
  address: Street,
  chosen: County | null,
): Promise<Located> => {
  const match = await matchOf(ctx, address)
  if (match.kind === 'one') {
    const county = ctx.counties.findByDorNumber(match.parcel.countyNumber) ?? null
    if (chosen === null || county === chosen) return { ...NOTHING, county, isFound: true }
  }
  const onRoll = chosen === null ? NOTHING : await readRoll(ctx, match, chosen)
  if (onRoll.message !== null || ctx.geocoder === null) return onRoll
  const { addressLine1: street, city, zipCode } = address
  const location = await ctx.geocoder.locate({ street, city, zip: fiveDigits(zipCode) })
  return readLocation(ctx, location, address, chosen)
}
