/** Owns the second chance of an expired session: a link, good for a month, that opens the same order again. */
import { pricedLines, pricedSession } from '#fakes/stripe/discounts/price-session.ts'
import { lifetimes } from '#fakes/stripe/limits.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { listObjects } from '#fakes/stripe/store/list-objects.ts'
import { find, findHidden, findLocked, insert } from '#fakes/stripe/store/objects.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

/** Put on the session at the moment it expires. */
export const recoveryOf = (work: Work, session: Session): Session['after_expiration'] => {
  const { after_expiration: asked } = session
  if (asked?.recovery?.enabled !== true) return asked
  return {
    recovery: {
      ...asked.recovery,
      expires_at: secondsOf(work.now) + lifetimes.recoverySeconds,
      url: `${work.publicUrl}/c/recover/${session.id}`,
    },
  }
}

const copyOf = (work: Work, expired: Session): Session => {
  const id = newId('cs_test', 58)
  const { recovery = null } = expired.after_expiration ?? {}
  return {
    ...expired,
    id,
    after_expiration: { recovery: recovery && { ...recovery, expires_at: null, url: null } },
    allow_promotion_codes: recovery?.allow_promotion_codes ?? null,
    consent: null,
    created: secondsOf(work.now),
    expires_at: secondsOf(work.now) + lifetimes.sessionDefaultSeconds,
    payment_intent: null,
    recovered_from: expired.id,
    status: 'open',
    url: `${work.publicUrl}/c/pay/${id}`,
  }
}

/** Ours: a link opened again leads to the session it opened before, as long as that one is open. */
const alreadyOpen = async (work: Work, expired: Session): Promise<Session | undefined> => {
  const { data } = await listObjects(work.tx, 'checkout.session', {
    url: '',
    page: { limit: 1 },
    where: { recovered_from: expired.id, status: 'open' },
  })
  return data[0]
}

export type Recovery = { ok: true; session: Session } | { ok: false; reason: 'unknown' | 'over' }

const isOver = (work: Work, { after_expiration }: Session): boolean =>
  secondsOf(work.now) >= (after_expiration?.recovery?.expires_at ?? 0)

export const recoverSession = async (work: Work, expiredId: string): Promise<Recovery> => {
  const expired = await findLocked(work.tx, 'checkout.session', expiredId)
  if (expired?.status !== 'expired' || !expired.after_expiration?.recovery?.url)
    return { ok: false, reason: 'unknown' }
  const { customer } = expired
  const isCustomerGone =
    typeof customer === 'string' && (await find(work.tx, 'customer', customer)) === undefined
  if (isOver(work, expired) || isCustomerGone) return { ok: false, reason: 'over' }
  const found = await alreadyOpen(work, expired)
  if (found !== undefined) return { ok: true, session: found }
  const {
    lineItems = [],
    paymentIntentData,
    customerUpdate,
  } = await findHidden(work.tx, 'checkout.session', expiredId)
  const copy = copyOf(work, expired)
  const lines = pricedLines(copy, lineItems, undefined).map((line) => ({ ...line, id: newId('li') }))
  const session = pricedSession(copy, lines, undefined)
  await insert(work.tx, 'checkout.session', session, {
    lineItems: lines,
    ...(paymentIntentData === undefined ? {} : { paymentIntentData }),
    ...(customerUpdate === undefined ? {} : { customerUpdate }),
  })
  return { ok: true, session }
}
