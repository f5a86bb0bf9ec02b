/** For tests: checkouts of one person that are open side by side, and what becomes of paying them both. */
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import { openCheckout, signUp, untilPaid } from '#test/people.ts'
import type { TestShop } from '#test/shop.ts'

/** The payment of one would end the others; that is held up, so that they can be paid as well. */
export const keepRivalsOpen = ({ standIn }: Pick<TestShop, 'standIn'>): void =>
  standIn.faults.add({
    on: 'call',
    kind: 'error',
    status: 503,
    match: 'POST /v1/checkout/sessions/cs',
    times: 3,
  })

/** AI-Enhanced whole, in a checkout that was open before Standard was bought: Standard counts, and goes back. */
export const payWholeOnTopOfStandard = async (shop: TestShop) => {
  const person = await signUp(shop)
  const whole = await openCheckout(shop, person, 'ai_enhanced')
  keepRivalsOpen(shop)
  const standard = await openCheckout(shop, person, 'standard')
  await pay(standard.url, { email: person.email })
  await untilPaid(shop, standard.sessionId)
  await pay(whole.url, { email: person.email })
  await untilPaid(shop, whole.sessionId)
  shop.standIn.faults.clear()
  return { person, sessionId: whole.sessionId }
}
