/** What the account says of a home that the county's record has as a homestead: wherever it was answered, it is one answer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SavedProperty, saveProperty } from '#contract/property/properties.ts'
import { call } from '#web/call/api.ts'
import { useSession } from '#web/session/session.ts'
import { propertiesQuery } from './properties-query.ts'

type HomesteadParcel = { readonly parcelId: string; readonly countyId: string }

const keep = ({ id: _, petitionDueOn: __, ...home }: SavedProperty, homesteadStatus: boolean) =>
  call(saveProperty, { ...home, homesteadStatus })

/** `answer`: null for a home that is none of the account's; `tell` then does nothing. */
export const useAccountHomestead = (parcel: HomesteadParcel | null) => {
  const client = useQueryClient()
  const isAsked = useSession().status === 'signed-in' && parcel !== null
  const { data: homes = [] } = useQuery({ ...propertiesQuery, enabled: isAsked })
  const home = isAsked
    ? homes.find(({ parcelId, countyId }) => parcelId === parcel.parcelId && countyId === parcel.countyId)
    : undefined
  const { mutate } = useMutation({
    mutationFn: async (homesteadStatus: boolean) => home && keep(home, homesteadStatus),
    onSettled: () => client.invalidateQueries(),
  })
  return { answer: home?.homesteadStatus ?? null, tell: mutate }
}
