/** What is put into the queue to have a document written, apart from the writer: a writer that ends may send another. */
import { z } from 'zod'
import type { Enqueueable } from '#server/jobs/define-job.ts'

const payload = z.strictObject({ documentId: z.uuid() })

export const writerErrand: Enqueueable<typeof payload> = {
  name: 'write-document',
  payload,
  retry: { limit: 8, delaySeconds: 2, backoff: true, maxDelaySeconds: 600 },
  concurrency: 2,
  // A language model may take its time over a dozen sections.
  timeoutSeconds: 900,
}
