/** Owns a document in tests without an app: composed from its facts, as the call about it would show it. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { composeBlocks, composeSection } from '#core/document/draft.ts'
import { DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import { planOf } from '#core/document/draft-plan.ts'
import { sourcesUsed } from '#core/document/draft-sources.ts'
import type { FactSheet } from '#core/document/facts/sheet.ts'
import { layoutOf } from '../actions.ts'

const composed = { writtenBy: 'composer', locked: false, version: 1, suggestion: null } as const

export const writtenOf = (sheet: FactSheet): WrittenDocument => {
  const { kind } = sheet
  const drafted = planOf(sheet).map((plan) => ({
    plan,
    draft: composeSection(sheet, plan),
    made: composeBlocks(sheet, plan),
  }))
  const used = drafted.map(({ draft, made }) => ({ facts: [...draft.facts, ...made.facts] }))
  return {
    id: kind,
    kind,
    title: DOCUMENT_TITLES[kind],
    propertyId: 'home',
    address: '123 Main St, Tampa',
    taxYear: 2026,
    status: 'completed',
    locked: false,
    version: 1,
    writtenBy: 'composer',
    suggestedBy: null,
    failure: null,
    renewalFailure: null,
    requestedAt: '2026-10-01T15:00:00.000Z',
    finishedAt: '2026-10-01T15:00:01.000Z',
    sectionsDone: drafted.length,
    sectionsTotal: drafted.length,
    sectionsOwn: 0,
    sections: drafted.map(({ plan, draft: { id, title, paragraphs }, made }) => ({
      ...composed,
      id,
      title,
      paragraphs,
      forOwner: plan.forOwner,
      blocks: [...made.blocks],
      layout: layoutOf(plan),
      planned: true,
      maySuggest: false,
      notices: [],
    })),
    sources: [...sourcesUsed(sheet, used)],
  }
}
