/** The way out of mail that is not owed: a link made with each, and what using it does. */
import { paths } from '#contract/page-paths.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { OfferTopic } from '#server/services/mail-content.ts'
import { hashToken, randomToken } from '#server/services/random-token.ts'
import { insertStop, useStop } from './stop-queries.ts'

/** The address for the mail; only its hash is kept. */
export const createStop = async (
  { env, now }: Pick<Context, 'env' | 'now'>,
  tx: Transaction,
  { email, topic }: { readonly email: string; readonly topic: OfferTopic },
): Promise<string> => {
  const token = randomToken()
  await insertStop(tx, { tokenHash: hashToken(token), email, topic, createdAt: now() })
  return `${env.PUBLIC_URL}${paths.stopMail(token)}`
}

export const stopMailOf = ({ db, now }: Pick<Context, 'db' | 'now'>, token: string): Promise<boolean> =>
  useStop(db, hashToken(token), now())
