/** What a ZIP code says of the place of a home, for a person who does not know the county. */
import { z } from 'zod'
import { floridaZip } from '#core/property/florida-zip.ts'
import * as words from '#messages/property/zip-places.ts'
import { endpoint } from '../endpoint.ts'

const zipPlace = z.object({
  zip: z.string(),
  /** As the post calls it. */
  city: z.string(),
  /** The county with most addresses first: a ZIP code may reach into several. */
  counties: z.array(z.object({ id: z.string(), name: z.string() })).min(1),
  /** Its middle, in degrees: the post draws no borders. */
  center: z.object({ latitude: z.number(), longitude: z.number() }),
})
export type ZipPlace = z.infer<typeof zipPlace>

export const readZip = endpoint({
  method: 'GET',
  path: '/properties/zips/:zip',
  access: 'public',
  tag: 'Properties',
  summary: 'The postal city, the counties and the middle of a Florida ZIP code',
  limit: { max: 120, perSeconds: 60 },
  refusals: ['not_found'],
  keep: 'anyone',
  input: z.object({ zip: z.string().trim().regex(floridaZip, words.pleaseEnterAValidFloridaZip()) }),
  output: z.object({ place: zipPlace }),
})
