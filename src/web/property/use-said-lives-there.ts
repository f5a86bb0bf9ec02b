/** What this browser was told of whether the owner lives in a home, and the way to say so. */
import { useState } from 'react'
import { saidLivesThere, sayLivesThere } from './said-lives-there.ts'

/** `said`: null while nobody has said, or the home has no parcel to keep it with. */
export const useSaidLivesThere = (parcelId: string | null) => {
  const [said, setSaid] = useState(() => (parcelId ? saidLivesThere(parcelId) : null))
  const say = (livesThere: boolean) => {
    if (parcelId) sayLivesThere(parcelId, livesThere)
    setSaid(livesThere)
  }
  return { said, say }
}
