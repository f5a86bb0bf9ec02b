/** Owns what the figures of a property record are called, as the appraiser's card names them: papers and pages say it alike. */
import type { RecordField } from '#core/case/file.ts'

export const RECORD_FIELD_LABELS = {
  living_area: 'Living area',
  year_built: 'Year built',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  land_area: 'Land area',
  quality: 'Construction quality',
  garage: 'Garage or carport',
  pool: 'Pool',
  use: 'Use of the property',
  other: 'Something else',
} as const satisfies Record<RecordField, string>
