/** Proves that a verification mail leads to a page that confirms the address by a press, not by being opened. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { readEmailVerification, verifyEmail } from '#contract/account/auth.ts'
import { getProfile } from '#contract/account/users.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(readEmailVerification, { email: 'a***@example.com', verified: false })
  api.answer(verifyEmail, { message: 'Your email address is confirmed.' })
})

const address = '/verify-email/a-token-from-the-mail'
const confirm = () => screen.findByRole('button', { name: 'Confirm this address' })

it('shows whose address it is, and confirms it when the button is pressed [S2.profile.3, S7.auth.6]', async () => {
  const { user } = openPage(address)
  const button = await confirm()
  expect(screen.getByText('a***@example.com')).toBeDefined()
  expect(api.callsOf(verifyEmail)).toEqual([])
  await user.click(button)
  const heading = await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })
  expect(document.activeElement).toBe(heading)
  expect(api.callsOf(verifyEmail)[0]?.input).toEqual({ token: 'a-token-from-the-mail' })
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth')
})

it('lets the profile of a signed-in person know at once', async () => {
  signIn(api, { ...ada, emailVerified: false })
  const { user } = openPage(address)
  const button = await confirm()
  await waitFor(() => expect(api.callsOf(getProfile)).toHaveLength(1))
  api.answer(getProfile, { profile: ada })
  await user.click(button)
  const profile = await screen.findByRole('link', { name: 'Go to your profile' })
  expect(profile.getAttribute('href')).toBe('/profile')
  expect(api.callsOf(getProfile)).toHaveLength(2)
})

it('says that there is nothing to do when it was confirmed before', async () => {
  api.answer(readEmailVerification, { email: 'a***@example.com', verified: true })
  openPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Confirm this address' })).toBeNull()
})

it('offers the code, and says where a new link is, when this one does not work', async () => {
  api.refuse(readEmailVerification, 'link_invalid', 'Dead')
  const page = openPage(address)
  expect(await screen.findByRole('heading', { level: 1, name: 'This link doesn’t work' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'profile' }).getAttribute('href')).toBe('/profile')
  api.answer(readEmailVerification, { email: 'a***@example.com', verified: false })
  await page.user.type(screen.getByLabelText('Code from the email'), '7KQ2-M9XD-40TB')
  await page.user.click(screen.getByRole('button', { name: 'Submit code' }))
  await confirm()
  expect(page.address()).toBe('/verify-email')
})

it('asks for the code when no link was opened', async () => {
  const { user } = openPage('/verify-email')
  await user.type(await screen.findByLabelText('Code from the email'), '7KQ')
  await user.click(screen.getByRole('button', { name: 'Submit code' }))
  expect(
    await screen.findByText('The link or code is too short. Copy all of it from your email.'),
  ).toBeDefined()
  expect(api.callsOf(readEmailVerification)).toEqual([])
})

it('says at the field that a code does not work, and stays where it is', async () => {
  api.refuse(readEmailVerification, 'link_invalid', 'Dead')
  const page = openPage('/verify-email')
  const code = await screen.findByLabelText<HTMLInputElement>('Code from the email')
  await page.user.type(code, '7KQ2-M9XD-40TB')
  await page.user.click(screen.getByRole('button', { name: 'Submit code' }))
  expect(await screen.findByText(/This code doesn’t work/)).toBeDefined()
  expect(code.value).toBe('7KQ2-M9XD-40TB')
  expect(page.address()).toBe('/verify-email')
})

it('says when the link could not be looked at or used, and tries again', async () => {
  api.disconnect(readEmailVerification)
  const { user } = openPage(address)
  expect((await screen.findByRole('alert')).textContent).toContain('Network error')
  api.answer(readEmailVerification, { email: 'a***@example.com', verified: false })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  api.refuse(verifyEmail, 'link_invalid', 'This link is invalid or has expired.')
  await user.click(await confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('This link is invalid or has expired.')
})
