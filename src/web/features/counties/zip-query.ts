/** The counties of a ZIP code, asked for once it is typed whole. */
import { queryOptions } from '@tanstack/react-query'
import { readZip, type ZipPlace } from '#contract/property/zip-places.ts'
import { andList } from '#core/list-format.ts'
import { isFloridaZip } from '#core/property/zip.ts'
import * as words from '#messages/counties/zip-query.ts'
import { call } from '#web/call/api.ts'

/** null while what is typed is no whole ZIP code of Florida. */
export const zipIn = (text: string): string | null => (isFloridaZip(text.trim()) ? text.trim() : null)

export const zipQuery = (zip: string | null) =>
  queryOptions({
    queryKey: ['zip', zip],
    queryFn: async (): Promise<ZipPlace> => (await call(readZip, { zip: zip ?? '' })).place,
    enabled: zip !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const zipWords = ({ zip, city, counties }: ZipPlace): string => {
  const [only, second] = counties
  if (only && !second) return words.zipLiesInCounty({ zip, city, name: only.name })
  const names = andList.format(counties.map(({ name }) => name))
  return words.zipReachesIntoCountiesYourTrim({ zip, city, names })
}
