/** The counties and ZIP codes of content/counties, checked once at start. */
import { z } from 'zod'
import countiesJson from '#content/counties/counties.json' with { type: 'json' }
import zipsFile from '#content/counties/zips.json' with { type: 'json' }
import { type CountyFacts, countiesFile } from '#content/county/facts.ts'
import { dollars } from '#core/money.ts'
import type { County, CountySeason, OfficeAddress } from '#core/property/county.ts'
import { fiveDigits, type Places, placesFrom, type ZipFacts } from '#core/property/zip.ts'

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

type Sources = z.infer<typeof countiesFile>['sources']

const labelOf = (source: string, sources: Sources): string =>
  sources.find(({ id }) => id === source)?.label ?? source

const addressOf = (
  { line, source, readFrom }: NonNullable<CountyFacts['vabContact']['postalAddress']>,
  sources: Sources,
): OfficeAddress => ({ line, source: `${labelOf(source, sources)}; read from ${readFrom}` })

const boardOf = (
  { vabContact, efilingUrl, efilingUrlSeenYear: seenYear }: CountyFacts,
  sources: Sources,
): County['vab'] => {
  const { office, url, postalAddress: address, phone, closing } = vabContact
  return {
    office,
    url,
    phone: phone?.number ?? null,
    postalAddress: address && addressOf(address, sources),
    closing: closing ? { ...closing, source: labelOf(closing.source, sources) } : null,
    portal: efilingUrl !== null && seenYear != null ? { url: efilingUrl, seenYear } : null,
  }
}

const appraiserOf = (record: CountyFacts, sources: Sources): County['propertyAppraiser'] => {
  const { postalAddress: address, phone } = record.propertyAppraiserContact ?? {}
  return {
    office: record.propertyAppraiserOffice,
    url: record.propertyAppraiserUrl,
    postalAddress: address ? addressOf(address, sources) : null,
    ...(phone && { phone: phone.number }),
  }
}

const daysSourceOf = (record: CountyFacts, sources: Sources): string =>
  sources
    .filter(({ id, about }) => about.includes('deadline') && record.sources.includes(id))
    .map(({ label }) => label)
    .join('; ')

const feeOf = ({
  vabFeeUsd,
  feeStatus,
}: CountyFacts['seasons'][number]): Pick<CountySeason, 'filingFeeCents' | 'filingFeeStatus'> => ({
  filingFeeCents: vabFeeUsd === null || feeStatus === 'estimated' ? null : dollars(vabFeeUsd),
  filingFeeStatus: feeStatus,
})

const countyOf = (record: CountyFacts, sources: Sources): County => {
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
    vab: boardOf(record, sources),
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
export const loadCountyDirectory = (file: unknown = countiesJson): CountyDirectory => {
  const { counties: records, sources } = countiesFile.parse(file)
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
