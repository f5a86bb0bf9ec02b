/** Proves what is said first to who left a checkout, and that two answers against buying are asked about once. */
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCheckout, getLeftCheckout } from '#contract/purchase/payments.ts'
import { isToBeAsked, keepAdvice } from '#web/purchase/advised-against.ts'
import { takePlace } from '#web/purchase/left-place.ts'
import { answerNewCourse } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api, { ...ada, tier: null })
})

describe('who comes back from a checkout', () => {
  it.each([
    [null, 'Checkout canceled'],
    ['card_declined', 'Your card was declined'],
    ['insufficient_funds', 'Your card was declined for insufficient funds'],
    ['other', 'Your payment didn’t go through'],
  ] as const)('after %s hears %s, with the focus on it', async (failure, title) => {
    api.answer(getLeftCheckout, { failure })
    openPage('/pricing?payment=cancelled')
    const said = (await screen.findByText(title)).closest('[role=status]')
    expect(said?.textContent).toContain('No charges were made')
    await waitFor(() => expect(document.activeElement).toBe(said))
  })

  it('is led back to the prices they went to pay from', async () => {
    api.refuse(createCheckout, 'unavailable', 'The payment service is away')
    const { user } = openPage('/pricing')
    await user.click(await screen.findByRole('button', { name: /Get Lifetime Access: Standard Course/ }))
    expect(await screen.findByText('The payment service is away')).toBeDefined()
    expect(takePlace()).toBe('/pricing?payment=cancelled')
    expect(takePlace()).toBeNull()
  })
})

describe('two answers against buying', () => {
  it('are two only where they differ, and are asked about once', () => {
    keepAdvice('one')
    keepAdvice('one')
    expect(isToBeAsked()).toBe(false)
    keepAdvice('two')
    expect(isToBeAsked()).toBe(true)
    expect(isToBeAsked()).toBe(false)
  })

  it('hold the checkout until the person says that they know', async () => {
    keepAdvice('one')
    keepAdvice('two')
    api.refuse(createCheckout, 'unavailable', 'The payment service is away')
    const { user } = openPage('/pricing')
    const buy = async () =>
      user.click(await screen.findByRole('button', { name: /Get Lifetime Access: Standard Course/ }))
    await buy()
    expect(await screen.findByRole('dialog', { name: 'Do you still want the course?' })).toBeDefined()
    expect(api.callsOf(createCheckout)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Buy it anyway' }))
    await waitFor(() => expect(api.callsOf(createCheckout)).toHaveLength(1))
  })
})
