/** Proves the page after a guest's purchase: its words, its timer, and sending the mail again. */
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resendSetupLink, validateSetupToken } from '#contract/auth.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
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

describe('the page', () => {
  it('says where the mail went and what to do with it [S2.check-email.1, S2.check-email.2, S2.check-email.4, S2.check-email.5, S2.check-email.6, S2.check-email.12]', async () => {
    openPage('/check-email?email=ada%40example.com&session_id=cs_test_1234')
    expect(await screen.findByRole('heading', { level: 1, name: 'Purchase Complete!' })).toBeDefined()
    expect(screen.getByText('ada@example.com')).toBeDefined()
    const steps = screen.getAllByRole('listitem').map((item) => item.textContent)
    expect(steps[0]).toContain('Find the e-mail from Just Value')
    expect(steps[1]).toContain("Click 'Complete Account Setup'")
    expect(steps[2]).toContain('Create a password and enter property details')
    expect(screen.getByText('The e-mail may take a few minutes to arrive.')).toBeDefined()
  })

  it("names 'your registered email' when it does not know better [S2.check-email.3]", async () => {
    openPage('/check-email')
    expect(await screen.findByText('your registered email')).toBeDefined()
  })

  it('has a support link with the session id, and the way to sign in [S2.check-email.10, S2.check-email.11]', async () => {
    openPage('/check-email?session_id=cs_test_1234')
    const support = await screen.findByRole('link', { name: 'Contact support' })
    expect(support.getAttribute('href')).toMatch(/^mailto:.*cs_test_1234/)
    expect(screen.getByRole('link', { name: 'Sign In Instead' }).getAttribute('href')).toBe('/auth')
  })

  it('takes the code from the mail to the set-up', async () => {
    api.answer(validateSetupToken, {
      email: 'ada@example.com',
      firstName: '',
      lastName: '',
      hasAccount: false,
    })
    const page = openPage('/check-email')
    await page.user.type(await screen.findByLabelText('Code from the e-mail'), '7KQ2-M9XD-40TB')
    await page.user.click(screen.getByRole('button', { name: 'Use this code' }))
    await waitFor(() => expect(page.address()).toBe('/account-setup?token=7KQ2-M9XD-40TB'))
  })
})

describe('sending the mail again', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })

  const resend = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Resend Email' })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('is possible once the timer has run 60 s, and again 60 s later [S2.check-email.8, S2.check-email.9]', async () => {
    const message = 'If this purchase is waiting for its account, the e-mail is on its way again.'
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
    expect(screen.getByText(/opened without a purchase/)).toBeDefined()
  })
})
