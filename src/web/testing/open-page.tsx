/** Owns opening a page of the product in a test, by its address, through the real routes. */
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { getProfile, type User } from '#contract/account/users.ts'
import routes from '#web/routes.ts'
import { storeAccessToken } from '#web/session/access-token.ts'
import type { FakeApi } from './fake-api.ts'

/** A page is loaded, and compiled, when it is first opened. The time of a whole test stands in vitest.config.ts. */
configure({ asyncUtilTimeout: 60_000 })

const files = import.meta.glob<{ default: ComponentType }>('../features/**/*-{page,layout}.tsx')

/** The landing page takes its content from the build, which tests do not have. */
const LandingPage = () => <h1>The landing page</h1>

const componentOf = async (file: string) => {
  if (file.endsWith('landing-page.tsx')) return { Component: LandingPage }
  const load = files[`../${file}`]
  if (!load) throw new Error(`No file ${file}`)
  return { Component: (await load()).default }
}

const asRouteObject = ({ file, path, index, children = [] }: RouteConfigEntry): RouteObject => {
  const lazy = () => componentOf(file)
  if (index) return { lazy, index }
  return { lazy, children: children.map(asRouteObject), ...(path !== undefined && { path }) }
}

export const ada: User = {
  id: '5f0c7a4e-2a43-4d0b-9a6e-0d6a3f1b2c3d',
  firstName: 'Ada',
  lastName: 'Palmer',
  email: 'ada@example.com',
  tier: 'standard',
  emailVerified: true,
}

/** With a stored token, as after an earlier visit. */
export const signIn = (api: FakeApi, user: User = ada) => {
  storeAccessToken('a-token')
  api.answer(getProfile, { profile: user })
}

export const openPage = (address: string) => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const root = { children: routes.map(asRouteObject), hydrateFallbackElement: <p>Starting…</p> }
  const router = createMemoryRouter([root], { initialEntries: [address] })
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  return {
    user: userEvent.setup(),
    /** As the browser's own buttons do. */
    goBack: () => act(() => router.navigate(-1)),
    goForward: () => act(() => router.navigate(1)),
    /** Where the browser is now. */
    address: (): string => `${router.state.location.pathname}${router.state.location.search}`,
  }
}
