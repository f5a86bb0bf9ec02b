/** Proves what the account set-up says about wrong and missing entries. */
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { completeAccountSetup } from '#contract/account/auth.ts'
import { validateAddressPublic } from '#contract/property/properties.ts'
import { fillFields, openPropertyStep, openSetup, press, setupApi } from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { accountStep, emptyProperty, propertyStep } from './setup-form.ts'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const rightAccount = {
  password: 'Palm-Harbor1',
  confirmPassword: 'Palm-Harbor1',
  firstName: 'Ada',
  lastName: 'Palmer',
}
const rightProperty = {
  ...emptyProperty,
  addressLine1: '601 E Kennedy Blvd',
  city: 'Tampa',
  zipCode: '33602',
  countyId: 'hillsborough',
}

type Checked = {
  error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined
}

/** The form shows the first message of each field. */
const firstMessage = ({ error }: Checked, field: string): string | undefined =>
  error?.issues.find(({ path }) => path[0] === field)?.message

const uppercase = 'Password must contain uppercase, lowercase, and number'

describe('step 1', () => {
  it('is right when all is given', () => {
    expect(accountStep.safeParse(rightAccount).success).toBe(true)
  })

  it.each([
    ['password', '', 'Password is required', 'S5.setup-1.1'],
    ['password', 'Palmet1', 'Password must be at least 8 characters', 'S5.setup-1.2'],
    ['password', 'PALMETTO1', uppercase, 'S5.setup-1.3'],
    ['password', 'palmetto1', uppercase, 'S5.setup-1.4'],
    ['password', 'Palmettos', uppercase, 'S5.setup-1.5'],
    ['confirmPassword', '', 'Please confirm your password', 'S5.setup-1.6'],
    ['confirmPassword', 'Palmetto2', 'Passwords do not match', 'S5.setup-1.7'],
    ['firstName', '', 'First name is required', 'S5.setup-1.8'],
    ['lastName', '', 'Last name is required', 'S5.setup-1.9'],
    ['lastName', '   ', 'Last name is required', 'S5.setup-1.10'],
  ])('%s "%s": %s [%s]', (field, value, message) => {
    expect(firstMessage(accountStep.safeParse({ ...rightAccount, [field]: value }), field)).toBe(message)
  })

  it('says that the passwords differ beside what else is wrong', () => {
    const wrong = { ...rightAccount, password: 'short', confirmPassword: 'other', lastName: '' }
    const result = accountStep.safeParse(wrong)
    expect(firstMessage(result, 'confirmPassword')).toBe('Passwords do not match')
    expect(firstMessage(result, 'lastName')).toBe('Last name is required')
  })

  it('says all of it at once, and takes a fault back when the field is edited [S5.setup-2.17]', async () => {
    const page = openSetup()
    await press(page, 'Continue')
    for (const message of ['Password is required', 'Please confirm your password', 'Last name is required']) {
      expect(await screen.findByText(message)).toBeDefined()
    }
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    await fillFields(page, { 'Last name': 'P' })
    expect(screen.queryByText('Last name is required')).toBeNull()
    expect(screen.getByText('Password is required')).toBeDefined()
  })
})

describe('step 2', () => {
  const check = (change: object) => propertyStep(2026).safeParse({ ...rightProperty, ...change })

  it.each([
    ['addressLine1', '  ', 'Street address is required', 'S5.setup-2.1'],
    ['city', '', 'City is required', 'S5.setup-2.2'],
    ['zipCode', '', 'ZIP code is required', 'S5.setup-2.3'],
    ['zipCode', '31999', 'Please enter a valid Florida ZIP code', 'S5.setup-2.4'],
    ['zipCode', '35004', 'Please enter a valid Florida ZIP code', 'S5.setup-2.4'],
    ['countyId', '', 'Please select your county', 'S5.setup-2.6'],
    ['yearBuilt', '1799', 'Year built must be 1800 or later', 'S5.setup-2.8'],
    ['yearBuilt', '2027', 'Year built must be 2026 or earlier', 'S5.setup-2.9'],
    ['yearBuilt', '1e3', 'Year built: type four digits, like 1985.', 'S5.setup-2.8'],
    [
      'squareFootage',
      '1e5',
      'Square footage: “1e5” isn’t a number we can read. Type it like 1,850.',
      'S5.setup-2.10',
    ],
    ['squareFootage', '99', 'Square footage must be at least 100', 'S5.setup-2.10'],
  ])('%s "%s": %s [%s]', (field, value, message) => {
    expect(firstMessage(check({ [field]: value }), field)).toBe(message)
  })

  it.each<[string, object, string]>([
    ['a ZIP code of nine digits', { zipCode: '33602-1234' }, 'S5.setup-2.5'],
    ['no unit', { addressLine2: '' }, 'S5.setup-2.7'],
    ['no year', { yearBuilt: '' }, 'S5.setup-2.8'],
    ['the first and the present year', { yearBuilt: '1800' }, 'S5.setup-2.8'],
    ['the present year', { yearBuilt: '2026' }, 'S5.setup-2.9'],
    ['no square footage', { squareFootage: '' }, 'S5.setup-2.10'],
    ['the least square footage', { squareFootage: '100' }, 'S5.setup-2.10'],
  ])('takes %s [%#: %j, %s]', (_what, change) => {
    expect(check(change).success).toBe(true)
  })

  it('says what is missing and sends nothing', async () => {
    const page = await openPropertyStep()
    await press(page, 'Complete Setup')
    for (const message of [
      'Street address is required',
      'City is required',
      'ZIP code is required',
      'Please select your county',
    ]) {
      expect(await screen.findByText(message)).toBeDefined()
    }
    expect(api.callsOf(validateAddressPublic)).toEqual([])
    expect(api.callsOf(completeAccountSetup)).toEqual([])
  })
})
