/** Says which counties a ZIP code reaches into, and where it lies. */
import zipCenters from '#content/counties/zip-centers.json' with { type: 'json' }
import type { ZipPlace } from '#contract/property/zip-places.ts'
import { fiveDigits } from '#core/property/zip.ts'
import type { Context } from '#server/context.ts'

const centers: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(zipCenters.centers))

/** undefined for a ZIP code that nobody has. Takes ZIP or ZIP+4. */
export const zipPlaceOf = (
  { counties }: Pick<Context, 'counties'>,
  zipCode: string,
): ZipPlace | undefined => {
  const zip = fiveDigits(zipCode)
  const [facts, center] = [counties.zip(zip), centers.get(zip)]
  const [latitude, longitude] = center ?? []
  if (!facts || latitude === undefined || longitude === undefined) return undefined
  const reached = facts.countyIds.flatMap((id) => counties.find(id) ?? [])
  return {
    zip,
    city: facts.city,
    counties: reached.map(({ id, name }) => ({ id, name })),
    center: { latitude, longitude },
  }
}
