/** The evidence packet of a case: made outside the request from what the case chooses, fetched as one PDF. */
import { z } from 'zod'
import { DOCUMENT_KINDS } from '#core/document/draft-kinds.ts'
import { SIZE_TARGETS_MEGABYTES } from '#core/packet/params.ts'
import { REMINDER_KINDS } from '#core/packet/reminders.ts'
import { FIX_KINDS } from '#core/packet/to-fix.ts'
import * as words from '#messages/document/packets.ts'
import { endpoint } from '../endpoint.ts'

const tag = 'Cases'
const caseId = z.uuid(words.weCouldntFindThatCase())
const packetId = z.uuid(words.weCouldntFindThatPacket())

const status = z.enum(['queued', 'running', 'completed', 'failed'])
export type PacketStatus = z.infer<typeof status>

const megabytes = z.literal([...SIZE_TARGETS_MEGABYTES], {
  error: words.theSizeMustBeOneOf2({ sizes: SIZE_TARGETS_MEGABYTES.join(', ') }),
})

const packet = z.object({
  id: z.uuid(),
  status,
  megabytes,
  requestedAt: z.iso.datetime(),
  /** Null until it is completed or has failed. */
  finishedAt: z.iso.datetime().nullable(),
  /** What came out; null until it is completed. */
  made: z
    .object({
      pages: z.int(),
      bytes: z.int(),
      /** False where even the smallest photos do not bring it under the chosen size. */
      fits: z.boolean(),
      /** Pixels on the longer side that a photo has at most; null without photos. */
      photoEdge: z.int().nullable(),
      /** What is different in the case now, in sentences. */
      changes: z.array(z.string()).max(200),
      /** The papers in it that speak of what has changed in the case since they were written, in sentences. */
      olderPapers: z.array(z.string()).max(30),
    })
    .nullable(),
  failure: z
    .object({
      /** `to_fix`: the case changed after the packet was asked for, and the list of what to fix was not empty any more. */
      reason: z.enum(['upload_gone', 'paper_unreadable', 'private', 'to_fix', 'outage']),
      message: z.string(),
    })
    .nullable(),
})
export type Packet = z.infer<typeof packet>

export const getPackets = endpoint({
  method: 'GET',
  path: '/cases/:id/packets',
  access: 'bearer',
  tag,
  summary: 'The evidence packet of a case, the one being made beside it, and what can be put into a new one',
  needs: 'ai_enhanced',
  refusals: ['not_found'],
  input: z.object({ id: caseId }),
  output: z.object({
    /** The one asked for last, and the completed one before it until that is replaced. */
    packets: z.array(packet).max(2),
    /** In their usual order. */
    documents: z.array(
      z.object({
        id: z.uuid(),
        kind: z.enum(DOCUMENT_KINDS),
        title: z.string(),
        finishedAt: z.iso.datetime(),
        /** As it names the exhibits, such as 'Exhibit A: The roof'; null for one that names none. */
        exhibitsNamed: z.array(z.string()).nullable(),
        /** What it speaks of and has changed in the case since it was written; empty where it agrees with the case. */
        changed: z.array(z.string()).max(30),
        /** Why it shows nothing yet, in a sentence; null for one that shows something. */
        empty: z.string().nullable(),
        /** A locked one is not written again. */
        locked: z.boolean(),
      }),
    ),
    /** What has to be put right before a packet is made; empty when it may be. */
    toFix: z
      .array(
        z.object({
          kind: z.enum(FIX_KINDS),
          message: z.string(),
          /** Those to be written again, or the one to open. */
          documentIds: z.array(z.uuid()).max(12).readonly(),
        }),
      )
      .max(40),
    /** What is worth another look; none of it keeps a packet from being made. */
    reminders: z
      .array(
        z.object({
          kind: z.enum(REMINDER_KINDS),
          message: z.string(),
          /** The sentences that it is about. */
          at: z.array(z.string()).max(200).readonly(),
          /** The one to open; null for what is in the case. */
          documentId: z.uuid().nullable(),
        }),
      )
      .max(200),
    /** Every photo and paper of the case, in the order in which they came; core gives the chosen ones their letters. */
    exhibits: z.array(z.object({ uploadId: z.uuid(), title: z.string(), pages: z.int().nullable() })),
  }),
})
export type PacketView = z.infer<(typeof getPackets)['output']>

export const makePacket = endpoint({
  method: 'POST',
  path: '/cases/:id/packets',
  access: 'bearer',
  tag,
  summary:
    'Have the evidence packet made from what the case chooses; the same state of it gives the same packet',
  needs: 'ai_enhanced',
  status: 202,
  limit: { max: 20, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: caseId, megabytes }),
  output: z.object({ packetId: z.uuid(), status }),
})

export const downloadPacket = endpoint({
  method: 'POST',
  path: '/cases/:id/packets/:packetId/download',
  access: 'bearer',
  tag,
  summary: 'An address good for ten minutes, where the browser fetches a completed packet as PDF',
  needs: 'ai_enhanced',
  limit: { max: 60, perSeconds: 60 },
  refusals: ['not_found', 'conflict'],
  input: z.object({ id: caseId, packetId }),
  output: z.object({ url: z.string(), fileName: z.string(), expiresAt: z.iso.datetime() }),
})
