/** The two forms of the account set-up, with the contract's rules and what only a form needs. */
import type { UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { setupAccountData } from '#contract/account/forms.ts'
import { homeForm, type PropertyData, parcelNumber } from '#contract/property/home-form.ts'
import * as words from '#messages/account-setup/setup-form.ts'
import { streetFault } from '#web/property/address-fault.ts'
import { typedHomeFacts, typedUnit } from '#web/property/home-fields.ts'

const typedParcel = z
  .string()
  .transform((text) => text.trim() || null)
  .pipe(parcelNumber.unwrap())

/** Beside the other rules, so that it is said together with what else is wrong. */
const typedTwice = z
  .object({ password: z.string(), confirmPassword: z.string() })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || password === confirmPassword, {
    path: ['confirmPassword'],
    message: words.passwordsDoNotMatch(),
  })

export const accountStep = setupAccountData
  .extend({ confirmPassword: z.string().min(1, words.pleaseConfirmYourPassword()) })
  .and(typedTwice)
export type AccountStep = z.infer<typeof accountStep>

/** `filledCountyId` is the county as the address check filled it in; '' where the person chose or none is known. */
export const propertyStep = (currentYear: number) =>
  homeForm
    .extend({
      addressLine1: homeForm.shape.addressLine1.superRefine((line, { addIssue }) => {
        const fault = line === '' ? null : streetFault(line)
        if (fault !== null) addIssue(fault)
      }),
      addressLine2: typedUnit,
      parcelId: typedParcel,
      ...typedHomeFacts(currentYear),
      filledCountyId: z.string(),
    })
    .transform(({ filledCountyId: _origin, ...home }) => home)

export type PropertyFields = z.input<ReturnType<typeof propertyStep>>

/** The home with the number of its parcel, where the address alone does not tell it. */
export type SetupProperty = PropertyData & { readonly parcelId: string | null }

export type AccountForm = UseFormReturn<AccountStep>

export type PropertyForm = UseFormReturn<PropertyFields, unknown, SetupProperty>

export const emptyProperty: PropertyFields = {
  parcelId: '',
  addressLine1: '',
  addressLine2: '',
  city: '',
  zipCode: '',
  countyId: '',
  filledCountyId: '',
  propertyType: 'single_family',
  homesteadStatus: true,
  yearBuilt: '',
  squareFootage: '',
}
