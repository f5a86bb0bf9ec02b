/** Owns what is said of the hour up to which an office takes a petition: as it was seen, or where to ask for it. */
import { clockTime } from '#core/appeal/hearing-time.ts'
import type { County } from './county.ts'

interface PetitionOffice {
  readonly name: string
  readonly vab?: Pick<County['vab'], 'url' | 'closing'> | undefined
}

/** Never an hour that nobody reported. Received in open hours: Rule 12D-9.015(10), F.A.C. */
export const closingWords = (county: PetitionOffice | null): string => {
  const { url = null, closing = null } = county?.vab ?? {}
  const said = clockTime(closing?.time ?? '')
  if (county === null || closing === null || said === null)
    return `We do not know when the office closes: ask for its hour${url === null ? '.' : ` at ${url}`}`
  const { year, source } = closing
  return `In ${year} the office of ${county.name} County closed at ${said} (${source}). Ask whether it still does${url === null ? '.' : `: ${url}`}`
}
