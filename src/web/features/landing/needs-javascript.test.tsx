/** Proves that the written page says so where a button needs scripts that the browser does not run. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { readLandingContent } from '#web/features/landing/landing-content.ts'
import { AddressForm } from '#web/features/landing/parts/address-form.tsx'
import { Plans } from '#web/features/landing/parts/plans.tsx'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'

const { copy } = readLandingContent()

const written = (part: ReactNode): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )

const withoutScripts = (html: string): string => /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? ''

it('above the button of the answer', () => {
  const html = written(<AddressForm button="Calculate Savings" coverageAt="/api/coverage" />)
  expect(withoutScripts(html)).toContain('The answer needs JavaScript')
  expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<button'))
})

it('in the report form', () => {
  const words = withoutScripts(written(<ReportForm button="Send me my report" />))
  expect(words).toContain('This form needs JavaScript, which is off in this browser.')
  expect(words).toContain('mailto:support@justvalue.example')
})

it('above the plans', () => {
  const html = written(<Plans copy={copy.pricing} modules={[{ id: 1, ready: true }]} />)
  expect(withoutScripts(html)).toContain('Checkout needs JavaScript')
  expect(html.indexOf('<noscript>')).toBeLessThan(html.indexOf('<button'))
})
