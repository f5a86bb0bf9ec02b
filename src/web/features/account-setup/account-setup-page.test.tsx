/** Proves the account set-up: its link, its two steps, and how it ends. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { checkNewPassword, completeAccountSetup, validateSetupToken } from '#contract/account/auth.ts'
import {
  alertWords,
  answerSetup,
  fillFields,
  openFilledSetup,
  openPropertyStep,
  openSetup,
  press,
  setupApi,
} from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

const expectWays = () => {
  expect(screen.getByRole('link', { name: 'Check your email' }).getAttribute('href')).toBe('/check-email')
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth')
}

describe('the setup link', () => {
  it('is required [S2.setup.1, S2.setup.4]', async () => {
    openPage('/account-setup')
    expect(await screen.findByRole('heading', { name: 'Setup Link Required' })).toBeDefined()
    expect(screen.getByText(/Use the link we emailed you after your purchase/)).toBeDefined()
    expectWays()
  })

  it('is refused when it does not work [S2.setup.2, S2.setup.3, S2.setup.4]', async () => {
    api.refuse(validateSetupToken, 'link_invalid', 'This link has expired')
    openSetup()
    expect(await screen.findByRole('heading', { name: 'Invalid Setup Link' })).toBeDefined()
    expect(screen.getByText(/Check your email for a new link, or contact support/)).toBeDefined()
    expectWays()
  })

  it.each([
    ['access_on_hold', 'Your access is on hold', /told us this payment is disputed/],
    ['purchase_ended', 'There’s nothing to set up', /^The server knows why/],
  ] as const)(
    'of a purchase that gives no access says so and asks for nothing: %s',
    async (code, name, why) => {
      api.refuse(validateSetupToken, code, 'The server knows why')
      openSetup()
      expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
      expect(screen.getByText(why)).toBeDefined()
      expect(screen.queryByText('Invalid Setup Link')).toBeNull()
      expect(screen.queryByLabelText('Password')).toBeNull()
    },
  )

  it('is checked before anything is asked [S4.setup.1]', async () => {
    api.answerWith(validateSetupToken, () => new Promise(() => undefined))
    openSetup()
    const message = await screen.findByText('Checking your setup link…')
    expect(message.closest('[role=status]')).not.toBeNull()
  })

  it('is not called invalid when it could not be checked', async () => {
    api.disconnect(validateSetupToken)
    const page = openSetup()
    expect(await alertWords()).toContain('Network error. Please check your connection.')
    answerSetup(api)
    await press(page, 'Try again')
    expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  })
})

const easy = 'This password is easy to guess. Please choose a less common one.'
const typed = { Password: 'Sunshine1950', 'Confirm password': 'Sunshine1950', 'Last name': 'Palmer' }

describe('a password that is easy to guess', () => {
  it('is refused in the step that asks for it, at its field', async () => {
    api.answer(checkNewPassword, { fault: easy })
    const page = openSetup()
    await fillFields(page, typed)
    await press(page, 'Continue')
    expect(await screen.findByText(easy)).toBeDefined()
    expect(document.activeElement).toBe(input('Password'))
    expect(screen.queryByRole('heading', { name: 'Your property' })).toBeNull()
  })

  it('that was not found out in time leads back to its field', async () => {
    api.disconnect(checkNewPassword)
    const page = await openFilledSetup()
    api.refuse(completeAccountSetup, 'invalid_request', easy, [
      { field: 'accountData.password', message: easy },
    ])
    await press(page, 'Complete Setup')
    expect(await screen.findByText(easy)).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(input('Password')))
  })
})

it('fills in the home of the report that this email asked for, wherever it was asked', async () => {
  api.answer(validateSetupToken, {
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: '',
    hasAccount: false,
    goesBack: null,
    home: {
      address: '601 E Kennedy Blvd, Tampa, FL 33602',
      parcel: null,
      propertyType: 'Condominium',
      trimNumbers: null,
    },
  })
  await openPropertyStep()
  expect(input('Street address').value).toBe('601 E Kennedy Blvd')
  expect(input('ZIP code').value).toBe('33602')
  expect(screen.getByText(/We filled this in from the home you looked up/)).toBeDefined()
})

describe('the two steps', () => {
  it('begin with password and names, filled in where known [S2.setup.5, S2.setup.6, S4.setup.5]', async () => {
    openSetup()
    await screen.findByRole('heading', { name: 'Your account' })
    expect(screen.getByText('Step 1 of 2')).toBeDefined()
    expect(input('Password').autocomplete).toBe('new-password')
    expect(input('Confirm password').autocomplete).toBe('new-password')
    expect(input('First name').value).toBe('Ada')
    expect(input('Last name').value).toBe('')
  })

  it('go on to the property, which stands as it usually is [S4.setup.2, S2.setup.7, S3.setup.1, S3.setup.2, S3.setup.3, S3.setup.4]', async () => {
    await openPropertyStep()
    expect(screen.getByText('Step 2 of 2')).toBeDefined()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Your property' })),
    )
    const type = screen.getByLabelText<HTMLSelectElement>('Property type')
    expect(type.value).toBe('single_family')
    expect([...type.options].map(({ value }) => value)).toEqual([
      'single_family',
      'condo',
      'townhouse',
      'mobile_home',
    ])
    expect(input('I have a homestead exemption on this home').checked).toBe(true)
    for (const optional of [
      'Apartment or unit (optional)',
      'Year built (optional)',
      'Square footage (optional)',
    ]) {
      expect(input(optional).value).toBe('')
    }
  })

  it('keep what was typed on the way back and forth [S4.setup.3]', async () => {
    const page = await openPropertyStep()
    await fillFields(page, { City: 'Tampa', 'Year built (optional)': '1985' })
    await press(page, 'Back')
    expect(input('Password').value).toBe('Palm-Harbor1')
    expect(input('Last name').value).toBe('Palmer')
    await press(page, 'Continue')
    await screen.findByRole('heading', { name: 'Your property' })
    expect(input('City').value).toBe('Tampa')
    expect(input('Year built (optional)').value).toBe('1985')
  })
})

it('the browser’s Back leads from the second step to the first, and Forward again to the second', async () => {
  const page = await openPropertyStep()
  await fillFields(page, { City: 'Tampa' })
  await page.goBack()
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  expect(input('Password').value).toBe('Palm-Harbor1')
  expect(page.address()).toBe('/account-setup?token=a-token-from-the-mail')
  await press(page, 'Continue')
  await screen.findByRole('heading', { name: 'Your property' })
  expect(input('City').value).toBe('Tampa')
})

const completeSetup = async () => {
  const page = await openFilledSetup()
  await fillFields(page, { 'Year built (optional)': '1985', 'Square footage (optional)': '1,850' })
  await press(page, 'Complete Setup')
  return page
}

describe('the end', () => {
  it('signs the person in and opens the dashboard [S4.setup.4]', async () => {
    api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'first-token' } })
    const page = await completeSetup()
    await waitFor(() => expect(page.address()).toBe('/dashboard'))
    expect(await screen.findByRole('heading', { name: 'Hello, Ada' })).toBeDefined()
    expect(localStorage.getItem('justvalue.accessToken')).toBe('first-token')
    expect(api.callsOf(validateSetupToken)).toHaveLength(1)
    expect(api.callsOf(completeAccountSetup)[0]?.input).toEqual({
      token: 'a-token-from-the-mail',
      accountData: { password: 'Palm-Harbor1', firstName: 'Ada', lastName: 'Palmer' },
      propertyData: {
        addressLine1: '601 E Kennedy Blvd',
        addressLine2: null,
        city: 'Tampa',
        zipCode: '33602',
        countyId: 'hillsborough',
        propertyType: 'single_family',
        homesteadStatus: true,
        yearBuilt: 1985,
        squareFootage: 1850,
        parcelId: null,
      },
    })
  })

  it.each<[string, string | undefined, string, string]>([
    ['the server’s message', 'This account exists already.', 'This account exists already.', 'S8.setup.1'],
    ['a sentence of its own', undefined, 'Setup failed. Please try again.', 'S8.setup.2'],
  ])('shows %s when the set-up fails: %s %s [%s]', async (_what, message, shown) => {
    api.refuse(completeAccountSetup, 'conflict', message)
    await completeSetup()
    expect(await alertWords()).toContain(shown)
  })

  it('shows another one for what nobody expected [S8.setup.3]', async () => {
    api.answerNonsense(completeAccountSetup)
    await completeSetup()
    expect(await alertWords()).toContain('An unexpected error occurred. Please try again.')
  })
})
