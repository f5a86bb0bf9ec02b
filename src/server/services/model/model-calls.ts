/** Owns that no limit of cost is passed and no paid call made twice: each is set aside before it is made, and kept. */

import { randomUUID } from 'node:crypto'
import { and, eq, gte, isNotNull, sql } from 'drizzle-orm'
import { takeTurn } from '#server/db/locks.ts'
import type { Database, Reader, Transaction } from '#server/db/open.ts'
import { type ModelCallRow, modelCalls } from '#server/db/schema/model-calls.ts'
import type { ModelWriter } from '#server/services/model/model-writer.ts'

const DAY_MS = 86_400_000
const MICRO_USD = 1_000_000

/** A person's limit counts this long. */
const PERSON_DAYS = 30

type CostLimits = ModelWriter['limits']

/** What the words are for: a section of a document, or the answer to a question. */
type Purpose = { readonly documentId: string } | { readonly questionId: string }

type Place = Pick<ModelCallRow, 'tries' | 'position' | 'attempt'> & Purpose & { readonly userId: string }

export type NewCall = Place &
  Pick<ModelCallRow, 'provider' | 'model' | 'promptVersion' | 'inputHash' | 'costMicroUsd'>

const spentSince = async (tx: Transaction, since: Date, userId?: string): Promise<number> => {
  const [row] = await tx
    .select({ spent: sql<string>`coalesce(sum(${modelCalls.costMicroUsd}), 0)` })
    .from(modelCalls)
    .where(
      and(gte(modelCalls.askedAt, since), userId === undefined ? undefined : eq(modelCalls.userId, userId)),
    )
  return Number(row?.spent ?? 0)
}

const isWithin = async (tx: Transaction, call: NewCall, limits: CostLimits, now: Date): Promise<boolean> => {
  const ofDay = await spentSince(tx, new Date(now.getTime() - DAY_MS))
  const ofPerson = await spentSince(tx, new Date(now.getTime() - PERSON_DAYS * DAY_MS), call.userId)
  return (
    ofDay + call.costMicroUsd <= limits.mostUsdPerDay * MICRO_USD &&
    ofPerson + call.costMicroUsd <= limits.mostUsdPerPerson * MICRO_USD
  )
}

/** At whichever attempt. */
const isAt = (place: Omit<Place, 'attempt'> & Purpose) =>
  and(
    'documentId' in place
      ? eq(modelCalls.documentId, place.documentId)
      : eq(modelCalls.questionId, place.questionId),
    eq(modelCalls.tries, place.tries),
    eq(modelCalls.position, place.position),
  )

const findCall = async (tx: Transaction, place: Place): Promise<ModelCallRow | undefined> =>
  (
    await tx
      .select()
      .from(modelCalls)
      .where(and(isAt(place), eq(modelCalls.attempt, place.attempt)))
  )[0]

/** What was paid for at whichever attempt and not judged yet; null when there is none. */
export const findUnjudged = async (
  db: Database,
  place: Place,
): Promise<{ readonly id: string; readonly answer: string } | null> => {
  const rows = await db
    .select({ id: modelCalls.id, answer: modelCalls.answer })
    .from(modelCalls)
    .where(and(isAt(place), isNotNull(modelCalls.answer)))
  const [row] = rows
  return row?.answer ? { id: row.id, answer: row.answer } : null
}

export type SetAside =
  | { readonly kind: 'call'; readonly id: string }
  /** Made before a restart: its answer when that was kept, null when it never came or was judged already. */
  | { readonly kind: 'made'; readonly id: string; readonly answer: string | null }
  | { readonly kind: 'too-dear' }

/** Sets the most that a call can cost aside; one after the other, so that two cannot spend the same money. */
export const setAside = (db: Database, call: NewCall, limits: CostLimits, now: Date): Promise<SetAside> =>
  db.transaction(async (tx) => {
    await takeTurn(tx, 'modelCalls')
    const made = await findCall(tx, call)
    if (made) return { kind: 'made', id: made.id, answer: made.answer }
    if (!(await isWithin(tx, call, limits, now))) return { kind: 'too-dear' }
    const id = randomUUID()
    await tx.insert(modelCalls).values({ ...call, id, outcome: 'asked', askedAt: now })
    return { kind: 'call', id }
  })

export const keepAnswer = async (
  db: Database,
  id: string,
  answer: { readonly text: string; readonly outputHash: string; readonly costMicroUsd: number },
): Promise<void> => {
  const { text, ...known } = answer
  await db
    .update(modelCalls)
    .set({ ...known, answer: text, outcome: 'answered' })
    .where(eq(modelCalls.id, id))
}

/** `isFree`: nothing was answered, so nothing is owed. */
export const keepFailure = async (db: Database, id: string, isFree: boolean): Promise<void> => {
  const owed = isFree ? { costMicroUsd: 0 } : {}
  await db
    .update(modelCalls)
    .set({ ...owed, outcome: 'failed' })
    .where(eq(modelCalls.id, id))
}

/** The words themselves go: what passed is in its section, what was refused nobody is to read. */
export const keepJudgment = async (db: Reader, id: string, outcome: 'passed' | 'refused'): Promise<void> => {
  await db.update(modelCalls).set({ outcome, answer: null }).where(eq(modelCalls.id, id))
}
