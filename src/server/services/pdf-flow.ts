/** Owns the page as it fills: where the next thing stands, when a page is full, and what carries no meaning. */
import type { Words } from '#core/document/paper.ts'
import { type Alphabet, type Face, faceName } from './pdf-faces.ts'
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
  readonly alphabetOf: (character: string) => Alphabet | null
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

export const heightOf = (flow: Flow, words: Words, style: Style, width: number): number => {
  const text = words.map((run) => run.text).join('')
  flow.pdf.font(faceName(style.face, 'latin')).fontSize(style.size)
  return flow.pdf.heightOfString(text === '' ? ' ' : text, { width, lineGap: style.gap })
}

export type Place = { readonly x: number; readonly y: number; readonly width: number }

const set = (
  { pdf }: Flow,
  piece: Piece,
  { size, colour, gap }: Style,
  width: number,
  continued: boolean,
) => {
  const { text, face, url, isBlank } = piece
  pdf
    .font(face)
    .fontSize(size)
    .fillColor(url === null ? colour : colours.action)
  pdf.text(text, { width, lineGap: gap, continued, link: url, underline: isBlank || url !== null })
}

const holding = ({ pdf }: Flow, { text, url, isBlank }: Piece, draw: () => void) => {
  if (isBlank) return pdf.struct('Span', { actual: 'blank to fill in' }, draw)
  return url === null ? draw : pdf.struct('Link', { alt: text }, draw)
}

/** Writes words into a part of the file's structure; ends just under them. */
export const write = (flow: Flow, part: Part, words: Words, style: Style, { x, y, width }: Place) => {
  const pieces = piecesOf(words, style.face, flow.alphabetOf)
  flow.pdf.x = x
  flow.pdf.y = y
  pieces.forEach((piece, at) => {
    const draw = () => set(flow, piece, style, width, at < pieces.length - 1)
    part.add(holding(flow, piece, draw))
  })
  if (pieces.length === 0) flow.pdf.y = y + style.size + style.gap
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
