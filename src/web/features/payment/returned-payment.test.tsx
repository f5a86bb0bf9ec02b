/** Proves that a payment sent back is told as what it is, with its reason, and not as a failure. */
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { getPurchase } from '#contract/purchase/payments.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api, { ...ada, tier: null })
})

const open = () => openPage('/payment/success?session_id=cs_test_1234')

describe('a payment that was sent back', () => {
  const returned = { status: 'returned', planName: 'Standard Course', amountCents: 19_700 } as const

  it('for a course owned already is no failure: nothing is to be done, and the course is a link away', async () => {
    api.answer(getPurchase, { ...returned, because: 'already_owned' })
    const page = open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'You already have this course' }),
    ).toBeDefined()
    expect(document.body.textContent).toContain('second payment of $197')
    expect(document.body.textContent).toContain('You don’t need to do anything')
    expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard')
    expect(page.address()).toContain('/payment/success')
  })

  it('for another reason says that, and not that the course is owned', async () => {
    api.answer(getPurchase, { ...returned, because: 'other' })
    open()
    expect(
      await screen.findByRole('heading', { level: 1, name: 'We’re refunding your payment' }),
    ).toBeDefined()
    expect(document.body.textContent).not.toContain('already have')
  })
})

it.each([
  [{ status: 'on_hold' }, 'Your access is on hold'],
  [{ status: 'ended', because: 'dispute_lost' }, 'This purchase has ended'],
  [{ status: 'ended', because: 'refunded' }, 'We refunded this purchase'],
] as const)('a payment that gives no access does not read as a success: %o', async (worth, name) => {
  api.answer(getPurchase, { ...worth, planName: 'Standard Course', amountCents: 19_700 })
  open()
  expect(await screen.findByRole('heading', { level: 1, name })).toBeDefined()
  expect(document.body.textContent).not.toContain('Successful')
})
