/** Owns the birth of an event: stored with its delivery in the transaction of what it reports. */
import { apiVersion } from '#fakes/stripe/limits.ts'
import type { StoredEvent } from '#fakes/stripe/store/kinds.ts'
import { insert } from '#fakes/stripe/store/objects.ts'
import { newId } from '#fakes/stripe/wire/new-id.ts'
import { secondsOf, type Work } from '#fakes/stripe/wire/work.ts'

export const emitEvent = async (
  work: Work,
  type: string,
  object: object,
  previousAttributes?: Record<string, unknown>,
): Promise<void> => {
  const event: StoredEvent = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: secondsOf(work.now),
    data: previousAttributes === undefined ? { object } : { object, previous_attributes: previousAttributes },
    livemode: false,
    pending_webhooks: 1,
    request: work.origin,
    type,
  }
  work.check?.event(event)
  await insert(work.tx, 'event', event)
  await work.tx.db.query(`insert into ${work.tx.schema}.deliveries (event_id) values ($1)`, [event.id])
}
