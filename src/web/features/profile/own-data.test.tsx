/** Proves that a person can take their data along and delete the account, each only knowingly. */
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { logout } from '#contract/account/auth.ts'
import { deleteAccount, downloadOwnData, getReminderSettings, listSessions } from '#contract/account/users.ts'
import { listProperties } from '#contract/property/properties.ts'
import { getSubscription } from '#contract/purchase/payments.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  signIn(api)
  api.answer(logout, { message: 'Signed out' })
  api.answer(getSubscription, { tier: null, purchases: [], guaranteeEndsOn: null, refundable: null })
  api.answer(listProperties, { properties: [] })
  api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
  api.answer(listSessions, { sessions: [] })
})

/** What the test browser cannot do: keep a file and save it. */
const watchDownloads = () => {
  const saved: { name: string; file: Blob }[] = []
  const made: Blob[] = []
  URL.createObjectURL = (file) => `blob:${made.push(file as Blob)}`
  URL.revokeObjectURL = () => undefined
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  click.mockImplementation(function (this: HTMLAnchorElement) {
    const file = made.at(-1)
    if (file) saved.push({ name: this.download, file })
  })
  return { saved, stop: () => click.mockRestore() }
}

describe('my data', () => {
  it('is saved as a JSON file with the day in its name [S2.profile.7]', async () => {
    const data = { emails: ['ada@example.com'], account: { firstName: 'Ada' } }
    api.answer(downloadOwnData, { data })
    const { saved, stop } = watchDownloads()
    const { user } = openPage('/profile')
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect(await screen.findByText('Your file has downloaded')).toBeDefined()
    stop()
    expect(saved[0]?.name).toMatch(/^just-value-my-data-\d{4}-\d\d-\d\d\.json$/)
    expect(JSON.parse((await saved[0]?.file.text()) ?? '')).toEqual(data)
  })

  it('that could not be collected is said', async () => {
    api.refuse(downloadOwnData, 'internal', 'The database is resting')
    const { user } = openPage('/profile')
    await user.click(await screen.findByRole('button', { name: 'Download my data' }))
    expect((await screen.findByRole('alert')).textContent).toContain('The database is resting')
  })

  it('waits, with what is kept under the address, until that is confirmed', async () => {
    signIn(api, { ...ada, emailVerified: false })
    openPage('/profile')
    for (const name of ['Download my data', 'Delete my account']) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name })
      expect(button.disabled).toBe(true)
    }
    expect(screen.getAllByText(/Confirm your email address first/)).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeDefined()
  })
})

describe('deleting the account', () => {
  const open = async () => {
    const page = openPage('/profile')
    await page.user.click(await screen.findByRole('button', { name: 'Delete my account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
    return { ...page, dialog }
  }

  it('says what is lost, asks for the password, and ends on a page that confirms it [S2.profile.8]', async () => {
    api.answer(getSubscription, { tier: 'standard', purchases: [], guaranteeEndsOn: null, refundable: null })
    api.answer(deleteAccount, { message: 'Your account has been deleted.' })
    const { user, dialog } = await open()
    expect(dialog.getByText(/lose access to the course.*“Request a refund” under Purchases/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }))
    expect(await dialog.findByText('Password is required')).toBeDefined()
    expect(api.callsOf(deleteAccount)).toEqual([])
    await user.type(dialog.getByLabelText('Your password'), 'Palm-Harbor1')
    await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'Your account is deleted' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByRole('link', { name: 'What we keep, and for how long' })).toBeDefined()
    expect(api.callsOf(deleteAccount)[0]?.input).toEqual({ password: 'Palm-Harbor1' })
    await waitFor(() => expect(localStorage.getItem('justvalue.accessToken')).toBeNull())
  })

  it('with a wrong password keeps everything and says so at the field', async () => {
    const message = 'That password isn’t right'
    api.refuse(deleteAccount, 'invalid_request', message, [{ field: 'password', message }])
    const { user, dialog } = await open()
    await user.type(dialog.getByLabelText('Your password'), 'Wrong-pass1')
    await user.click(dialog.getByRole('button', { name: 'Delete my account for good' }))
    expect(await dialog.findByText(message)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Keep my account' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeDefined()
  })

  it('is left with Escape, and a failure is said', async () => {
    api.refuse(deleteAccount, 'internal', 'The database is resting')
    const { user, dialog } = await open()
    await user.type(dialog.getByLabelText('Your password'), 'Palm-Harbor1{Enter}')
    expect((await dialog.findByRole('alert')).textContent).toContain('The database is resting')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account' }))
  })
})
