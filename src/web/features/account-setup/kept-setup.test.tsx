/** Proves that a reload in the middle of the set-up loses nothing but the password, which is never kept. */
import { cleanup, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { completeAccountSetup, validateSetupToken } from '#contract/account/auth.ts'
import {
  chooseCounty,
  fillAddress,
  fillFields,
  openPropertyStep,
  openSetup,
  press,
  setupApi,
} from '#web/testing/account-setup.tsx'
import type { FakeApi } from '#web/testing/fake-api.ts'
import { ada } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = setupApi()
})

const value = async (label: string) => (await screen.findByLabelText<HTMLInputElement>(label)).value

const kept = () => JSON.stringify({ ...sessionStorage })

const fillAll = async () => {
  const page = await openPropertyStep()
  await fillAddress(page)
  await fillFields(page, { 'Year built (optional)': '1985' })
  await chooseCounty(page, 'hills', 'Hillsborough')
  return page
}

it('brings back names and property, and asks for the password alone', async () => {
  await fillAll()
  expect(kept()).not.toContain('Palm-Harbor1')
  cleanup()
  const page = openSetup()
  expect(await screen.findByText(/Everything else you typed is still here/)).toBeDefined()
  expect(await value('Last name')).toBe('Palmer')
  expect(await value('Password')).toBe('')
  await fillFields(page, { Password: 'Palm-Harbor1', 'Confirm password': 'Palm-Harbor1' })
  await press(page, 'Continue')
  expect(await value('Street address')).toBe('601 E Kennedy Blvd')
  expect(await value('Year built (optional)')).toBe('1985')
  expect(await value('County')).toBe('Hillsborough')
})

it('says nothing of it to who comes for the first time', async () => {
  openSetup()
  await screen.findByRole('heading', { name: 'Your account' })
  expect(screen.queryByText(/is still here/)).toBeNull()
})

it('is another person’s no more than the link is', async () => {
  await fillAll()
  cleanup()
  api.answer(validateSetupToken, {
    email: 'eve@example.com',
    firstName: '',
    lastName: '',
    hasAccount: false,
    goesBack: null,
  })
  openSetup()
  expect(await value('Last name')).toBe('')
  expect(screen.queryByText(/is still here/)).toBeNull()
})

it('is gone once the account is set up', async () => {
  api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'fresh' } })
  const page = await fillAll()
  expect(kept()).toContain('601 E Kennedy Blvd')
  await press(page, 'Complete Setup')
  await screen.findByRole('heading', { name: 'Hello, Ada' })
  expect(kept()).not.toContain('601 E Kennedy Blvd')
})

it('starts again from what it cannot read', async () => {
  sessionStorage.setItem('justvalue.accountSetup.ada@example.com', '{"firstName":1}')
  openSetup()
  expect(await value('First name')).toBe('Ada')
})
