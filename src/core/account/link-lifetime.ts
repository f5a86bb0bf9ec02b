/** Owns how long the links that arrive by mail work, and how that is said. Our own choice, checked 2026-11-23. */

export type LinkPurpose = 'setup' | 'reset' | 'verification'

/** In hours: a new password is wanted at once, an account may wait for a week. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { setup: 168, reset: 1, verification: 168 }

/** As in 'It works once, for 7 days.' */
export const linkLifetime = (purpose: LinkPurpose): string => {
  const hours = linkHours[purpose]
  if (hours === 1) return 'one hour'
  return hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`
}
