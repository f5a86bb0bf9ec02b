/** Proves that a set-up opened again goes on where it was, with all but the password, which is never kept. */
import { cleanup, screen, waitFor } from '@testing-library/react'
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

const kept = () => JSON.stringify({ ...localStorage })

const fillAll = async () => {
  const page = await openPropertyStep()
  await fillAddress(page)
  await fillFields(page, { 'Year built (optional)': '1985' })
  await chooseCounty(page, 'hills', 'Hillsborough')
  return page
}

/** The mail opens a tab of its own, which shares nothing with the first but the browser's storage. */
const openAgain = () => {
  cleanup()
  sessionStorage.clear()
  return openSetup()
}

it('goes on at the second step in another tab, and asks for the password alone', async () => {
  api.answer(completeAccountSetup, { user: ada, tokens: { accessToken: 'fresh' } })
  await fillAll()
  expect(kept()).not.toContain('Palm-Harbor1')
  const page = openAgain()
  expect(await screen.findByRole('heading', { name: 'Your property' })).toBeDefined()
  expect(screen.getByText(/Everything else you typed is still here/)).toBeDefined()
  expect(await value('Street address')).toBe('601 E Kennedy Blvd')
  expect(await value('Year built (optional)')).toBe('1985')
  expect(await value('County')).toBe('Hillsborough')
  expect(await value('Password')).toBe('')
  await fillFields(page, { Password: 'Palm-Harbor1', 'Confirm password': 'Palm-Harbor1' })
  await press(page, 'Complete Setup')
  await screen.findByRole('heading', { name: 'Hello, Ada' })
  expect(api.callsOf(completeAccountSetup)[0]?.input).toMatchObject({
    accountData: { password: 'Palm-Harbor1', firstName: 'Ada', lastName: 'Palmer' },
  })
})

it('is not sent without the password, and says so at its field', async () => {
  await fillAll()
  const page = openAgain()
  await fillFields(page, { Password: 'Palm-Harbor1' })
  await page.user.clear(await screen.findByLabelText('ZIP code'))
  await press(page, 'Complete Setup')
  expect(await screen.findByText('Please confirm your password')).toBeDefined()
  expect(screen.getByText('ZIP code is required')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Confirm password')))
  expect(api.callsOf(completeAccountSetup)).toHaveLength(0)
  expect(await value('Street address')).toBe('601 E Kennedy Blvd')
})

it('goes back from there to the names, and on again without asking twice', async () => {
  await fillAll()
  const page = openAgain()
  await press(page, 'Back')
  await screen.findByRole('heading', { name: 'Your account' })
  expect(await value('Last name')).toBe('Palmer')
  await fillFields(page, { Password: 'Palm-Harbor1', 'Confirm password': 'Palm-Harbor1' })
  await press(page, 'Continue')
  expect(await value('Street address')).toBe('601 E Kennedy Blvd')
  expect(screen.queryByLabelText('Password')).toBeNull()
  await page.goBack()
  expect(await value('Last name')).toBe('Palmer')
})

it('starts at the first step, with its names, where that was never passed', async () => {
  await fillFields(openSetup(), { 'Last name': 'Palmer' })
  openAgain()
  expect(await screen.findByRole('heading', { name: 'Your account' })).toBeDefined()
  expect(await value('Last name')).toBe('Palmer')
})

it('says nothing of it to who comes for the first time', async () => {
  openSetup()
  await screen.findByRole('heading', { name: 'Your account' })
  expect(screen.queryByText(/is still here/)).toBeNull()
})

it('is another person’s no more than the link is', async () => {
  await fillAll()
  cleanup()
  sessionStorage.clear()
  api.answer(validateSetupToken, {
    email: 'eve@example.com',
    firstName: '',
    lastName: '',
    hasAccount: false,
    home: null,
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
  localStorage.setItem('justvalue.accountSetup.ada@example.com', '{"firstName":1}')
  openSetup()
  expect(await value('First name')).toBe('Ada')
})
