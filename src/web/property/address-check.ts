/** What the server makes of an address before a home is kept: a fault that stops it, or notes worth knowing. */
import type { z } from 'zod'
import type { addressCheck } from '#contract/property/properties.ts'
import * as words from '#messages/property/address-check.ts'
import { ApiFailure } from '#web/call/api.ts'

export type AddressCheck =
  | { readonly ok: true; readonly notes: readonly string[] }
  /** `atCounty`: the county chosen is not the one the address is in. */
  | { readonly ok: false; readonly fault: string; readonly atCounty: boolean }

const notAvailable = words.addressValidationTemporarily()
const notPossible = words.unableToValidateAddressPleaseCheck()
const notValid = words.addressValidationFailed()

/** The sentence for a call about an address that did not succeed. */
export const addressFailure = (failure: unknown): string => {
  if (!(failure instanceof ApiFailure)) return notPossible
  // Without a connection the check of addresses is not what failed.
  if (failure.code === 'network' && navigator.onLine) return notAvailable
  return failure.message || notPossible
}

/** An address without fault can still have notes: its street may not be on the tax roll. */
export const findAddress = async (
  countyId: string,
  check: () => Promise<z.infer<typeof addressCheck>>,
): Promise<AddressCheck> => {
  try {
    const { isValid, county, validationMessages } = await check()
    if (isValid) return { ok: true, notes: validationMessages }
    const atCounty = county !== null && county.id !== countyId
    return { ok: false, fault: validationMessages[0] ?? notValid, atCounty }
  } catch (failure) {
    return { ok: false, fault: addressFailure(failure), atCounty: false }
  }
}
