/** What a person does with a document of theirs: change it, lock it, stop it, have it written again. */
import { z } from 'zod'
import { DATE_CAUSES } from '#core/document/date-causes.ts'
import { LONGEST_SECTION, paragraphsIn } from '#core/document/gate/own-words.ts'
import * as words from '#messages/document/edits.ts'
import { endpoint, type OutputOf } from '../endpoint.ts'
import { documentId, status, documentVersion as version } from './documents.ts'

const tag = 'AI documents'
const path = '/integration/ai/documents/:id'
const perMinute = (max: number) => ({ max, perSeconds: 60 })

const sectionId = z.string().regex(/^[a-z0-9-]{1,40}$/, words.weCouldntFindThatSection())

export const saveDocumentSection = endpoint({
  method: 'PUT',
  path: `${path}/sections/:sectionId`,
  access: 'bearer',
  tag,
  summary:
    'Save a section of a completed document in the person’s own words; refused with 409 when it changed since the named version of it was read',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found', 'conflict'],
  input: z.object({
    id: documentId,
    sectionId,
    version,
    /** Every line break begins a paragraph. */
    text: z
      .string()
      .max(
        LONGEST_SECTION,
        words.atMostCharacters2({ longestSection: LONGEST_SECTION.toLocaleString('en-US') }),
      )
      .refine((text) => paragraphsIn(text).length > 0, words.theSectionCannotBeEmpty()),
  }),
  output: z.object({ version: z.int() }),
})

export const rewriteDocumentSection = endpoint({
  method: 'POST',
  path: `${path}/sections/:sectionId/rewrite`,
  access: 'bearer',
  tag,
  summary: 'Put our own wording of one section back; the text before it stays among the versions',
  needs: 'ai_enhanced',
  limit: perMinute(20),
  refusals: ['not_found', 'conflict'],
  input: z.object({
    id: documentId,
    sectionId,
    version,
    /** Needed to write over what the person changed. */
    overwrite: z.boolean().default(false),
  }),
  output: z.object({ version: z.int() }),
})

export const suggestWording = endpoint({
  method: 'POST',
  path: `${path}/sections/:sectionId/suggestion`,
  access: 'bearer',
  tag,
  summary:
    'Ask the configured language model for a freer wording beside ours; nothing changes until it is saved',
  needs: 'ai_enhanced',
  status: 202,
  limit: perMinute(20),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId, sectionId, version }),
  output: z.object({}),
})

export const dropSuggestion = endpoint({
  method: 'DELETE',
  path: `${path}/sections/:sectionId/suggestion`,
  access: 'bearer',
  tag,
  summary: 'Put a suggestion away, or stop waiting for it; our wording stays',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found'],
  input: z.object({ id: documentId, sectionId }),
  output: z.object({}),
})

export const lockDocument = endpoint({
  method: 'PUT',
  path: `${path}/lock`,
  access: 'bearer',
  tag,
  summary: 'Lock a completed document or one section of it, so that nothing writes over it, or unlock it',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found', 'conflict'],
  /** The whole document when no section is named. */
  input: z.object({ id: documentId, sectionId: sectionId.optional(), locked: z.boolean() }),
  output: z.object({}),
})

export const cancelDocument = endpoint({
  method: 'POST',
  path: `${path}/cancel`,
  access: 'bearer',
  tag,
  summary: 'Stop a document that waits to be written',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId }),
  output: z.object({ status }),
})

export const retryDocument = endpoint({
  method: 'POST',
  path: `${path}/retry`,
  access: 'bearer',
  tag,
  summary: 'Write a document that failed or was cancelled again, from the case as it is now',
  needs: 'ai_enhanced',
  status: 202,
  limit: perMinute(20),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId }),
  output: z.object({ status }),
})

export const getDocumentChanges = endpoint({
  method: 'GET',
  path: `${path}/changes`,
  access: 'bearer',
  tag,
  summary: 'What has changed in the case since a completed document was written',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found'],
  input: z.object({ id: documentId }),
  output: z.object({
    /** False when documents about these notices are not written any more, or the case lacks the numbers for one. */
    comparable: z.boolean(),
    changes: z
      .array(
        z.object({
          label: z.string(),
          before: z.string().nullable(),
          now: z.string().nullable(),
          /** Of the dates in it, told as one change: what was entered that moved them, and its day. */
          dates: z.object({ cause: z.enum(DATE_CAUSES), on: z.iso.date().nullable() }).optional(),
        }),
      )
      .max(60),
  }),
})
export type DocumentChanges = OutputOf<typeof getDocumentChanges>

export const renewDocument = endpoint({
  method: 'POST',
  path: `${path}/renew`,
  access: 'bearer',
  tag,
  summary:
    'Have a document written again from the case as it is now; what the person changed or locked stays',
  needs: 'ai_enhanced',
  status: 202,
  limit: perMinute(20),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId }),
  output: z.object({ status }),
})

export const deleteDocument = endpoint({
  method: 'DELETE',
  path,
  access: 'bearer',
  tag,
  summary: 'Remove a document with its versions; refused while it is locked or being written',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId }),
  output: z.object({}),
})
