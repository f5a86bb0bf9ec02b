/** The address check that must pass before the set-up is sent. */
import { type PropertyData, validateAddressPublic } from '#contract/properties.ts'
import { ApiFailure, call } from '#web/api.ts'

const notAvailable = 'Address validation temporarily unavailable'
const notPossible = 'Unable to validate address. Please check your input.'

/** Gives what is wrong with the address, or null when it passes. */
export const checkAddress = async (property: PropertyData): Promise<string | null> => {
  const { addressLine1, addressLine2, city, zipCode, countyId } = property
  try {
    const address = { addressLine1, addressLine2, city, zipCode, countyId, state: 'FL' as const }
    const { isValid, validationMessages } = await call(validateAddressPublic, address)
    return isValid ? null : (validationMessages[0] ?? 'Address validation failed')
  } catch (error) {
    if (!(error instanceof ApiFailure)) return notPossible
    return error.code === 'network' ? notAvailable : error.message || notPossible
  }
}
