/** Asks about a half-typed address once the typing has paused. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { city, streetAddress, zipCode } from '#contract/fields.ts'
import { partialAddressQuery, type TypedAddress } from './data.ts'

const pauseMilliseconds = 1000

const isComplete = (address: TypedAddress): boolean =>
  streetAddress.safeParse(address.addressLine1).success &&
  city.safeParse(address.city).success &&
  zipCode.safeParse(address.zipCode).success

/** The county of the address as it stands with what is doubtful in it, or null while that is not known. */
export const useAddressHint = ({ addressLine1, city, zipCode }: TypedAddress) => {
  const [settled, setSettled] = useState<TypedAddress>({ addressLine1: '', city: '', zipCode: '' })
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ addressLine1, city, zipCode }), pauseMilliseconds)
    return () => clearTimeout(timer)
  }, [addressLine1, city, zipCode])
  const { data } = useQuery({ ...partialAddressQuery(settled), enabled: isComplete(settled) })
  const isCurrent =
    settled.addressLine1 === addressLine1 && settled.city === city && settled.zipCode === zipCode
  if (!isCurrent || !data?.isValid || data.county === null) return null
  return { county: data.county, notes: data.validationMessages }
}
