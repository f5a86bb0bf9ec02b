/** The table of evidence packets, as Drizzle reads and writes it. */
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Packet, PacketStatus } from '#contract/document/packets.ts'
import type { PacketBasis } from '#core/packet/packet-basis.ts'
import type { SizeTarget } from '#core/packet/params.ts'
import type { PartPages } from '#core/packet/part-pages.ts'
import { instant } from './columns.ts'

export type PacketFailure = NonNullable<Packet['failure']>['reason']

export const packets = pgTable('packets', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  caseId: uuid('case_id').notNull(),
  uploadIds: jsonb('upload_ids').$type<string[]>().notNull(),
  megabytes: integer('megabytes').$type<SizeTarget>().notNull(),
  fingerprint: text('fingerprint').notNull(),
  status: text('status').$type<PacketStatus>().notNull(),
  failure: text('failure').$type<PacketFailure>(),
  failedAt: text('failed_at'),
  basis: jsonb('basis').$type<PacketBasis>(),
  pages: integer('pages'),
  /** Null of a packet of before. */
  parts: jsonb('parts').$type<PartPages>(),
  bytes: integer('bytes'),
  fits: boolean('fits'),
  photoEdge: integer('photo_edge'),
  storeKey: text('store_key'),
  requestedAt: instant('requested_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type PacketRow = typeof packets.$inferSelect
