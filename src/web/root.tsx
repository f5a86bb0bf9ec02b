/** The document around every page: language, fonts, data client, and the page shown when something breaks. */
import publicSans400 from '@fontsource/public-sans/files/public-sans-latin-400-normal.woff2?url'
import sourceSerif600 from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { paperByDay, paperByNight } from '#core/palette.ts'
import { pageIsLive } from '#web/browser/live-page.ts'
import { useRouteFocus } from '#web/browser/use-route-focus.ts'
import { refetchAfterRestart } from '#web/call/after-restart.ts'
import { operator } from '#web/site/operator.ts'
import { ErrorPage } from '#web/ui/feedback/error-page.tsx'
import { PageLoading } from '#web/ui/layout/page-loading.tsx'
import { SkipLink } from '#web/ui/layout/skip-link.tsx'
import './app.css'
import * as words from '#messages/web/root.ts'

const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href }) as const

export const links: LinksFunction = () => [
  preloadFont(publicSans400),
  preloadFont(sourceSerif600),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export const meta = () => [{ title: words.justValue() }]

export const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="en-US">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content={words.lightDark()} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paperByDay} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paperByNight} />
      <Meta />
      <Links />
    </head>
    <body className="stack min-h-dvh">
      <SkipLink />
      {children}
      <ScrollRestoration />
      <Scripts />
    </body>
  </html>
)

const newQueryClient = () => {
  const client = new QueryClient({
    // Without a connection the service worker still answers, so nothing waits for one.
    defaultOptions: {
      queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  })
  refetchAfterRestart(client)
  return client
}

export default function Root() {
  const [queryClient] = useState(newQueryClient)
  useRouteFocus()
  useEffect(() => {
    window.dispatchEvent(new Event(pageIsLive))
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}

export const HydrateFallback = () => (
  <>
    <PageLoading name={words.justValue()} to={paths.landing()} message={words.loading()} />
    <noscript>
      <p className="p-6 text-center">
        {words.thisPageNeedsJavascriptPleaseTurn({ supportEmail: operator.supportEmail })}
      </p>
    </noscript>
  </>
)

export const ErrorBoundary = ({ error }: { error: unknown }) => <ErrorPage error={error} />
