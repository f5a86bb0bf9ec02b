/** What the account says of whether its owner lives in a home: wherever it was answered, it is one answer. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SavedProperty, saveProperty } from '#contract/property/properties.ts'
import type { ReportParcel } from '#contract/report/parcel.ts'
import { livesThere } from '#core/case/lives-there.ts'
import { call } from '#web/call/api.ts'
import { useSession } from '#web/session/session.ts'
import { propertiesQuery } from './properties-query.ts'

type Parcel = Pick<ReportParcel, 'parcelId' | 'countyId' | 'homestead'>

/** Of a home without a homestead on its record the exemption is not what was asked. */
const keep = ({ id: _, petitionDueOn: __, ...home }: SavedProperty, { homestead }: Parcel, isHome: boolean) =>
  call(saveProperty, { ...home, ...(homestead && { homesteadStatus: isHome }), livesThere: isHome })

/** `answer`: null for a home that is none of the account's, where `tell` does nothing, or while nobody has said. */
export const useAccountHomestead = (parcel: Parcel | null) => {
  const client = useQueryClient()
  const isAsked = useSession().status === 'signed-in' && parcel !== null
  const { data: homes = [] } = useQuery({ ...propertiesQuery, enabled: isAsked })
  const home = isAsked
    ? homes.find(({ parcelId, countyId }) => parcelId === parcel.parcelId && countyId === parcel.countyId)
    : undefined
  const { mutate } = useMutation({
    mutationFn: async (isHome: boolean) => home && parcel && keep(home, parcel, isHome),
    onSettled: () => client.invalidateQueries(),
  })
  const tell = (isHome: boolean) => {
    if (home) mutate(isHome)
  }
  return {
    answer: home && parcel ? livesThere({ home, file: null, homesteadOnRecord: parcel.homestead }) : null,
    tell,
  }
}
