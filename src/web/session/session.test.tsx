/** Proves what registering does to the session of the browser, as signing in does. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { login, register } from '#contract/account/auth.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada } from '../testing/open-page.tsx'
import { storedAccessToken } from './access-token.ts'
import { useSession, useSessionActions } from './session.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

const open = async () => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => ({ session: useSession(), actions: useSessionActions() }), { wrapper })
  await waitFor(() => expect(result.current.session.status).toBe('signed-out'))
  return result
}

const registration = {
  email: ada.email,
  password: 'Palm-Harbor1',
  firstName: ada.firstName,
  lastName: ada.lastName,
}

it('registering stores the token and the user [S4.session.4]', async () => {
  const fresh = { ...ada, tier: null, emailVerified: false }
  api.answer(register, { accessToken: 'first-token', user: fresh })
  const browser = await open()
  await act(() => browser.current.actions.register(registration))
  expect(storedAccessToken()).toBe('first-token')
  await waitFor(() => expect(browser.current.session).toEqual({ status: 'signed-in', user: fresh }))
  expect(api.callsOf(register)[0]).toMatchObject({ input: registration, token: null })
})

it('an address that is taken leaves the browser signed out', async () => {
  api.refuse(
    register,
    'conflict',
    'You already have an account with this email address. Please sign in instead.',
  )
  const browser = await open()
  await expect(browser.current.actions.register(registration)).rejects.toThrow(
    'You already have an account with this email address. Please sign in instead.',
  )
  expect(storedAccessToken()).toBeNull()
  expect(browser.current.session.status).toBe('signed-out')
})

it('signing in stores the token and the user [S4.session.3]', async () => {
  api.answer(login, { user: ada, tokens: { accessToken: 'a-token' } })
  const browser = await open()
  await act(() => browser.current.actions.signIn({ email: ada.email, password: 'Palm-Harbor1' }))
  expect(storedAccessToken()).toBe('a-token')
  await waitFor(() => expect(browser.current.session).toEqual({ status: 'signed-in', user: ada }))
})
