/** Owns what a restart on another port means for pages that are still open. */
import type { Store } from '#fakes/stripe/store/open-store.ts'

export const moveOpenSessions = async ({ db, schema }: Store, publicUrl: string): Promise<void> => {
  await db.query(
    `update ${schema}.objects set data = jsonb_set(data, '{url}', to_jsonb($1 || '/c/pay/' || id))
     where kind = 'checkout.session' and data->>'status' = 'open' and data->>'url' <> $1 || '/c/pay/' || id`,
    [publicUrl],
  )
  await db.query(
    `update ${schema}.objects
     set data = jsonb_set(data, '{after_expiration,recovery,url}', to_jsonb($1 || '/c/recover/' || id))
     where kind = 'checkout.session' and data->>'status' = 'expired'
       and data #>> '{after_expiration,recovery,url}' <> $1 || '/c/recover/' || id`,
    [publicUrl],
  )
}
