/** The table of homes that people have entered. */
import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { PropertyData } from '#contract/property/home-form.ts'
import { instant } from './columns.ts'

export const properties = pgTable('properties', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  addressLine1: text('address_line1').notNull(),
  addressLine2: text('address_line2'),
  city: text('city').notNull(),
  zipCode: text('zip_code').notNull(),
  countyId: text('county_id').notNull(),
  propertyType: text('property_type').$type<PropertyData['propertyType']>().notNull(),
  homesteadStatus: boolean('homestead_status').notNull(),
  /** Asked where the record has no homestead exemption; null until its owner says. */
  livesThere: boolean('lives_there'),
  yearBuilt: integer('year_built'),
  squareFootage: integer('square_footage'),
  parcelId: text('parcel_id'),
  petitionDueOn: date('petition_due_on', { mode: 'string' }),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})
