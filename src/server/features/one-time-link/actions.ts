/** Links that arrive by mail: opening one never uses it up, pressing the button does, once. */

import { randomUUID } from 'node:crypto'
import { linkHours } from '#core/account/link-lifetime.ts'
import type { Reader, Transaction } from '#server/db/open.ts'
import { hashToken, normalizeCode, randomCode, randomToken } from '#server/services/random-token.ts'
import { findLink, insertLink, lockLink, markUsed, type OneTimeLinkRow } from './queries.ts'

const hourMs = 3_600_000

export type LinkSubject =
  | { readonly purpose: 'setup'; readonly orderId: string; readonly email: string }
  | { readonly purpose: 'reset' | 'verification'; readonly userId: string; readonly email: string }

/** Creates a link and gives its secret halves, which are kept nowhere else: the token and the code to type. */
export const createLink = async (
  tx: Transaction,
  subject: LinkSubject,
  now: Date,
): Promise<{ token: string; code: string; expiresAt: Date }> => {
  const token = randomToken()
  const code = randomCode()
  const expiresAt = new Date(now.getTime() + linkHours[subject.purpose] * hourMs)
  await insertLink(tx, {
    id: randomUUID(),
    purpose: subject.purpose,
    orderId: subject.purpose === 'setup' ? subject.orderId : null,
    userId: subject.purpose === 'setup' ? null : subject.userId,
    email: subject.email,
    tokenHash: hashToken(token),
    codeHash: hashToken(code),
    createdAt: now,
    expiresAt,
  })
  return { token, code, expiresAt }
}

/** The link behind a token or typed code, whether or not it still works; looking changes nothing. */
export const findAnyLink = (
  db: Reader,
  purpose: OneTimeLinkRow['purpose'],
  tokenOrCode: string,
): Promise<OneTimeLinkRow | undefined> =>
  findLink(db, purpose, hashToken(tokenOrCode), hashToken(normalizeCode(tokenOrCode)))

const whileItWorks = (found: OneTimeLinkRow | undefined, now: Date): OneTimeLinkRow | null =>
  found && found.usedAt === null && found.expiresAt > now ? found : null

/** The same while it still works. */
export const openLink = async (
  db: Reader,
  purpose: OneTimeLinkRow['purpose'],
  tokenOrCode: string,
  now: Date,
): Promise<OneTimeLinkRow | null> => whileItWorks(await findAnyLink(db, purpose, tokenOrCode), now)

/** For who has to decide first whether to use it up: others wait until this transaction ends. */
export const holdLink = async (
  tx: Transaction,
  purpose: OneTimeLinkRow['purpose'],
  tokenOrCode: string,
  now: Date,
): Promise<OneTimeLinkRow | null> =>
  whileItWorks(
    await lockLink(tx, purpose, hashToken(tokenOrCode), hashToken(normalizeCode(tokenOrCode))),
    now,
  )

/** Uses a link up; null when it does not work (any more). */
export const consumeLink = async (
  tx: Transaction,
  purpose: OneTimeLinkRow['purpose'],
  tokenOrCode: string,
  now: Date,
): Promise<OneTimeLinkRow | null> => {
  const link = await openLink(tx, purpose, tokenOrCode, now)
  return link && (await markUsed(tx, link.id, now)) ? link : null
}
