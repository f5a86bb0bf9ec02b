/** What was typed into the set-up, kept in this browser until it is done, so that another tab goes on with it; never a password. */
import { useEffect } from 'react'
import { z } from 'zod'
import { propertyType } from '#contract/fields.ts'
import type { AccountForm, PropertyForm } from './setup-form.ts'

const keptSetup = z.object({
  /** The first step is done; only its password is asked for again. */
  hasPassed: z.boolean(),
  names: z.object({ firstName: z.string(), lastName: z.string() }),
  property: z.object({
    parcelId: z.string(),
    addressLine1: z.string(),
    addressLine2: z.string(),
    city: z.string(),
    zipCode: z.string(),
    countyId: z.string(),
    filledCountyId: z.string(),
    propertyType,
    homesteadStatus: z.boolean(),
    yearBuilt: z.string(),
    squareFootage: z.string(),
  }),
})
export type KeptSetup = z.infer<typeof keptSetup>

/** Per address of a purchase, because a browser can be shared. */
const keyOf = (email: string): string => `justvalue.accountSetup.${email}`

/** null when nothing is kept that can be read. */
export const readKeptSetup = (email: string): KeptSetup | null => {
  try {
    return keptSetup.parse(JSON.parse(localStorage.getItem(keyOf(email)) ?? 'null'))
  } catch {
    // Storage can be forbidden or hold an older form; the set-up then starts at its beginning.
    return null
  }
}

const keep = (email: string, kept: KeptSetup) => {
  try {
    localStorage.setItem(keyOf(email), JSON.stringify(kept))
  } catch {
    // See above.
  }
}

export const forgetKeptSetup = (email: string): void => {
  try {
    localStorage.removeItem(keyOf(email))
  } catch {
    // See above.
  }
}

/** Keeps both forms at every change of either. */
export const useKeeping = (
  email: string,
  account: AccountForm,
  property: PropertyForm,
  hasPassed: boolean,
): void => {
  useEffect(() => {
    const keepBoth = () => {
      const { firstName, lastName } = account.getValues()
      keep(email, { hasPassed, names: { firstName, lastName }, property: property.getValues() })
    }
    if (hasPassed) keepBoth()
    const watched = { formState: { values: true }, callback: keepBoth }
    const stops = [account.subscribe(watched), property.subscribe(watched)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [email, account, property, hasPassed])
}
