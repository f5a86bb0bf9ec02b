/** The table of evidence packets, as Drizzle reads and writes it. */
import { boolean, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Packet, PacketStatus } from '#contract/document/packets.ts'
import type { PacketBasis } from '#core/packet/packet-basis.ts'
import type { SizeTarget } from '#core/packet/params.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

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
  bytes: integer('bytes'),
  fits: boolean('fits'),
  photoEdge: integer('photo_edge'),
  storeKey: text('store_key'),
  requestedAt: instant('requested_at').notNull(),
  finishedAt: instant('finished_at'),
})
export type PacketRow = typeof packets.$inferSelect
