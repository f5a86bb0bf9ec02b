/** Which report a request means: the same person's for the same home in the same year, however the address is written. */
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { requestPropertyAnalysis } from '#contract/reports.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import type { Context } from '#server/context.ts'
import type { LeadRow } from '#server/db/schema.ts'
import { findParcel } from '#server/features/tax-roll/queries.ts'
import { randomId } from '#server/services/random-token.ts'
import { findLeadOf, findLeadOfParcel } from './queries.ts'

const preparingMessage =
  'Your report is being prepared. We are sending the link to your e-mail; you can also open it here.'

const addressKeyOf = (address: string): string =>
  address
    .toLowerCase()
    .replace(/[\s.,#]+/g, ' ')
    .trim()

export const newLead = (input: ParsedInputOf<typeof requestPropertyAnalysis>, now: Date) => ({
  ...input,
  id: randomId(),
  addressKey: addressKeyOf(input.address),
  requestYear: Number(todayInFlorida(now).slice(0, 4)),
  status: 'preparing' as const,
  message: preparingMessage,
  candidates: [],
  requestedAt: now,
})

export type AskedLead = ReturnType<typeof newLead>

/** One that was asked for in these words, else one of the only home that these words can mean. */
export const knownLead = async (
  { db, pool, counties }: Pick<Context, 'db' | 'pool' | 'counties'>,
  wanted: AskedLead,
): Promise<LeadRow | undefined> => {
  const sameWords = await findLeadOf(db, wanted)
  if (sameWords) return sameWords
  const match = await findParcel(pool, wanted.address)
  if (match.kind !== 'one') return undefined
  const { countyNumber, parcelId } = match.parcel
  const countyId = counties.findByDorNumber(countyNumber)?.id
  return countyId === undefined ? undefined : findLeadOfParcel(db, wanted, { countyId, parcelId })
}
