/** Draws a section of a paper: its heading with a bookmark, then its blocks. */
import type { PaperSection } from '#core/document/paper.ts'
import { drawBlock } from './pdf-blocks.ts'
import {
  ensureRoom,
  type Flow,
  moveDown,
  type Part,
  page,
  plainWords,
  styles,
  textWidth,
  writePart,
} from './pdf-flow.ts'

/** A heading takes the beginning of what follows with it. */
const roomWith = ({ blocks: [first] }: PaperSection): number => {
  if (first?.kind === 'figure') return first.figure.height + 84
  return first?.kind === 'table' ? 140 : 84
}

export const drawSection = (
  flow: Flow,
  root: Part,
  section: PaperSection,
  headingTag: 'H1' | 'H2' | 'H3',
  bookmarks: PDFKit.PDFOutline,
) => {
  const { pdf } = flow
  if (section.newPage) pdf.addPage()
  const part = pdf.struct('Sect')
  root.add(part)
  if (section.title !== null) {
    ensureRoom(flow, roomWith(section))
    moveDown(flow, 4)
    bookmarks.addItem(section.title)
    const place = { x: page.side, y: pdf.y, width: textWidth }
    writePart(flow, part, headingTag, plainWords(section.title), styles.section, place)
    moveDown(flow, 6)
  }
  for (const block of section.blocks) drawBlock(flow, part, block)
  part.end()
}
