/** Tells what an owner who lives in a home can claim, and whether they have to be asked that first. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { livesThere } from '#core/case/lives-there.ts'
import { unclaimedHomesteadTold } from '#server/features/report/actions.ts'
import type { Judged, verdictAt } from './verdict-at.ts'

/** The most that a petition for the home may save, by any of its values. */
const mostSaved = (options: CaseOutlook['options']): number | null => {
  const savings = options.flatMap(({ saving }) => saving?.highCents ?? [])
  return savings.length === 0 ? null : Math.max(...savings)
}

/** Nothing for who does not live there. */
export const unclaimedToldOf = (
  judged: Judged,
  verdict: ReturnType<typeof verdictAt>,
  options: CaseOutlook['options'],
): CaseOutlook['unclaimedHomestead'] => {
  const { ctx, home, parcel, row } = judged
  const lives = livesThere({ home, file: row.file, homesteadOnRecord: parcel?.isHomestead })
  if (lives === false) return null
  const words = unclaimedHomesteadTold(
    ctx,
    { verdict, parcel, countyId: home.countyId },
    {
      saysHomestead: home.homesteadStatus,
      livesThere: lives === true,
      petitionCents: mostSaved(options),
    },
  )
  return words === null ? null : { words, isAsked: lives === null }
}
