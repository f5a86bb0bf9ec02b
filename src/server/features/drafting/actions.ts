/** Documents as their owner lists and reads them. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { composeBlocks, type SectionPlan } from '#core/document/draft.ts'
import { HANDED_OVER_KINDS } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { sourcesUsed } from '#core/document/draft-sources.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { isNarrative } from '#core/document/gate/model-task.ts'
import { noticesOn } from '#core/document/gate/own-words.ts'
import type { Paper } from '#core/document/paper.ts'
import { restsOnPurchase } from '#core/document/paper-title.ts'
import { isKept, outdatedSections, type WrittenSection } from '#core/document/written-section.ts'
import * as words from '#messages/drafting/actions.ts'
import type { Context } from '#server/context.ts'
import type { DocumentRow } from '#server/db/schema/documents.ts'
import { propertiesOf } from '#server/features/property/queries.ts'
import { toldNotice } from '#words/document/own-words.ts'
import { fileOfDocument } from './file/of-document.ts'
import { documentPaper } from './file/printable.ts'
import { documentsOf, type ListAsked } from './list/documents.ts'
import { failureView, listedView } from './list/view.ts'
import {
  type CompletedDocument,
  completedDocumentsOfCase,
  findDocumentOf,
  hiddenWordsOf,
  type StoredSection,
  sectionsOf,
} from './queries.ts'
import { compareTexts } from './version/compare.ts'

const isOwn = ({ writtenBy }: Pick<WrittenSection, 'writtenBy'>): boolean => writtenBy === 'owner'

/** Tables are put together when they are shown: the facts that they are made of are kept. */
const shownSections = (facts: FactSheet, sections: readonly StoredSection[]) => {
  const plans = new Map(planOf(facts).map((plan) => [plan.id, plan]))
  return sections.map((section) => {
    const plan = plans.get(section.id)
    return { ...section, plan, made: plan ? composeBlocks(facts, plan) : null }
  })
}

const sourcesShown = (facts: FactSheet, shown: ReturnType<typeof shownSections>) =>
  sourcesUsed(
    facts,
    shown.map((one) => ({ facts: [...one.facts, ...(one.made?.facts ?? [])] })),
  )

/** What the owner's playbooks say, where it has to be looked for in what the owner wrote. */
const hiddenFor = async (ctx: Context, row: DocumentRow, sections: readonly StoredSection[]) =>
  HANDED_OVER_KINDS.includes(row.kind) && sections.some(isKept) ? hiddenWordsOf(ctx.db, row) : []

/** How its plan wants a section to stand on paper. */
export const layoutOf = (plan: SectionPlan | undefined): WrittenDocument['sections'][number]['layout'] => ({
  newPage: plan?.newPage ?? false,
  landscape: plan?.landscape ?? false,
  inPacket: plan?.inPacket ?? null,
})

type Shown = ReturnType<typeof shownSections>[number]
type Notice = WrittenDocument['sections'][number]['notices'][number]

const outdatedNotice = ({ title }: Shown): Notice => ({
  kind: 'outdated',
  message: words.thisWasKeptAsItWas(),
  at: [title],
})

/** What has to be known of the whole document to say what is to be pointed out in a section. */
interface Pointing {
  readonly hidden: readonly string[]
  readonly outdated: readonly string[]
}

const noticesIn = (facts: FactSheet, section: Shown, { hidden, outdated }: Pointing): Notice[] => [
  ...(section.plan && outdated.includes(section.id) ? [outdatedNotice(section)] : []),
  ...(isKept(section) ? noticesOn(facts, section, hidden).map(toldNotice) : []),
]

/** Null where there is none, or it was made from other facts than the document states now. */
const suggestionView = (
  { factsHash }: DocumentRow,
  section: Shown,
): WrittenDocument['sections'][number]['suggestion'] => {
  const { suggestion, suggested, suggestedFrom } = section
  if (suggestion === null || suggestedFrom !== factsHash) return null
  if (suggestion !== 'offered') return { state: suggestion }
  const offered = { id: section.id, title: section.title, paragraphs: suggested ?? [] }
  const [compared] = compareTexts([section], [offered])
  return { state: 'offered', text: offered.paragraphs.join('\n\n'), pieces: compared?.pieces ?? [] }
}

const sectionView = (
  ctx: Context,
  row: DocumentRow,
  section: Shown,
  pointing: Pointing,
): WrittenDocument['sections'][number] => {
  const { facts } = row
  const { plan, made, id, title, paragraphs, writtenBy, locked, version } = section
  return {
    id,
    title,
    paragraphs,
    writtenBy,
    locked,
    version,
    // What its case has no place for any more is not handed over either.
    forOwner: plan?.forOwner ?? true,
    blocks: [...(made?.blocks ?? [])],
    layout: layoutOf(plan),
    planned: plan !== undefined,
    maySuggest:
      ctx.model !== null && writtenBy === 'composer' && plan !== undefined && isNarrative(facts, plan),
    suggestion: suggestionView(row, section),
    notices: noticesIn(facts, section, pointing),
  }
}

/** undefined when the person has no such document. */
export const readDocument = async (
  ctx: Context,
  userId: string,
  id: string,
): Promise<WrittenDocument | undefined> => {
  const row = await findDocumentOf(ctx.db, userId, id)
  if (!row) return undefined
  const sections = await sectionsOf(ctx.db, id)
  const shown = shownSections(row.facts, sections)
  const outdated = row.status === 'completed' ? outdatedSections(row.facts, planOf(row.facts), sections) : []
  const pointing = { hidden: await hiddenFor(ctx, row, sections), outdated }
  const counted = {
    ...row,
    minutes: row.facts.situation.minutes,
    isOfPurchase: restsOnPurchase(row.facts.facts),
    sectionsDone: sections.length,
    sectionsOwn: sections.filter(isOwn).length,
  }
  return {
    ...listedView(counted),
    sections: shown.map((one) => sectionView(ctx, row, one, pointing)),
    sources: row.status === 'completed' ? [...sourcesShown(row.facts, shown)] : [],
    writtenBy: sections.length > 0 && sections.every(isOwn) ? 'owner' : 'composer',
    suggestedBy: ctx.model === null ? null : (ctx.env.MODEL_NAME ?? null),
    failure: failureView(row.failure),
  }
}

/** What is private has been written into a document that is for others: it is the owner's to read, not to hand over. */
export const holdsPrivate = ({ sections }: WrittenDocument): boolean =>
  sections.some(({ notices }) => notices.some(({ kind }) => kind === 'private'))

/** undefined when the home that is named is none of the person's. */
export const listDocumentsOf = async (ctx: Context, userId: string, asked: ListAsked) => {
  const { propertyId } = asked
  const homes = propertyId === undefined ? [] : await propertiesOf(ctx.db, userId)
  if (propertyId !== undefined && homes.every(({ id }) => id !== propertyId)) return undefined
  const { entries, total } = await documentsOf(ctx.db, userId, asked)
  const { page, pageSize } = asked
  return { documents: entries.map(listedView), page, pageSize, total }
}

/** As it stands on paper, the owner's own pages among the rest. */
export const paperOf = (written: WrittenDocument): Paper => documentPaper(written)

const newestFirst = (one: CompletedDocument, other: CompletedDocument): number =>
  other.finishedAt.getTime() - one.finishedAt.getTime()

/** 'hearing-script-10-minutes'. */
const nameOf = ({ kind, facts }: CompletedDocument): string => {
  const { minutes } = facts.situation
  return [kind.replaceAll('_', '-'), ...(minutes === null ? [] : [minutes, 'minutes'])].join('-')
}

/** What an archive of a case needs of its documents: of each kind the newest, as its text stands now. */
export const documentsOfCase = async (ctx: Context, userId: string, caseId: string) => {
  const completed = await completedDocumentsOfCase(ctx.db, userId, caseId)
  const newest = new Map(
    completed
      .toSorted(newestFirst)
      .toReversed()
      .map((one) => [nameOf(one), one]),
  )
  const written = await Promise.all(
    [...newest].map(async ([name, { id, finishedAt }]) => {
      const document = await readDocument(ctx, userId, id)
      return document ? [{ name, finishedAt, document }] : []
    }),
  )
  return written.flat().map(({ name, finishedAt, document }) => ({
    name,
    finishedAt,
    title: document.title,
    isHeldBack: holdsPrivate(document),
    pdf: () => fileOfDocument(ctx, { paper: paperOf(document), format: 'pdf' }),
  }))
}

export type DocumentOfCase = Awaited<ReturnType<typeof documentsOfCase>>[number]

export { changesByDocument } from './list/behind-case.ts'
export { arePapersOnTheirWay, papersStopped } from './list/home-papers.ts'
export { sentencesToRemind } from './notices.ts'
