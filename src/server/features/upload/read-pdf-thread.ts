/** The thread that reads one PDF, takes out what does not show on its pages, and gives the rest back. */
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { z } from 'zod'
import { MOST_PAGES } from '#core/case/upload-rules.ts'
import { isPrivatePage } from '#core/document/gate/private-mark.ts'
import { SignedPdf, stripPdf } from '#server/services/pdf/strip-pdf.ts'

const { path } = z.object({ path: z.string() }).parse(workerData)

const opened = (bytes: Uint8Array) =>
  // The reader takes what it is given for its own.
  getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise

const wordsOn = async (document: PDFDocumentProxy, number: number): Promise<string> => {
  const page = await document.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

/** Whether one of its pages is one of ours that is for its owner alone. */
const holdsPrivatePage = async (document: PDFDocumentProxy): Promise<boolean> => {
  for (let number = 1; number <= document.numPages; number += 1)
    if (isPrivatePage(await wordsOn(document, number))) return true
  return false
}

/** What is kept is read once more: it has to have the same pages, and to do nothing by itself. */
const read = async () => {
  const bytes = await readFile(path)
  const { numPages: pages } = await opened(bytes)
  const kept = await stripPdf(bytes)
  const document = await opened(kept)
  const [programs, attachments] = await Promise.all([document.getJSActions(), document.getAttachments()])
  if (document.numPages !== pages || programs || attachments) return { kind: 'unreadable' }
  if (pages <= MOST_PAGES && (await holdsPrivatePage(document))) return { kind: 'private' }
  return { kind: 'read', pages, bytes: kept }
}

const kindOf = (error: unknown): 'locked' | 'signed' | 'unreadable' => {
  if (error instanceof PasswordException) return 'locked'
  return error instanceof SignedPdf ? 'signed' : 'unreadable'
}

parentPort?.postMessage(await read().catch((error: unknown) => ({ kind: kindOf(error) })))
