/** Checks the free report form's states against answers as the server gives them. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'

const answerWith = (status: number, body: unknown) => {
  const network = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  vi.stubGlobal('fetch', network)
  return network
}

const send = async () => {
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Property address'), '601 E Kennedy Blvd, Tampa, 33602')
  await userEvent.selectOptions(screen.getByLabelText('Property type'), 'Townhouse')
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
}

const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

afterEach(() => {
  vi.unstubAllGlobals()
})

it('starts with a single family home', () => {
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  expect(typedInto('Property type')).toBe('Single Family Home')
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['Single Family Home', 'Condominium', 'Townhouse', 'Mobile Home'])
})

it('shows the message and the reference, and clears the form', async () => {
  const reportStatus = { status: 'preparing', message: 'Your report is on its way.' }
  const network = answerWith(202, { success: true, data: { leadId: 'AbCdEfGhIjKlMnOpQrStUv', reportStatus } })
  await send()
  const panel = await screen.findByRole('status')
  expect(panel.textContent).toMatch(/^Success!Your report is on its way.Reference ID: AbCdEfGhIjKlMnOpQrStUv/)
  expect([typedInto('Email'), typedInto('Property address'), typedInto('Property type')]).toEqual([
    '',
    '',
    'Single Family Home',
  ])
  expect(network).toHaveBeenCalledWith(
    '/api/public/property-analysis',
    expect.objectContaining({
      body: JSON.stringify({
        email: 'ana@example.com',
        address: '601 E Kennedy Blvd, Tampa, 33602',
        propertyType: 'Townhouse',
      }),
    }),
  )
})

it('keeps what was typed when the server refuses, and says why', async () => {
  answerWith(429, { success: false, error: { code: 'rate_limited', message: 'slow down' } })
  await send()
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toBe(
    'Oops! Something went wrongThere was an issue processing your request. Please try again.Too many requests. Please try again later.',
  )
  expect([typedInto('Email'), typedInto('Property type')]).toEqual(['ana@example.com', 'Townhouse'])
})

it('names support when no usable answer came', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrongThere was an issue processing your request. Please try again or contact support.Network error. Please check your connection.',
  )
})
