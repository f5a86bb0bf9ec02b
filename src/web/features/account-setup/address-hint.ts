/** Asks about a half-typed address once the typing has paused. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { city, streetAddress, zipCode } from '#contract/fields.ts'
import type { County } from '#contract/property/properties.ts'
import { addressLack } from '#core/property/address/lack.ts'
import { partialAddressQuery, type TypedAddress } from './data.ts'

const pauseMilliseconds = 1000

const parts = ['addressLine1', 'addressLine2', 'city', 'zipCode'] as const

/** Half a street tells of no county, and takes back none. */
export const isComplete = (address: TypedAddress): boolean =>
  streetAddress.safeParse(address.addressLine1).success &&
  addressLack(address.addressLine1) !== 'no-street' &&
  city.safeParse(address.city).success &&
  zipCode.safeParse(address.zipCode).success

/** `county` is null where the address does not tell it: its ZIP lies in several, or the address is not valid. */
export type AddressHint = {
  readonly isValid: boolean
  /** City and ZIP code are of different places. */
  readonly cityFault: string | undefined
  readonly county: County | null
  readonly notes: readonly string[]
  /** Only a parcel number tells which home of the address it is. */
  readonly asksParcel: boolean
}

/** What the check says of the address as it is, or null while that is not known. */
export const useAddressHint = (typed: TypedAddress): AddressHint | null => {
  const { addressLine1, addressLine2, city, zipCode } = typed
  const [settled, setSettled] = useState<TypedAddress>({
    addressLine1: '',
    addressLine2: '',
    city: '',
    zipCode: '',
  })
  useEffect(() => {
    const timer = setTimeout(
      () => setSettled({ addressLine1, addressLine2, city, zipCode }),
      pauseMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [addressLine1, addressLine2, city, zipCode])
  const { data } = useQuery({ ...partialAddressQuery(settled), enabled: isComplete(settled) })
  const isCurrent = parts.every((part) => settled[part] === typed[part])
  if (!isCurrent || !data) return null
  const { isValid, county, validationMessages: notes, asksParcel = false } = data
  const cityFault = isValid || county === null ? undefined : notes[0]
  return { isValid, cityFault, county: isValid ? county : null, notes, asksParcel }
}
