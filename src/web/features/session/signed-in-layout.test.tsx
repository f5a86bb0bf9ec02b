/** Proves who may open which page, and how a session is restored, lost and ended. */
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { logout, refresh } from '#contract/account/auth.ts'
import { getProfile, getProgress, getReminderSettings, listSessions } from '#contract/account/users.ts'
import { listModules } from '#contract/course/courses.ts'
import type { Tier } from '#contract/fields.ts'
import { listCounties, listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  api.answer(logout, { message: 'Signed out' })
})

const storedToken = () => localStorage.getItem('justvalue.accessToken')

/** By keyboard: the menu closes again when the mouse is held on its button, which a busy machine looks like. */
const openMenu = async ({ user }: ReturnType<typeof openPage>) => {
  const button = await screen.findByRole('button', { name: /Your account/ })
  act(() => button.focus())
  await user.keyboard('{Enter}')
}

describe('a visitor', () => {
  it.each([
    ['/dashboard', '/auth?returnTo=%2Fdashboard', 'S2.routes.4'],
    ['/pricing', '/auth?returnTo=%2Fpricing', 'S2.routes.6'],
    [
      '/payment/success?session_id=cs_12345678',
      '/auth?returnTo=%2Fpayment%2Fsuccess%3Fsession_id%3Dcs_12345678',
      'S2.routes.7',
    ],
    ['/payment/failure', '/auth?returnTo=%2Fpayment%2Ffailure', 'S2.routes.9'],
    ['/profile', '/auth?returnTo=%2Fprofile', 'S2.routes.21'],
  ])('at %s is sent to %s [%s]', async (from, to) => {
    const page = openPage(from)
    await waitFor(() => expect(page.address()).toBe(to))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
  })

  it.each([
    ['/check-email', 'Check your email', 'S2.routes.10'],
    ['/account-setup', 'Setup Link Required', 'S2.routes.11'],
  ])('may open %s, which says %s [%s]', async (address, heading) => {
    const page = openPage(address)
    expect(await screen.findByRole('heading', { name: heading })).toBeDefined()
    expect(page.address()).toBe(address)
  })
})

describe('a session', () => {
  it('is restored at start from the stored token, with a spinner while it loads [S4.session.1, S4.session.6, S4.session.7, S2.routes.16]', async () => {
    let arrive: (value: { profile: typeof ada }) => void = () => undefined
    signIn(api)
    api.answerWith(getProfile, () => new Promise<{ profile: typeof ada }>((resolve) => (arrive = resolve)))
    openPage('/dashboard')
    expect((await screen.findByText('Loading your account…')).closest('[role=status]')).not.toBeNull()
    await waitFor(() => expect(api.callsOf(getProfile)).toHaveLength(1))
    arrive({ profile: ada })
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeDefined()
    expect(api.callsOf(getProfile)[0]?.token).toBe('Bearer a-token')
  })

  it('whose token no longer works is over [S4.session.2]', async () => {
    signIn(api)
    api.refuse(getProfile, 'unauthenticated', 'The token has expired')
    api.refuse(refresh, 'unauthenticated', 'Please sign in again')
    const page = openPage('/dashboard')
    await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fdashboard'))
    expect(storedToken()).toBeNull()
  })

  it('outlives a request that is broken off, as one is when its page is left at once', async () => {
    signIn(api)
    api.disconnect(getProfile)
    openPage('/dashboard')
    await waitFor(() => expect(api.callsOf(getProfile)).toHaveLength(1))
    expect(storedToken()).toBe('a-token')
    api.answer(getProfile, { profile: ada })
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeDefined()
  })

  it('is over when nobody answers twice [S4.session.2]', async () => {
    signIn(api)
    api.disconnect(getProfile)
    const page = openPage('/dashboard')
    await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fdashboard'))
    expect(storedToken()).toBeNull()
  })

  it('lost in the middle sends the browser to the sign-in [S2.routes.17, S8.transport.2]', async () => {
    signIn(api)
    api.refuse(getProgress, 'unauthenticated', 'The token has expired')
    api.refuse(refresh, 'unauthenticated', 'Please sign in again')
    const page = openPage('/dashboard')
    await waitFor(() => expect(page.address()).toBe('/auth?returnTo=%2Fdashboard'))
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeDefined()
    expect(storedToken()).toBeNull()
  })

  it('is renewed silently once before that [S7.session.4]', async () => {
    signIn(api)
    let renewed = false
    api.refuse(getProgress, 'unauthenticated', 'The token has expired')
    api.answerWith(refresh, () => {
      renewed = true
      answerNewCourse(api)
      return { user: ada, tokens: { accessToken: 'renewed-token' } }
    })
    const page = openPage('/dashboard')
    expect(await screen.findByText('Overall progress')).toBeDefined()
    expect(renewed).toBe(true)
    expect(page.address()).toBe('/dashboard')
    expect(api.callsOf(getProgress).map(({ token }) => token)).toEqual([
      'Bearer a-token',
      'Bearer renewed-token',
    ])
  })

  it('ends from the menu, on the server too, and leads to the landing page [S2.dashboard.2, S4.session.5]', async () => {
    signIn(api)
    const page = openPage('/dashboard')
    await openMenu(page)
    await page.user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('heading', { name: 'The landing page' })).toBeDefined()
    await waitFor(() => expect(storedToken()).toBeNull())
    expect(api.callsOf(logout)).toHaveLength(1)
    expect(page.address()).toBe('/')
    expect(screen.getByRole('status').textContent).toBe('You’re signed out.')
  })
})

describe('an address that does not exist', () => {
  it('says so and leads a visitor to the homepage, under the header of a visitor [S2.routes.13, S2.routes.15]', async () => {
    openPage('/nowhere/at/all')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined()
    expect(screen.getByRole('link', { name: /homepage/ }).getAttribute('href')).toBe('/')
    expect(screen.getAllByRole('link', { name: 'Sign In' }).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /Your account/ })).toBeNull()
  })

  it('leads a signed-in person to the dashboard, under their own header [S2.routes.14]', async () => {
    signIn(api)
    const page = openPage('/nowhere')
    const link = await screen.findByRole('link', { name: 'Go to Home' })
    expect(link.getAttribute('href')).toBe('/dashboard')
    expect(screen.getAllByRole('banner')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull()
    await openMenu(page)
    await page.user.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect((await screen.findAllByRole('link', { name: 'Sign In' })).length).toBeGreaterThan(0)
    expect(page.address()).toBe('/nowhere')
  })

  it('is a page for visitors when the stored session is over', async () => {
    signIn(api)
    api.refuse(getProfile, 'unauthenticated', 'The token has expired')
    api.refuse(refresh, 'unauthenticated', 'Please sign in again')
    openPage('/nowhere')
    expect((await screen.findAllByRole('link', { name: 'Sign In' })).length).toBeGreaterThan(0)
    expect(screen.getByRole('link', { name: /homepage/ })).toBeDefined()
  })
})

describe('the header', () => {
  it('has a menu with the way to the profile [S2.dashboard.1]', async () => {
    signIn(api)
    api.answer(getSubscription, { tier: 'standard', purchases: [], guaranteeEndsOn: null, refundable: null })
    api.answer(listSessions, { sessions: [] })
    api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
    api.answer(listProperties, { properties: [] })
    api.answer(listCounties, { counties: [] })
    const page = openPage('/dashboard')
    await openMenu(page)
    await page.user.click(await screen.findByRole('link', { name: 'Profile' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeDefined()
  })

  it.each<[Tier, string, string]>([
    ['standard', 'Standard', 'S2.dashboard.11'],
    ['ai_enhanced', 'AI Enhanced', 'S2.dashboard.12'],
  ])('names the tier %s %s [%s]', async (tier, label) => {
    signIn(api, { ...ada, tier })
    openPage('/dashboard')
    await screen.findByText('Overall progress')
    expect(screen.getAllByRole('banner')[0]?.textContent).toContain(label)
  })

  it('names no tier for a person who owns none', async () => {
    signIn(api, { ...ada, tier: null })
    openPage('/dashboard')
    await screen.findByText('You don’t have a course yet')
    expect(screen.getAllByRole('banner')[0]?.textContent).not.toContain('Standard')
    expect(api.callsOf(listModules)).toEqual([])
  })
})
