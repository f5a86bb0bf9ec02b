/** Owns the list of screens that can be opened by their address alone: where, under which heading, with which main action. */
import type { Locator, Page } from '@playwright/test'

export type Screen = readonly [
  path: string,
  heading: string | RegExp,
  mainAction: (page: Page) => Locator,
  /** Built as another of the list, of other words: looked at whole by `npm run test:endurance`. */
  like?: 'another',
]

const link = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name }).first()
const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).first()
const field = (name: string) => (page: Page) => page.getByLabel(name, { exact: true })

export const visitorScreens: readonly Screen[] = [
  ['/', /property tax too high/, button('Calculate Savings')],
  ['/?payment=cancelled', /property tax too high/, button('Calculate Savings'), 'another'],
  ['/missed-deadline', 'I missed the deadline: now what?', link(/.+/)],
  ['/terms', /terms/i, link(/.+/), 'another'],
  ['/privacy', /privacy/i, link(/.+/)],
  ['/refund-policy', /refund/i, link(/.+/), 'another'],
  ['/disclaimers', /disclaimer|what this is/i, link(/.+/), 'another'],
  ['/accessibility', /accessib/i, link(/.+/), 'another'],
  ['/how-sure-we-are', 'How sure we are', link(/.+/), 'another'],
  ['/counties', 'County guides', field('Find your county')],
  ['/counties/gulf', 'Gulf County', button('Print this page')],
  ['/counties/atlantis', 'County not found', link('See all 67 counties'), 'another'],
  ['/auth', /sign in|welcome/i, field('Email')],
  ['/reset-password', 'Choose a new password', field('Code from the email')],
  [
    '/reset-password?token=a-token-of-the-right-length-1234567890',
    'Choose a new password',
    field('New password'),
  ],
  ['/verify-email', 'Confirm your email address', field('Code from the email')],
  [
    '/verify-email/a-token-of-the-right-length-1234567890',
    'This link doesn’t work',
    field('Code from the email'),
    'another',
  ],
  ['/account-deleted', 'Your account is deleted', link('Go to the homepage')],
  ['/stop-mail/a-token-of-the-right-length-1234567890', 'Stop these emails?', button('Stop these emails')],
  [
    '/season-reminder/a-token-of-the-right-length-1234567890',
    'Email me when TRIM notices go out?',
    button('Yes, remind me'),
    'another',
  ],
  [
    '/reminder/a-token-of-the-right-length-1234567890',
    'A date in your case',
    link('See your cases'),
    'another',
  ],
  ['/check-email?email=pat@example.com', /.+/, link('Sign In Instead')],
  ['/account-setup', 'Setup Link Required', link('Sign in')],
  [
    '/account-setup?token=no-token-of-ours-1234567890abcdefghijklmnop',
    'Invalid Setup Link',
    link('Sign in'),
    'another',
  ],
  ['/no-such-page', 'Page not found', link('Go to the homepage')],
]

const backToPricing = link('Back to Pricing')

export const ownerScreens: readonly Screen[] = [
  ['/dashboard', 'Hello, Robin', link(/^Start/)],
  ['/course', 'Course', link(/^Start/)],
  ['/documents', 'Documents', button(/^Download/)],
  ['/course/1', 'What an assessment is, and who decides it', button('Mark lesson complete')],
  [
    '/course/1?lesson=1-9',
    'What an assessment is, and who decides it',
    button('Mark lesson complete'),
    'another',
  ],
  ['/course/2', 'Your TRIM notice, line by line', link(/^Next/), 'another'],
  ['/course/1/test', 'Final test: Introduction & Background', button('Start')],
  ['/course/99', 'Module Not Found', button('Return to Dashboard'), 'another'],
  ['/pricing', 'Get Lifetime Access', button(/Get Lifetime Access.*AI-Enhanced/)],
  ['/payment/failure', 'Payment Failed', backToPricing],
  ['/payment/failure?cancelled=true', 'Payment Cancelled', backToPricing, 'another'],
  ['/payment/failure?error=card_declined', 'Card Declined', backToPricing, 'another'],
  ['/payment/failure?error=insufficient_funds', 'Insufficient Funds', backToPricing, 'another'],
  ['/property-setup', 'Your property', button('Find my home')],
  ['/appeal', 'Your cases', button('Open the case')],
  ['/appeal/00000000-0000-4000-8000-000000000000', 'Your case', link('See your cases')],
  [
    '/appeal/00000000-0000-4000-8000-000000000000/rehearsal',
    'Practice your hearing',
    link('See the plans'),
    'another',
  ],
  [
    '/appeal/00000000-0000-4000-8000-000000000000/document/00000000-0000-4000-8000-000000000000',
    'Your document',
    link('Back to your case'),
    'another',
  ],
  ['/profile', 'Profile', field('First name')],
  ['/notes', 'Your notes', link('Go to the course')],
  ['/search?q=recapture', 'Search', link('Recapture')],
  ['/glossary', 'Glossary', link('Home')],
  ['/live', 'Live sessions', link('See the plans')],
  ['/support', 'Help', button('Send message')],
  ['/support/00000000-0000-4000-8000-000000000000', 'Your message', link('See your messages'), 'another'],
  ['/ask', 'Ask', link('See the plans'), 'another'],
  ['/?payment=cancelled', /property tax too high/, link('Back to Pricing'), 'another'],
  ['/no-such-page', 'Page not found', link('Go to Home'), 'another'],
]
