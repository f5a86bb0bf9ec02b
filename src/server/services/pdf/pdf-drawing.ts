/** Draws a figure of a paper: its title, the picture with words for who does not see it, and its sources. */
import type { Figure, Ink, Mark } from '#core/document/paper.ts'
import { figureOf } from './pdf-figure.ts'
import {
  colours,
  ensureRoom,
  type Flow,
  heightOf,
  moveDown,
  type Part,
  type PdfFile,
  page,
  paintLine,
  plainWords,
  styles,
  textWidth,
  widthOf,
  writePart,
} from './pdf-flow.ts'

const inks: Readonly<Record<Ink, string>> = { ...colours, control: colours.line, line: colours.faint }

/** The upper left corner of the figure on its page. */
type Corner = { readonly left: number; readonly top: number }
type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>

const labelSize = 9

const drawLine = (pdf: PdfFile, { left, top }: Corner, { from, to, ink, thick, isDashed }: Of<'line'>) => {
  pdf.moveTo(left + from[0], top + from[1]).lineTo(left + to[0], top + to[1])
  if (isDashed === true) pdf.dash(2, { space: 3 })
  pdf.lineWidth(thick).strokeColor(inks[ink]).stroke().undash()
}

const hatchStep = 5

/** Slanting lines, cut off at the edges of the box. */
const hatch = (pdf: PdfFile, x: number, y: number, width: number, height: number, ink: Ink) => {
  pdf.save().rect(x, y, width, height).clip()
  for (let at = -height; at < width; at += hatchStep)
    pdf.moveTo(x + at, y + height).lineTo(x + at + height, y)
  pdf.lineWidth(1.4).strokeColor(inks[ink]).stroke().restore()
}

const drawBox = (pdf: PdfFile, { left, top }: Corner, { at, size, fill, edge, isHatched }: Of<'box'>) => {
  const [x, y, width, height] = [left + at[0], top + at[1], ...size]
  if (isHatched === true) hatch(pdf, x, y, width, height, fill)
  else pdf.rect(x, y, width, height).fill(inks[fill])
  if (edge) pdf.rect(x, y, width, height).lineWidth(0.8).strokeColor(inks[edge]).stroke()
}

const drawSpot = (pdf: PdfFile, { left, top }: Corner, mark: Of<'dot' | 'diamond'>) => {
  const { kind, at, reach, fill, edge } = mark
  const [x, y] = [left + at[0], top + at[1]]
  const path = () =>
    kind === 'dot'
      ? pdf.circle(x, y, reach)
      : pdf.polygon([x, y - reach], [x + reach, y], [x, y + reach], [x - reach, y])
  path().fill(inks[fill])
  if (edge) path().lineWidth(1.4).strokeColor(inks[edge]).stroke()
}

const shifts = { left: 0, middle: 0.5, right: 1 } as const

const drawLabel = (flow: Flow, { left, top }: Corner, { text, at, align, ink, strong }: Of<'label'>) => {
  const style = { ...styles[strong === true ? 'strong' : 'body'], size: labelSize, colour: inks[ink] }
  const width = widthOf(flow, text, style)
  const x = left + at[0] - shifts[align] * width
  paintLine(flow, text, style, { x, y: top + at[1] - labelSize * 0.6, width })
}

const drawMark = (flow: Flow, corner: Corner, mark: Mark) => {
  const { pdf } = flow
  switch (mark.kind) {
    case 'line':
      return drawLine(pdf, corner, mark)
    case 'box':
      return drawBox(pdf, corner, mark)
    case 'dot':
    case 'diamond':
      return drawSpot(pdf, corner, mark)
    case 'label':
      return drawLabel(flow, corner, mark)
  }
}

export const drawFigure = (flow: Flow, parent: Part, { title, alt, height, marks, sources }: Figure) => {
  const { pdf } = flow
  const titleHeight = heightOf(flow, plainWords(title), styles.strong, textWidth) + 4
  const sourcesHeight = sources === null ? 0 : heightOf(flow, plainWords(sources), styles.hint, textWidth) + 4
  ensureRoom(flow, titleHeight + height + sourcesHeight)
  writePart(flow, parent, 'P', plainWords(title), styles.strong, { x: page.side, y: pdf.y, width: textWidth })
  moveDown(flow, 4)
  const corner = { left: page.side, top: pdf.y }
  figureOf(flow, parent, alt, { x: corner.left, y: corner.top, width: textWidth, height }, () => {
    for (const mark of marks) drawMark(flow, corner, mark)
  })
  pdf.y = corner.top + height
  if (sources !== null) {
    const place = { x: page.side, y: pdf.y + 4, width: textWidth }
    writePart(flow, parent, 'P', plainWords(sources), styles.hint, place)
  }
  moveDown(flow, 14)
}
