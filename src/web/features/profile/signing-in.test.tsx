/** Proves the profile's parts about signing in: the confirmed address, the password, the list of sessions. */
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { requestPasswordReset } from '#contract/account/auth.ts'
import {
  changePassword,
  endOtherSessions,
  endSession,
  getReminderSettings,
  listSessions,
  requestEmailVerification,
} from '#contract/account/users.ts'
import { listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

const here = {
  id: '0d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
  device: 'Firefox on Windows',
  createdAt: '2026-11-01T15:00:00.000Z',
  lastUsedAt: '2026-11-21T15:00:00.000Z',
  current: true,
}
const there = {
  ...here,
  id: '1d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
  device: 'Safari on iOS',
  // Already the next day in UTC, not in Florida.
  lastUsedAt: '2026-11-20T02:00:00.000Z',
  current: false,
}
const unnamed = { ...there, id: '2d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d', device: null }

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(getSubscription, { tier: null, purchases: [], guaranteeEndsOn: null, refundable: null })
  api.answer(listProperties, { properties: [] })
  api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
  api.answer(listSessions, { sessions: [here, there, unnamed] })
})

const part = async (name: string) => within(await screen.findByRole('region', { name }))

describe('the email address', () => {
  it('that is confirmed says so and asks for nothing', async () => {
    openPage('/profile')
    const details = await part('Sign-in')
    expect(details.getByText('ada@example.com')).toBeDefined()
    expect(details.getByText('Yes')).toBeDefined()
    expect(details.queryByRole('button', { name: 'Resend the link' })).toBeNull()
  })

  it('that is not gets its link again, or says why not [S2.profile.3]', async () => {
    signIn(api, { ...ada, emailVerified: false })
    api.refuse(requestEmailVerification, 'rate_limited', 'Slow down')
    const { user } = openPage('/profile')
    const details = await part('Sign-in')
    expect(details.getByText('Not yet')).toBeDefined()
    const code = details.getByRole('link', { name: 'enter the code' })
    expect(code.getAttribute('href')).toBe('/verify-email')
    await user.click(details.getByRole('button', { name: 'Resend the link' }))
    expect((await details.findByRole('alert')).textContent).toContain('Too many requests')
    api.answer(requestEmailVerification, { message: 'Your link is on its way.' })
    await user.click(details.getByRole('button', { name: 'Resend the link' }))
    expect(await details.findByText('Your link is on its way.')).toBeDefined()
  })
})

describe('the password', () => {
  const fill = async (user: ReturnType<typeof openPage>['user'], current: string, chosen: string) => {
    await user.type(await screen.findByLabelText('Current password'), current)
    await user.type(screen.getByLabelText('New password'), chosen)
    await user.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('is changed by who knows it, and the fields are empty again [S2.profile.2]', async () => {
    api.answer(changePassword, { message: 'We signed you out everywhere else.' })
    const { user } = openPage('/profile')
    await fill(user, 'Palm-Harbor1', 'Sawgrass2')
    expect(await screen.findByText('Password changed')).toBeDefined()
    expect(api.callsOf(changePassword)[0]?.input).toEqual({
      currentPassword: 'Palm-Harbor1',
      newPassword: 'Sawgrass2',
    })
    expect(screen.getByLabelText<HTMLInputElement>('Current password').value).toBe('')
    expect(api.callsOf(listSessions)).toHaveLength(2)
  })

  it('says at the field that the current one is wrong', async () => {
    const message = 'That’s not your current password'
    api.refuse(changePassword, 'invalid_request', message, [{ field: 'currentPassword', message }])
    const { user } = openPage('/profile')
    // However short: it is asked, not judged.
    await fill(user, 'palm', 'Sawgrass2')
    expect(await screen.findByText(message)).toBeDefined()
    expect(api.callsOf(changePassword)).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
  })

  it('that will not do is not sent; another failure is said', async () => {
    api.refuse(changePassword, 'internal', 'The database is resting')
    const { user } = openPage('/profile')
    await fill(user, 'Palm-Harbor1', 'sawgrass')
    expect(await screen.findByText('Password must contain uppercase, lowercase, and number')).toBeDefined()
    expect(api.callsOf(changePassword)).toEqual([])
    await user.type(screen.getByLabelText('New password'), 'S2')
    await user.click(screen.getByRole('button', { name: 'Change password' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The database is resting')
  })

  it('that is forgotten is replaced by mail', async () => {
    api.answer(requestPasswordReset, { message: 'On its way.' })
    const { user } = openPage('/profile')
    await user.click(await screen.findByRole('button', { name: /Email me a reset link/ }))
    expect(await screen.findByText('Check your email')).toBeDefined()
    expect(api.callsOf(requestPasswordReset)[0]?.input).toEqual({ email: 'ada@example.com' })
  })
})

describe('the sessions', () => {
  it('are listed by browser and day; this one has no button', async () => {
    openPage('/profile')
    const sessions = await part('Where you’re signed in')
    const [first, second, third] = await sessions.findAllByRole('listitem')
    expect(first?.textContent).toContain('Firefox on WindowsLast used November 21, 2026')
    expect(first?.textContent).toContain('This browser')
    expect(second?.textContent).toContain('Last used November 19, 2026')
    expect(third?.textContent).toContain('Unknown browser')
    expect(sessions.getAllByRole('button', { name: /^Sign out / })).toHaveLength(3)
  })

  it('are ended one by one', async () => {
    api.answerWith(endSession, () => {
      api.answer(listSessions, { sessions: [here, unnamed] })
      return { message: 'Signed out there.' }
    })
    const { user } = openPage('/profile')
    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iOS' }))
    expect(await screen.findByText('Signed out there.')).toBeDefined()
    expect(api.callsOf(endSession)[0]?.input).toEqual({ sessionId: there.id })
    expect(screen.queryByText('Safari on iOS')).toBeNull()
  })

  it('are ended everywhere else, or it is said why not', async () => {
    api.refuse(endOtherSessions, 'internal', 'The database is resting')
    const { user } = openPage('/profile')
    const button = await screen.findByRole('button', { name: 'Sign out everywhere else' })
    await user.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('The database is resting')
    api.answerWith(endOtherSessions, () => {
      api.answer(listSessions, { sessions: [here] })
      return { ended: 2, message: 'We signed you out everywhere else.' }
    })
    await user.click(button)
    expect(await screen.findByText('We signed you out everywhere else.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull()
  })
})
