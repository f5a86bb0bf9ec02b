/** Proves that a mailed link or code leads to a new password. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { completePasswordReset, logout, validateResetToken } from '#contract/account/auth.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.answer(logout, { message: 'Signed out' })
  api.answer(validateResetToken, { expiresAt: '2026-11-21T12:00:00.000Z' })
  api.answer(completePasswordReset, { message: 'Your password has been changed. Please sign in.' })
})

const change = () => screen.getByRole('button', { name: 'Change password' })

it('takes the token from the link, for a visitor too [S2.routes.20]', async () => {
  const { user } = openPage('/reset-password?token=a-token-from-the-mail')
  await user.type(await screen.findByLabelText('New password'), 'Palmetto2')
  expect(screen.queryByLabelText('Code from the email')).toBeNull()
  await user.click(change())
  expect(await screen.findByRole('heading', { level: 1, name: 'Password changed' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/auth')
  const [sent] = api.callsOf(completePasswordReset)
  expect(sent?.input).toEqual({ token: 'a-token-from-the-mail', password: 'Palmetto2' })
})

it('asks for the code when no link brought a token', async () => {
  const { user } = openPage('/reset-password')
  await user.type(await screen.findByLabelText('Code from the email'), '7KQ2-M9XD-40TB')
  await user.type(screen.getByLabelText('New password'), 'Palmetto2')
  await user.click(change())
  await screen.findByRole('heading', { level: 1, name: 'Password changed' })
  const [sent] = api.callsOf(completePasswordReset)
  expect(sent?.input).toEqual({ token: '7KQ2-M9XD-40TB', password: 'Palmetto2' })
})

it('says what is wrong with the new password before it is sent', async () => {
  const { user } = openPage('/reset-password?token=a-token-from-the-mail')
  await user.type(await screen.findByLabelText('New password'), 'palmetto2')
  await user.click(change())
  expect(await screen.findByText('Password must contain uppercase, lowercase, and number')).toBeDefined()
  expect(api.callsOf(completePasswordReset)).toEqual([])
})

it('shows why a link did not work and offers the code instead', async () => {
  api.refuse(completePasswordReset, 'link_invalid', 'This reset link is invalid or has expired.')
  const { user } = openPage('/reset-password?token=a-token-from-the-mail')
  await user.type(await screen.findByLabelText('New password'), 'Palmetto2')
  await user.click(change())
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This reset link is invalid or has expired.',
  )
  const code = screen.getByLabelText<HTMLInputElement>('Code from the email')
  expect(code.value).toBe('')
  api.answer(completePasswordReset, { message: 'Your password has been changed. Please sign in.' })
  await user.type(code, '7KQ2-M9XD-40TB')
  await user.click(change())
  await screen.findByRole('heading', { level: 1, name: 'Password changed' })
  expect(api.callsOf(completePasswordReset).at(-1)?.input).toEqual({
    token: '7KQ2-M9XD-40TB',
    password: 'Palmetto2',
  })
})

it('says at once that a link was used, and takes the code of a newer mail', async () => {
  api.refuse(validateResetToken, 'link_invalid', 'This reset link has been used already.')
  const { user } = openPage('/reset-password?token=a-token-from-the-mail')
  expect((await screen.findByRole('alert')).textContent).toContain('This reset link has been used already.')
  expect(api.callsOf(completePasswordReset)).toEqual([])
  await user.type(screen.getByLabelText('Code from the email'), '7KQ2-M9XD-40TB')
  await user.type(screen.getByLabelText('New password'), 'Palmetto2')
  await user.click(change())
  await screen.findByRole('heading', { level: 1, name: 'Password changed' })
  expect(api.callsOf(completePasswordReset)[0]?.input).toEqual({
    token: '7KQ2-M9XD-40TB',
    password: 'Palmetto2',
  })
})

it('lets the button decide when the link could not be looked at', async () => {
  api.disconnect(validateResetToken)
  const { user } = openPage('/reset-password?token=a-token-from-the-mail')
  await user.type(await screen.findByLabelText('New password'), 'Palmetto2')
  await user.click(change())
  await screen.findByRole('heading', { level: 1, name: 'Password changed' })
})

it('says at the field that a code does not work, and keeps what was typed', async () => {
  api.refuse(completePasswordReset, 'link_invalid', 'This reset link is invalid or has expired.')
  const { user } = openPage('/reset-password')
  const code = await screen.findByLabelText<HTMLInputElement>('Code from the email')
  const password = screen.getByLabelText<HTMLInputElement>('New password')
  await user.type(code, '7KQ2-M9XD-40TB')
  await user.type(password, 'Palmetto2')
  await user.click(change())
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('This reset link is invalid or has expired.')).toBeDefined()
  expect(document.activeElement).toBe(code)
  expect([code.value, password.value]).toEqual(['7KQ2-M9XD-40TB', 'Palmetto2'])
})
