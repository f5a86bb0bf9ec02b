/** Proves what is offered where there is nothing to file, and that the year of the next notices is never typed. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { askSeasonReminder } from '#contract/account/season-reminder.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { Meanwhile } from './meanwhile.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

const show = (email?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Meanwhile taxYear={2031} countyId="leon" {...(email && { email })} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it('offers the record, the exemptions due March 1, and a reminder of the next notices', async () => {
  api.answer(askSeasonReminder, { taxYear: 2031 })
  show()
  expect(screen.getByRole('heading', { name: /Correct the county’s record now/ })).toBeDefined()
  expect(screen.getByRole('heading', { name: /exemptions by March 1/ })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Your county’s offices' }).getAttribute('href')).toBe(
    '/counties/leon',
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText('Email'), 'pat@example.com')
  await user.click(screen.getByRole('button', { name: 'Remind me when 2031 notices go out' }))
  expect((await screen.findByRole('status')).textContent).toContain('confirm your address')
  expect(api.callsOf(askSeasonReminder)[0]?.input).toEqual({ email: 'pat@example.com' })
})

it('asks nobody for an address that is known', () => {
  show('ada@example.com')
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com')
})
