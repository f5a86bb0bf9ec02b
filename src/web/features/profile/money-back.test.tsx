/** Proves what the profile says of refunded payments, how the guarantee is used there, and the way to the payment service. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getProfile, getReminderSettings, listSessions } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { listProperties } from '#contract/property/properties.ts'
import { cancelSubscription, getSubscription, openCustomerPortal } from '#contract/purchase/payments.ts'
import { addDays, calendarDate, formatCalendarDate } from '#core/calendar-date.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'
import { PaymentDetails } from './parts/purchases.tsx'

type Subscription = OutputOf<typeof getSubscription>

const today = calendarDate('2026-11-20')

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date(`${today}T15:00:00Z`) })
  api = fakeApi()
  signIn(api)
  api.answer(listProperties, { properties: [] })
  api.answer(getReminderSettings, { reminders: { deadlines: true, courseNews: false } })
  api.answer(listSessions, { sessions: [] })
})
afterEach(() => {
  vi.useRealTimers()
})

const purchase: Subscription['purchases'][number] = {
  orderId: '0d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
  tier: 'standard',
  planName: 'Standard Course',
  amountCents: 19_700,
  taxCents: 0,
  paidAt: '2026-09-21T15:00:00.000Z',
  features: [],
  invoiceUrl: null,
  refundedCents: 0,
  refundedAt: null,
  standing: 'active',
}
const refunded = {
  ...purchase,
  refundedCents: 19_700,
  refundedAt: '2026-11-21T02:00:00.000Z',
  standing: 'refunded',
} as const
const owned: Subscription = {
  tier: 'standard',
  purchases: [purchase],
  guaranteeEndsOn: today,
  refundable: { allCents: 19_700, upgradeCents: null, endsAccess: true },
}

const upgraded: Subscription = {
  tier: 'ai_enhanced',
  purchases: [
    {
      ...purchase,
      orderId: '1d6a3f1b-2a43-4d0b-9a6e-5f0c7a4e2c3d',
      tier: 'ai_enhanced',
      planName: 'Upgrade to AI-Enhanced',
      amountCents: 5_300,
    },
    purchase,
  ],
  guaranteeEndsOn: today,
  refundable: { allCents: 25_000, upgradeCents: 5_300, endsAccess: true },
}

const purchases = async () => within(await screen.findByRole('region', { name: 'Purchases' }))
const askButton = async () =>
  (await purchases()).findByRole<HTMLButtonElement>('button', { name: 'Request a refund' })

it('a refunded payment says so, with the amount and the day in Florida', async () => {
  api.answer(getSubscription, { tier: null, purchases: [refunded], guaranteeEndsOn: null, refundable: null })
  openPage('/profile')
  const card = await (await purchases()).findByRole('listitem')
  expect(card.textContent).toContain('Refunded $197.00 on November 20, 2026')
  expect(screen.queryByRole('button', { name: 'Request a refund' })).toBeNull()
})

it('a payment that was not refunded says nothing of it', async () => {
  api.answer(getSubscription, owned)
  openPage('/profile')
  expect((await (await purchases()).findByRole('listitem')).textContent).not.toContain('Refunded')
})

describe('the guarantee', () => {
  const ask = async () => {
    const page = openPage('/profile')
    await page.user.click(await askButton())
    const dialog = within(await screen.findByRole('dialog', { name: 'Request a refund?' }))
    return { ...page, dialog }
  }

  it('refunds the upgrade alone where that is chosen, as the policy says', async () => {
    api.answer(getSubscription, upgraded)
    api.answer(cancelSubscription, {
      message: '$53.00 is on its way back to you. You keep the Standard course.',
      refunds: [],
    })
    const { user, dialog } = await ask()
    const alone = dialog.getByRole<HTMLInputElement>('radio', { name: /Only the upgrade, \$53\.00/ })
    expect(alone.checked).toBe(true)
    expect(dialog.getByText(/^We’ll refund \$53\.00 for the upgrade/)).toBeDefined()
    expect(dialog.queryByText(/^We’ll refund \$250\.00/)).toBeNull()
    await user.click(dialog.getByRole('radio', { name: /^Everything/ }))
    expect(dialog.getByText(/^We’ll refund \$250\.00 to the card/)).toBeDefined()
    await user.click(alone)
    await user.click(dialog.getByRole('button', { name: 'Refund my payment' }))
    await waitFor(() => expect(api.callsOf(cancelSubscription)[0]?.input).toEqual({ only: 'upgrade' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getByText(/^\$53\.00 is on its way back to you/)).toBeDefined()
  })

  it('that covers the upgrade alone asks nothing more, and refunds it', async () => {
    api.answer(getSubscription, {
      ...upgraded,
      refundable: { allCents: 5_300, upgradeCents: 5_300, endsAccess: false },
    })
    api.answer(cancelSubscription, { message: '$53.00 is on its way back to you.', refunds: [] })
    const { user, dialog } = await ask()
    expect(dialog.queryByRole('radio')).toBeNull()
    expect(dialog.getByText(/^We’ll refund \$53\.00 for the upgrade/)).toBeDefined()
    expect(dialog.getByText(/The Standard course stays open/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Refund my payment' }))
    await waitFor(() => expect(api.callsOf(cancelSubscription)[0]?.input).toEqual({ only: 'upgrade' }))
  })

  it('is asked for anew each time', async () => {
    api.answer(getSubscription, upgraded)
    api.refuse(cancelSubscription, 'conflict', 'Your bank is deciding about this payment.')
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('radio', { name: /^Everything/ }))
    await user.click(dialog.getByRole('button', { name: 'Refund my payment' }))
    await dialog.findByRole('alert')
    await user.click(dialog.getByRole('button', { name: 'Keep the course' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const button = await askButton()
    await waitFor(() => expect(document.activeElement).toBe(button))
    await user.click(button)
    const again = within(await screen.findByRole('dialog'))
    expect(again.queryByRole('alert')).toBeNull()
    expect(again.getByRole<HTMLInputElement>('radio', { name: /^Only the upgrade/ }).checked).toBe(true)
  })

  it('says what ends, and on its last day sends the money back', async () => {
    api.answer(getSubscription, owned)
    const message = '$197.00 is on its way back to you. The course is closed now.'
    api.answer(cancelSubscription, { message, refunds: [] })
    const { user, dialog } = await ask()
    expect(dialog.getByText(/You’ll lose access to whatever we refund/)).toBeDefined()
    expect(dialog.getByText(/^We’ll refund \$197\.00 to the card or account you used/)).toBeDefined()
    expect(api.callsOf(cancelSubscription)).toEqual([])
    api.answer(getSubscription, {
      tier: null,
      purchases: [refunded],
      guaranteeEndsOn: null,
      refundable: null,
    })
    api.answer(getProfile, { profile: { ...ada, tier: null } })
    await user.click(dialog.getByRole('button', { name: 'Refund my payment' }))
    expect(await screen.findByText(message)).toBeDefined()
    await waitFor(async () => expect((await purchases()).getByText(/^Refunded/)).toBeDefined())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is kept by who thinks again', async () => {
    api.answer(getSubscription, owned)
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Keep the course' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsOf(cancelSubscription)).toEqual([])
  })

  it('that the server refuses is said in the dialog', async () => {
    api.answer(getSubscription, owned)
    api.refuse(cancelSubscription, 'conflict', 'Your bank is deciding about this payment.')
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Refund my payment' }))
    expect((await dialog.findByRole('alert')).textContent).toContain('Your bank is deciding')
  })

  it('that is over refuses with its date', async () => {
    const endsOn = addDays(today, -1)
    api.answer(getSubscription, { ...owned, guaranteeEndsOn: endsOn })
    openPage('/profile')
    expect((await askButton()).disabled).toBe(true)
    const words = `The guarantee ended ${formatCalendarDate(endsOn)}. The course is still yours.`
    expect(screen.getByText(words)).toBeDefined()
  })
})

describe('payment details and receipts', () => {
  const open = async () => {
    const left: string[] = []
    render(
      <QueryClientProvider client={new QueryClient()}>
        <PaymentDetails leave={(url) => left.push(url)} />
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Payment details and receipts' }))
    return left
  }

  it('are at the payment service', async () => {
    api.answer(openCustomerPortal, { url: 'https://pay.example/portal' })
    const left = await open()
    await waitFor(() => expect(left).toEqual(['https://pay.example/portal']))
  })

  it('that cannot be shown are said to be so', async () => {
    api.refuse(openCustomerPortal, 'not_found', 'Your account has no payment page.')
    const left = await open()
    expect((await screen.findByRole('alert')).textContent).toContain('no payment page')
    expect(left).toEqual([])
  })
})

it.each([
  ['on_hold', /On hold while your bank decides a dispute/],
  ['dispute_lost', /Ended. Your bank decided the dispute/],
] as const)('a purchase that is %s says so', async (standing, words) => {
  api.answer(getSubscription, {
    tier: null,
    purchases: [{ ...purchase, standing }],
    guaranteeEndsOn: null,
    refundable: null,
  })
  openPage('/profile')
  expect(await (await purchases()).findByText(words)).toBeDefined()
})
