/** Proves that the link of a mail leads to a page that ends such mail by a press, and says when it cannot. */
import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { stopMail } from '#contract/account/mail.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

const button = () => screen.findByRole('button', { name: 'Stop these emails' })

it('asks first, and says what has stopped and what has not', async () => {
  api.answer(stopMail, { message: 'You won’t get any more emails like this.', hadStopped: false })
  const { user } = openPage('/stop-mail/a-token-from-the-mail')
  await button()
  expect(api.callsOf(stopMail)).toEqual([])
  await user.click(await button())
  const heading = await screen.findByRole('heading', { level: 1, name: 'We’ve stopped these emails' })
  expect(document.activeElement).toBe(heading)
  expect(screen.getByText(/You’ll still get receipts and emails about your account/)).toBeDefined()
  expect(api.callsOf(stopMail)[0]?.input).toEqual({ token: 'a-token-from-the-mail' })
})

it('of a link used before says that they had stopped', async () => {
  api.answer(stopMail, { message: 'You won’t get any more emails like this.', hadStopped: true })
  const { user } = openPage('/stop-mail/a-token-from-the-mail')
  await user.click(await button())
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You already stopped these emails' }),
  ).toBeDefined()
})

it('says why a link does not work', async () => {
  const words = 'This link doesn’t work. It may have been cut off in the mail.'
  api.refuse(stopMail, 'not_found', words)
  const { user } = openPage('/stop-mail/a-token-from-the-mail')
  await user.click(await button())
  expect(await screen.findByText(words)).toBeDefined()
  expect(await button()).toBeDefined()
})
