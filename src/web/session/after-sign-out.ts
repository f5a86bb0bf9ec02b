/** What is handed along to the page that a sign-out leads to: the page is for visitors, and knows of no session. */
export const afterSignOut = { hasSignedOut: true } as const

export const isAfterSignOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasSignedOut' in state
