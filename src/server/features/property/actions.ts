/** Checks addresses against Florida's ZIP codes and counties, the tax roll, and a geocoding service if there is one. */
import type { z } from 'zod'
import type { savePrintedDate } from '#contract/case/printed-date.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { FieldFault } from '#contract/envelope.ts'
import type { addressCheck } from '#contract/property/properties.ts'
import { isPlausiblePrintedDate } from '#core/appeal/printed-date.ts'
import { isNoticeYearOver, noticeYearOn } from '#core/appeal/season/season.ts'
import { parseCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { checkPlace } from '#core/property/address/check-place.ts'
import type { County } from '#core/property/county.ts'
import { fiveDigits } from '#core/property/zip.ts'
import * as words from '#messages/property/actions.ts'
import type { Context } from '#server/context.ts'
import { lockCaseOfHome, writeCase } from '#server/features/case-file/queries.ts'
import { parcelsMeant } from '#server/features/tax-roll/queries.ts'
import { streetLineFault } from '#server/services/street-line.ts'
import {
  countyNames,
  otherCityWords,
  otherCountyWords,
  unknownCityWords,
  unknownZipWords,
  whichCountyWords,
  yearBuiltFault,
} from './address-words.ts'
import { lineOf, locateAddress, type Street } from './locate-address.ts'
import { keepPrintedDate, type PropertyRow, propertiesOf, upsertProperty } from './queries.ts'

type PrintedDateKept =
  | { readonly ok: true; readonly property: PropertyRow }
  | { readonly ok: false; readonly reason: 'implausible' | 'no-such-home' }

/** The case of that notice goes by the same day, unless its year is over. */
export const keepDateOfNotice = async (
  ctx: Context,
  userId: string,
  { propertyId, petitionDueOn }: ParsedInputOf<typeof savePrintedDate>,
): Promise<PrintedDateKept> => {
  const now = ctx.now()
  const today = todayInFlorida(now)
  const day = parseCalendarDate(petitionDueOn ?? '')
  if (day !== null && !isPlausiblePrintedDate(day, today)) return { ok: false, reason: 'implausible' }
  const property = await ctx.db.transaction(async (tx) => {
    const home = (await propertiesOf(tx, userId)).find(({ id }) => id === propertyId)
    const year = (day ?? home?.petitionDueOn)?.slice(0, 4)
    const taxYear = year === undefined ? noticeYearOn(today) : Number(year)
    const held = isNoticeYearOver(taxYear, today)
      ? undefined
      : await lockCaseOfHome(tx, { userId, propertyId, taxYear })
    if (held && held.file.notice.petitionDueOn !== day)
      await writeCase(tx, held, { ...held.file, notice: { ...held.file.notice, petitionDueOn: day } }, now)
    return keepPrintedDate(tx, { userId, propertyId, petitionDueOn: day, now })
  })
  return property ? { ok: true, property } : { ok: false, reason: 'no-such-home' }
}

/** A changed homestead is told to the case of the newest notices as well: its figures and papers go by it. */
export const saveHome = async (
  ctx: Context,
  userId: string,
  data: Parameters<typeof upsertProperty>[2],
): Promise<PropertyRow | undefined> => {
  const now = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const before = new Map((await propertiesOf(tx, userId)).map((home) => [home.id, home.homesteadStatus]))
    const saved = await upsertProperty(tx, userId, data, now)
    if (saved === undefined || before.get(saved.id) !== !saved.homesteadStatus) return saved
    const taxYear = noticeYearOn(todayInFlorida(now))
    const held = await lockCaseOfHome(tx, { userId, propertyId: saved.id, taxYear })
    const homestead = saved.homesteadStatus
    if (held && held.file.notice.homestead !== homestead)
      await writeCase(tx, held, { ...held.file, notice: { ...held.file.notice, homestead } }, now)
    return saved
  })
}

type AddressCheck = z.infer<typeof addressCheck>
type WithCounty = Street & { readonly countyId: string }

const nameOf = ({ id, name }: County) => ({ id, name })

const invalid = (message: string, county: County | null = null): AddressCheck => ({
  isValid: false,
  county: county && nameOf(county),
  validationMessages: [message],
})

const valid = (county: County | null, ...messages: readonly (string | null)[]): AddressCheck => ({
  isValid: true,
  county: county && nameOf(county),
  validationMessages: messages.filter((message) => message !== null),
})

const countiesOf = (ctx: Context, countyIds: readonly string[]): readonly County[] =>
  countyIds.flatMap((id) => ctx.counties.find(id) ?? [])

type Place =
  | { readonly ok: true; readonly county: County; readonly note: string | null }
  | {
      readonly ok: false
      readonly field: keyof WithCounty
      readonly message: string
      readonly county: County | null
    }

/** What can be said from the ZIP list alone, at once and without any other service. */
const placeOf = (ctx: Context, { city, zipCode, countyId, addressLine1 }: WithCounty): Place => {
  const fault = streetLineFault(addressLine1)
  if (fault) return { ok: false, field: 'addressLine1', message: fault, county: null }
  const chosen = ctx.counties.find(countyId)
  if (!chosen) return { ok: false, field: 'countyId', message: words.pleaseSelectYourCounty(), county: null }
  const zip = fiveDigits(zipCode)
  const checked = checkPlace({ city, zip, countyId }, ctx.counties.places)
  if (checked.kind === 'unknown-zip') return { ok: true, county: chosen, note: unknownZipWords }
  const named = (ids: readonly string[]) => countyNames(countiesOf(ctx, ids))
  if (checked.kind === 'other-county') {
    const [county = null] = countiesOf(ctx, checked.countyIds)
    const message = otherCountyWords(zip, named(checked.countyIds), chosen)
    return { ok: false, field: 'countyId', message, county }
  }
  if (checked.kind === 'other-city')
    return {
      ok: false,
      field: 'city',
      message: otherCityWords({ zip, city }, checked, named),
      county: chosen,
    }
  return {
    ok: true,
    county: chosen,
    note: checked.kind === 'unknown-city' ? unknownCityWords(zip, checked) : null,
  }
}

const checkPlaceOf = (ctx: Context, address: WithCounty): AddressCheck => {
  const place = placeOf(ctx, address)
  return place.ok ? valid(place.county, place.note) : invalid(place.message, place.county)
}

/** What keeps a home from being saved, field by field; asks no other service, so that saving never waits for one. */
export const homeFaults = (
  ctx: Context,
  home: WithCounty & { readonly yearBuilt: number | null },
): readonly FieldFault[] => {
  const place = placeOf(ctx, home)
  const year = yearBuiltFault(home.yearBuilt, ctx.now())
  const faults = place.ok ? [] : [{ field: place.field, message: place.message }]
  return year ? [...faults, { field: 'yearBuilt', message: year }] : faults
}

/** A home keeps only a parcel that its own address means: the papers of a case name it. */
export const isParcelThere = async (
  ctx: Context,
  home: Street & { readonly parcelId: string | null },
): Promise<boolean> =>
  home.parcelId === null ||
  (await parcelsMeant(ctx.pool, lineOf(home))).some(({ parcelId }) => parcelId === home.parcelId)

/** Street, city, ZIP and county must agree; the first message is the one to show. A ZIP we do not know is let pass. */
export const checkFullAddress = async (ctx: Context, address: WithCounty): Promise<AddressCheck> => {
  const checked = checkPlaceOf(ctx, address)
  const chosen = ctx.counties.find(address.countyId)
  if (!checked.isValid || !chosen) return checked
  const located = await locateAddress(ctx, address, chosen)
  if (located.contradicts) return invalid(located.message ?? words.addressValidationFailed(), located.county)
  const notes = checked.validationMessages.filter((note) => !located.isFound || note !== unknownZipWords)
  const checkedHome = valid(chosen, located.message, ...notes)
  return located.asksParcel ? { ...checkedHome, asksParcel: true } : checkedHome
}

/**
 * While typing: which county the ZIP lies in, with what the full check would say of the address there, so that one does not
 * take back what the other said. Of several, the one the address is found in; failing that none: the person is asked.
 */
export const checkPartialAddress = async (ctx: Context, address: Street): Promise<AddressCheck> => {
  const fault = streetLineFault(address.addressLine1)
  if (fault) return invalid(fault)
  const zip = fiveDigits(address.zipCode)
  const counties = countiesOf(ctx, ctx.counties.zip(zip)?.countyIds ?? [])
  const [only, ...others] = counties
  if (only && others.length === 0) return checkFullAddress(ctx, { ...address, countyId: only.id })
  const { county } = await locateAddress(ctx, address, null)
  if (county && (!only || counties.includes(county)))
    return checkFullAddress(ctx, { ...address, countyId: county.id })
  return only
    ? valid(null, whichCountyWords(zip, countyNames(counties)))
    : invalid(words.weDontRecognizeZipCodePlease({ zip }))
}
