/** SQL of support: conversations, their messages, and who wrote them. */
import { and, count, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#server/db/open.ts'
import { users } from '#server/db/schema/account.ts'
import {
  type ConversationRow,
  type MessageRow,
  supportConversations,
  supportMessages,
} from '#server/db/schema/support.ts'
import { waitsIn } from './wait-queries.ts'

type Reader = Database | Transaction

/** False when there is one with this id already. */
export const insertConversation = async (
  tx: Transaction,
  conversation: typeof supportConversations.$inferInsert,
): Promise<boolean> =>
  (
    await tx
      .insert(supportConversations)
      .values(conversation)
      .onConflictDoNothing({ target: supportConversations.id })
      .returning({ id: supportConversations.id })
  ).length === 1

/** Nobody else writes in it until the transaction ends. */
export const lockConversation = async (tx: Transaction, id: string): Promise<ConversationRow | undefined> =>
  (await tx.select().from(supportConversations).where(eq(supportConversations.id, id)).for('update'))[0]

export const findConversation = async (db: Reader, id: string): Promise<ConversationRow | undefined> =>
  (await db.select().from(supportConversations).where(eq(supportConversations.id, id)))[0]

export const findConversationByNumber = async (
  db: Reader,
  number: number,
): Promise<ConversationRow | undefined> =>
  (await db.select().from(supportConversations).where(eq(supportConversations.number, number)))[0]

/** Newest first. */
export const conversationsOf = (db: Reader, userId: string): Promise<ConversationRow[]> =>
  db
    .select()
    .from(supportConversations)
    .where(eq(supportConversations.userId, userId))
    .orderBy(desc(supportConversations.openedAt), desc(supportConversations.number))

export const setClosed = async (tx: Transaction, id: string, closedAt: Date | null): Promise<void> => {
  await tx.update(supportConversations).set({ closedAt }).where(eq(supportConversations.id, id))
}

/** False when this message was taken before. */
export const insertMessage = async (
  tx: Transaction,
  message: typeof supportMessages.$inferInsert,
): Promise<boolean> =>
  (
    await tx
      .insert(supportMessages)
      .values(message)
      .onConflictDoNothing()
      .returning({ id: supportMessages.id })
  ).length === 1

export const isMailKnown = async (db: Reader, mailHash: Buffer): Promise<boolean> =>
  (
    await db
      .select({ id: supportMessages.id })
      .from(supportMessages)
      .where(eq(supportMessages.mailHash, mailHash))
  ).length > 0

export const findMessage = async (db: Reader, id: string): Promise<MessageRow | undefined> =>
  (await db.select().from(supportMessages).where(eq(supportMessages.id, id)))[0]

/** The newest `most`, in the order they were written. */
export const messagesIn = async (db: Reader, conversationId: string, most: number): Promise<MessageRow[]> =>
  (
    await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.conversationId, conversationId))
      .orderBy(desc(supportMessages.writtenAt), desc(supportMessages.id))
      .limit(most)
  ).reverse()

/** How many this address has sent by mail, in all conversations that are its own. */
export const countMailsOf = async (db: Reader, email: string, since: Date): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(supportMessages)
    .innerJoin(supportConversations, eq(supportConversations.id, supportMessages.conversationId))
    .where(
      and(
        eq(supportConversations.email, email),
        eq(supportMessages.author, 'person'),
        eq(supportMessages.way, 'mail'),
        gte(supportMessages.writtenAt, since),
      ),
    )
  return row?.count ?? 0
}

/** Who wrote, as the operator sees them; the account's address counts, which may have changed since. */
export const askerOf = async (db: Reader, { userId, email }: ConversationRow) => {
  const [user] = userId === null ? [] : await db.select().from(users).where(eq(users.id, userId))
  return user
    ? { email: user.email, firstName: user.firstName, name: `${user.firstName} ${user.lastName}`, user }
    : { email, firstName: null, name: null, user: null }
}

type Asker = { readonly userId: string | null; readonly emails: readonly string[] }

const isTheirs = ({ userId, emails }: Asker) =>
  or(
    userId === null ? undefined : eq(supportConversations.userId, userId),
    and(isNull(supportConversations.userId), inArray(supportConversations.email, [...emails])),
  ) ?? sql`false`

/** For the person's own export. */
export const supportHeldOf = async (db: Reader, asker: Asker) => {
  const conversations = await db.select().from(supportConversations).where(isTheirs(asker))
  const held = []
  for (const conversation of conversations) {
    const messages = await db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.conversationId, conversation.id))
    held.push({
      ...conversation,
      messages: messages.map(({ mailHash: _hash, ...message }) => message),
      promises: await waitsIn(db, conversation.id),
    })
  }
  return held
}

/** Takes the conversations out; gives their ids. */
export const deleteConversationsOf = async (tx: Transaction, asker: Asker): Promise<readonly string[]> =>
  (
    await tx.delete(supportConversations).where(isTheirs(asker)).returning({ id: supportConversations.id })
  ).map(({ id }) => id)
