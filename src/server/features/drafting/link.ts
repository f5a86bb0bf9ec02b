/** Which document an address stands for. */
import { z } from 'zod'
import { DOCUMENT_FORMATS } from '#contract/ai.ts'
import { fileLinks } from '#server/http/file-links.ts'

export const documentLinks = fileLinks(
  'document',
  z.object({ documentId: z.uuid(), format: z.enum(DOCUMENT_FORMATS) }),
)
