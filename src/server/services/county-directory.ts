/** The counties and ZIP codes of content/counties, checked once at start. */
import { z } from 'zod'
import countiesFile from '#content/counties/counties.json' with { type: 'json' }
import zipsFile from '#content/counties/zips.json' with { type: 'json' }
import { dollars } from '#core/money.ts'
import {
  type County,
  type CountySeason,
  FILING_FEE_STATUSES,
  type OfficeAddress,
} from '#core/property/county.ts'
import { fiveDigits, type Places, placesFrom, type ZipFacts } from '#core/property/zip.ts'

const seasonRecord = z.object({
  year: z.int(),
  vabFeeUsd: z.number().nullable(),
  feeStatus: z.enum(FILING_FEE_STATUSES),
  petitionDeadline: z.iso.date().nullable(),
  trimMailed: z.iso.date().nullable(),
  deadlineStatus: z.string(),
})

const postalAddress = z.object({ line: z.string(), source: z.string(), readFrom: z.url() })

const countyRecord = z.object({
  id: z.string(),
  name: z.string(),
  countySeat: z.string(),
  dorCountyNumber: z.int(),
  fips: z.string(),
  propertyAppraiserOffice: z.string(),
  propertyAppraiserUrl: z.url().nullable(),
  propertyAppraiserContact: z.object({ postalAddress: postalAddress.optional() }).optional(),
  vabContact: z
    .object({
      office: z.string(),
      url: z.url().nullable(),
      postalAddress: postalAddress.nullable(),
      closing: z.object({ time: z.string(), year: z.int(), source: z.string() }).optional(),
    })
    .nullable(),
  seasons: z.array(seasonRecord).min(1),
  millages: z.array(z.object({ year: z.int(), school: z.number(), nonSchool: z.number() })),
  sources: z.array(z.string()),
})

const countiesSchema = z.object({
  sources: z.array(z.object({ id: z.string(), label: z.string(), about: z.array(z.string()) })),
  counties: z.array(countyRecord).length(67),
})
const zipsSchema = z.object({ zips: z.record(z.string(), z.array(z.string()).min(1)) })

export type CountyDirectory = {
  /** By name. */
  readonly counties: readonly County[]
  readonly find: (id: string) => County | undefined
  /** By the Department of Revenue's number, as on the tax roll. */
  readonly findByDorNumber: (dorNumber: number) => County | undefined
  /** Takes '12057'. */
  readonly findByFips: (fips: string) => County | undefined
  readonly places: Places
  /** Takes ZIP or ZIP+4. */
  readonly zip: (zipCode: string) => ZipFacts | undefined
}

type Sources = z.infer<typeof countiesSchema>['sources']
type Board = NonNullable<z.infer<typeof countyRecord>['vabContact']>

const labelOf = (source: string, sources: Sources): string =>
  sources.find(({ id }) => id === source)?.label ?? source

const addressOf = (
  { line, source, readFrom }: z.infer<typeof postalAddress>,
  sources: Sources,
): OfficeAddress => ({ line, source: `${labelOf(source, sources)}; read from ${readFrom}` })

const boardOf = (
  { office, url, postalAddress: address, closing }: Board,
  sources: Sources,
): County['vab'] => ({
  office,
  url,
  postalAddress: address && addressOf(address, sources),
  closing: closing ? { ...closing, source: labelOf(closing.source, sources) } : null,
})

const appraiserOf = (record: z.infer<typeof countyRecord>, sources: Sources): County['propertyAppraiser'] => {
  const address = record.propertyAppraiserContact?.postalAddress
  return {
    office: record.propertyAppraiserOffice,
    url: record.propertyAppraiserUrl,
    postalAddress: address ? addressOf(address, sources) : null,
  }
}

const daysSourceOf = (record: z.infer<typeof countyRecord>, sources: Sources): string =>
  sources
    .filter(({ id, about }) => about.includes('deadline') && record.sources.includes(id))
    .map(({ label }) => label)
    .join('; ')

const feeOf = ({
  vabFeeUsd,
  feeStatus,
}: z.infer<typeof seasonRecord>): Pick<CountySeason, 'filingFeeCents' | 'filingFeeStatus'> => ({
  filingFeeCents: vabFeeUsd === null || feeStatus === 'estimated' ? null : dollars(vabFeeUsd),
  filingFeeStatus: feeStatus,
})

const countyOf = (record: z.infer<typeof countyRecord>, sources: Sources): County => {
  const byYear = <Row extends { readonly year: number }>(rows: readonly Row[]): readonly Row[] =>
    rows.toSorted((a, b) => a.year - b.year)
  const seasons = byYear(record.seasons).map(
    (season): CountySeason => ({
      year: season.year,
      ...feeOf(season),
      petitionDeadline: season.petitionDeadline,
      noticesMailedOn: season.trimMailed,
      daysSource: daysSourceOf(record, sources),
      status: season.deadlineStatus,
    }),
  )
  const season = seasons.at(-1)
  if (season === undefined) throw new RangeError(`No season is known of ${record.name} County`)
  return {
    id: record.id,
    name: record.name,
    seat: record.countySeat,
    dorNumber: record.dorCountyNumber,
    fips: record.fips,
    propertyAppraiser: appraiserOf(record, sources),
    vab: record.vabContact
      ? boardOf(record.vabContact, sources)
      : { office: null, url: null, postalAddress: null, closing: null },
    season,
    seasons,
    millages: byYear(record.millages).map(({ year, school, nonSchool }) => ({
      year,
      schoolMills: school,
      nonSchoolMills: nonSchool,
    })),
  }
}

/** Throws when the files in content do not have the promised shape. */
export const loadCountyDirectory = (file: unknown = countiesFile): CountyDirectory => {
  const { counties: records, sources } = countiesSchema.parse(file)
  const counties = records
    .map((record) => countyOf(record, sources))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-US'))
  const byId = new Map(counties.map((county) => [county.id, county]))
  const byNumber = new Map(counties.map((county) => [county.dorNumber, county]))
  const byFips = new Map(counties.map((county) => [county.fips, county]))
  const zips = new Map(
    Object.entries(zipsSchema.parse(zipsFile).zips).map(([zip, [city = '', ...countyIds]]) => [
      zip,
      { city, countyIds },
    ]),
  )
  return {
    counties,
    find: (id) => byId.get(id),
    findByDorNumber: (dorNumber) => byNumber.get(dorNumber),
    findByFips: (fips) => byFips.get(fips),
    places: placesFrom(zips),
    zip: (zipCode) => zips.get(fiveDigits(zipCode)),
  }
}
