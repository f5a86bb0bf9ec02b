/** The counties and ZIP codes of content/counties, checked once at start. */
import { z } from 'zod'
import countiesFile from '#content/counties/counties.json' with { type: 'json' }
import zipsFile from '#content/counties/zips.json' with { type: 'json' }
import { dollars } from '#core/money.ts'
import type { County } from '#core/property/county.ts'
import { fiveDigits, type Places, placesFrom, type ZipFacts } from '#core/property/zip.ts'

const countyRecord = z.object({
  id: z.string(),
  name: z.string(),
  dorCountyNumber: z.int(),
  fips: z.string(),
  propertyAppraiserOffice: z.string(),
  propertyAppraiserUrl: z.url().nullable(),
  vabContact: z
    .object({
      office: z.string(),
      url: z.url().nullable(),
      postalAddress: z.object({ line: z.string(), source: z.string(), readFrom: z.url() }).nullable(),
      closing: z.object({ time: z.string(), year: z.int(), source: z.string() }).optional(),
    })
    .nullable(),
  season2026: z.object({
    vabFeeUsd: z.number().nullable(),
    feeStatus: z.enum(['confirmed on county page', 'reported', 'weak', 'estimated', 'conflict']),
    petitionDeadline: z.iso.date().nullable(),
    trimMailed: z.iso.date().nullable(),
    deadlineStatus: z.string(),
  }),
  millage2025: z.object({ school: z.number(), nonSchool: z.number() }),
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

const boardOf = (
  { office, url, postalAddress: address, closing }: Board,
  sources: Sources,
): County['vab'] => {
  const labelOf = (source: string): string => sources.find(({ id }) => id === source)?.label ?? source
  return {
    office,
    url,
    postalAddress: address && {
      line: address.line,
      source: `${labelOf(address.source)}; read from ${address.readFrom}`,
    },
    closing: closing ? { ...closing, source: labelOf(closing.source) } : null,
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
}: z.infer<typeof countyRecord>['season2026']): Pick<
  County['season'],
  'filingFeeCents' | 'filingFeeStatus'
> => ({
  filingFeeCents: vabFeeUsd === null || feeStatus === 'estimated' ? null : dollars(vabFeeUsd),
  filingFeeStatus: feeStatus === 'confirmed on county page' ? 'confirmed' : feeStatus,
})

const countyOf = (record: z.infer<typeof countyRecord>, sources: Sources): County => {
  const { season2026: season, millage2025: millage } = record
  return {
    id: record.id,
    name: record.name,
    dorNumber: record.dorCountyNumber,
    fips: record.fips,
    propertyAppraiser: { office: record.propertyAppraiserOffice, url: record.propertyAppraiserUrl },
    vab: record.vabContact
      ? boardOf(record.vabContact, sources)
      : { office: null, url: null, postalAddress: null, closing: null },
    season: {
      year: 2026,
      ...feeOf(season),
      petitionDeadline: season.petitionDeadline,
      noticesMailedOn: season.trimMailed,
      daysSource: daysSourceOf(record, sources),
      status: season.deadlineStatus,
    },
    millage: { year: 2025, schoolMills: millage.school, nonSchoolMills: millage.nonSchool },
  }
}

/** Throws when the files in content do not have the promised shape. */
export const loadCountyDirectory = (): CountyDirectory => {
  const { counties: records, sources } = countiesSchema.parse(countiesFile)
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
