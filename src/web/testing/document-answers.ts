/** Owns the document that the tests of its page and of the case page open. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { savedHome } from './property-setup.tsx'

type Section = WrittenDocument['sections'][number]

export const documentId = '2f0a3a52-5a0c-4a6e-8d2b-6f4f5a1f0c11'

export const writtenSection = (more: Partial<Section> = {}): Section => ({
  id: 'letter',
  title: 'The letter',
  forOwner: false,
  paragraphs: ['I enclose my evidence.', 'Please confirm the day.'],
  blocks: [],
  layout: { newPage: false, landscape: false, inPacket: null },
  writtenBy: 'composer',
  locked: false,
  version: 1,
  planned: true,
  maySuggest: false,
  suggestion: null,
  notices: [],
  ...more,
})

export const writtenDocument = (more: Partial<WrittenDocument> = {}): WrittenDocument => ({
  id: documentId,
  kind: 'cover_letter',
  title: 'Cover letter',
  propertyId: savedHome.id,
  address: '601 E Kennedy Blvd, Tampa, FL 33602',
  taxYear: 2026,
  status: 'completed',
  sectionsDone: 1,
  sectionsTotal: 1,
  sectionsOwn: 0,
  locked: false,
  version: 1,
  renewalFailure: null,
  requestedAt: '2026-08-20T15:00:00.000Z',
  finishedAt: '2026-08-20T15:00:01.000Z',
  sections: [writtenSection()],
  sources: [],
  writtenBy: 'composer',
  suggestedBy: null,
  failure: null,
  ...more,
})
