/** The home that a report was about, kept in this browser so that its address is not typed again after a purchase. */
import { z } from 'zod'
import { countyId } from '#contract/fields.ts'

const rememberedHome = z.object({
  addressLine1: z.string(),
  city: z.string(),
  zipCode: z.string(),
  countyId: countyId.or(z.literal('')),
  homesteadStatus: z.boolean().nullable(),
})
export type RememberedHome = z.infer<typeof rememberedHome>

const key = 'justvalue.home'

/** '101 Sample Orange Way, Sample Springs, FL 32300' as the report names a home that it has found; null for any other text. */
export const partsOfAddress = (
  line: string,
): Pick<RememberedHome, 'addressLine1' | 'city' | 'zipCode'> | null => {
  const [, addressLine1, city, zipCode] = /^(.+), ([^,]+), FL (\d{5})$/.exec(line.trim()) ?? []
  return addressLine1 && city && zipCode ? { addressLine1, city, zipCode } : null
}

/** The set-up opens from a mail, in a tab of its own: that is why it is not kept in the tab. */
export const rememberHome = (home: RememberedHome) => {
  try {
    localStorage.setItem(key, JSON.stringify(home))
  } catch {
    // Storage can be forbidden; the address is then typed once more.
  }
}

export const rememberedHomeHere = (): RememberedHome | null => {
  try {
    const read = rememberedHome.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return read.success ? read.data : null
  } catch {
    return null
  }
}

/** Once it is saved to an account. */
export const forgetHome = () => {
  try {
    localStorage.removeItem(key)
  } catch {
    // See above.
  }
}
