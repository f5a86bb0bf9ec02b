/** Proves the sign-in screen: its words, its checks, and where it leads. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { login, requestPasswordReset } from '#contract/account/auth.ts'
import { getProgress } from '#contract/account/users.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
})

const email = () => screen.findByLabelText('Email')
const password = () => screen.findByLabelText('Password')
const signInButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Sign/ })

const signedIn = { user: ada, tokens: { accessToken: 'fresh-token' } }

const fillIn = async ({ user }: ReturnType<typeof openPage>) => {
  await user.type(await email(), 'ada@example.com')
  await user.type(await password(), 'Palm-Harbor1')
}

describe('the sign-in screen', () => {
  it('welcomes and asks for email and password [S2.auth.2, S2.auth.3, S2.routes.2]', async () => {
    openPage('/auth')
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome back' })).toBeDefined()
    expect((await email()).getAttribute('autocomplete')).toBe('username')
    expect((await password()).getAttribute('autocomplete')).toBe('current-password')
  })

  it('has a panel that tells what waits behind it [S2.auth.1]', async () => {
    openPage('/auth')
    const panel = await screen.findByRole('complementary')
    expect(panel.textContent).toContain('7 modules and 21 lessons')
  })

  it('leads to the start, the terms and the privacy page [S2.auth.6, S2.auth.7]', async () => {
    openPage('/auth')
    const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await link('Get started here')).toBe('/')
    expect(await link('terms')).toBe('/terms')
    expect(await link('privacy policy')).toBe('/privacy')
  })

  it('keeps the button disabled until the form is valid [S2.auth.8]', async () => {
    const page = openPage('/auth')
    await email()
    expect(signInButton().disabled).toBe(true)
    await fillIn(page)
    await waitFor(() => expect(signInButton().disabled).toBe(false))
    await page.user.clear(await password())
    await waitFor(() => expect(signInButton().disabled).toBe(true))
  })

  it('says at every change what is wrong [S5.sign-in.1, S5.sign-in.2, S5.sign-in.3, S5.sign-in.4, S5.sign-in.5]', async () => {
    const { user } = openPage('/auth')
    await user.type(await email(), 'a')
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined()
    await user.clear(await email())
    expect(await screen.findByText('Email is required')).toBeDefined()
    await user.type(await password(), 'short')
    expect(await screen.findByText('Password must be at least 8 characters')).toBeDefined()
    expect(screen.getByText('Enter your email and password first.')).toBeDefined()
    await user.type(await email(), 'ada@example.com')
    await waitFor(() => expect(screen.queryByText('Enter your email and password first.')).toBeNull())
    await user.clear(await password())
    expect(await screen.findByText('Password is required')).toBeDefined()
  })
})

describe('signing in', () => {
  it('is disabled while it goes on, then stores the token and opens the dashboard [S2.auth.9, S4.sign-in.2, S4.session.3, S4.session.8]', async () => {
    let finish: (value: typeof signedIn) => void = () => undefined
    api.answerWith(login, () => new Promise<typeof signedIn>((resolve) => (finish = resolve)))
    const page = openPage('/auth')
    await fillIn(page)
    await page.user.click(signInButton())
    expect(signInButton().disabled).toBe(true)
    expect(signInButton().textContent).toBe('Signing in…')
    finish(signedIn)
    await waitFor(() => expect(page.address()).toBe('/dashboard'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeDefined()
    expect(localStorage.getItem('justvalue.accessToken')).toBe('fresh-token')
    await waitFor(() => expect(api.callsOf(getProgress)[0]?.token).toBe('Bearer fresh-token'))
  })

  it('shows the message of a failure and allows another try [S8.sign-in.1, S4.sign-in.1]', async () => {
    api.refuse(login, 'invalid_credentials', 'That email or password isn’t right')
    const page = openPage('/auth')
    await fillIn(page)
    await page.user.click(signInButton())
    expect((await screen.findByRole('alert')).textContent).toContain('That email or password isn’t right')
    expect(signInButton().disabled).toBe(false)
    expect(page.address()).toBe('/auth')
    expect(document.activeElement?.contains(screen.getByRole('alert'))).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
    await page.user.click(screen.getByRole('button', { name: 'reset your password' }))
    expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeDefined()
  })

  it("shows 'Login failed' for a failure without a message [S8.sign-in.2]", async () => {
    api.refuse(login, 'internal')
    const page = openPage('/auth')
    await fillIn(page)
    await page.user.click(signInButton())
    expect((await screen.findByRole('alert')).textContent).toContain('Login failed')
  })

  it.each([
    ['/auth?returnTo=%2Fpricing', '/pricing', 'S2.routes.18'],
    ['/auth?returnTo=https%3A%2F%2Fevil.example%2Fpricing', '/dashboard', 'S2.routes.23'],
    ['/auth', '/dashboard', 'S2.routes.3'],
  ])('from %s a signed-in person goes to %s [%s]', async (from, to) => {
    signIn(api)
    const page = openPage(from)
    await waitFor(() => expect(page.address()).toBe(to))
  })
})

describe('a forgotten password', () => {
  it('has its own view with a way back [S2.auth.4, S2.auth.5]', async () => {
    const { user } = openPage('/auth')
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    const heading = screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })
    expect(document.activeElement).toBe(heading)
    await user.click(screen.getByRole('button', { name: 'Back to sign in' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'Welcome back' }))
  })

  it('is answered with a mailed link [S2.forgot.1]', async () => {
    const message = 'If there’s an account with this email address, a reset link is on its way.'
    api.answer(requestPasswordReset, { message })
    const { user } = openPage('/auth')
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }))
    await user.type(await email(), ' ada@example.com ')
    await user.click(screen.getByRole('button', { name: 'Send reset link' }))
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.callsOf(requestPasswordReset).map(({ input }) => input)).toEqual([
      { email: 'ada@example.com' },
    ])
  })
})
