/** Looks into a PDF in a thread of its own, with bounded memory and time, since a hostile one can hang its reader. */
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { MOST_PAGES } from '#core/case/upload-rules.ts'

export type PdfFault = 'unreadable' | 'locked' | 'signed' | 'too-many-pages' | 'private'
export type PdfFinding =
  /** `bytes`: without what does not show on its pages. */
  | { readonly ok: true; readonly pages: number; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: PdfFault }

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('read'), pages: z.int().min(1), bytes: z.instanceof(Uint8Array) }),
  z.object({ kind: z.enum(['locked', 'signed', 'private']) }),
  z.object({ kind: z.literal('unreadable') }),
])

const timeoutMilliseconds = 20_000
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

const unreadable: PdfFinding = { ok: false, reason: 'unreadable' }

const findingOf = (message: unknown): PdfFinding => {
  const found = answer.safeParse(message)
  if (!found.success || found.data.kind === 'unreadable') return unreadable
  if (found.data.kind !== 'read') return { ok: false, reason: found.data.kind }
  const { pages, bytes } = found.data
  return pages > MOST_PAGES ? { ok: false, reason: 'too-many-pages' } : { ok: true, pages, bytes }
}

/** Without its hidden parts; one with a password is refused, and one with a signature, which would not hold. */
export const checkPdf = (path: string): Promise<PdfFinding> =>
  new Promise((resolve) => {
    const thread = new Worker(new URL('./read-pdf-thread.ts', import.meta.url), {
      workerData: { path },
      resourceLimits,
      stdout: true,
      stderr: true,
    })
    const end = (finding: PdfFinding) => {
      clearTimeout(timer)
      resolve(finding)
      void thread.terminate()
    }
    const timer = setTimeout(() => end(unreadable), timeoutMilliseconds)
    thread.once('message', (message) => end(findingOf(message)))
    thread.once('error', () => end(unreadable))
    thread.once('exit', () => end(unreadable))
  })
