/** Copies the pages of a PDF, as they are, into a file of ours with a structure, so that a screen reader finds its way. */

import { copierInto } from './pdf-copy.ts'
import { drawCopy } from './pdf-exhibit-paper.ts'
import { flowOn } from './pdf-flow.ts'
import { finished, openPdf } from './pdf-open.ts'
import { openPaper, readPage } from './pdf-paper.ts'
import { placeOf, sizeOf } from './pdf-place.ts'

const none = { top: 0, bottom: 0, left: 0, right: 0 }

/** Each page is one paragraph: its words are read in the order in which they are drawn. */
export const tagPages = async (
  bytes: Uint8Array,
  { title, now }: { readonly title: string; readonly now: Date },
): Promise<Buffer> => {
  const paper = await openPaper(bytes)
  const pdf = openPdf({ title, author: null, saysAccessible: false, beginsEmpty: true }, now)
  const flow = flowOn(pdf)
  const copying = { flow, copier: copierInto(pdf, paper.context) }
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  for (const [at, one] of paper.getPages().entries()) {
    const found = readPage(one)
    const { width, height } = sizeOf(found.box, found.turned)
    pdf.addPage({ size: [width, height], margins: none })
    pdf.outline.addItem(`Page ${at + 1}`)
    const { matrix } = placeOf(found.box, found.turned, { x: 0, y: 0, width, height }, height)
    const name = `Page${at}`
    pdf.page.xobjects[name] = copying.copier.page(found)
    root.add(pdf.struct('P', {}, () => drawCopy(copying, found, name, matrix)))
  }
  root.end()
  return finished(pdf)
}
