/** Reads one PDF, takes out what does not show on its pages, and gives the rest back. For a process of its own. */
import { getDocument, PasswordException, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { MOST_PAGES } from '#core/case/upload-rules.ts'
import { isPrivatePage } from '#core/document/private-mark.ts'
import { isOutOfMemory } from '#server/services/child/out-of-memory.ts'
import { SignedPdf, stripPdf } from '#server/services/pdf/strip-pdf.ts'
import { UnpacksTooLarge } from '#server/services/pdf/unpack.ts'

export type PdfFault = 'unreadable' | 'locked' | 'signed' | 'too-many-pages' | 'private' | 'too-packed'

type PdfFinding =
  /** `bytes`: without what does not show on its pages. */
  | { readonly ok: true; readonly pages: number; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: PdfFault }

const refused = (reason: PdfFault): PdfFinding => ({ ok: false, reason })

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

/** What acts by itself, and what is attached: nothing of it may be left. */
const actsOf = async (document: PDFDocumentProxy): Promise<boolean> => {
  const found = await Promise.all([
    document.getJSActions(),
    document.getAttachments(),
    document.getOpenAction(),
  ])
  return found.some(Boolean)
}

/** What is kept is read once more: it has to have the same pages, and to do nothing by itself. */
const read = async (bytes: Uint8Array): Promise<PdfFinding> => {
  const { numPages: pages } = await opened(bytes)
  if (pages > MOST_PAGES) return refused('too-many-pages')
  const kept = await stripPdf(bytes)
  const document = await opened(kept)
  if (document.numPages !== pages || (await actsOf(document))) return refused('unreadable')
  return (await holdsPrivatePage(document)) ? refused('private') : { ok: true, pages, bytes: kept }
}

const faultOf = (error: unknown): PdfFault => {
  if (error instanceof PasswordException) return 'locked'
  if (error instanceof SignedPdf) return 'signed'
  return error instanceof UnpacksTooLarge || isOutOfMemory(error) ? 'too-packed' : 'unreadable'
}

/** One with a password is refused, and one with a signature, which would not hold. */
export const readPaper = (bytes: Uint8Array): Promise<PdfFinding> =>
  read(bytes).catch((error: unknown) => refused(faultOf(error)))
