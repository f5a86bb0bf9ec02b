/** Owns idempotency keys: one key, one effect, one saved reply. Runs inside the transaction of the effect. */
import { createHash } from 'node:crypto'
import { lifetimes, limits } from '#fakes/stripe/limits.ts'
import type { Tx } from '#fakes/stripe/store/open-store.ts'
import { ApiError, invalidRequest } from '#fakes/stripe/wire/api-error.ts'
import { canonicalForm, type FormObject } from '#fakes/stripe/wire/form.ts'

export type Reply = { readonly body: object; readonly replayed: boolean }
type SavedReply = { fingerprint: string; body: object }

const lockKey = async (tx: Tx, key: string): Promise<void> => {
  const { rows } = await tx.db.query<{ locked: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as locked',
    [`${tx.schema} ${key}`],
  )
  if (rows[0]?.locked === true) return
  throw new ApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this Idempotency-Key: ${key}`,
  })
}

const findSaved = async (tx: Tx, key: string): Promise<SavedReply | undefined> => {
  const { rows } = await tx.db.query<SavedReply>(
    `select fingerprint, body from ${tx.schema}.idempotent_replies
     where key = $1 and saved_at > now() - interval '${lifetimes.idempotencyKeyHours} hours'`,
    [key],
  )
  return rows[0]
}

const save = (tx: Tx, key: string, fingerprint: string, body: object): Promise<unknown> =>
  tx.db.query(
    `insert into ${tx.schema}.idempotent_replies (key, fingerprint, body) values ($1, $2, $3)
     on conflict (key) do update set fingerprint = $2, body = $3, saved_at = now()`,
    [key, fingerprint, JSON.stringify(body)],
  )

export const onceForKey = async (
  tx: Tx,
  key: string | null,
  call: { endpoint: string; id: string; form: FormObject },
  run: () => Promise<object>,
): Promise<Reply> => {
  if (key === null) return { body: await run(), replayed: false }
  if (key === '' || key.length > limits.idempotencyKeyLength) {
    throw invalidRequest('idempotency_key_invalid', 'Idempotency keys are 1 to 255 characters long.')
  }
  await lockKey(tx, key)
  const fingerprint = createHash('sha256')
    .update(`${call.endpoint} ${call.id} ${canonicalForm(call.form)}`)
    .digest('hex')
  const saved = await findSaved(tx, key)
  if (saved !== undefined && saved.fingerprint !== fingerprint) {
    throw new ApiError(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  }
  if (saved !== undefined) return { body: saved.body, replayed: true }
  const body = await run()
  await save(tx, key, fingerprint, body)
  return { body, replayed: false }
}
