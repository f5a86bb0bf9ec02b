/** Proves the failure page: the four reasons, and what helps. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'

beforeEach(() => {
  signIn(fakeApi())
})

it.each([
  [
    '?cancelled=true',
    'Payment Cancelled',
    'You cancelled the payment process. No charges were made to your account.',
    'S2.failure.1',
  ],
  [
    '?error=card_declined',
    'Card Declined',
    'Your payment method was declined. Please try a different card or contact your bank.',
    'S2.failure.2',
  ],
  [
    '?error=insufficient_funds',
    'Insufficient Funds',
    'Your payment method has insufficient funds. Please try a different payment method.',
    'S2.failure.3',
  ],
  [
    '?error=anything',
    'Payment Failed',
    'We encountered an issue processing your payment. Please try again or contact support.',
    'S2.failure.4',
  ],
  [
    '',
    'Payment Failed',
    'We encountered an issue processing your payment. Please try again or contact support.',
    'S2.failure.4',
  ],
  [
    '?cancelled=true&error=card_declined',
    'Payment Cancelled',
    'You cancelled the payment process. No charges were made to your account.',
    'S2.failure.5',
  ],
])('/payment/failure%s says %s: %s [%s]', async (query, title, text) => {
  openPage(`/payment/failure${query}`)
  const heading = await screen.findByRole('heading', { level: 1, name: title })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(screen.getByText(text)).toBeDefined()
})

it('leads back, on, and to support [S2.failure.6, S2.failure.7]', async () => {
  openPage('/payment/failure')
  await screen.findByRole('heading', { level: 1 })
  const main = within(screen.getByRole('main'))
  const link = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  expect(link('Back to Pricing')).toBe('/pricing')
  expect(link('Dashboard')).toBe('/dashboard')
  expect(link('Contact Support')).toMatch(/^mailto:support@/)
})

it('lists what to try [S2.failure.8, S2.failure.9]', async () => {
  openPage('/payment/failure')
  const problems = async (name: string) =>
    within(await screen.findByRole('region', { name }))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent)
  expect(await problems('Payment method issues')).toEqual([
    'Card declined:',
    'Insufficient funds:',
    'Expired card:',
  ])
  expect(await problems('Technical issues')).toEqual(['Browser:', 'Connection:', 'Ad blockers:'])
})

it('says who handles the card, and when support replies [S2.failure.10, S2.failure.11]', async () => {
  openPage('/payment/failure')
  const text = (await screen.findByText(/Stripe, our payment provider/)).textContent
  expect(text).toContain('We never store your card details')
  expect(text).toContain('We answer within 24 hours')
})
