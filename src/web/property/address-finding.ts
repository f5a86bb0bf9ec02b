/** What the server makes of an address before a home is kept: a fault that stops it, or notes worth knowing. */
import type { z } from 'zod'
import type { addressCheck } from '#contract/properties.ts'
import { ApiFailure } from '#web/api.ts'

export type AddressFinding =
  | { readonly ok: true; readonly notes: readonly string[] }
  | { readonly ok: false; readonly fault: string }

const notAvailable = 'Address validation temporarily unavailable'
const notPossible = 'Unable to validate address. Please check your input.'
const notValid = 'Address validation failed'

/** The sentence for a call about an address that did not succeed. */
export const addressFailure = (failure: unknown): string => {
  if (!(failure instanceof ApiFailure)) return notPossible
  return failure.code === 'network' ? notAvailable : failure.message || notPossible
}

/** An address without fault can still have notes: a ZIP code may lie in two counties. */
export const findAddress = async (
  check: () => Promise<z.infer<typeof addressCheck>>,
): Promise<AddressFinding> => {
  try {
    const { isValid, validationMessages } = await check()
    if (isValid) return { ok: true, notes: validationMessages }
    return { ok: false, fault: validationMessages[0] ?? notValid }
  } catch (failure) {
    return { ok: false, fault: addressFailure(failure) }
  }
}
