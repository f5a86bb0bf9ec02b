/** Proves the ways into the account set-up: the code typed from the mail, and a purchase for an account that is there. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  addPurchase,
  completeAccountSetup,
  login,
  logout,
  validateSetupToken,
} from '#contract/account/auth.ts'
import {
  alertWords,
  answerSetup,
  fillFields,
  openFilledSetup,
  openSetup,
  press,
  setupApi,
} from '#web/testing/account-setup.tsx'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const code = '7KQ2-M9XD-40TB'
const codeField = () => screen.getByLabelText<HTMLInputElement>('Code from the email')

describe('the code from the mail', () => {
  it.each(['/account-setup', '/check-email'])('typed at %s leads to the set-up', async (address) => {
    const page = openPage(address)
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
    // A link to share, a shot of the screen or the history must not give the code away.
    expect(page.address()).toBe('/account-setup')
    expect(api.callsOf(validateSetupToken)[0]?.input).toEqual({ token: code })
  })

  it.each(['/account-setup', '/check-email'])('that is wrong at %s says so at the field', async (address) => {
    api.refuse(validateSetupToken, 'link_invalid', 'This link has expired')
    const page = openPage(address)
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    expect(await screen.findByText(/This code doesn’t work/)).toBeDefined()
    expect(codeField().getAttribute('aria-invalid')).toBe('true')
    expect(codeField().value).toBe(code)
    await waitFor(() => expect(document.activeElement).toBe(codeField()))
    expect(page.address()).toBe(address)
    expect(screen.queryByText('Invalid Setup Link')).toBeNull()
  })

  it('that could not be checked keeps what was typed', async () => {
    api.disconnect(validateSetupToken)
    const page = openPage('/account-setup')
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    expect(await screen.findByText('Network error. Please check your connection.')).toBeDefined()
    expect(codeField().value).toBe(code)
  })

  it('that is not typed asks for it, once', async () => {
    const page = openPage('/account-setup')
    await screen.findByLabelText('Code from the email')
    await press(page, 'Submit code')
    expect(await screen.findByText('Please enter the code from your email')).toBeDefined()
    expect(api.callsOf(validateSetupToken)).toEqual([])
  })

  it('mends a link that does not work', async () => {
    api.refuse(validateSetupToken, 'link_invalid', 'This link has expired')
    const page = openSetup()
    await screen.findByRole('heading', { name: 'Invalid Setup Link' })
    answerSetup(api)
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  })
})

describe('a link that was used', () => {
  const used = () => api.refuse(validateSetupToken, 'already_set_up', 'Your account is already set up.')

  it.each([
    [true, 'Go to Home', '/dashboard'],
    [false, 'Sign in', '/auth'],
  ])('leads on; the browser is signed in: %s', async (isSignedIn, name, address) => {
    used()
    if (isSignedIn) signIn(api)
    openSetup()
    expect(await screen.findByRole('heading', { name: 'Your account is set up' })).toBeDefined()
    expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(address)
    expect(screen.queryByText('Invalid Setup Link')).toBeNull()
  })

  it('in another window meanwhile leads on too, as whom that window signed in', async () => {
    const page = await openFilledSetup()
    api.refuse(completeAccountSetup, 'already_set_up', 'Your account is already set up.')
    signIn(api)
    await press(page, 'Complete Setup')
    expect(await screen.findByRole('heading', { name: 'Your account is set up' })).toBeDefined()
    expect(await screen.findByRole('link', { name: 'Go to Home' })).toBeDefined()
    expect(screen.queryByText('Your account isn’t set up yet')).toBeNull()
  })

  it('is not called a wrong code when its code is typed', async () => {
    used()
    const page = openPage('/account-setup')
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    expect(await screen.findByRole('heading', { name: 'Your account is set up' })).toBeDefined()
  })
})

describe('a purchase under the address of an account', () => {
  const owner = {
    email: 'Ada@example.com',
    firstName: 'Ada',
    lastName: 'P',
    hasAccount: true,
    home: null,
    goesBack: null,
  }
  beforeEach(() => {
    api.answer(validateSetupToken, owner)
    answerNewCourse(api)
  })

  it('asks to sign in, and comes back; no password is asked for here', async () => {
    openSetup()
    expect(await screen.findByRole('heading', { name: 'You already have an account' })).toBeDefined()
    const back = encodeURIComponent('/account-setup?token=a-token-from-the-mail')
    const link = await screen.findByRole('link', { name: 'Sign in and add the purchase' })
    expect(link.getAttribute('href')).toBe(`/auth?returnTo=${back}`)
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.getByText(/Forgot your password/)).toBeDefined()
  })

  it.each([
    [{ cents: 19_700, isWhole: false }, /refund \$197, so you pay only the upgrade/],
    [{ cents: 25_000, isWhole: true }, /refund all of it: \$250/],
  ])('says before it is added what goes back: %o', async (goesBack, words) => {
    signIn(api)
    api.answer(validateSetupToken, { ...owner, goesBack })
    openSetup()
    await screen.findByRole('button', { name: 'Add the purchase to my account' })
    expect(
      screen.getByText((_text, node) => node?.tagName === 'P' && words.test(node.textContent)),
    ).toBeDefined()
  })

  it('whose code was typed keeps it out of the address through the sign-in', async () => {
    const page = openPage('/account-setup')
    await fillFields(page, { 'Code from the email': code })
    await press(page, 'Submit code')
    api.answer(login, { user: { ...ada, tier: null }, tokens: { accessToken: 'a-token' } })
    await page.user.click(await screen.findByRole('link', { name: 'Sign in and add the purchase' }))
    await page.user.type(await screen.findByLabelText('Email'), 'ada@example.com')
    expect(page.address()).toBe('/auth?returnTo=%2Faccount-setup')
    await page.user.type(screen.getByLabelText('Password'), 'Palm-Harbor1{Enter}')
    expect(await screen.findByRole('button', { name: 'Add the purchase to my account' })).toBeDefined()
    expect(page.address()).toBe('/account-setup')
  })

  it('is added by who is signed in, at the press of a button', async () => {
    signIn(api, { ...ada, tier: null })
    api.answer(addPurchase, { user: ada })
    const page = openSetup()
    await press(page, 'Add the purchase to my account')
    await waitFor(() => expect(page.address()).toBe('/dashboard'))
    expect(api.callsOf(addPurchase)[0]).toMatchObject({
      input: { token: 'a-token-from-the-mail' },
      token: 'Bearer a-token',
    })
  })

  it('says why it was not added', async () => {
    signIn(api)
    api.refuse(addPurchase, 'link_invalid', 'This setup link is invalid or has expired.')
    const page = openSetup()
    await press(page, 'Add the purchase to my account')
    expect(await alertWords()).toContain('invalid or has expired')
  })

  it('is not offered to somebody else who is signed in', async () => {
    signIn(api, { ...ada, email: 'eve@example.com' })
    api.answer(logout, { message: 'Signed out' })
    const page = openSetup()
    expect(await screen.findByText(/You’re signed in as/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Add the purchase to my account' })).toBeNull()
    await press(page, 'Sign out')
    expect(await screen.findByRole('link', { name: 'Sign in and add the purchase' })).toBeDefined()
  })
})
