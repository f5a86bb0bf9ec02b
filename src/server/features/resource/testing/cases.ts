/** Owns the people of the tests of files: one of whom everything is known, one of whom nothing. */
import type { FileFormat } from '#contract/course/resources.ts'
import { calendarDate } from '#core/calendar-date.ts'
import { noFacts, noTables } from '#core/document/template/case-facts.ts'
import type { Case } from '#server/features/resource/case.ts'
import { type Download, loadResourceLibrary } from '#server/features/resource/library.ts'
import { type Dates, renderFile } from '#server/features/resource/render.ts'

export const { downloads } = loadResourceLibrary()
const now = new Date('2026-11-21T12:00:00Z')
export const dates: Dates = { now, petitionDueOn: null, hearingOn: null }

export const nobody: Case = {
  facts: noFacts,
  tables: noTables,
  conditionLines: [],
  days: { petitionDueOn: null, hearingOn: null, hearing: null },
  comparedHome: {
    address: null,
    parcelId: null,
    livingAreaSqft: null,
    landSqft: null,
    effectiveYearBuilt: null,
    justValueDollars: null,
  },
  homeFrom: { area: null, land: null, year: null, value: null },
  homeSales: { sales: [], valuationOn: null },
  county: null,
  key: 'florida',
}
export const dana: Case = {
  ...nobody,
  facts: {
    ...noFacts,
    'owner.name': 'Dana Żółtowska',
    'owner.email': 'dana@example.com',
    'home.street': '123 Main St, Unit 4',
    'home.cityLine': 'Tampa, FL 33602',
    'home.parcelId': 'A-12-29-18-4ZD-000001-00004.0',
    'county.name': 'Hillsborough',
    'county.appraiserOffice': 'Hillsborough County Property Appraiser',
    'county.boardOffice': 'Hillsborough County Clerk',
  },
  county: { id: 'hillsborough', name: 'Hillsborough', petitionDeadline: calendarDate('2026-09-07') },
  key: 'home-1',
}

/** Whose name looks like a formula, and whose home the roll knows but for its land. */
export const ada: Case = {
  ...nobody,
  facts: { ...noFacts, 'owner.name': '=1+1', 'home.street': '123 Main St', 'home.parcelId': '0012-3' },
  comparedHome: {
    address: '123 Main St, Tampa, FL 33602',
    parcelId: '0012-3',
    livingAreaSqft: 1_800,
    landSqft: null,
    effectiveYearBuilt: 1995,
    justValueDollars: 420_000,
  },
  key: 'home-1',
}

export const downloadOf = (id: string): Download => {
  const found = downloads.find((one) => one.id === id)
  if (!found) throw new Error(`there is no download ${id}`)
  return found
}
export const fileOf = (id: string, format: FileFormat, known = dana, when = dates) =>
  renderFile(downloadOf(id).source, format, known, when)
