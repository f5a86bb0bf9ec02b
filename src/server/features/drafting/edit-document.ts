/** What a person does to the text of a completed document: writes into it, locks it, has a section written anew, stops that. */
import type { lockDocument, rewriteDocumentSection, saveDocumentSection } from '#contract/document-edits.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { composeSection } from '#core/document/draft.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { factsNamed } from '#core/document/gate/fact-gate.ts'
import { paragraphsIn } from '#core/document/gate/own-words.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from './documents-table.ts'
import { holdAmongPapers, lettersFollow } from './follow-papers.ts'
import { isOnItsWay } from './home-papers.ts'
import type { StoredSection } from './queries.ts'
import { rewriteSection } from './rewrite-job.ts'
import {
  changeDocument,
  changeSection,
  clearRewrites,
  findSection,
  holdDocumentOf,
  noRewrite,
} from './section-queries.ts'
import { stopRenewal } from './stop-renewal.ts'
import { keepVersion } from './version-queries.ts'

type Refused<Reason extends string> = { readonly ok: false; readonly reason: Reason }
const refused = <Reason extends string>(reason: Reason): Refused<Reason> => ({ ok: false, reason })

type Named = { readonly id: string; readonly sectionId: string; readonly version: number }

/** The section as it was read, free to be written over. */
const holdSection = async (tx: Transaction, userId: string, { id, sectionId, version }: Named) => {
  const row = await holdDocumentOf(tx, userId, id)
  if (!row) return refused('no-such-document')
  const section = await findSection(tx, id, sectionId)
  if (!section) return refused('no-such-section')
  if (row.status !== 'completed') return refused('not-completed')
  if (row.locked || section.locked) return refused('locked')
  if (section.version !== version) return refused('changed-meanwhile')
  return { ok: true, row, section } as const
}

/** Of those that our own program names in this section. */
const factsIn = ({ facts }: DocumentRow, { id }: StoredSection, paragraphs: readonly string[]) => {
  const plan = planOf(facts).find((one) => one.id === id)
  return plan ? factsNamed(facts, composeSection(facts, plan).facts, paragraphs) : []
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((paragraph, at) => paragraph === other[at])

export const saveSection = (
  ctx: Context,
  userId: string,
  { text, ...named }: ParsedInputOf<typeof saveDocumentSection>,
) =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSection(tx, userId, named)
    if (!held.ok) return held
    const { section } = held
    const paragraphs = paragraphsIn(text)
    if (isSame(paragraphs, section.paragraphs)) return { ok: true, version: section.version } as const
    const now = ctx.now()
    const row = await changeDocument(tx, held.row, { version: held.row.version + 1 })
    const facts = factsIn(row, section, paragraphs)
    const changed = { paragraphs, facts, writtenBy: 'owner', version: row.version, writtenAt: now } as const
    await changeSection(tx, row, section, { ...changed, ...noRewrite })
    await keepVersion(tx, row, 'edited', now, section.title)
    return { ok: true, version: row.version } as const
  })

/** What is asked for already is not asked for a second time. */
export const requestRewrite = (
  ctx: Context,
  userId: string,
  { by, overwrite, ...named }: ParsedInputOf<typeof rewriteDocumentSection>,
) =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSection(tx, userId, named)
    if (!held.ok) return held
    const { section } = held
    if (planOf(held.row.facts).every(({ id }) => id !== section.id)) return refused('not-planned')
    if (section.writtenBy === 'owner' && !overwrite) return refused('own-words')
    if (section.rewrite === 'asked') return { ok: true } as const
    const { id, tries } = await changeDocument(tx, held.row, { tries: held.row.tries + 1 })
    const change = { rewrite: 'asked', rewriteBy: by, rewriteTries: tries } as const
    await changeSection(tx, held.row, section, change)
    const payload = { documentId: id, sectionId: section.id, tries }
    await ctx.queue.enqueue(tx, rewriteSection, { id: `rewrite-section:${id}:${tries}`, payload })
    return { ok: true } as const
  })

/** What waits to be written anew in it waits no more once it is locked. */
export const setLock = (
  ctx: Context,
  userId: string,
  { id, sectionId, locked }: ParsedInputOf<typeof lockDocument>,
) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdDocumentOf(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (row.status !== 'completed') return refused('not-completed')
    if (sectionId === undefined) {
      await changeDocument(tx, row, { locked })
      if (locked) await clearRewrites(tx, row)
      return { ok: true } as const
    }
    const section = await findSection(tx, id, sectionId)
    if (!section) return refused('no-such-section')
    await changeSection(tx, row, section, { locked, ...noRewrite })
    return { ok: true } as const
  })

const stopWriting = (ctx: Context, tx: Transaction, row: DocumentRow) =>
  changeDocument(tx, row, { status: 'cancelled', finishedAt: ctx.now() })

/**
 * A writer that is at work stops before its next section, and what it writes of the present one is kept;
 * a document that was whole before is so again, as its last version stands.
 */
export const cancelDocumentOf = (ctx: Context, userId: string, id: string) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdAmongPapers(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (isOnItsWay(row)) {
      const { status } = (await stopRenewal(tx, row)) ?? (await stopWriting(ctx, tx, row))
      // A letter that is stopped is not sent a writer again by that.
      if (row.kind !== 'cover_letter') await lettersFollow(ctx, tx, row)
      return { ok: true, status } as const
    }
    const cleared = await clearRewrites(tx, row)
    if (cleared === 0 && row.status !== 'cancelled') return refused('nothing-to-cancel')
    return { ok: true, status: row.status } as const
  })
