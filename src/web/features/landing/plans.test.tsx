/** Checks that each plan's button starts its own guest checkout, and what is said when that fails. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getLeftCheckout } from '#contract/purchase/payments.ts'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { CancelledNotice } from '#web/features/landing/parts/cancelled-notice.tsx'
import { Plans } from '#web/features/landing/parts/plans.tsx'
import { SiteHeader } from '#web/features/landing/parts/site-header.tsx'
import { storeAccessToken } from '#web/session/access-token.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { ada, signIn } from '#web/testing/open-page.tsx'

const { copy } = readLandingContent()
const whole = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, ready: true }))
const begun = whole.map(({ id }) => ({ id, ready: id === 1 }))

const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
)

/** The page may ask meanwhile who is signed in; a broken answer to that would be asked for again a second later. */
const whoIsIt = () => Response.json({ success: true, data: { profile: { ...ada, tier: null } } })

const press = async (name: string, answer: Response) => {
  const network = vi.fn((_url: string, { method }: RequestInit) =>
    Promise.resolve(method === 'POST' ? answer : whoIsIt()),
  )
  vi.stubGlobal('fetch', network)
  render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
  await userEvent.click(screen.getByRole('button', { name: `Get Lifetime Access to the ${name}` }))
  const panel = await screen.findByRole('alert')
  const [url, request] = network.mock.calls.find(([, { method }]) => method === 'POST') ?? []
  return { shown: panel.textContent, url, sent: JSON.parse(String(request?.body)) }
}

const refusal = () =>
  Response.json(
    { success: false, error: { code: 'unavailable', message: 'Payments are down.' } },
    { status: 503 },
  )

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it.each([
  ['Standard Course', 'standard', 'S2.landing.19, S3.checkout.3, S4.checkout.3'],
  ['AI-Enhanced Course', 'ai_enhanced', 'S2.landing.18, S4.checkout.5'],
])('starts a guest checkout for the %s: %s [%s]', async (name, tier, _id) => {
  const { url, sent } = await press(name, refusal())
  expect(url).toBe('/api/integration/payment/guest-checkout-session')
  expect(sent).toEqual({
    tier,
    successUrl: `${window.location.origin}/check-email?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${window.location.origin}/?payment=cancelled`,
    guestCheckout: true,
  })
})

it('shows the server’s message and frees the buttons [S2.landing.23]', async () => {
  const { shown } = await press('Standard Course', refusal())
  expect(shown).toContain('Payments are down.')
  expect(screen.getAllByRole<HTMLButtonElement>('button').map((button) => button.disabled)).toEqual([
    false,
    false,
  ])
})

it('starts a guest checkout for a signed-in person too [S2.landing.20]', async () => {
  storeAccessToken('a-token')
  const { url, sent } = await press('Standard Course', refusal())
  expect(url).toBe('/api/integration/payment/guest-checkout-session')
  expect(sent.guestCheckout).toBe(true)
})

const cardOf = (name: string) => screen.getByRole('heading', { name }).closest('article')?.textContent ?? ''

it('says in each plan, beside its price, what is there today and what is being built', () => {
  render(<Plans copy={copy.pricing} modules={begun} />, { wrapper: Around })
  expect(cardOf('Standard Course')).toMatch(
    /\$197.*Today you get module 1.*still writing modules 2–7 and will add them at no extra cost/,
  )
  expect(cardOf('AI-Enhanced Course')).toMatch(
    /\$250.*Today you get module 1.*live Q&A.*modules 2–7.* and will add them at no extra cost/,
  )
})

it('leads an owner of Standard to the upgrade, beside the plan it belongs to', () => {
  render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
  expect(cardOf('AI-Enhanced Course')).toContain(
    'Already own the Standard Course? Sign in and upgrade for $53.',
  )
  expect(cardOf('Standard Course')).not.toContain('upgrade for')
  const link = screen.getByRole('link', { name: 'Sign in and upgrade' })
  expect(link.getAttribute('href')).toBe('/auth?returnTo=%2Fpricing')
})

it('says nothing of the kind in a plan that is whole', () => {
  render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
  expect(cardOf('Standard Course')).not.toMatch(/today you get|being/i)
})

describe('a signed-in visitor', () => {
  it('is told so beside the buttons, and led to the prices of the account', async () => {
    signIn(fakeApi(), { ...ada, tier: 'standard' })
    render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
    expect(
      await screen.findByText('You’re signed in as ada@example.com and already own the Standard Course'),
    ).toBeDefined()
    const link = screen.getByRole('link', { name: 'Buy from your account' })
    expect(link.getAttribute('href')).toBe('/pricing')
  })

  it.each([
    ['ai_enhanced', 'AI-Enhanced Course', 'You already have this course', 'My case', '/appeal'],
    ['ai_enhanced', 'Standard Course', 'Your AI-Enhanced Course includes this one', 'Home', '/dashboard'],
    ['standard', 'Standard Course', 'You already have this course', 'My case', '/appeal'],
    ['standard', 'AI-Enhanced Course', 'You already have the Standard Course', 'Upgrade for $53', '/pricing'],
  ] as const)('who owns %s and presses the %s pays nothing: %s', async (tier, name, said, link, to) => {
    // No checkout is answered here: one that is asked for fails the test.
    signIn(fakeApi(), { ...ada, tier })
    render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
    await userEvent.click(screen.getByRole('button', { name: `Get Lifetime Access to the ${name}` }))
    expect(await screen.findByText(said)).toBeDefined()
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to)
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('has the way to Home where a visitor signs in', async () => {
    signIn(fakeApi())
    render(<SiteHeader />, { wrapper: Around })
    expect(screen.getAllByRole('link', { name: 'Home' })[0]?.getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
  })

  it('who left a checkout is led back to the prices and to help [S2.routes.19]', async () => {
    const api = fakeApi()
    api.answer(getLeftCheckout, { failure: null })
    signIn(api)
    window.history.replaceState(null, '', '/?payment=cancelled')
    render(<CancelledNotice />, { wrapper: Around })
    const back = await screen.findByRole('link', { name: 'Back to Pricing' })
    expect(back.getAttribute('href')).toBe('/pricing')
    const help = screen.getByRole('link', { name: 'Help with a payment' })
    expect(help.getAttribute('href')).toBe('/payment/failure?cancelled=true')
    window.history.replaceState(null, '', '/')
  })

  it.each(['card_declined', 'insufficient_funds'] as const)(
    'whose payment ended as %s is helped with that',
    async (failure) => {
      const api = fakeApi()
      api.answer(getLeftCheckout, { failure })
      signIn(api)
      window.history.replaceState(null, '', '/?payment=cancelled')
      render(<CancelledNotice />, { wrapper: Around })
      const help = await screen.findByRole('link', { name: 'Help with a payment' })
      await waitFor(() => expect(help.getAttribute('href')).toBe(`/payment/failure?error=${failure}`))
      window.history.replaceState(null, '', '/')
    },
  )

  it('is the only one who is told', () => {
    render(<Plans copy={copy.pricing} modules={whole} />, { wrapper: Around })
    expect(screen.queryByText(/You’re signed in/)).toBeNull()
  })
})

it('says so when the answer has no address to go to', async () => {
  const { shown } = await press('Standard Course', Response.json({ success: true, data: {} }))
  expect(shown).toContain('Invalid checkout session response')
})
