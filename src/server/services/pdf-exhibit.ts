/** Draws an exhibit: a photo with what the owner says of it, or a paper page by page. */
import type { PDFDocument } from '@cantoo/pdf-lib'
import { type Copier, copierInto } from './pdf-copy.ts'
import { type Flow, moveDown, type Part, page, plainWords, styles, textWidth, writePart } from './pdf-flow.ts'
import { margins } from './pdf-open.ts'
import { openPaper, type PaperPage, readPage } from './pdf-paper.ts'
import { fitInto, markMatrix, placeOf, type Room, sizeOf } from './pdf-place.ts'

export type Exhibit = {
  /** 'Exhibit A: The roof, north side'. */
  readonly heading: string
  /** What else is said of it; null when that is nothing. */
  readonly note: string | null
} & (
  | { readonly kind: 'photo'; readonly jpeg: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'paper'; readonly pages: number; readonly read: () => Promise<Uint8Array> }
)

type OfKind<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>

/** The stamp stands below it. */
const footRoom = 56
/** Left and right of a page from elsewhere; it has margins of its own. */
const narrow = 24

const figureOf = (flow: Flow, part: Part, alt: string, { x, y, width, height }: Room, draw: () => void) => {
  const box: { bbox: [number, number, number, number]; placement: string } = {
    bbox: [x, y, x + width, y + height],
    placement: 'Block',
  }
  const figure = flow.pdf.struct('Figure', { alt, ...box }, draw)
  part.add(figure)
}

const drawHeading = (flow: Flow, part: Part, { heading, note }: Exhibit, width: number) => {
  const place = { x: page.side, y: flow.pdf.y, width }
  flow.pdf.outline.addItem(heading)
  writePart(flow, part, 'H2', plainWords(heading), styles.section, place)
  if (note === null) return
  moveDown(flow, 2)
  writePart(flow, part, 'P', plainWords(note), styles.body, { ...place, y: flow.pdf.y })
}

const drawPhoto = (flow: Flow, part: Part, exhibit: OfKind<'photo'>) => {
  const { pdf } = flow
  pdf.addPage()
  drawHeading(flow, part, exhibit, textWidth)
  const top = pdf.y + 10
  const room = { x: page.side, y: top, width: textWidth, height: page.height - top - footRoom }
  const size = { width: exhibit.width, height: exhibit.height }
  // A picture of few points is shown at the width of the page all the same: it was chosen to be seen.
  const enlarged = textWidth / size.width
  const place = fitInto(room, { width: size.width * enlarged, height: size.height * enlarged })
  const { x, y, width, height } = place
  figureOf(flow, part, exhibit.heading, place, () => pdf.image(exhibit.jpeg, x, y, { width, height }))
}

type Drawn = {
  readonly flow: Flow
  readonly part: Part
  readonly exhibit: OfKind<'paper'>
  readonly copier: Copier
}

const drawMarks = ({ flow: { pdf }, copier }: Drawn, { marks }: PaperPage, name: string) => {
  marks.forEach((mark, at) => {
    const own = `${name}M${at}`
    pdf.page.xobjects[own] = copier.form(mark.form)
    pdf.save()
    pdf.transform(...markMatrix(mark))
    pdf.addContent(`/${own} Do`)
    pdf.restore()
  })
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
    pdf.save()
    pdf.transform(...matrix)
    pdf.addContent(`/${name} Do`)
    drawMarks(drawn, found, name)
    pdf.restore()
  })
}

/** A paper that the reader of its pages cannot take apart. */
export class PaperUnreadable extends Error {
  override readonly name = 'PaperUnreadable'
  readonly heading: string
  constructor(heading: string, cause: unknown) {
    super('A page of a paper cannot be carried over.', { cause })
    this.heading = heading
  }
}

const drawPages = (drawn: Drawn, paper: PDFDocument) => {
  const pages = paper.getPages()
  if (pages.length !== drawn.exhibit.pages)
    throw new Error('A paper has another number of pages than before.')
  pages.forEach((one, at) => {
    drawPage(drawn, readPage(one), at)
  })
}

const drawPaper = async (flow: Flow, part: Part, exhibit: OfKind<'paper'>) => {
  try {
    const paper = await openPaper(await exhibit.read())
    drawPages({ flow, part, exhibit, copier: copierInto(flow.pdf, paper.context) }, paper)
  } catch (cause) {
    // Whatever the library finds wrong with a paper, the owner can only print it to another PDF.
    throw new PaperUnreadable(exhibit.heading, cause)
  }
}

/** On pages of its own. */
export const drawExhibit = async (flow: Flow, part: Part, exhibit: Exhibit): Promise<void> => {
  if (exhibit.kind === 'photo') drawPhoto(flow, part, exhibit)
  else await drawPaper(flow, part, exhibit)
}
