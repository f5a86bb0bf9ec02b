/** Every page of the product and how its address is built; mails, redirects and links all use these. */

/** Route patterns as the browser's router reads them. */
export const pagePatterns = [
  '/',
  '/auth',
  '/reset-password',
  '/verify-email',
  '/verify-email/:token',
  '/dashboard',
  '/course',
  '/course/:moduleId',
  '/course/:moduleId/test',
  '/pricing',
  '/payment/success',
  '/payment/failure',
  '/check-email',
  '/account-setup',
  '/property-setup',
  '/appeal',
  '/appeal/:caseId',
  '/appeal/:caseId/rehearsal',
  '/appeal/:caseId/:part',
  '/appeal/:caseId/document/:documentId',
  '/profile',
  '/account-deleted',
  '/notes',
  '/search',
  '/glossary',
  '/documents',
  '/ask',
  '/live',
  '/support',
  '/support/:conversationId',
  '/stop-mail/:token',
  '/reminder/:token',
  '/season-reminder/:token',
  '/report/:leadId',
  '/counties',
  '/counties/:countyId',
  '/missed-deadline',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/disclaimers',
  '/accessibility',
  '/how-sure-we-are',
] as const

const withQuery = (path: string, query: Record<string, string | undefined>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`
}

/** The payment provider replaces this with the id of its checkout session. */
export const sessionPlaceholder = '{CHECKOUT_SESSION_ID}'

export const paths = {
  landing: () => '/',
  /** The landing page's notice after a checkout was left. */
  checkoutCancelled: () => '/?payment=cancelled',
  /** `returnTo` is where the person was going when they had to sign in. */
  auth: (returnTo?: string) => withQuery('/auth', { returnTo }),
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),
  /** Without a token the page asks for the code. */
  verifyEmail: (token?: string) => (token ? `/verify-email/${encodeURIComponent(token)}` : '/verify-email'),
  /** `home`: the one of several homes that it is to show. */
  dashboard: (home?: string) => withQuery('/dashboard', { home }),
  /** All modules, and how far the person is. */
  course: () => '/course',
  /** `filmSecond`: where the lesson's film is to begin. */
  module: (moduleId: number, lessonId?: string, filmSecond?: number) =>
    withQuery(`/course/${moduleId}`, {
      lesson: lessonId,
      at: filmSecond === undefined ? undefined : String(filmSecond),
    }),
  finalTest: (moduleId: number) => `/course/${moduleId}/test`,
  pricing: () => '/pricing',
  /** The same for a signed-in person who left the checkout. */
  checkoutLeft: () => '/pricing?payment=cancelled',
  paymentSuccess: (sessionId?: string) => withQuery('/payment/success', { session_id: sessionId }),
  paymentFailure: (query: { cancelled?: 'true' | undefined; error?: string | undefined } = {}) =>
    withQuery('/payment/failure', query),
  checkEmail: (query: { email?: string; session_id?: string } = {}) => withQuery('/check-email', query),
  accountSetup: (token?: string) => withQuery('/account-setup', { token }),
  /** `home`: an entered home to look at again, or 'new' for an empty form. */
  propertySetup: (home?: string) => withQuery('/property-setup', { home }),
  /** The answer for a home that has no report yet: it is asked for, and opens. */
  answerOfHome: (home: string) => withQuery('/property-setup', { home, open: 'answer' }),
  /** The person's cases. */
  appeal: () => '/appeal',
  /** Without a part it is the one of the next step. */
  appealCase: (caseId: string, part?: string) => (part ? `/appeal/${caseId}/${part}` : `/appeal/${caseId}`),
  /** Practice for the hearing. */
  rehearsal: (caseId: string) => `/appeal/${caseId}/rehearsal`,
  /** One document, to read and change. */
  caseDocument: (caseId: string, documentId: string) => `/appeal/${caseId}/document/${documentId}`,
  profile: () => '/profile',
  notes: () => '/notes',
  /** `as` 'typed' when no word is to be taken for another. */
  search: (q?: string, as?: 'typed') => withQuery('/search', { q, as }),
  glossary: () => '/glossary',
  /** The papers of the person's cases, and the files to fill in. */
  documents: () => '/documents',
  ask: () => '/ask',
  live: () => '/live',
  support: () => '/support',
  supportConversation: (conversationId: string) => `/support/${conversationId}`,
  /** Says that the account is gone. */
  accountDeleted: () => '/account-deleted',
  /** Where the link at the foot of a mail that is not owed leads. */
  stopMail: (token: string) => `/stop-mail/${token}`,
  /** Where the links of a reminder lead; `choose` is what the person pressed in the mail. */
  reminder: (token: string, choose?: 'done' | 'snooze' | 'stop') =>
    withQuery(`/reminder/${token}`, { choose }),
  /** Where the link of the mail leads that confirms a reminder of the next notices. */
  seasonReminder: (token: string) => `/season-reminder/${token}`,
  report: (leadId: string) => `/report/${leadId}`,
  /** From its mail; what is behind `#` no server sees. */
  deleteReport: (leadId: string, key: string) => `/report/${leadId}#delete=${key}`,
  counties: () => '/counties',
  county: (countyId: string) => `/counties/${countyId}`,
  /** What is left to do once the petition date is over. */
  missedDeadline: () => '/missed-deadline',
  terms: () => '/terms',
  privacy: () => '/privacy',
  refundPolicy: () => '/refund-policy',
  disclaimers: () => '/disclaimers',
  accessibility: () => '/accessibility',
  howSureWeAre: () => '/how-sure-we-are',
} as const

/** Whether a path (no query) is one of the product's pages. */
export const isPagePath = (path: string): boolean => {
  const segments = path.replace(/\/+$/, '').split('/')
  return pagePatterns.some((pattern) => {
    const expected = pattern.replace(/\/+$/, '').split('/')
    return (
      expected.length === segments.length &&
      expected.every((part, at) => (part.startsWith(':') ? Boolean(segments[at]) : part === segments[at]))
    )
  })
}
