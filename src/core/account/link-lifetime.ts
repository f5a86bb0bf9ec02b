/** Owns how long the links that arrive by mail work. Our own choice, checked 2026-11-23. */

export type LinkPurpose = 'setup' | 'reset' | 'verification'

/** In hours: a new password is wanted at once, an account may wait for a week. */
export const linkHours: Readonly<Record<LinkPurpose, number>> = { setup: 168, reset: 1, verification: 168 }
