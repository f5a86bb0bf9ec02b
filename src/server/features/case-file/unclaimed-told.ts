/** Tells what an owner who lives in a home can claim, and whether they have to be asked that first; and what one who doesn't has to settle. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { livesThere } from '#core/case/lives-there.ts'
import { unclaimedHomesteadTold, wrongHomesteadTold } from '#server/features/report/actions.ts'
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
  const told = unclaimedHomesteadTold(
    ctx,
    { verdict, parcel, countyId: home.countyId },
    {
      saysHomestead: home.homesteadStatus,
      livesThere: lives === true,
      petitionCents: mostSaved(options),
    },
  )
  return told && { ...told, isAsked: lives === null }
}

/** Nothing while nobody has said that they don't live there, or that the exemption isn't theirs. `verdict`: null where the numbers are of the notice, whose tax may be without the exemption: its cost is not told then. */
export const wrongToldOf = (
  { ctx, home, parcel, row }: Judged,
  verdict: ReturnType<typeof verdictAt>,
): CaseOutlook['wrongHomestead'] =>
  parcel?.isHomestead &&
  livesThere({ home, file: row.file, homesteadOnRecord: parcel?.isHomestead }) === false
    ? wrongHomesteadTold(ctx, { verdict, countyId: home.countyId })
    : null
