/** Checks the free report form's states against answers as the server gives them. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AddressSuggestion } from '#contract/property/address-suggestions.ts'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { HomeAskedHere, useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { ReportForm } from '#web/features/landing/parts/report-form.tsx'

const found: QuickAnswer = { kind: 'working', message: '', countyId: null }

/** Stands for the server: `network` hears the form's own calls, not those for addresses while typing, and whether there is such a home. */
const answerBy = (
  network: (url: string, init: RequestInit) => Promise<Response>,
  offered: readonly AddressSuggestion[] = [],
  answer: QuickAnswer = found,
) =>
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url === '/api/public/quick-answer')
      return Promise.resolve(Response.json({ success: true, data: { answer } }))
    if (url !== '/api/properties/address-suggestions') return network(url, init)
    return Promise.resolve(Response.json({ success: true, data: { suggestions: offered } }))
  })

const answerWith = (status: number, body: unknown) => {
  const network = vi.fn(() => Promise.resolve(Response.json(body, { status })))
  answerBy(network)
  return network
}

const sent = {
  success: true,
  data: {
    leadId: 'AbCdEfGhIjKlMnOpQrStUv',
    reportStatus: { status: 'preparing', message: 'Your report is on its way.' },
  },
}

const send = async (address = '601 E Kennedy Blvd, Tampa, 33602') => {
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Property address'), address)
  await userEvent.selectOptions(screen.getByLabelText('Property type'), 'Townhouse')
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
}

it('shows that it is sending, and cannot be sent twice [S4.report-form.1]', async () => {
  let answer: (response: Response) => void = () => undefined
  const network = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)))
  answerBy(network)
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
  // An email that was sent is there again in the same session.
  sessionStorage.clear()
})

it('says at the field itself that its email is missing', async () => {
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
  await screen.findByText('Email is required')
  expect(document.activeElement).toBe(screen.getByLabelText('Email'))
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

const Found = () => {
  const { keepHome } = useHomeAsked()
  useEffect(
    () =>
      keepHome({
        address: '7 Quiet Ln Unit 2, Tampa, FL 33601',
        parcelNumber: '',
        propertyType: 'Condominium',
      }),
    [keepHome],
  )
  return null
}

it('asks for the email alone once the home is found, and sends what the record says of it', async () => {
  const network = answerWith(202, sent)
  render(
    <MemoryRouter>
      <HomeAskedHere>
        <Found />
        <ReportForm button="Send me my report" />
      </HomeAskedHere>
    </MemoryRouter>,
  )
  expect(screen.getByText(/7 Quiet Ln Unit 2, Tampa, FL 33601/)).toBeTruthy()
  expect(screen.queryByLabelText('Property type')).toBeNull()
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
  await screen.findByRole('status')
  expect(network).toHaveBeenCalledWith(
    '/api/public/property-analysis',
    expect.objectContaining({
      body: JSON.stringify({
        email: 'ana@example.com',
        address: '7 Quiet Ln Unit 2, Tampa, FL 33601',
        propertyType: 'Condominium',
      }),
    }),
  )
})

it('shows the message and the reference, and clears the form [S2.report-form.1, S2.report-form.2, S2.report-form.3, S2.report-form.4]', async () => {
  const network = answerWith(202, sent)
  await send()
  const panel = await screen.findByRole('status')
  expect(panel.textContent).toMatch(
    /^Success!Your report is on its way.Home: 601 E Kennedy Blvd, Tampa, 33602. Email: ana@example.com.Go to your reportReference ID: AbCdEfGhIjKlMnOpQrStUv/,
  )
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
  answerBy(() => Promise.reject(new TypeError('offline')))
  await send()
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrongThere was an issue processing your request. Please try again or contact support.Network error. Please check your connection.',
  )
})

it('offers addresses of the roll while one types, and takes the one chosen by keyboard or pointer', async () => {
  const homes = ['8302 Lutz Lake Fern Rd, Odessa, FL 33556', '8302 Lutz Ln, Tampa, FL 33602']
  answerBy(
    () => Promise.reject(new TypeError('offline')),
    homes.map((label) => ({ label, line1: '', line2: '', city: '', zip: '', countyId: 'hillsborough' })),
  )
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' })
  expect(field.getAttribute('aria-expanded')).toBe('false')
  const offer = async () => {
    await userEvent.clear(field)
    await userEvent.type(field, '8302 lutz')
    expect(await screen.findByRole('listbox', {}, { timeout: 10_000 })).toBeTruthy()
    const list = screen.getByRole('listbox')
    return within(list).getAllByRole('option')
  }
  expect((await offer()).map((option) => option.textContent)).toEqual(homes)
  expect(screen.getByText(/^2 matches found/)).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}')
  const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '')
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual([homes[1], 'true'])
  await userEvent.keyboard('{Enter}')
  expect([field.value, field.getAttribute('aria-expanded')]).toEqual([homes[1], 'false'])

  const [first] = await offer()
  if (first) await userEvent.click(first)
  expect([field.value, document.activeElement]).toEqual([homes[0], field])

  await offer()
  await userEvent.keyboard('{Escape}')
  expect([field.value, screen.queryByRole('listbox')]).toEqual(['8302 lutz', null])
})

it.each(['Bayshore Blvd, Tampa', 'tampa'])(
  'says what “%s” lacks before a home can be offered',
  async (text) => {
    answerBy(() => Promise.reject(new TypeError('offline')))
    render(
      <MemoryRouter>
        <ReportForm button="Send me my report" />
      </MemoryRouter>,
    )
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Property address' })
    await userEvent.type(field, text)
    expect(screen.getByText(/^Start with the house number, then the street\./)).toBeTruthy()
    await userEvent.clear(field)
    await userEvent.type(field, '2401 Bayshore')
    expect(screen.queryByText(/^Start with the house number/)).toBeNull()
  },
)

it('half an address is told at the field before anything is sent, and stays as typed', async () => {
  const network = vi.fn(() => Promise.reject(new TypeError('offline')))
  answerBy(network, [], { kind: 'half_address', message: '', countyId: null })
  await send('6102 Cac')
  expect(await screen.findByText(/^Add the city and ZIP code, like/)).toBeTruthy()
  expect(typedInto('Property address')).toBe('6102 Cac')
  expect(network).not.toHaveBeenCalled()
})

describe('an address that is not on the county’s record', () => {
  const typed = '99999 Cacao Dr, Apollo Beach, FL 33572'
  const near = '6102 Cacao Dr, Apollo Beach, FL 33572'
  const offRecord = (addresses: string[]): QuickAnswer => ({
    kind: 'not_on_record',
    message: 'We can’t find this house number on the county’s property record.',
    addresses,
  })
  const sends = (addresses: string[] = []) => {
    const network = vi.fn(() => Promise.resolve(Response.json(sent, { status: 202 })))
    answerBy(network, [], offRecord(addresses))
    return network
  }

  it('is told at the field: nothing is sent, and all stays as typed', async () => {
    const network = sends()
    await send(typed)
    expect(await screen.findByText(/^We can’t find this house number/)).toBeTruthy()
    expect([typedInto('Email'), typedInto('Property address'), typedInto('Property type')]).toEqual([
      'ana@example.com',
      typed,
      'Townhouse',
    ])
    expect(document.activeElement).toBe(screen.getByLabelText('Property address'))
    expect(network).not.toHaveBeenCalled()
  })

  it('gives way to a neighbor’s number by one press', async () => {
    sends([near])
    await send(typed)
    await userEvent.click(await screen.findByRole('button', { name: near }))
    expect(typedInto('Property address')).toBe(near)
    expect(screen.queryByText(/^We can’t find this house number/)).toBeNull()
    expect(screen.queryByRole('button', { name: near })).toBeNull()
  })

  it('is asked about all the same by who goes on with the numbers of the notice', async () => {
    const network = sends()
    await send(typed)
    await userEvent.click(
      await screen.findByRole('button', { name: 'use six numbers from your TRIM notice' }),
    )
    await vi.waitFor(() =>
      expect(network).toHaveBeenCalledWith(
        '/api/public/property-analysis',
        expect.objectContaining({
          body: JSON.stringify({ email: 'ana@example.com', address: typed, propertyType: 'Townhouse' }),
        }),
      ),
    )
  })
})

it('asks for the city and ZIP code while only a street is typed, and is sent all the same', async () => {
  answerWith(202, sent)
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  const field = screen.getByRole('combobox', { name: 'Property address' })
  const asksForPlace = () => screen.queryByText(/^Then the city and ZIP code/) !== null
  await userEvent.type(field, '123 Main')
  expect(asksForPlace()).toBe(true)
  await userEvent.type(field, ' St, Tampa')
  expect(asksForPlace()).toBe(false)
  await userEvent.clear(field)
  await userEvent.type(field, '123 Main St 33602')
  expect(asksForPlace()).toBe(false)
  await userEvent.clear(field)
  await userEvent.type(field, '123 Main')
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
  expect(await screen.findByText('Success!')).toBeTruthy()
})

it.each([
  ['PO Box 12, Tampa, FL 33602', /^A PO box isn’t a home/],
  ['Tampa, FL', /^Start with the house number, then the street and city/],
  ['350 5th Ave, New York, NY 10118', /^This address isn’t in Florida/],
  ['101 Ocean Dr, Miami, FL 99999', /^This ZIP code isn’t one of Florida’s/],
])('says at the field what %s lacks, asks nothing and keeps what was typed', async (line, fault) => {
  const network = answerWith(500, {})
  render(
    <MemoryRouter>
      <ReportForm button="Send me my report" />
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Email'), 'ana@example.com')
  await userEvent.type(screen.getByLabelText('Property address'), line)
  await userEvent.click(screen.getByRole('button', { name: 'Send me my report' }))
  await screen.findByText(fault)
  expect(screen.getByLabelText('Property address').getAttribute('aria-invalid')).toBe('true')
  expect(typedInto('Property address')).toBe(line)
  expect(document.activeElement).toBe(screen.getByLabelText('Property address'))
  expect(network).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Property address'), ' ')
  expect(screen.queryByText(fault)).toBeNull()
})
