/** Which filled form an address stands for. */
import { z } from 'zod'
import { fileLinks } from '#server/http/file-links.ts'

export const officialFormLinks = fileLinks('official-form', z.object({ documentId: z.uuid() }))
