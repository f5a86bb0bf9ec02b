/** Whether this browser was told that an owner lives in a home: an owner of two looks at one report after the other. Small: the landing page loads it. */
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const nameOf = (parcelId: string): string => `livesThere.${parcelId}`

/** null while nobody has said. */
export const saidLivesThere = (parcelId: string): boolean | null => {
  const said = storedChoice(nameOf(parcelId))
  return said === null ? null : said === 'yes'
}

export const sayLivesThere = (parcelId: string, livesThere: boolean) =>
  storeChoice(nameOf(parcelId), livesThere ? 'yes' : 'no')

/** What this browser was told of a home, to be kept with it; nothing where it was told nothing, or the home has no parcel. */
export const toldOfHome = (parcelId: string | null): { readonly livesThere?: boolean } => {
  const livesThere = parcelId === null ? null : saidLivesThere(parcelId)
  return livesThere === null ? {} : { livesThere }
}
