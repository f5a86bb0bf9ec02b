/** For tests: checkouts of one person that are open side by side, and what becomes of paying them both. */
import { pay } from '#fakes/stripe/testing/checkout-visitor.ts'
import type { TestApp } from '#test/app.ts'
import { openCheckout, signUp, untilPaid } from '#test/people.ts'

/** The payment of one would end the others; that is held up, so that they can be paid as well. */
export const keepRivalsOpen = ({ standIn }: Pick<TestApp, 'standIn'>): void =>
  standIn.faults.add({
    on: 'call',
    kind: 'error',
    status: 503,
    match: 'POST /v1/checkout/sessions/cs',
    times: 3,
  })

/** AI-Enhanced whole, in a checkout that was open before Standard was bought: Standard counts, and goes back. */
export const payWholeOnTopOfStandard = async (app: TestApp) => {
  const person = await signUp(app)
  const whole = await openCheckout(app, person, 'ai_enhanced')
  keepRivalsOpen(app)
  const standard = await openCheckout(app, person, 'standard')
  await pay(standard.url, { email: person.email })
  await untilPaid(app, standard.sessionId)
  await pay(whole.url, { email: person.email })
  await untilPaid(app, whole.sessionId)
  app.standIn.faults.clear()
  return { person, sessionId: whole.sessionId }
}
