/** What was typed into the set-up, kept for this browser session so that a reload loses nothing; never a password. */
import { useEffect } from 'react'
import { z } from 'zod'
import { propertyType } from '#contract/fields.ts'
import type { AccountForm, PropertyForm } from './setup-form.ts'

const keptSetup = z.object({
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
    return keptSetup.parse(JSON.parse(sessionStorage.getItem(keyOf(email)) ?? 'null'))
  } catch {
    // Storage can be forbidden or hold an older form; the set-up then starts at its beginning.
    return null
  }
}

const keep = (email: string, kept: KeptSetup) => {
  try {
    sessionStorage.setItem(keyOf(email), JSON.stringify(kept))
  } catch {
    // See above.
  }
}

export const forgetKeptSetup = (email: string): void => {
  try {
    sessionStorage.removeItem(keyOf(email))
  } catch {
    // See above.
  }
}

/** Keeps both forms at every change of either. */
export const useKeeping = (email: string, account: AccountForm, property: PropertyForm): void => {
  useEffect(() => {
    const keepBoth = () => {
      const { firstName, lastName } = account.getValues()
      keep(email, { names: { firstName, lastName }, property: property.getValues() })
    }
    const watched = { formState: { values: true }, callback: keepBoth }
    const stops = [account.subscribe(watched), property.subscribe(watched)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [email, account, property])
}
