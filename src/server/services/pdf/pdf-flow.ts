/** Owns the page as it fills: where the next thing stands, when a page is full, and what carries no meaning. */
import type { Words } from '#core/document/paper.ts'
import { ascentOf, type Face, type FaceFinder, faceFinder, fontBytes, mainFont } from './pdf-faces.ts'
import { type Measures, measuresBy } from './pdf-measure.ts'
import { isFromRight } from './pdf-order.ts'
import { type Piece, piecesOf } from './pdf-pieces.ts'

export type PdfFile = PDFKit.PDFDocument
export type Part = PDFKit.PDFStructureElement

/** Letter paper, in points of 1/72 inch. */
export const page = { width: 612, height: 792, side: 54, top: 50, bottom: 62 } as const
export const textWidth = page.width - 2 * page.side
/** A line, or a row, to write in by hand. */
export const writingLine = 22

export const colours = {
  ink: '#14302f',
  soft: '#4a605d',
  action: '#0c5a59',
  line: '#778780',
  faint: '#ddd3c1',
  tint: '#f1f6f3',
  accent: '#b4431f',
  amber: '#c98a1b',
  paper: '#ffffff',
} as const

export type Flow = {
  readonly pdf: PdfFile
  readonly fontOf: FaceFinder
  /** Fonts that the file knows; the others stay out of it. */
  readonly fonts: Set<string>
  readonly measures: Measures
}

const useFont = ({ pdf, fonts }: Pick<Flow, 'pdf' | 'fonts'>, font: string, size: number) => {
  if (!fonts.has(font)) pdf.registerFont(font, fontBytes(font))
  fonts.add(font)
  return pdf.font(font).fontSize(size)
}

export const flowOn = (pdf: PdfFile): Flow => {
  const fonts = new Set<string>()
  const measures = measuresBy((text, font) => useFont({ pdf, fonts }, font, 1).widthOfString(text))
  return { pdf, fontOf: faceFinder(), fonts, measures }
}

export type Style = {
  readonly face: Face
  readonly size: number
  readonly colour: string
  readonly gap: number
}

export const styles = {
  body: { face: 'text', size: 11, colour: colours.ink, gap: 3 },
  strong: { face: 'strong', size: 11, colour: colours.ink, gap: 3 },
  cell: { face: 'text', size: 10, colour: colours.ink, gap: 2 },
  head: { face: 'strong', size: 9.5, colour: colours.action, gap: 2 },
  hint: { face: 'text', size: 9, colour: colours.soft, gap: 2 },
  title: { face: 'heading', size: 23, colour: colours.ink, gap: 2 },
  section: { face: 'heading', size: 15, colour: colours.action, gap: 2 },
} as const satisfies Record<string, Style>

export const plainWords = (text: string): Words => [{ text, strong: false, url: null }]

const lowest = page.height - page.bottom

/** Begins a new page when less than this is left. */
export const ensureRoom = ({ pdf }: Flow, height: number) => {
  if (pdf.y + height > lowest) pdf.addPage()
}

export const roomLeft = ({ pdf }: Flow): number => lowest - pdf.y

export const moveDown = ({ pdf }: Flow, points: number) => {
  pdf.y += points
}

/** Lines, boxes and what is said elsewhere already: passed over when the file is read aloud. */
export const decorate = ({ pdf }: Flow, draw: () => void) => {
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}

export const rule = (flow: Flow, x: number, y: number, width: number, colour: string = colours.line) =>
  decorate(flow, () => {
    flow.pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.7)
      .strokeColor(colour)
      .stroke()
  })

/** From one line to the next. */
const stepOf = (flow: Flow, { face, size, gap }: Style): number =>
  useFont(flow, mainFont(face), size).currentLineHeight(true) + gap

/** Of a text in one line. */
export const widthOf = (flow: Flow, text: string, { face, size }: Style): number =>
  piecesOf(plainWords(text), face, flow.fontOf).reduce(
    (sum, piece) => sum + flow.measures.at(size)(piece.text, piece.font),
    0,
  )

export const heightOf = (flow: Flow, words: Words, style: Style, width: number): number => {
  const pieces = piecesOf(words, style.face, flow.fontOf)
  const { count } = flow.measures.lines(pieces, style.size, width)
  return Math.max(1, count) * stepOf(flow, style)
}

export type Place = { readonly x: number; readonly y: number; readonly width: number }

type Setter = { readonly pieces: readonly Piece[]; readonly set: (piece: Piece, at: number) => void }

/** Sets pieces one after the other, each where its lines stand; a line that does not fit begins a new page. */
const setterOf = (flow: Flow, words: Words, style: Style, { x, y, width }: Place): Setter => {
  const { pdf } = flow
  const pieces = piecesOf(words, style.face, flow.fontOf)
  const { count, segments } = flow.measures.lines(pieces, style.size, width)
  const step = stepOf(flow, style)
  const ascent = ascentOf(mainFont(style.face)) * style.size
  let [line, top] = [0, y]
  const goTo = (next: number) => {
    top += (next - line) * step
    line = next
    if (top + step - style.gap <= pdf.page.maxY() || top <= pdf.page.margins.top) return
    pdf.continueOnNewPage()
    top = pdf.page.margins.top
  }
  const setPiece = ({ url, isBlank, font }: Piece, at: number) => {
    for (const segment of segments.filter((one) => one.of === at)) {
      goTo(segment.line)
      useFont(flow, font, style.size).fillColor(url === null ? style.colour : colours.action)
      const look = { link: url, underline: isBlank || url !== null, baseline: -ascent, lineBreak: false }
      pdf.text(segment.text, x + segment.x, top, look)
    }
    pdf.x = x
    pdf.y = top + (at === pieces.length - 1 ? (count - line) * step : 0)
  }
  if (pieces.length === 0) pdf.y = y + style.size + style.gap
  return { pieces, set: setPiece }
}

const holding = ({ pdf }: Flow, { text, url, isBlank }: Piece, draw: () => void) => {
  if (isBlank) return pdf.struct('Span', { actual: 'blank to fill in' }, draw)
  if (url !== null) return pdf.struct('Link', { alt: text }, draw)
  // Its words stand on the page in the order of the eye.
  return isFromRight(text) ? pdf.struct('Span', { actual: text }, draw) : draw
}

/** Writes words into a part of the file's structure; ends just under them. */
export const write = (flow: Flow, part: Part, words: Words, style: Style, place: Place) => {
  const { pieces, set } = setterOf(flow, words, style, place)
  pieces.forEach((piece, at) => {
    part.add(holding(flow, piece, () => set(piece, at)))
  })
}

/** Words that have no part in the structure. */
export const paint = (flow: Flow, words: Words, style: Style, place: Place) => {
  const { pieces, set } = setterOf(flow, words, style, place)
  pieces.forEach(set)
}

/** A line of its own, ended by an ellipsis where it is longer than its room. */
export const paintLine = (
  flow: Flow,
  text: string,
  style: Style,
  place: Place & { readonly align?: 'right' },
) => {
  const fits = (one: string) => widthOf(flow, one, style) <= place.width
  let shown = text
  while (!fits(shown)) shown = `${shown.slice(0, Math.max(0, shown.length - 2)).trimEnd()}…`
  const x = place.align === 'right' ? place.x + place.width - widthOf(flow, shown, style) : place.x
  paint(flow, plainWords(shown), style, { ...place, x, width: place.width + 1 })
}

/** A part of its own with words in it. */
export const writePart = (
  flow: Flow,
  parent: Part,
  tag: string,
  words: Words,
  style: Style,
  place: Place,
): Part => {
  const part = flow.pdf.struct(tag)
  parent.add(part)
  write(flow, part, words, style, place)
  part.end()
  return part
}
