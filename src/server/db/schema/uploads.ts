/** The table of photos and papers, and of files that wait for their removal, as Drizzle reads and writes them. */
import { date, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Upload } from '#contract/document/uploads.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import type { UploadKind } from '#core/case/upload-rules.ts'

export const uploads = pgTable('uploads', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  caseId: uuid('case_id').notNull(),
  kind: text('kind').$type<UploadKind>().notNull(),
  name: text('name').notNull(),
  caption: text('caption').notNull(),
  takenOn: date('taken_on', { mode: 'string' }).$type<CalendarDate>(),
  /** Of a photo: the day that was written in it when it came. */
  photoDay: date('photo_day', { mode: 'string' }).$type<CalendarDate>(),
  mediaType: text('media_type').$type<Upload['mediaType']>().notNull(),
  bytes: integer('bytes').notNull(),
  width: integer('width'),
  height: integer('height'),
  pages: integer('pages'),
  storeKey: text('store_key').notNull(),
  thumbnailKey: text('thumbnail_key'),
  /** Null for a paper, for a photo that is no larger itself, and for one of before until a packet first needs it. */
  pageKey: text('page_key'),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true, mode: 'date' }).notNull(),
})
export type UploadRow = typeof uploads.$inferSelect

export const filesToRemove = pgTable('files_to_remove', { key: text('key').primaryKey() })
