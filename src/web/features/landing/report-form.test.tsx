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

it('shows that it is sending, and cannot be sent twice [S4.report-form.1]', async () => {
  let answer: (response: Response) => void = () => undefined
  const network = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  vi.stubGlobal('fetch', network)
  await send()
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Preparing your report…' })
  expect(busy.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Email'), '{Enter}')
  await vi.waitFor(() => expect(network).toHaveBeenCalled())
  answer(Response.json({ success: false, error: { code: 'internal', message: 'late' } }, { status: 500 }))
  await screen.findByRole('alert')
  expect(network).toHaveBeenCalledTimes(1)
})

const typedInto = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

afterEach(() => {
  vi.unstubAllGlobals()
})

it('starts with a single family home [S5.report-form.3, S5.report-form.4]', () => {
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  expect(typedInto('Property type')).toBe('Single Family Home')
  const options = screen.getAllByRole('option').map((option) => option.textContent)
  expect(options).toEqual(['Single Family Home', 'Condominium', 'Townhouse', 'Mobile Home'])
})

it('shows the message and the reference, and clears the form [S2.report-form.1, S2.report-form.2, S2.report-form.3, S2.report-form.4]', async () => {
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

it('keeps what was typed when the server refuses, and says why [S2.report-form.5, S8.report-form.1]', async () => {
  answerWith(429, { success: false, error: { code: 'rate_limited', message: 'slow down' } })
  await send()
  const panel = await screen.findByRole('alert')
  expect(panel.textContent).toBe(
    'Oops! Something went wrongThere was an issue processing your request. Please try again.Too many requests. Please try again later.',
  )
  expect([typedInto('Email'), typedInto('Property type')]).toEqual(['ana@example.com', 'Townhouse'])
})

it('names support when no usable answer came [S8.report-form.2]', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrongThere was an issue processing your request. Please try again or contact support.Network error. Please check your connection.',
  )
})
