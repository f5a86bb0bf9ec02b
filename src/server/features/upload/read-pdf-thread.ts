/** The thread that reads one PDF and says how many pages it has, and whether it would do anything by itself. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, PasswordException } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'

const { path } = z.object({ path: z.string() }).parse(workerData)

const read = async () => {
  const data = new Uint8Array(await readFile(path))
  const document = await getDocument({ data, verbosity: 0 }).promise
  const [programs, attachments, openAction] = await Promise.all([
    document.getJSActions(),
    document.getAttachments(),
    document.getOpenAction(),
  ])
  const active = Boolean(programs) || Boolean(attachments) || Boolean(openAction?.get('action'))
  return { kind: 'read', pages: document.numPages, active }
}

parentPort?.postMessage(
  await read().catch((error: unknown) => ({
    kind: error instanceof PasswordException ? 'locked' : 'unreadable',
  })),
)
