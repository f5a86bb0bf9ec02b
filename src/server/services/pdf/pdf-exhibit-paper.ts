/** Draws a paper as an exhibit, page by page: each a figure with words for it, whose own words stay words. */
import type { PDFDocument } from '@cantoo/pdf-lib'
import { type Copier, copierInto } from './pdf-copy.ts'
import { drawHeading, figureOf, footRoom, type OfKind, PaperUnreadable } from './pdf-figure.ts'
import { type Flow, type Part, page } from './pdf-flow.ts'
import { margins } from './pdf-open.ts'
import { openPaper, type PaperPage, readPage } from './pdf-paper.ts'
import { type Matrix, markMatrix, placeOf, sizeOf } from './pdf-place.ts'

/** Left and right of a page from elsewhere; it has margins of its own. */
const narrow = 24

type Copying = { readonly flow: Flow; readonly copier: Copier }
type Drawn = Copying & { readonly part: Part; readonly exhibit: OfKind<'paper'> }

const drawMarks = ({ flow: { pdf }, copier }: Copying, { marks }: PaperPage, name: string) => {
  marks.forEach((mark, at) => {
    const own = `${name}M${at}`
    pdf.page.xobjects[own] = copier.form(mark.form)
    pdf.save()
    pdf.transform(...markMatrix(mark))
    pdf.addContent(`/${own} Do`)
    pdf.restore()
  })
}

/** What a page begins with, and ours may have changed. Source: ISO 32000-1, 8.4.1, table 52. */
const freshState = '0 g 0 G 1 w 0 J 0 j 10 M [] 0 d'

/** The page as it is, at the place that the matrix gives it. */
export const drawCopy = (copying: Copying, found: PaperPage, name: string, matrix: Matrix) => {
  const { pdf } = copying.flow
  pdf.save()
  pdf.transform(...matrix)
  pdf.addContent(freshState)
  pdf.addContent(`/${name} Do`)
  drawMarks(copying, found, name)
  pdf.restore()
}

const drawPage = (drawn: Drawn, found: PaperPage, at: number) => {
  const { flow, part, exhibit, copier } = drawn
  const { pdf } = flow
  const size = sizeOf(found.box, found.turned)
  pdf.addPage({ size: 'LETTER', margins, layout: size.width > size.height ? 'landscape' : 'portrait' })
  pdf.y = narrow
  if (at === 0) drawHeading(flow, part, exhibit, pdf.page.width - 2 * page.side)
  const top = at === 0 ? pdf.y + 6 : narrow
  const room = {
    x: narrow,
    y: top,
    width: pdf.page.width - 2 * narrow,
    height: pdf.page.height - top - footRoom,
  }
  const { place, matrix } = placeOf(found.box, found.turned, room, pdf.page.height)
  const name = `Paper${at}`
  pdf.page.xobjects[name] = copier.page(found)
  figureOf(flow, part, `Page ${at + 1} of ${exhibit.pages} of ${exhibit.heading}`, place, () => {
    drawCopy(drawn, found, name, matrix)
  })
}

const drawPages = (drawn: Drawn, paper: PDFDocument) => {
  const pages = paper.getPages()
  if (pages.length !== drawn.exhibit.pages)
    throw new Error('A paper has another number of pages than before.')
  pages.forEach((one, at) => {
    drawPage(drawn, readPage(one), at)
  })
}

/** Throws PaperUnreadable for one that cannot be taken apart. */
export const drawPaper = async (flow: Flow, part: Part, exhibit: OfKind<'paper'>) => {
  try {
    const paper = await openPaper(await exhibit.read())
    drawPages({ flow, part, exhibit, copier: copierInto(flow.pdf, paper.context) }, paper)
  } catch (cause) {
    // Whatever the library finds wrong with a paper, the owner can only print it to another PDF.
    throw new PaperUnreadable(exhibit.heading, cause)
  }
}
