/** Opens a tagged PDF file on letter paper, with a language, a title and our type. */
import PDFDocument from 'pdfkit'
import { type PdfFile, page } from './pdf-flow.ts'

export type PdfOpening = {
  readonly title: string
  /** Null for what is the owner's own. */
  readonly author: string | null
  /** False where pages from elsewhere come in, whose type and tags are not ours. */
  readonly saysAccessible: boolean
  /** Without a first page, where pages of other sizes come in. */
  readonly beginsEmpty?: true
}

export const margins = { top: page.top, bottom: page.bottom, left: page.side, right: page.side }

/** Known to the library, not yet to its types. */
const accessible: object = { subset: 'PDF/UA' }

export const openPdf = ({ title, author, saysAccessible, beginsEmpty }: PdfOpening, now: Date): PdfFile => {
  return new PDFDocument({
    size: 'LETTER',
    margins,
    bufferPages: true,
    ...(beginsEmpty && { autoFirstPage: false }),
    pdfVersion: '1.7',
    ...(saysAccessible ? accessible : {}),
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: title,
      // What its owner hands over names no product of ours: there the library's own name stays.
      ...(author === null ? {} : { Author: author, Creator: author }),
      CreationDate: now,
      ModDate: now,
    },
  })
}

/** Ends the file. */
export const finished = (pdf: PdfFile): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
