/** Proves that the success page waits for the server's word and shows the purchase as the server has it. */
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getProfile } from '#contract/account/users.ts'
import { listModules } from '#contract/course/courses.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import type { Tier } from '#contract/fields.ts'
import { getPurchase } from '#contract/purchase/payments.ts'
import { isReady } from '#core/billing/features.ts'
import { products } from '#core/billing/product.ts'
import { pauseAfter } from '#web/call/asking-again.ts'
import { answerNewCourse, courseModule } from '#web/testing/course-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { featureNamesOf } from '#words/billing/features.ts'
import { productNames } from '#words/billing/product.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  answerNewCourse(api)
  signIn(api, { ...ada, tier: null })
})

type Paid = Extract<OutputOf<typeof getPurchase>, { status: 'paid' }>

const paid = (tier: Tier, invoiceUrl: string | null = null): Paid => ({
  status: 'paid',
  purchase: {
    orderId: '0d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
    tier,
    planName: productNames[tier],
    amountCents: products[tier].priceCents,
    taxCents: 0,
    paidAt: '2026-11-21T15:00:00.000Z',
    features: [...featureNamesOf(tier)],
    invoiceUrl,
  },
})

const open = () => openPage('/payment/success?session_id=cs_test_1234')

describe('a confirmed payment', () => {
  it('shows what was bought [S2.success.2, S2.success.3, S2.success.4, S2.success.5, S2.success.6, S2.success.7, S2.success.13]', async () => {
    api.answer(getPurchase, paid('standard'))
    open()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Payment Successful!' })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('Standard Course')).toBeDefined()
    expect(screen.getByText('One-time payment').parentElement?.textContent).toContain('$197')
    expect(screen.getByText('No further billing — lifetime access')).toBeDefined()
    expect(screen.queryByText('Sales tax included')).toBeNull()
    for (const feature of featureNamesOf('standard')) expect(screen.getByText(feature)).toBeDefined()
    expect(screen.getByText(/Questions about your purchase/).textContent).toContain('support@')
  })

  it('[F41] tells the tax in it, where there was any', async () => {
    const { purchase } = paid('standard')
    const taxed = { ...purchase, amountCents: 21_079, taxCents: 1_379 }
    api.answer(getPurchase, { status: 'paid', purchase: taxed })
    open()
    const payment = await screen.findByText('One-time payment')
    expect(payment.parentElement?.textContent).toContain('$210.79')
    expect(screen.getByText('Sales tax included').parentElement?.textContent).toContain('$13.79')
  })

  it('leads on [S2.success.9, S2.success.11, S2.success.12]', async () => {
    api.answer(getPurchase, paid('standard'))
    open()
    const dashboard = await screen.findByRole('link', { name: 'Continue to Dashboard' })
    expect(dashboard.getAttribute('href')).toBe('/dashboard')
    expect(screen.getByRole('link', { name: 'Start First Module' }).getAttribute('href')).toBe('/course/1')
    expect(screen.getByRole('heading', { name: 'Start Learning' })).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Support Access' })).toBeDefined()
    expect(screen.queryByRole('heading', { name: 'AI Features' })).toBeNull()
  })

  it('tells an AI-Enhanced buyer of the AI features [S2.success.10]', async () => {
    api.answer(getPurchase, paid('ai_enhanced'))
    open()
    const card = (await screen.findByRole('heading', { name: 'AI Features' })).closest('li')
    expect(card?.textContent?.includes('still being built')).toBe(!isReady('documents'))
  })

  it('says again what of the plan is there today and what is being built', async () => {
    const unwritten = courseModule(2)
    const lessons = unwritten.lessons.map((lesson) => ({ ...lesson, available: false }))
    api.answer(listModules, { modules: [courseModule(1), { ...unwritten, lessons }] })
    api.answer(getPurchase, paid('ai_enhanced'))
    open()
    const sentence = await screen.findByText(/^Today you get module 1, /)
    expect(sentence.textContent).toMatch(
      /live Q&A.*\. We’re still writing module 2 and will add it at no extra cost\.$/,
    )
  })

  it('offers the invoice only where there is one', async () => {
    api.answer(getPurchase, paid('standard', 'https://pay.example/invoice/1.pdf'))
    open()
    const invoice = await screen.findByRole('link', { name: 'Download Invoice' })
    expect(invoice.getAttribute('href')).toBe('https://pay.example/invoice/1.pdf')
    cleanup()
    api.answer(getPurchase, paid('standard'))
    open()
    await screen.findByRole('heading', { name: 'Payment Successful!' })
    expect(screen.queryByRole('link', { name: 'Download Invoice' })).toBeNull()
  })

  it('brings the new tier into the header', async () => {
    api.answerWith(getPurchase, () => {
      api.answer(getProfile, { profile: { ...ada, tier: 'ai_enhanced' } })
      return paid('ai_enhanced')
    })
    open()
    expect(await screen.findByText('AI Enhanced')).toBeDefined()
  })
})

describe('a payment not confirmed', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
  })
  const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

  it('is waited for with a spinner [S2.success.1]', async () => {
    api.answer(getPurchase, { status: 'pending' })
    open()
    const message = await screen.findByText('Processing your payment...')
    expect(message.closest('[role=status]')?.querySelector('svg')).not.toBeNull()
    expect(screen.queryByText('Payment Successful!')).toBeNull()
    api.answer(getPurchase, paid('standard'))
    await wait(2)
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeDefined()
    const asked = api.callsOf(getPurchase).length
    await wait(30)
    expect(api.callsOf(getPurchase)).toHaveLength(asked)
  })

  it('for a minute comes with a calm word, and is looked for further', async () => {
    api.answer(getPurchase, { status: 'pending' })
    open()
    await screen.findByText('Processing your payment...')
    expect(screen.queryByText('This is taking longer than usual')).toBeNull()
    await wait(61)
    expect(await screen.findByText('This is taking longer than usual')).toBeDefined()
    const asked = api.callsOf(getPurchase).length
    await wait(21)
    expect(api.callsOf(getPurchase).length).toBeGreaterThan(asked)
  })

  it('is looked for further when the connection fails in between', async () => {
    api.disconnect(getPurchase)
    open()
    await screen.findByText('Processing your payment...')
    api.answer(getPurchase, paid('standard'))
    await wait(3)
    expect(await screen.findByRole('heading', { name: 'Payment Successful!' })).toBeDefined()
  })
})

it.each([
  [1, 1500],
  [2, 1875],
  [5, 3662],
  [20, 10_000],
])('after %i answers it waits %i ms', (answers, expected) => {
  expect(pauseAfter(answers)).toBe(expected)
})

describe('no payment', () => {
  it('without a session id leads to the prices [S2.routes.8]', async () => {
    const page = openPage('/payment/success')
    await waitFor(() => expect(page.address()).toBe('/pricing'))
  })

  it('of this person shows nothing of the purchase [S2.success.14]', async () => {
    api.refuse(getPurchase, 'not_found', 'We couldn’t find that purchase in your account')
    open()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'We couldn’t find that purchase in your account',
    )
    expect(screen.queryByText('Payment Successful!')).toBeNull()
  })

  it('that failed leads to the failure page', async () => {
    api.answer(getPurchase, { status: 'failed', failure: 'insufficient_funds' })
    const page = open()
    await waitFor(() => expect(page.address()).toBe('/payment/failure?error=insufficient_funds'))
  })
})
