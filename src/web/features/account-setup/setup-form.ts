/** The two forms of the account set-up, with the contract's rules and what only a form needs. */
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { setupAccountData } from '#contract/auth.ts'
import { squareFootage, yearBuilt } from '#contract/fields.ts'
import { type PropertyData, propertyData } from '#contract/properties.ts'

/** A number typed into a text field, `1850` or `1,850`; nothing typed is null. */
const typedNumber = (schema: z.ZodNumber) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : Number(text.replaceAll(',', ''))))
    .pipe(schema.nullable())

const typedUnit = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(propertyData.shape.addressLine2)

export const accountStep = setupAccountData
  .extend({ confirmPassword: z.string().min(1, 'Please confirm your password') })
  .refine(({ password, confirmPassword }) => password === confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
  })
export type AccountStep = z.infer<typeof accountStep>

/** A house cannot have been built after the current year. */
export const propertyStep = (currentYear: number) =>
  propertyData.extend({
    addressLine2: typedUnit,
    yearBuilt: typedNumber(yearBuilt(currentYear)),
    squareFootage: typedNumber(squareFootage),
  })

export type PropertyFields = z.input<ReturnType<typeof propertyStep>>

export type PropertyForm = UseFormReturn<PropertyFields, unknown, PropertyData>

export const emptyProperty: PropertyFields = {
  addressLine1: '',
  addressLine2: '',
  city: '',
  zipCode: '',
  countyId: '',
  propertyType: 'single_family',
  homesteadStatus: true,
  yearBuilt: '',
  squareFootage: '',
}
