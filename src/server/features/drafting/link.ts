/** Which document an address stands for. */
import { z } from 'zod'
import { fileLinks } from '#server/http/file-links.ts'

export const documentLinks = fileLinks('document', z.object({ documentId: z.uuid() }))
