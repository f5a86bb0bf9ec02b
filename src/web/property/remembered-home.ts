/** The home that a report was about, kept in this browser so that its address is not typed again after a purchase. */

import { z } from 'zod'
import { countyId, propertyType } from '#contract/fields.ts'
import type { Report } from '#contract/report/reports.ts'
import { unitEntered } from '#core/property/address/unit-entered.ts'
import { homeTypeOfUse, isHouse } from '#core/property/use-code.ts'
import { forgetLookedUp, type LookedUp, lookedUpHere } from './looked-up.ts'
import { saidLivesThere } from './said-lives-there.ts'
import { typeOfReport } from './types.ts'

export { toldOfHome } from './said-lives-there.ts'

const rememberedHome = z.object({
  addressLine1: z.string(),
  /** As it was typed, where the record has none: it is for the mail. Missing in what an earlier visit kept. */
  addressLine2: z.string().default(''),
  city: z.string(),
  zipCode: z.string(),
  /** The parcel of the report; null where it has none. */
  parcelId: z.string().nullable().default(null),
  countyId: countyId.or(z.literal('')),
  homesteadStatus: z.boolean().nullable(),
  /** As the county’s record has it, whatever the owner typed; null where the report has no parcel. */
  recordHomestead: z.boolean().nullable().default(null),
  propertyType,
  /** What the record calls a home that is none of the four types, such as a duplex; null where a type says it. */
  recordUse: z.string().nullable().default(null),
  /** As it is typed; '' where the report does not know it. */
  yearBuilt: z.string(),
  squareFootage: z.string(),
})
export type RememberedHome = z.infer<typeof rememberedHome>

/** The home itself, without what is only told of its record. */
export const withoutRecord = ({ recordUse: _use, recordHomestead: _homestead, ...home }: RememberedHome) =>
  home

const key = 'justvalue.home'

const state = /[\s,]+(?:FL|Fla\.?|Florida)(?=[\s,]+\d{5}(?:-\d{4})?$)/i
const wholeAddress = /^(\d.*), ([^,\d]+?),?\s+(\d{5})(?:-\d{4})?$/

/** '101 Sample Orange Way, Sample Springs, FL 32300' in its parts; null for a text that is not a whole address. */
export const partsOfAddress = (
  line: string,
): Pick<RememberedHome, 'addressLine1' | 'city' | 'zipCode'> | null => {
  const [, addressLine1, city, zipCode] = wholeAddress.exec(line.trim().replace(state, '')) ?? []
  return addressLine1 && city && zipCode ? { addressLine1, city, zipCode } : null
}

const otherUse = (parcel: ReportedHome['parcel']): string | null =>
  parcel && !isHouse(parcel.useCode) && homeTypeOfUse(parcel.useCode) === null ? parcel.useName : null

const numberText = (value: number | null | undefined): string => (value == null ? '' : String(value))

/** A street line that names its unit itself needs no second one. */
const unitLine = (addressLine1: string, asked: string): string => {
  const unit = unitEntered(addressLine1) === null ? unitEntered(asked) : null
  return unit === null ? '' : `Unit ${unit}`
}

/** As the record has it, unless the report or this browser was told otherwise. */
const livesOnRecord = ({
  parcel,
  livesThere,
}: Pick<ReportedHome, 'parcel' | 'livesThere'>): boolean | null =>
  parcel === null ? null : parcel.homestead && (livesThere ?? saidLivesThere(parcel.parcelId)) !== false

type Numbers = NonNullable<Report['trimNumbers']>

export type ReportedHome = Pick<Report, 'address' | 'propertyType'> & {
  readonly parcel: LookedUp['parcel']
  readonly trimNumbers: Pick<Numbers, 'countyId' | 'homestead'> | null
  /** As it was told the report; missing where that was told nothing. */
  readonly livesThere?: boolean | undefined
}

/** What a report knows of its home, found on the record or not; null for an invented home, or half an address. */
export const homeOfReport = ({
  address,
  parcel,
  propertyType: asked,
  trimNumbers,
  livesThere,
}: ReportedHome): RememberedHome | null => {
  const parts = parcel?.synthetic ? null : partsOfAddress(parcel?.address ?? address)
  const county = countyId.safeParse(trimNumbers?.countyId ?? parcel?.countyId)
  return (
    parts && {
      ...parts,
      addressLine2: unitLine(parts.addressLine1, address),
      parcelId: parcel?.parcelId ?? null,
      countyId: county.data ?? '',
      homesteadStatus: trimNumbers?.homestead ?? livesOnRecord({ parcel, livesThere }),
      recordHomestead: parcel?.homestead ?? null,
      propertyType: (parcel && homeTypeOfUse(parcel.useCode)) ?? typeOfReport(asked),
      recordUse: otherUse(parcel),
      yearBuilt: numberText(parcel?.yearBuilt),
      squareFootage: numberText(parcel?.livingAreaSqft),
    }
  )
}

/** The set-up opens from a mail, in a tab of its own: that is why it is not kept in the tab. */
export const rememberHome = (home: RememberedHome) => {
  try {
    localStorage.setItem(key, JSON.stringify(home))
  } catch {
    // Storage can be forbidden; the address is then typed once more.
  }
}

/** What its owner typed of the homestead outlives another look at a report that has only the record's. */
const withOwnersAnswer = (home: RememberedHome, { trimNumbers }: ReportedHome): RememberedHome => {
  const before = trimNumbers ? null : rememberedHomeHere()
  const told = ['addressLine1', 'addressLine2', 'zipCode', 'parcelId'] as const
  const isSame = before !== null && told.every((field) => before[field] === home[field])
  return isSame ? { ...home, homesteadStatus: before.homesteadStatus ?? home.homesteadStatus } : home
}

export const rememberHomeOf = (report: ReportedHome) => {
  const home = homeOfReport(report)
  if (home) rememberHome(withOwnersAnswer(home, report))
}

export const rememberedHomeHere = (): RememberedHome | null => {
  try {
    const read = rememberedHome.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

export const homeOfLookedUp = (home: Omit<ReportedHome, 'propertyType'>): RememberedHome | null =>
  homeOfReport({ ...home, propertyType: 'Single Family Home' })

const lookedUp = z.object({
  address: z.string(),
  parcel: z
    .object({
      parcelId: z.string(),
      address: z.string(),
      countyId: z.string(),
      useCode: z.string(),
      useName: z.string(),
      synthetic: z.boolean(),
      homestead: z.boolean(),
      livingAreaSqft: z.number().nullable(),
      yearBuilt: z.number().nullable(),
    })
    .nullable(),
  trimNumbers: z.object({ countyId: z.string(), homestead: z.boolean() }).nullable(),
})

/** The home that was only looked up, for where no report is remembered; null for half an address. */
export const lookedUpHome = (): RememberedHome | null => {
  const read = lookedUp.safeParse(lookedUpHere())
  return read.success ? homeOfLookedUp(read.data) : null
}

/** Once it is saved to an account. */
export const forgetHome = () => {
  forgetLookedUp()
  try {
    localStorage.removeItem(key)
  } catch {
    // See above.
  }
}
