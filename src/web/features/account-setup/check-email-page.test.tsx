/** Proves the page after a guest's purchase: its words, its timer, and sending the mail again. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resendSetupLink } from '#contract/account/auth.ts'
import { getGuestPurchase } from '#contract/purchase/payments.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage, signIn } from '#web/testing/open-page.tsx'
import { waitingTime } from './waiting-time.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

it.each([
  [0, '0 seconds'],
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1:00'],
  [65, '1:05'],
  [750, '12:30'],
])('%i seconds of waiting read %s [S2.check-email.7]', (seconds, expected) => {
  expect(waitingTime(seconds)).toBe(expected)
})

const paid = {
  status: 'paid',
  email: 'ada@example.com',
  planName: 'Standard Course',
  amountCents: 19_700,
} as const

const returned = { status: 'returned', planName: 'Standard Course', amountCents: 19_700 } as const

const opened = (query = '?session_id=cs_test_1234') => openPage(`/check-email${query}`)

describe('a browser that knows of no purchase', () => {
  it('says only what holds for who has paid and for who has not', async () => {
    opened('?email=ada%40example.com')
    await screen.findByRole('heading', { level: 1, name: 'Check your email' })
    const news = document.body.textContent
    expect(news).toContain('Once your payment is confirmed, we’ll email your setup link to ada@example.com')
    expect(news).not.toMatch(/We emailed a link|Purchase Complete/)
  })

  it('shows no address that is none', async () => {
    opened('?email=call%20555-0100%20now')
    await screen.findByText('your registered email')
    expect(document.body.textContent).not.toContain('555-0100')
  })
})

it.each([
  [{ status: 'on_hold' }, 'Your access is on hold'],
  [{ status: 'ended', because: 'dispute_lost' }, 'This purchase has ended'],
] as const)(
  'a purchase that gives no access is told as such, and no mail is waited for: %o',
  async (worth, name) => {
    api.answer(getGuestPurchase, { ...worth, planName: 'Standard Course', amountCents: 19_700 })
    opened()
    expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
    expect(screen.queryByRole('timer')).toBeNull()
  },
)

describe('the page', () => {
  it('says what was bought, where the mail went and what to do with it [S2.check-email.1, S2.check-email.2, S2.check-email.4, S2.check-email.5, S2.check-email.6, S2.check-email.12]', async () => {
    api.answer(getGuestPurchase, paid)
    opened()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Purchase Complete!' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('Standard Course, $197, one-time payment')
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(steps[0]).toContain('Find the email from Just Value')
    expect(steps[1]).toContain('Click “Complete Account Setup”')
    expect(steps[1]).toContain('If you already have an account, the button says “Add your purchase.”')
    expect(steps[2]).toContain('Create a password and enter property details')
    expect(screen.getByText('The email may take a few minutes to arrive.')).toBeDefined()
    expect(api.callsOf(getGuestPurchase)[0]?.input).toEqual({ sessionId: 'cs_test_1234' })
  })

  it.each([
    ['without a purchase', '?email=ada%40example.com'],
    ['on another device than the one that paid', '?email=ada%40example.com&session_id=cs_test_1234'],
  ])('opened %s keeps to what it knows, and says what it does not', async (_, query) => {
    api.refuse(getGuestPurchase, 'not_found', 'We don’t see that purchase in this browser')
    opened(query)
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBeDefined()
    expect(screen.getByText('ada@example.com')).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('We don’t see a purchase in this browser')
    expect(screen.getByRole('link', { name: 'See the two plans' }).getAttribute('href')).toBe('/#pricing')
    expect(screen.getByLabelText('Code from the email')).toBeDefined()
  })

  it('waits for a payment that is pending, until it is paid', async () => {
    api.answer(getGuestPurchase, { status: 'pending' })
    opened()
    expect(await screen.findByRole('heading', { name: 'We’re confirming your payment' })).toBeDefined()
    api.answer(getGuestPurchase, paid)
    const done = { name: 'Purchase Complete!' }
    expect(await screen.findByRole('heading', done, { timeout: 5000 })).toBeDefined()
  })

  it('says when the course was owned already and where the money is', async () => {
    api.answer(getGuestPurchase, { ...returned, because: 'already_owned' })
    opened()
    expect(await screen.findByRole('heading', { name: 'You already have this course' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain(
      'We refunded your payment of $197 for the Standard Course',
    )
    expect(screen.getByRole('link', { name: 'Sign In Instead' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull()
  })

  it('leads who is signed in to Home, not to signing in', async () => {
    signIn(api)
    api.answer(getGuestPurchase, { ...returned, because: 'already_owned' })
    opened()
    const home = await screen.findByRole('link', { name: 'Go to Home' })
    expect(home.getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('link', { name: 'Sign In Instead' })).toBeNull()
  })

  it('says only that the money goes back when that has another reason', async () => {
    api.answer(getGuestPurchase, { ...returned, because: 'other' })
    opened()
    expect(await screen.findByRole('heading', { name: 'We’re refunding your payment' })).toBeDefined()
    expect(screen.getByRole('status').textContent).toContain('$197 for the Standard Course')
    expect(document.body.textContent).not.toMatch(/already|first purchase/)
    expect(screen.queryByRole('button', { name: 'Resend Email' })).toBeNull()
  })

  it('says when no payment was made, and leads back to the plans', async () => {
    api.answer(getGuestPurchase, { status: 'failed', failure: null })
    opened()
    expect(await screen.findByRole('heading', { name: 'No payment was made' })).toBeDefined()
    const back = screen.getByRole('link', { name: 'See the two plans' })
    expect(back.getAttribute('href')).toBe('/#pricing')
    expect(screen.queryByRole('timer')).toBeNull()
  })

  it("names 'your registered email' when it does not know better [S2.check-email.3]", async () => {
    openPage('/check-email')
    expect(await screen.findByText('your registered email')).toBeDefined()
  })

  it('has a support link with the session id, and the way to sign in [S2.check-email.10, S2.check-email.11]', async () => {
    api.answer(getGuestPurchase, paid)
    opened()
    const support = await screen.findByRole('link', { name: 'Contact support' })
    expect(support.getAttribute('href')).toMatch(/^mailto:.*cs_test_1234/)
    expect(screen.getByRole('link', { name: 'Sign In Instead' }).getAttribute('href')).toBe('/auth')
  })
})

describe('sending the mail again', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    api.answer(getGuestPurchase, paid)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend Email' })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('is possible once the timer has run 60 s, and again 60 s later [S2.check-email.8, S2.check-email.9]', async () => {
    const message = 'If this purchase still needs an account, we’ve sent the setup email again.'
    api.answer(resendSetupLink, { message })
    openPage('/check-email?session_id=cs_test_1234')
    await screen.findByRole('timer')
    await wait(50)
    expect(resend().disabled).toBe(true)
    expect(screen.getByRole('timer').textContent).toMatch(/^5\d seconds$/)
    await wait(11)
    expect(screen.getByRole('timer').textContent).toMatch(/^1:0\d$/)
    expect(resend().disabled).toBe(false)
    fireEvent.click(resend())
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.callsOf(resendSetupLink).map(({ input }) => input)).toEqual([{ sessionId: 'cs_test_1234' }])
    expect(resend().disabled).toBe(true)
    await wait(62)
    expect(resend().disabled).toBe(false)
  })

  it('says when the limit of the server is reached', async () => {
    api.refuse(resendSetupLink, 'rate_limited', 'Slow down')
    openPage('/check-email?session_id=cs_test_1234')
    await screen.findByRole('timer')
    await wait(61)
    fireEvent.click(resend())
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too many requests. Please try again later.',
    )
  })

  it('is not possible without a purchase, and says so', async () => {
    openPage('/check-email')
    await screen.findByRole('timer')
    await wait(61)
    expect(resend().disabled).toBe(true)
    expect(screen.getByText(/can’t match this page to a purchase/)).toBeDefined()
  })
})
