/** Owns how it is said for how long a link that arrives by email works. */
import { type LinkPurpose, linkHours } from '#core/account/link-lifetime.ts'
import * as words from '#messages/account/link-lifetime.ts'

/** As in 'It works once, for 7 days.' */
export const linkLifetime = (purpose: LinkPurpose): string => {
  const hours = linkHours[purpose]
  if (hours === 1) return words.oneHour()
  return hours % 24 === 0 ? words.days({ days: hours / 24 }) : words.hours({ hours })
}
