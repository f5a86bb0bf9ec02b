/** Which case the signed address of an archive stands for. */
import { z } from 'zod'
import { fileLinks } from '#server/http/file-links.ts'

export const archiveLinks = fileLinks('case-archive', z.object({ caseId: z.uuid() }))
