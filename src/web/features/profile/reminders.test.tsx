/** Proves the profile's part about reminders: shown as kept, saved when changed, and honest when it fails. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getReminderSettings, listSessions, updateReminderSettings } from '#contract/account/users.ts'
import { listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(getSubscription, { tier: null, purchases: [], guaranteeEndsOn: null, refundable: null })
  api.answer(listProperties, { properties: [] })
  api.answer(listSessions, { sessions: [] })
  api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
})

const part = async () => within(await screen.findByRole('region', { name: 'Email preferences' }))
const box = async (name: string) => (await part()).findByRole<HTMLInputElement>('checkbox', { name })
const save = async () => (await part()).findByRole<HTMLButtonElement>('button', { name: 'Save preferences' })

it('shows what holds, and saves what is changed [S2.profile.6]', async () => {
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(updateReminderSettings, { reminders: { deadlines: false, courseNews: false } })
  const { user } = openPage('/profile')
  expect((await box('Deadlines')).checked).toBe(true)
  expect((await box('News about the course')).checked).toBe(false)
  await user.click(await box('Deadlines'))
  await user.click(await save())
  expect(await (await part()).findByText('Preferences saved')).toBeDefined()
  expect(api.callsOf(updateReminderSettings)[0]?.input).toEqual({ deadlines: false, courseNews: false })
  expect((await box('Deadlines')).checked).toBe(false)
})

it('ticks no reminder that does not come: with Standard it is locked, with the dates as a file beside it', async () => {
  openPage('/profile')
  const here = await part()
  expect(await here.findByText('Deadline reminders are part of AI-Enhanced')).toBeDefined()
  expect(here.queryByRole('checkbox', { name: 'Deadlines' })).toBeNull()
  expect(here.getByRole('button', { name: 'Save the dates to my calendar' })).toBeDefined()
})

it('keeps the choice on the page when it could not be saved', async () => {
  api.refuse(updateReminderSettings, 'unavailable', 'The database is resting')
  const { user } = openPage('/profile')
  await user.click(await box('News about the course'))
  await user.click(await save())
  expect((await screen.findByRole('alert')).textContent).toContain('The database is resting')
  expect((await box('News about the course')).checked).toBe(true)
  expect((await save()).disabled).toBe(false)
})

it('says when the settings could not be loaded', async () => {
  api.refuse(getReminderSettings, 'unavailable', 'The database is resting')
  openPage('/profile')
  expect(await screen.findByText('We couldn’t load your email preferences')).toBeDefined()
})
