/** The documents of the AI-Enhanced tier: asked for, written section by section, read and taken along as a file. */
import { z } from 'zod'
import { DOCUMENT_KINDS, SCRIPT_MINUTES } from '#core/document/draft-kinds.ts'
import { SECTION_WRITERS } from '#core/document/written-section.ts'
import * as words from '#messages/document/documents.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { trimNumbers } from '../report/verdict.ts'
import { sectionBlock } from './blocks.ts'

const kind = z.enum(DOCUMENT_KINDS, {
  error: words.theKindMustBeOneOf2({ kinds: DOCUMENT_KINDS.map((one) => `"${one}"`).join(', ') }),
})

/** `composer` is our own program; `owner` changed its words, or took a suggestion in their place. */
export const sectionWriter = z.enum(SECTION_WRITERS)

/** `running` while sections are written; a document stays `completed`, `failed` or `cancelled` unless it is asked for again. */
export const status = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled'])
export type DocumentStatus = z.infer<typeof status>

/** To be handed over, and to be written on in. */
export const DOCUMENT_FORMATS = ['pdf', 'docx'] as const
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number]

export const documentId = z.uuid(words.weCouldntFindThatDocument())

const versionWords = words.theVersionMustBeAWhole()
export const documentVersion = z.int(versionWords).min(1, versionWords).max(2_147_483_647)

/** One event of the stream behind `watchDocument`. */
export const documentProgress = z.object({ status, sectionsDone: z.int(), sectionsTotal: z.int() })
export type DocumentProgress = z.infer<typeof documentProgress>

const failure = z.object({ reason: z.enum(['check_failed', 'outage']), message: z.string() })

const listedDocument = z.object({
  id: z.uuid(),
  kind,
  title: z.string(),
  propertyId: z.uuid(),
  address: z.string(),
  /** Of the notices that it is about. */
  taxYear: z.int(),
  status,
  sectionsDone: z.int(),
  sectionsTotal: z.int(),
  /** Sections that the person has changed. */
  sectionsOwn: z.int(),
  /** Nothing of it is written over, by anybody. */
  locked: z.boolean(),
  /** Goes up with every change of its text; 0 until it is completed for the first time. */
  version: z.int(),
  /** Why it was last not written again; it stands as it did before. */
  renewalFailure: failure.nullable(),
  requestedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})
export type ListedDocument = z.infer<typeof listedDocument>

/** Of a text compared with another; an empty line is between paragraphs. */
export const comparedPiece = z.object({ kind: z.enum(['same', 'added', 'removed']), text: z.string() })

/** Pointed out in words that no gate has passed; the text is the person's and stands as it is. */
const ownNotice = z.object({
  kind: z.string(),
  /** Why it may not stand, or why a board will not hear it. */
  message: z.string(),
  /** The sentences. */
  at: z.array(z.string()).max(12).readonly(),
})

/** `none`: no wording passed the check. */
const suggestion = z.discriminatedUnion('state', [
  z.object({ state: z.literal('asked') }),
  z.object({ state: z.literal('none') }),
  z.object({
    state: z.literal('offered'),
    /** To be saved as it is. */
    text: z.string(),
    /** From our text to it, word by word. */
    pieces: z.array(comparedPiece).max(20_000),
  }),
])

const writtenSection = z.object({
  id: z.string(),
  title: z.string(),
  /** For the owner's eyes: not spoken and not handed over. */
  forOwner: z.boolean(),
  paragraphs: z.array(z.string()).readonly(),
  /** Under the paragraphs; put together by our own program from the same facts. */
  blocks: z.array(sectionBlock).max(20),
  /** How it is on paper. */
  layout: z.object({
    newPage: z.boolean(),
    landscape: z.boolean(),
    /** In a packet before the index, behind the last exhibit, or not at all. */
    inPacket: z.enum(['front', 'back', 'none']).nullable(),
  }),
  writtenBy: sectionWriter,
  locked: z.boolean(),
  /** The version of the document in which it last changed. */
  version: z.int(),
  /** False for what was kept from an earlier state of the case that has no such section any more. */
  planned: z.boolean(),
  /** True where a configured language model may be asked for a freer wording. */
  maySuggest: z.boolean(),
  /** Beside the text until it is saved in its place, put away, or the text or the facts change. */
  suggestion: suggestion.nullable(),
  notices: z.array(ownNotice).max(20),
})

const writtenDocument = listedDocument.extend({
  /** Those written so far, in their order; all of them once completed. */
  sections: z.array(writtenSection).max(20),
  /** Where the facts it used were read; empty until it is completed. */
  sources: z.array(z.object({ label: z.string(), source: z.string() })).max(200),
  /** `owner` when every section is in the person's own words. */
  writtenBy: sectionWriter,
  /** The language model that words suggestions where one is configured; it never writes a document. */
  suggestedBy: z.string().nullable(),
  failure: failure.nullable(),
})
export type WrittenDocument = z.infer<typeof writtenDocument>

const minutes = z.literal([...SCRIPT_MINUTES], { error: words.theLengthMustBe510() })

export const generateDocument = endpoint({
  method: 'POST',
  path: '/integration/ai/generate',
  access: 'bearer',
  tag: 'AI documents',
  summary: 'Have a document written about one of the person’s homes; the same facts give the same document',
  needs: 'ai_enhanced',
  status: 202,
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z
    .strictObject({
      kind,
      propertyId: z.uuid(words.weCouldntFindThatHomeIn()),
      /** Needed where no tax roll of the newest notices holds the home; they win over the roll. */
      trimNumbers: trimNumbers.optional(),
      /** How long a hearing script may be; 10 unless said. */
      minutes: minutes.optional(),
      /** The last day printed on the person's TRIM notice. It wins over every other date. */
      petitionDueOn: z.iso.date(words.theLastDayForThePetition()).optional(),
      /** The day on the notice of hearing. */
      hearingOn: z.iso.date(words.theDayOfTheHearingMust()).optional(),
    })
    .refine((asked) => asked.minutes === undefined || asked.kind === 'hearing_script', {
      path: ['minutes'],
      error: words.onlyAHearingScriptHasA(),
    }),
  output: z.object({ documentId: z.uuid(), status }),
})

export const getDocumentStatus = endpoint({
  method: 'GET',
  path: '/integration/ai/status/:id',
  access: 'bearer',
  tag: 'AI documents',
  summary: 'How far a document is, and what of it is written',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: documentId }),
  output: z.object({ document: writtenDocument }),
})

export const watchDocument = endpoint({
  method: 'POST',
  path: '/integration/ai/status/:id/watch',
  access: 'bearer',
  tag: 'AI documents',
  summary:
    'An address good for ten minutes, whose server-sent events tell how the writing goes on until it ends',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  limit: { max: 60, perSeconds: 60 },
  input: z.object({ id: documentId }),
  output: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
})

const yearWords = words.theTaxYearMustBeA()

export const listDocuments = endpoint({
  method: 'GET',
  path: '/integration/ai/documents',
  access: 'bearer',
  tag: 'AI documents',
  summary: 'The person’s documents, the newest first; all of them, or those of one home and one tax year',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({
    ...pageInput(20),
    propertyId: z.uuid(words.weCouldntFindThatHomeIn()).optional(),
    taxYear: z.coerce.number(yearWords).int(yearWords).min(1900, yearWords).max(2200, yearWords).optional(),
  }),
  output: z.object({ documents: z.array(listedDocument).max(100), ...pageOutput }),
})

export const downloadDocument = endpoint({
  method: 'POST',
  path: '/integration/ai/documents/:id/download',
  access: 'bearer',
  tag: 'AI documents',
  summary:
    'An address good for ten minutes, where the browser fetches a completed document as PDF or as a Word file',
  needs: 'ai_enhanced',
  refusals: ['not_found', 'conflict'],
  limit: { max: 60, perSeconds: 60 },
  input: z.object({ id: documentId, format: z.enum(DOCUMENT_FORMATS).default('pdf') }),
  output: z.object({
    /** Below this site; navigate to it. It comes as an attachment, so the page stays open. */
    url: z.string(),
    fileName: z.string(),
    expiresAt: z.iso.datetime(),
  }),
})
