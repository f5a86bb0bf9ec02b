/** The table of savings reports, each with who asked for it. */
import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Report } from '#contract/report/reports.ts'
import type { ReportStatusAbout, ReportStatusCode } from '#core/appeal/report-status.ts'
import { citext, instant } from './columns.ts'

export const leads = pgTable('leads', {
  id: text('id').primaryKey(),
  email: citext('email').notNull(),
  address: text('address').notNull(),
  addressKey: text('address_key').notNull(),
  homeKey: text('home_key').notNull(),
  propertyType: text('property_type').$type<Report['propertyType']>().notNull(),
  requestYear: integer('request_year').notNull(),
  status: text('status').$type<Report['reportStatus']['status']>().notNull(),
  statusCode: text('status_code').$type<ReportStatusCode>().notNull(),
  statusAbout: jsonb('status_about').$type<ReportStatusAbout>().notNull().default({}),
  parcel: jsonb('parcel').$type<Report['parcel']>(),
  /** Worked out by the database, so that they never differ from what they are taken of. */
  parcelId: text('parcel_id').generatedAlwaysAs(sql`parcel ->> 'parcelId'`),
  countyId: text('county_id').generatedAlwaysAs(
    sql`coalesce(trim_numbers ->> 'countyId', parcel ->> 'countyId')`,
  ),
  candidates: jsonb('candidates').$type<Report['candidates']>().notNull(),
  trimNumbers: jsonb('trim_numbers').$type<Report['trimNumbers']>(),
  /** null until who asked has said. */
  livesThere: boolean('lives_there'),
  verdict: jsonb('verdict').$type<Report['verdict']>(),
  homeValue: jsonb('home_value').$type<Report['homeValue']>(),
  restsOn: text('rests_on'),
  requestedAt: instant('requested_at').notNull(),
  preparedAt: instant('prepared_at'),
  mailedAt: instant('mailed_at'),
  typedFrom: text('typed_from'),
  lookedAgainAt: instant('looked_again_at'),
  toldAt: instant('told_at'),
})
export type LeadRow = typeof leads.$inferSelect
