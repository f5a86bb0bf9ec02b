/** A document beside the case as it is now: what has changed since, and the document written again from it. */
import { todayInFlorida } from '#core/calendar-date.ts'
import { documentRequest, scriptMinutesFor } from '#core/case/document/request.ts'
import type { ScriptMinutes } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { plainChanges } from '#core/document/facts/changes.ts'
import { carriedOver } from '#core/document/written-section.ts'
import type { Context } from '#server/context.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { readCase } from '#server/features/case-file/actions.ts'
import { holdCaseOfHome } from '#server/features/case-file/queries.ts'
import { type Asked, addressOf, factsFor } from '../material/material.ts'
import { findDocumentOf, sectionsOf } from '../queries.ts'
import { changeDocument } from '../section/queries.ts'
import { keepSheet } from '../version/queries.ts'
import { holdAmongPapers, lettersFollow } from './follow-papers.ts'
import { freeHash } from './free-hash.ts'
import { goOn, isStopped } from './request.ts'
import { hashOf, sendWriter } from './send-writer.ts'

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

/** A script of the usual length follows the hearing's minutes once they are known; another length was chosen. */
const chosenLength = (minutes: ScriptMinutes | null): ScriptMinutes | undefined =>
  minutes === null || minutes === scriptMinutesFor(null) ? undefined : minutes

/** What the owner's case would ask for today; null when there is none, or it does not hold enough. */
const askedOfCase = async (ctx: Context, row: DocumentRow): Promise<Asked | null> => {
  const { userId, propertyId, kind, facts, caseId, taxYear } = row
  const opened = caseId === null ? undefined : await readCase(ctx, userId, caseId)
  if (!opened) return null
  const { file, record, county } = opened
  const isOnRoll = record?.rollYear === taxYear
  const material = { file, taxYear, today: todayInFlorida(ctx.now()), isOnRoll }
  const request = documentRequest(material, kind, chosenLength(facts.situation.minutes))
  if (!request.ok) return null
  const { trimNumbers, ...asked } = request.value
  return {
    ...asked,
    propertyId,
    ...(trimNumbers && { trimNumbers: { ...trimNumbers, countyId: county.id } }),
  }
}

export const askedToday = async (ctx: Context, row: DocumentRow): Promise<Asked | null> =>
  (await askedOfCase(ctx, row)) ?? row.asked

const factsToday = async (ctx: Context, row: DocumentRow) => {
  const asked = await askedToday(ctx, row)
  return asked ? factsFor(ctx, row.userId, asked) : refused('case-unfit')
}

/** The most that is told of. */
const mostChanges = 60

/** undefined when the person has no such document. */
export const changesSince = async (ctx: Context, userId: string, id: string) => {
  const row = await findDocumentOf(ctx.db, userId, id)
  if (!row) return undefined
  const today = await factsToday(ctx, row)
  if (!today.ok) return { comparable: false, changes: [] }
  return { comparable: true, changes: plainChanges(row.facts, today.value.sheet).slice(0, mostChanges) }
}

/** A document that is whole, or one whose writing failed or was stopped: that one begins again from the case as it is now. */
export const renewDocumentOf = async (ctx: Context, userId: string, id: string) => {
  const found = await findDocumentOf(ctx.db, userId, id)
  if (!found) return refused('no-such-document')
  const today = await factsToday(ctx, found)
  if (!today.ok) return refused('case-unfit')
  const { sheet: facts, home, taxYear } = today.value
  return ctx.db.transaction(async (tx) => {
    const caseId = await holdCaseOfHome(tx, { userId, propertyId: home.id, taxYear })
    const row = await holdAmongPapers(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (row.status !== 'completed' && !isStopped(row)) return refused('not-completed')
    if (row.locked) return refused('locked')
    const plans = planOf(facts)
    const kept = carriedOver(plans, await sectionsOf(tx, id))
    const left = kept.filter(({ position }) => position >= plans.length)
    if (row.version > 0) await keepSheet(tx, row)
    const queued = await changeDocument(tx, row, {
      facts,
      factsHash: await freeHash(tx, row, hashOf(facts)),
      address: addressOf(home),
      caseId,
      taxYear,
      ...({ status: 'queued', failure: null, finishedAt: null, renewalFailure: null } as const),
      sectionsTotal: plans.length + left.length,
      runs: row.runs + 1,
      tries: row.tries + 1,
    })
    await sendWriter(ctx, tx, queued)
    await lettersFollow(ctx, tx, queued)
    return { ok: true, status: queued.status } as const
  })
}

/** As the case is now; what the case does not hold any more is written from what was asked for. */
export const retryDocumentOf = async (ctx: Context, userId: string, id: string) => {
  const found = await findDocumentOf(ctx.db, userId, id)
  if (!found) return refused('no-such-document')
  if (!isStopped(found)) return refused('not-stopped')
  const renewed = await renewDocumentOf(ctx, userId, id)
  if (renewed.ok || renewed.reason !== 'case-unfit') return renewed
  return ctx.db.transaction(async (tx) => {
    const row = await holdAmongPapers(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (!isStopped(row)) return refused('not-stopped')
    const again = await goOn(ctx, tx, row)
    await lettersFollow(ctx, tx, again)
    return { ok: true, status: again.status } as const
  })
}
