/** A home as it is entered, as a form checks it before it is sent and the server when it arrives. */
import { z } from 'zod'
import * as words from '#messages/property/properties.ts'
import { city, countyId, propertyType, squareFootage, streetAddress, yearBuilt, zipCode } from '../fields.ts'

export const unitTooLong = words.apartmentOrUnitMustBeAt()

/** Step 2 of the account set-up; also the property wizard's first page. */
export const homeForm = z.strictObject({
  addressLine1: streetAddress,
  addressLine2: z.string().trim().max(60, unitTooLong).nullable(),
  city,
  zipCode,
  countyId,
  propertyType,
  homesteadStatus: z.boolean(words.pleaseChooseWhetherThisIsYour()),
  yearBuilt: yearBuilt(2100).nullable(),
  squareFootage: squareFootage.nullable(),
})

/** The form as it is sent: what is left out is as the form begins. */
export const propertyData = homeForm.extend({
  addressLine2: homeForm.shape.addressLine2.default(null),
  propertyType: propertyType.default('single_family'),
  homesteadStatus: homeForm.shape.homesteadStatus.default(true),
  yearBuilt: homeForm.shape.yearBuilt.default(null),
  squareFootage: homeForm.shape.squareFootage.default(null),
  /** Left out, or null, what was answered before stays. */
  livesThere: z.boolean().nullish(),
})
export type PropertyData = z.infer<typeof propertyData>

/** Tells apart the homes of one address, as the apartments of a tower; null while nobody has chosen. */
export const parcelNumber = z
  .string()
  .trim()
  .min(1, words.typeTheParcelNumberOrLeave())
  .max(40, words.aParcelNumberMustBeAt())
  .nullable()
  .default(null)
