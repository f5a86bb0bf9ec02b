/** Of which homes this browser was told that their owner doesn’t live there: an owner of two looks at one report after the other. */

import { z } from 'zod'

const key = 'justvalue.notMyHomestead'

/** Far more homes than anybody asks about in one browser. */
const MOST = 20

const parcelIds = z.array(z.string()).max(MOST)

const told = (): readonly string[] => {
  try {
    return parcelIds.catch([]).parse(JSON.parse(localStorage.getItem(key) ?? '[]'))
  } catch {
    return []
  }
}

export const isNotMyHomestead = (parcelId: string): boolean => told().includes(parcelId)

/** What this browser was told of a home, to be kept with it; nothing where it was told nothing, or the home has no parcel. */
export const toldOfHome = (parcelId: string | null): { readonly livesThere?: false } =>
  parcelId !== null && isNotMyHomestead(parcelId) ? { livesThere: false } : {}

export const rememberHomestead = (parcelId: string, isMine: boolean) => {
  const others = told().filter((one) => one !== parcelId)
  try {
    localStorage.setItem(key, JSON.stringify(isMine ? others : [parcelId, ...others].slice(0, MOST)))
  } catch {
    // Storage can be forbidden; it is then asked again.
  }
}
