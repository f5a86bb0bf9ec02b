/** Owns what is said of the hour up to which an office takes a petition: as it was seen, or where to ask for it. */
import { clockTime } from '#core/appeal/hearing-time.ts'
import type { PetitionOffice } from '#core/property/county.ts'
import * as words from '#messages/deadline/closing-hour.ts'

/** Never an hour that nobody reported. Received in open hours: Rule 12D-9.015(10), F.A.C. */
export const closingWords = (county: PetitionOffice | null): string => {
  const { url = null, closing = null } = county?.vab ?? {}
  const time = clockTime(closing?.time ?? '')
  if (county === null || closing === null || time === null)
    return url === null ? words.unknown() : words.unknownAskAt({ url })
  const seen = { year: closing.year, county: county.name, time, source: closing.source }
  return url === null ? words.seen(seen) : words.seenAskAt({ ...seen, url })
}
