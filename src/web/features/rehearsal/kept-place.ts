/** Where a person stopped practicing: kept in this browser only, by person and case, until the run is over. */
import { z } from 'zod'
import { storeChoice, storedChoice } from '#web/browser/stored-choice.ts'

const keptPlace = z.object({ minutes: z.int(), at: z.int().min(1) })

/** In the run of so many minutes, the step, from 0; the first is no place to go on from. */
export type KeptPlace = z.infer<typeof keptPlace>

const nameOf = (userId: string, caseId: string): string => `rehearsal-place.${userId}.${caseId}`

export const readPlace = (userId: string, caseId: string): KeptPlace | null => {
  try {
    return keptPlace.safeParse(JSON.parse(storedChoice(nameOf(userId, caseId)) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export const keepPlace = (userId: string, caseId: string, place: KeptPlace | null): void =>
  storeChoice(nameOf(userId, caseId), JSON.stringify(place))
