/** Gathers what is known of a person's home for the files to be filled in; what is not known stays null. */

import type { HearingTime } from '#core/appeal/hearing-time.ts'
import { reportedPetitionDate } from '#core/appeal/petition-day.ts'
import { noticeYearOn } from '#core/appeal/season/season.ts'
import { type CalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { type CaseFacts, type CaseTables, noFacts, noTables } from '#core/document/template/case-facts.ts'
import { caseFileFacts, caseTables } from '#core/document/template/case-file-facts.ts'
import {
  comparedHomeOf,
  type HomeMaterial,
  type HomeSources,
} from '#core/document/worksheet/compared-home.ts'
import type { Comparison } from '#core/document/worksheet/comparison.ts'
import type { ConditionLine } from '#core/document/worksheet/condition-sheet.ts'
import type { County } from '#core/property/county.ts'
import type { Parcel } from '#core/property/parcel.ts'
import type { Context } from '#server/context.ts'
import { type PropertyRow, propertiesOf } from '#server/features/property/queries.ts'
import { findParcel } from '#server/features/tax-roll/queries.ts'
import { ownCaseOf, photosOf } from './own-case.ts'

export type Owner = { readonly firstName: string; readonly lastName: string; readonly email: string }

export type Case = {
  readonly facts: CaseFacts
  readonly tables: CaseTables
  readonly conditionLines: readonly ConditionLine[]
  /** As the owner keeps them in the case; the calendar takes them unless others are asked for. */
  readonly days: {
    readonly petitionDueOn: CalendarDate | null
    readonly hearingOn: CalendarDate | null
    readonly hearing: HearingTime | null
  }
  readonly comparedHome: Comparison['home']
  readonly homeFrom: HomeSources
  /** For the comparison worksheet alone; no other file asks for them. */
  readonly homeSales: Pick<Comparison, 'sales' | 'valuationOn'>
  readonly county: {
    readonly id: string
    readonly name: string
    readonly petitionDeadline: CalendarDate | null
    readonly vab?: County['vab']
  } | null
  /** Of this owner's home, for a calendar that is taken in again; the same in each file. */
  readonly key: string
}

/** The home asked for, else the last one entered; undefined when there is none, or none with this id. */
export const homeOf = async (
  ctx: Context,
  userId: string,
  propertyId?: string,
): Promise<PropertyRow | undefined> => {
  const homes = await propertiesOf(ctx.db, userId)
  return propertyId === undefined ? homes[0] : homes.find(({ id }) => id === propertyId)
}

export const addressOf = ({ addressLine1, addressLine2, city, zipCode }: PropertyRow): string =>
  [addressLine1, addressLine2, `${city} ${zipCode}`].filter((part) => part !== null).join(', ')

/** A roll may be this many years behind the newest notices before its figures are left out. */
const rollYearsBehind = 1

/** The home on a real roll, when the address names one parcel without doubt. */
export const parcelOf = async (ctx: Context, home: PropertyRow): Promise<Parcel | null> => {
  const match = await findParcel(ctx.pool, addressOf(home))
  if (match.kind !== 'one' || match.parcel.synthetic) return null
  const isAnother = home.parcelId !== null && home.parcelId !== match.parcel.parcelId
  return isAnother ? null : match.parcel
}

const homeFacts = (home: PropertyRow, parcel: Parcel | null, county: County | undefined) => ({
  'home.street': [home.addressLine1, home.addressLine2].filter((part) => part !== null).join(', '),
  'home.cityLine': `${home.city}, FL ${home.zipCode}`,
  'home.parcelId': home.parcelId ?? parcel?.parcelId ?? null,
  'county.name': county?.name ?? null,
  'county.appraiserOffice': county?.propertyAppraiser.office ?? null,
  'county.appraiserUrl': county?.propertyAppraiser.url ?? null,
  'county.boardOffice': county?.vab.office ?? null,
  'county.boardUrl': county?.vab.url ?? null,
})

const addressIn = (facts: CaseFacts): string | null =>
  [facts['home.street'], facts['home.cityLine']].filter((part) => part !== null).join(', ') || null

/** What the roll says of the home, while it is young enough; its value only in the year of the notice. */
const rollFigures = (parcel: Parcel | null, noticeYear: number): HomeMaterial['roll'] =>
  parcel !== null && parcel.rollYear >= noticeYear - rollYearsBehind
    ? {
        livingAreaSqft: parcel.livingAreaSqft,
        landSqft: parcel.landSqft,
        effectiveYearBuilt: parcel.effectiveYearBuilt,
        justValueDollars: parcel.rollYear === noticeYear ? (parcel.amounts.JV ?? null) : null,
      }
    : null

export const caseOf = async (ctx: Context, owner: Owner, home: PropertyRow | undefined): Promise<Case> => {
  const county = home && ctx.counties.find(home.countyId)
  const parcel = home ? await parcelOf(ctx, home) : null
  const own = home && (await ownCaseOf(ctx, home))
  const facts: CaseFacts = {
    ...noFacts,
    'owner.name': `${owner.firstName} ${owner.lastName}`.trim() || null,
    'owner.email': owner.email,
    ...(home ? homeFacts(home, parcel, county) : {}),
    ...(own ? caseFileFacts(own.file, own.taxYear) : {}),
  }
  const compared = comparedHomeOf({
    address: addressIn(facts),
    parcelId: facts['home.parcelId'],
    roll: rollFigures(parcel, noticeYearOn(todayInFlorida(ctx.now()))),
    form: home ?? { squareFootage: null, yearBuilt: null },
    file: own?.file ?? null,
  })
  return {
    facts,
    tables: own ? caseTables(own.file, await photosOf(ctx, own)) : noTables,
    conditionLines: own?.file.condition ?? [],
    days: {
      petitionDueOn: own?.file.notice.petitionDueOn ?? null,
      hearingOn: own?.file.hearing.heldOn ?? null,
      hearing: own?.file.hearing ?? null,
    },
    comparedHome: compared.home,
    homeFrom: compared.from,
    homeSales: { sales: [], valuationOn: null },
    county: county
      ? {
          id: county.id,
          name: county.name,
          petitionDeadline: reportedPetitionDate(county.season),
          vab: county.vab,
        }
      : null,
    key: home?.id ?? 'florida',
  }
}
