/** Proves that what 'Download Invoice' leads to is a real PDF of the purchase. */
import { expect, it } from 'vitest'
import { getPurchase } from '#contract/purchase/payments.ts'
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { readPdf } from '#server/services/testing/read-pdf.ts'
import { openCheckout, signUp, untilPaid } from '#test/people.ts'
import { sharedPurchaseApp } from '../testing/purchase-app.ts'

const { app } = await sharedPurchaseApp()

it('[S2.success.8] the invoice of a purchase is a PDF to download, with the plan, the amount and the buyer', async () => {
  const ada = await signUp(app)
  const { url, sessionId } = await openCheckout(app, ada, 'standard')
  await pay(url, { email: ada.email })
  await untilPaid(app, sessionId)
  const found = await ada.client.call(getPurchase, { sessionId })
  if (found.status !== 'paid') throw new Error(`the purchase is ${found.status}`)
  const response = await fetch(found.purchase.invoiceUrl ?? '')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="invoice-[\w-]+\.pdf"$/)
  const { text, pages, size } = await readPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pages).toHaveLength(1)
  expect(size).toEqual([612, 792])
  expect(text).toContain('$197.00')
  expect(text).toContain(found.purchase.planName)
  expect(text).toContain(ada.email)
  expect(text).toMatch(/invoice/i)
})
