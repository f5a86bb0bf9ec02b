/** Checks that each plan's button starts its own guest checkout, and what is said when that fails. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { storeAccessToken } from '#web/access-token.ts'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { Plans } from '#web/features/landing/parts/plans.tsx'

const { copy } = readLandingContent()

const press = async (name: string, answer: Response) => {
  const network = vi.fn((_url: string, _request: RequestInit) => Promise.resolve(answer))
  vi.stubGlobal('fetch', network)
  render(<Plans copy={copy.pricing} readiness={null} />, { wrapper: MemoryRouter })
  await userEvent.click(screen.getByRole('button', { name: `Get Lifetime Access to the ${name}` }))
  const panel = await screen.findByRole('alert')
  const [url, request] = network.mock.calls[0] ?? []
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
  ['Standard Course', 'standard', 'S2.landing.19'],
  ['AI-Enhanced Course', 'ai_enhanced', 'S2.landing.18'],
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

it('says beside the buttons which modules are still being written', () => {
  const line = 'Module 1 is complete; modules 2–7 are being written and will be added at no further cost.'
  render(<Plans copy={copy.pricing} readiness={line} />, { wrapper: MemoryRouter })
  expect(screen.getByRole('region', { name: copy.pricing.heading }).textContent).toContain(line)
})

it('says so when the answer has no address to go to', async () => {
  const { shown } = await press('Standard Course', Response.json({ success: true, data: {} }))
  expect(shown).toContain('Invalid checkout session response')
})
