/** How the writing of one document goes on, event by event, until it is finished. */
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { DocumentProgress } from '#contract/document/documents.ts'
import type { Context } from '#server/context.ts'
import { fileLinks, type SignedFor } from '#server/http/file/links.ts'
import { findDocumentOf, sectionsOf } from '../queries.ts'

const watchLinks = fileLinks('document-progress', z.object({ documentId: z.uuid() }))

type Watched = SignedFor<{ readonly documentId: string }>

const lookMilliseconds = 250
/** After this the browser opens the stream again, if it is still there. */
const mostMilliseconds = 60_000

/** undefined when the person has no such document. */
const progressOf = async (
  ctx: Context,
  { userId, documentId }: Watched,
): Promise<DocumentProgress | undefined> => {
  const row = await findDocumentOf(ctx.db, userId, documentId)
  if (!row) return undefined
  const sectionsDone = (await sectionsOf(ctx.db, documentId)).length
  return { status: row.status, sectionsDone, sectionsTotal: row.sectionsTotal }
}

const isOpen = ({ status }: DocumentProgress): boolean => status === 'queued' || status === 'running'

/** Each state once. */
async function* progressUntilEnd(ctx: Context, watched: Watched, signal: AbortSignal) {
  const ends = Date.now() + mostMilliseconds
  let told = ''
  while (!signal.aborted && Date.now() < ends) {
    const progress = await progressOf(ctx, watched)
    if (!progress) return
    const now = JSON.stringify(progress)
    if (now !== told) yield progress
    told = now
    if (!isOpen(progress)) return
    await pause(lookMilliseconds, undefined, { signal }).catch(() => undefined)
  }
}

/** null when the person has no such document. */
export const linkToProgress = async (ctx: Context, userId: string, documentId: string) => {
  if (!(await findDocumentOf(ctx.db, userId, documentId))) return null
  const { token, expiresAt } = await watchLinks.sign(ctx, { userId, documentId })
  return { url: `/api/integration/ai/progress/${token}`, expiresAt: expiresAt.toISOString() }
}

/** null when the address is no longer good, or there is nothing left to wait for and it was told. */
export const progressBehind = async (
  ctx: Context,
  token: string,
  signal: AbortSignal,
): Promise<AsyncIterable<DocumentProgress> | null> => {
  const watched = await watchLinks.read(ctx, token)
  return watched && progressUntilEnd(ctx, watched, signal)
}
