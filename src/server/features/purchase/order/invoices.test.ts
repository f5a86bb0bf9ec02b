/** Proves the list of a person's payments: complete, in pages, with what went back, and nobody else's. */
import { describe, expect, it } from 'vitest'
import { listInvoices } from '#contract/purchase/payments.ts'
import { refundAtProvider } from '#fakes/stripe/testing/provider-side.ts'
import { type Person, signUp } from '#test/people.ts'
import { sharedPurchaseApp } from '../testing/purchase-app.ts'

const { app, fixture } = await sharedPurchaseApp()

describe('invoices', () => {
  const all = async ({ client }: Person) => client.call(listInvoices, {})

  it('are the payments with a PDF each, and what went back [S7.payment.7]', async () => {
    const { person } = await fixture.owner()
    const upgrade = await fixture.buy(person, 'ai_enhanced')
    await refundAtProvider(app.standIn, upgrade.stripe_payment_intent_id, 1_000)
    await app.mail.to(person.email, 'Your Just Value refund')
    const { invoices, total } = await all(person)
    expect(total).toBe(2)
    expect(
      invoices.map(({ planName, amountCents, refundedCents, status }) => [
        planName,
        amountCents,
        refundedCents,
        status,
      ]),
    ).toEqual([
      ['Upgrade to AI-Enhanced', 5_300, 1_000, 'partly_refunded'],
      ['Standard Course', 19_700, 0, 'paid'],
    ])
    for (const { pdfUrl } of invoices)
      expect((await fetch(pdfUrl ?? '')).headers.get('content-type')).toBe('application/pdf')
  })

  it('[F43] of more than a hundred come in pages, each once', async () => {
    const person = await signUp(app)
    await app.rows(
      `insert into orders (id, tier, status, user_id, amount_cents, livemode, created_at, paid_at)
       select gen_random_uuid(), 'standard', 'paid', $1, 100, false, now(), now() - n * interval '1 minute'
       from generate_series(1, 205) n`,
      [person.user.id],
    )
    const seen = new Set<string>()
    for (const page of [1, 2, 3]) {
      const listed = await person.client.call(listInvoices, { page, pageSize: 100 })
      expect(listed).toMatchObject({ page, pageSize: 100, total: 205 })
      expect(listed.invoices).toHaveLength(page === 3 ? 5 : 100)
      for (const { orderId } of listed.invoices) seen.add(orderId)
    }
    expect(seen.size).toBe(205)
    expect(await person.client.refusal(listInvoices, { pageSize: 101 })).toMatchObject({
      status: 400,
      details: [{ field: 'pageSize' }],
    })
  })

  it('are empty before anything is bought, and nobody else’s', async () => {
    await fixture.owner()
    expect(await all(await signUp(app))).toEqual({ invoices: [], page: 1, pageSize: 20, total: 0 })
  })
})
