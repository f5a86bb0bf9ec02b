/** Proves that an address is typed once: the one that was answered is there again after a checkout that was left. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { suggestAddresses } from '#contract/property/address-suggestions.ts'
import { askQuickAnswer } from '#contract/report/quick-answer.ts'
import { readCoverage } from '#contract/report/reports.ts'
import { AddressForm } from '#web/features/landing/parts/address-form.tsx'
import { HomeAskedHere, useHomeAsked } from '#web/features/landing/parts/home-asked.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { quickAnswer } from '#web/testing/quick-answers.ts'

const address = '6102 Cacao Dr, Apollo Beach, FL 33572'

const answer = quickAnswer({ address })

const open = () => {
  render(
    <MemoryRouter>
      <AddressForm button="Calculate Savings" coverageAt="/api/public/coverage" />
    </MemoryRouter>,
  )
  return screen.getByLabelText<HTMLInputElement>('Your home’s address')
}

const HomeBelow = () => <output>{useHomeAsked().address}</output>

afterEach(() => window.history.replaceState(null, '', '/'))

it('asked too often, the field is not at fault, and an email is the way meanwhile', async () => {
  const api = fakeApi()
  api.answer(readCoverage, { records: [] })
  api.answer(suggestAddresses, { suggestions: [] })
  api.delay(askQuickAnswer, 340)
  const field = open()
  await userEvent.type(field, '6102 Cacao Dr, Apollo Beach 33572{Enter}')
  const told = 'You’ve looked up many homes. Try again in 6 minutes, or get this answer by email now.'
  expect(await screen.findByText(told)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).not.toBe('true')
  expect(screen.getByRole('button', { name: 'Continue with my email' })).toBeTruthy()
})

it('an answer that is still being worked out gives its address to the form below', async () => {
  const api = fakeApi()
  api.answer(readCoverage, { records: [] })
  api.answer(suggestAddresses, { suggestions: [] })
  api.answer(askQuickAnswer, { answer: { kind: 'working', message: 'Soon.', countyId: 'hillsborough' } })
  render(
    <MemoryRouter>
      <HomeAskedHere>
        <AddressForm button="Calculate Savings" coverageAt="/api/public/coverage" />
        <HomeBelow />
      </HomeAskedHere>
    </MemoryRouter>,
  )
  await userEvent.type(screen.getByLabelText('Your home’s address'), `${address}{Enter}`)
  await screen.findByText('Soon.')
  expect(document.querySelector('output')?.textContent).toBe(address)
})

it('and no other visit begins with it', async () => {
  const api = fakeApi()
  api.answer(readCoverage, { records: [] })
  api.answer(suggestAddresses, { suggestions: [] })
  api.answer(askQuickAnswer, { answer })
  const field = open()
  await userEvent.type(field, '6102 Cacao Dr, Apollo Beach 33572{Enter}')
  await screen.findByText('Your taxable value would stay the same.')
  cleanup()
  expect(open().value).toBe('')
  cleanup()
  window.history.replaceState(null, '', '/?payment=cancelled')
  expect(open().value).toBe(address)
})
