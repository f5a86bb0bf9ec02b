/** The versions of a document: which are kept, how one read, what differs between two, and the way back. */
import { z } from 'zod'
import * as words from '#messages/document/versions.ts'
import { endpoint } from '../endpoint.ts'
import { pageInput, pageOutput } from '../paging.ts'
import { comparedPiece, documentId, sectionWriter, documentVersion as version } from './documents.ts'

const tag = 'AI documents'
const path = '/integration/ai/documents/:id'
const perMinute = (max: number) => ({ max, perSeconds: 60 })

/** From a query, so text as well as a number. */
const namedVersion = z.coerce.number(words.theVersionMustBeAWhole()).pipe(version)

const versionCause = z.enum(['written', 'edited', 'rewritten', 'renewed', 'restored'])
export type VersionCause = z.infer<typeof versionCause>

const listedVersion = z.object({
  version: z.int(),
  savedAt: z.iso.datetime(),
  cause: versionCause,
  /** The section that was changed, where it was one. */
  sectionTitle: z.string().nullable(),
})
export type ListedVersion = z.infer<typeof listedVersion>

export const listDocumentVersions = endpoint({
  method: 'GET',
  path: `${path}/versions`,
  access: 'bearer',
  tag,
  summary: 'Versions that are kept, newest first: the last 20, and the last one of each earlier day',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: documentId, ...pageInput() }),
  output: z.object({ versions: z.array(listedVersion).max(100), ...pageOutput }),
})

export const getDocumentVersion = endpoint({
  method: 'GET',
  path: `${path}/versions/:version`,
  access: 'bearer',
  tag,
  summary: 'One version of a document, as it read',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: documentId, version: namedVersion }),
  output: listedVersion.extend({
    sections: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          paragraphs: z.array(z.string()).readonly(),
          writtenBy: sectionWriter,
        }),
      )
      .max(20),
  }),
})

const comparedSection = z.object({
  id: z.string(),
  title: z.string(),
  change: z.enum(['same', 'changed', 'added', 'removed']),
  /** Its text from beginning to end, the old words before the new ones. */
  pieces: z.array(comparedPiece).max(20_000),
})
export type ComparedSection = z.infer<typeof comparedSection>

export const compareDocumentVersions = endpoint({
  method: 'GET',
  path: `${path}/compare`,
  access: 'bearer',
  tag,
  summary: 'What differs between two versions of a document, word by word',
  needs: 'ai_enhanced',
  limit: perMinute(60),
  refusals: ['not_found'],
  input: z.object({ id: documentId, from: namedVersion, to: namedVersion }),
  output: z.object({ sections: z.array(comparedSection).max(40) }),
})

export const restoreDocumentVersion = endpoint({
  method: 'POST',
  path: `${path}/restore`,
  access: 'bearer',
  tag,
  summary:
    'Make an earlier version the present one; locked sections stay, and what it replaces stays among the versions',
  needs: 'ai_enhanced',
  limit: perMinute(30),
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: documentId, version, restore: version }),
  output: z.object({ version: z.int() }),
})
