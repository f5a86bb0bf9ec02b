/** Owns the end of unpaid sessions: on request, or because their time is over. */
import { recoveryOf } from '#fakes/stripe/checkout/recover-session.ts'
import type { Session } from '#fakes/stripe/store/kinds.ts'
import { update } from '#fakes/stripe/store/objects.ts'
import { emitEvent } from '#fakes/stripe/webhooks/emit-event.ts'
import { noOrigin, secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

const sessionsPerRound = 100

export const expireSession = async (work: Work, session: Session): Promise<Session> => {
  const expired: Session = {
    ...session,
    after_expiration: recoveryOf(work, session),
    status: 'expired',
    url: null,
  }
  await update(work.tx, 'checkout.session', expired)
  await emitEvent(work, 'checkout.session.expired', expired)
  return expired
}

/** Runs before every call and waits for whoever is at it already, so that nobody ever sees an open session past its time. */
export const expireDueSessions = async (work: Work): Promise<void> => {
  const { rows } = await work.tx.db.query<{ data: Session }>(
    `select data from ${work.tx.schema}.objects
     where kind = 'checkout.session' and data->>'status' = 'open' and (data->>'expires_at')::bigint <= $1
     order by seq limit ${sessionsPerRound} for update`,
    [secondsOf(work.now)],
  )
  for (const { data } of rows) await expireSession({ ...work, origin: noOrigin }, data)
}
