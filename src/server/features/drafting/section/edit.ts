/** What a person does to the text of a completed document: writes into it, locks it, goes back to our words, asks for freer ones. */
import type {
  dropSuggestion,
  lockDocument,
  rewriteDocumentSection,
  saveDocumentSection,
  suggestWording as suggestWordingCall,
} from '#contract/document/edits.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { composeSection } from '#core/document/draft.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { factsNamed } from '#core/document/gate/fact-gate.ts'
import { isNarrative } from '#core/document/gate/model-task.ts'
import { paragraphsIn } from '#core/document/gate/own-words.ts'
import type { SectionWriter } from '#core/document/written-section.ts'
import type { Context } from '#server/context.ts'
import type { Transaction } from '#server/db/open.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { isOnItsWay } from '../list/home-papers.ts'
import type { StoredSection } from '../queries.ts'
import { keepVersion } from '../version/queries.ts'
import { holdAmongPapers, lettersFollow } from '../writing/follow-papers.ts'
import { stopRenewal } from '../writing/stop-renewal.ts'
import {
  changeDocument,
  changeSection,
  clearSuggestions,
  findSection,
  holdDocumentOf,
  noSuggestion,
} from './queries.ts'
import { suggestWording } from './suggest-wording.ts'

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

interface NewText {
  readonly paragraphs: readonly string[]
  readonly facts: readonly string[]
  readonly writtenBy: SectionWriter
}

/** As a new version of the document. */
const storeText = async (
  ctx: Context,
  tx: Transaction,
  { row: held, section }: { readonly row: DocumentRow; readonly section: StoredSection },
  text: NewText,
  cause: 'edited' | 'rewritten',
) => {
  const now = ctx.now()
  const row = await changeDocument(tx, held, { version: held.version + 1 })
  await changeSection(tx, row, section, { ...text, version: row.version, writtenAt: now, ...noSuggestion })
  await keepVersion(tx, row, cause, now, section.title)
  return { ok: true, version: row.version } as const
}

export const saveSection = (
  ctx: Context,
  userId: string,
  { text, ...named }: ParsedInputOf<typeof saveDocumentSection>,
) =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSection(tx, userId, named)
    if (!held.ok) return held
    const { row, section } = held
    const paragraphs = paragraphsIn(text)
    if (isSame(paragraphs, section.paragraphs)) return { ok: true, version: section.version } as const
    const facts = factsIn(row, section, paragraphs)
    return storeText(ctx, tx, held, { paragraphs, facts, writtenBy: 'owner' }, 'edited')
  })

const planIn = ({ facts }: DocumentRow, { id }: StoredSection) => planOf(facts).find((plan) => plan.id === id)

/** Composed at once; the text before it stays among the versions. */
export const rewriteSection = (
  ctx: Context,
  userId: string,
  { overwrite, ...named }: ParsedInputOf<typeof rewriteDocumentSection>,
) =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSection(tx, userId, named)
    if (!held.ok) return held
    const { row, section } = held
    const plan = planIn(row, section)
    if (!plan) return refused('not-planned')
    if (section.writtenBy === 'owner' && !overwrite) return refused('own-words')
    const { paragraphs, facts } = composeSection(row.facts, plan)
    return storeText(ctx, tx, held, { paragraphs, facts, writtenBy: 'composer' }, 'rewritten')
  })

/** What is asked for already is not asked for a second time. Where no model is configured, none is found. */
export const requestSuggestion = (
  ctx: Context,
  userId: string,
  named: ParsedInputOf<typeof suggestWordingCall>,
) =>
  ctx.db.transaction(async (tx) => {
    const held = await holdSection(tx, userId, named)
    if (!held.ok) return held
    const { row, section } = held
    const plan = planIn(row, section)
    if (!plan || !isNarrative(row.facts, plan) || section.writtenBy === 'owner')
      return refused('not-narrative')
    if (section.suggestion === 'asked') return { ok: true } as const
    const { id, factsHash, tries } = await changeDocument(tx, row, { tries: row.tries + 1 })
    const asked = { suggestion: 'asked', suggestedTries: tries, suggestedFrom: factsHash } as const
    await changeSection(tx, row, section, { ...noSuggestion, ...asked })
    const payload = { documentId: id, sectionId: section.id, tries }
    await ctx.queue.enqueue(tx, suggestWording, { id: `suggest-wording:${id}:${tries}`, payload })
    return { ok: true } as const
  })

export const forgetSuggestion = (
  ctx: Context,
  userId: string,
  { id, sectionId }: ParsedInputOf<typeof dropSuggestion>,
) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdDocumentOf(tx, userId, id)
    if (!row) return refused('no-such-document')
    const section = await findSection(tx, id, sectionId)
    if (!section) return refused('no-such-section')
    await changeSection(tx, row, section, noSuggestion)
    return { ok: true } as const
  })

/** No suggestion stands beside what is locked. */
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
      if (locked) await clearSuggestions(tx, row)
      return { ok: true } as const
    }
    const section = await findSection(tx, id, sectionId)
    if (!section) return refused('no-such-section')
    await changeSection(tx, row, section, { locked, ...noSuggestion })
    return { ok: true } as const
  })

const stopWriting = (ctx: Context, tx: Transaction, row: DocumentRow) =>
  changeDocument(tx, row, { status: 'cancelled', finishedAt: ctx.now() })

/** A document that was whole before is so again, as its last version stands. */
export const cancelDocumentOf = (ctx: Context, userId: string, id: string) =>
  ctx.db.transaction(async (tx) => {
    const row = await holdAmongPapers(tx, userId, id)
    if (!row) return refused('no-such-document')
    if (row.status === 'cancelled') return { ok: true, status: row.status } as const
    if (!isOnItsWay(row)) return refused('nothing-to-cancel')
    const { status } = (await stopRenewal(tx, row)) ?? (await stopWriting(ctx, tx, row))
    // A letter that is stopped is not sent a writer again by that.
    if (row.kind !== 'cover_letter') await lettersFollow(ctx, tx, row)
    return { ok: true, status } as const
  })
