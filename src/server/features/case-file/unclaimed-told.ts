/** Tells what an owner who lives in a home can claim, and whether they have to be asked that first. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { unclaimedHomesteadTold } from '#server/features/report/actions.ts'
import type { Judged, verdictAt } from './verdict-at.ts'

/** The most that a petition for the home may save, by any of its values. */
const mostSaved = (options: CaseOutlook['options']): number | null => {
  const savings = options.flatMap(({ saving }) => saving?.highCents ?? [])
  return savings.length === 0 ? null : Math.max(...savings)
}

/** What the owner said, else where they get mail; null where neither tells. */
const livesThere = ({ home, row }: Judged): boolean | null => {
  const mail = row.file.filing.ownerAddress ?? ''
  if (home.homesteadStatus) return true
  return home.livesThere ?? (mail === '' ? null : mail.startsWith(home.addressLine1))
}

/** Nothing for who does not live there. */
export const unclaimedToldOf = (
  judged: Judged,
  verdict: ReturnType<typeof verdictAt>,
  options: CaseOutlook['options'],
): CaseOutlook['unclaimedHomestead'] => {
  const lives = livesThere(judged)
  if (lives === false) return null
  const { ctx, home, parcel } = judged
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
