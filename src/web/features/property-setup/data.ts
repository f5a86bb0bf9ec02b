/** What the wizard asks the server: the search for a parcel, the check of the address, the home to be kept. */
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getHomeOutlook } from '#contract/case/cases.ts'
import type { PropertyData } from '#contract/property/home-form.ts'
import {
  type SavedProperty,
  saveProperty,
  validateAddress,
  validateAddressPartial,
} from '#contract/property/properties.ts'
import { reportTypes } from '#contract/report/property-types.ts'
import { requestPropertyAnalysis } from '#contract/report/reports.ts'
import { call } from '#web/call/api.ts'
import { type AddressCheck, findAddress } from '#web/property/address-check.ts'
import { propertiesQuery } from '#web/property/properties-query.ts'
import { toldOfHome } from '#web/property/said-lives-there.ts'
import { addressText, draftOfHome, type HomeDraft } from './home-draft.ts'
import { useAskedHome } from './wizard-progress.ts'

/** Whether the page is opened for one of the homes entered before. */
export const useIsOfSavedHome = (): boolean => {
  const asked = useAskedHome()
  const { data: homes = [] } = useQuery(propertiesQuery)
  return homes.some(({ id }) => id === asked)
}

/** The same email, address and year give the same report, so asking twice is harmless. */
const requestReport = (email: string, home: HomeDraft, parcelId: string | null = null) =>
  call(requestPropertyAnalysis, {
    email,
    address: addressText(home),
    propertyType: reportTypes[home.propertyType],
    entersHome: true,
    ...(parcelId !== null && { parcelNumber: parcelId }),
    ...toldOfHome(parcelId),
  })

export const useFindParcel = (email: string) =>
  useMutation({ mutationFn: (home: HomeDraft) => requestReport(email, home) })

export const answerOfHomeQuery = (email: string, home: SavedProperty) =>
  queryOptions({
    queryKey: ['answer-of-home', home.id],
    queryFn: () => requestReport(email, draftOfHome(home), home.parcelId),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** `parcelId`: of the parcel that the owner confirmed; null where the roll does not have the home. */
type ChosenHome = PropertyData & { readonly parcelId: string | null }

const checkHome = (home: ChosenHome): Promise<AddressCheck> => {
  const { addressLine1, addressLine2, city, zipCode, countyId, parcelId } = home
  const address = { addressLine1, addressLine2, city, zipCode, countyId, parcelId, state: 'FL' as const }
  return findAddress(countyId, () => call(validateAddress, address))
}

/** Which county the address lies in, or which ones it may; a failure is no news, the full check comes after. */
export const whichCountyQuery = ({ addressLine1, city, zipCode }: HomeDraft) =>
  queryOptions({
    queryKey: ['which-county', addressLine1, city, zipCode],
    queryFn: () => call(validateAddressPartial, { addressLine1, city, zipCode, state: 'FL' }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useCheckHome = () => useMutation({ mutationFn: checkHome })

export const useKeepHome = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (home: ChosenHome) => call(saveProperty, { ...toldOfHome(home.parcelId), ...home }),
    onSuccess: () => client.invalidateQueries({ queryKey: propertiesQuery.queryKey }),
  })
}

/** What was typed before of the newest notice of a saved home, in a report or its case; null where nothing was. */
export const typedNoticeQuery = (id: string) =>
  queryOptions({
    queryKey: ['typed-notice', id],
    queryFn: async () => {
      const { taxYear, notice } = await call(getHomeOutlook, { id })
      return { taxYear, notice }
    },
    retry: false,
  })
