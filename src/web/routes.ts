/** Every address of the product and the file that shows it. */
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

const legalPage = (path: string) => route(path, 'features/legal/legal-page.tsx', { id: path })

export default [
  layout('features/landing/site-layout.tsx', [index('features/landing/landing-page.tsx')]),
  layout('features/landing/anybody-layout.tsx', [
    legalPage('missed-deadline'),
    legalPage('terms'),
    legalPage('privacy'),
    legalPage('refund-policy'),
    legalPage('disclaimers'),
    legalPage('accessibility'),
    legalPage('how-sure-we-are'),
    route('counties', 'features/counties/counties-page.tsx'),
    route('counties/:countyId', 'features/counties/county-page.tsx'),
    route('report/:leadId', 'features/report/report-page.tsx'),
    route('*', 'features/not-found/not-found-page.tsx'),
  ]),
  layout('features/session/entry-layout.tsx', [
    route('auth', 'features/auth/auth-page.tsx'),
    route('reset-password', 'features/auth/reset-password-page.tsx'),
    route('verify-email/:token?', 'features/auth/verify-email-page.tsx'),
    route('stop-mail/:token', 'features/stop-mail/stop-mail-page.tsx'),
    route('season-reminder/:token', 'features/season-reminder/season-reminder-page.tsx'),
    route('account-deleted', 'features/profile/account-deleted-page.tsx'),
    route('reminder/:token', 'features/reminder/reminder-page.tsx'),
    route('check-email', 'features/account-setup/check-email-page.tsx'),
    route('account-setup', 'features/account-setup/account-setup-page.tsx'),
  ]),
  layout('features/session/signed-in-layout.tsx', [
    // Pricing has a frame of its own.
    route('pricing', 'features/pricing/pricing-page.tsx'),
    layout('features/session/account-layout.tsx', [
      route('dashboard', 'features/dashboard/dashboard-page.tsx'),
      route('course', 'features/dashboard/course-overview-page.tsx'),
      route('course/:moduleId', 'features/course/course-page.tsx'),
      route('course/:moduleId/test', 'features/course/final-test-page.tsx'),
      route('property-setup', 'features/property-setup/property-setup-page.tsx'),
      route('appeal', 'features/appeal/cases-page.tsx'),
      route('appeal/:caseId/rehearsal', 'features/rehearsal/rehearsal-page.tsx'),
      route('appeal/:caseId/:part?', 'features/appeal/case-page.tsx'),
      route('appeal/:caseId/document/:documentId', 'features/appeal/document-page.tsx'),
      route('payment/success', 'features/payment/payment-success-page.tsx'),
      route('payment/failure', 'features/payment/payment-failure-page.tsx'),
      route('profile', 'features/profile/profile-page.tsx'),
      route('notes', 'features/notes/notes-page.tsx'),
      route('search', 'features/search/search-page.tsx'),
      route('documents', 'features/documents/documents-page.tsx'),
      route('live', 'features/live/live-page.tsx'),
      route('glossary', 'features/search/glossary-page.tsx'),
      route('ask', 'features/ask/ask-page.tsx'),
      route('support', 'features/support/support-page.tsx'),
      route('support/:conversationId', 'features/support/support-conversation-page.tsx'),
    ]),
  ]),
] satisfies RouteConfig
