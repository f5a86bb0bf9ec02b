/** Which download an address stands for. */
import { z } from 'zod'
import { fileFormat } from '#contract/resources.ts'
import { fileLinks, type SignedFor } from '#server/http/file-links.ts'

const claims = z.object({
  resourceId: z.string(),
  format: fileFormat,
  propertyId: z.uuid().optional(),
  petitionDueOn: z.iso.date().optional(),
  hearingOn: z.iso.date().optional(),
})

export type Wanted = SignedFor<z.infer<typeof claims>>

export const resourceLinks = fileLinks('download', claims)
