/** What the wizard asks the server: the homes entered before, the search for a parcel, the home to be kept. */
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { listProperties, type PropertyData, saveProperty, validateAddress } from '#contract/properties.ts'
import { requestPropertyAnalysis } from '#contract/reports.ts'
import { ApiFailure, call } from '#web/api.ts'
import { addressText, type HomeDraft, reportTypes } from './home-draft.ts'

export const homesQuery = queryOptions({
  queryKey: ['properties'],
  queryFn: async () => (await call(listProperties, {})).properties,
})

/** The same e-mail, address and year give the same report, so asking twice is harmless. */
export const useFindParcel = (email: string) =>
  useMutation({
    mutationFn: (home: HomeDraft) =>
      call(requestPropertyAnalysis, {
        email,
        address: addressText(home),
        propertyType: reportTypes[home.propertyType],
      }),
  })

const notAvailable = 'Address validation temporarily unavailable'
const notPossible = 'Unable to validate address. Please check your input.'

const failureText = (failure: unknown): string => {
  if (!(failure instanceof ApiFailure)) return notPossible
  return failure.code === 'network' ? notAvailable : failure.message || notPossible
}

/** Gives what is wrong, or null once the home is kept. */
const keepHome = async (home: PropertyData): Promise<string | null> => {
  const { addressLine1, addressLine2, city, zipCode, countyId } = home
  try {
    const check = await call(validateAddress, {
      addressLine1,
      addressLine2,
      city,
      zipCode,
      countyId,
      state: 'FL',
    })
    if (!check.isValid) return check.validationMessages[0] ?? 'Address validation failed'
    await call(saveProperty, home)
    return null
  } catch (failure) {
    return failureText(failure)
  }
}

export const useKeepHome = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: keepHome,
    onSuccess: () => client.invalidateQueries({ queryKey: homesQuery.queryKey }),
  })
}
