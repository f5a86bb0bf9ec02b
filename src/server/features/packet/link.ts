/** Which packet an address stands for. */
import { z } from 'zod'
import { fileLinks } from '#server/http/file-links.ts'

export const packetLinks = fileLinks('packet', z.object({ caseId: z.uuid(), packetId: z.uuid() }))
