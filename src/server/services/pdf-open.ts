/** Opens a tagged PDF file on letter paper, with a language, a title and our type. */
import PDFDocument from 'pdfkit'
import { registeredFaces } from './pdf-faces.ts'
import { type PdfFile, page } from './pdf-flow.ts'

export type PdfOpening = {
  readonly title: string
  /** Null for what is the owner's own. */
  readonly author: string | null
  /** False where pages from elsewhere come in, whose type and tags are not ours. */
  readonly saysAccessible: boolean
}

export const margins = { top: page.top, bottom: page.bottom, left: page.side, right: page.side }

/** Known to the library, not yet to its types. */
const accessible: object = { subset: 'PDF/UA' }

export const openPdf = ({ title, author, saysAccessible }: PdfOpening, now: Date): PdfFile => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margins,
    bufferPages: true,
    pdfVersion: '1.7',
    ...(saysAccessible ? accessible : {}),
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      ...(author === null ? {} : { Author: author }),
      Creator: 'Just Value',
      CreationDate: now,
      ModDate: now,
    },
  })
  for (const [name, file] of registeredFaces()) pdf.registerFont(name, file)
  return pdf
}
