/** Draws a section of a paper: its heading with a bookmark, then its blocks. */
import type { PaperSection } from '#core/document/paper.ts'
import { drawBlock, heightOfTexts } from './pdf-blocks.ts'
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
import { heightKeptWhole } from './pdf-table-layout.ts'

const headingHeight = 34

/** What is higher is not kept together: the gap before it would be too large. */
const highestTogether = 0.8 * (page.height - page.top - page.bottom)

/** Of a section that is some sentences and then a table that is kept on one page; 0 of every other. */
const heightTogether = (flow: Flow, { blocks }: PaperSection): number => {
  const at = blocks.findIndex(({ kind }) => kind === 'table')
  const [before, table] = [blocks.slice(0, Math.max(at, 0)), blocks[at]]
  const texts = before.flatMap((block) => (block.kind === 'text' ? [block.words] : []))
  if (table?.kind !== 'table' || texts.length < before.length) return 0
  const height = heightKeptWhole(flow, table.table)
  return height === null ? 0 : headingHeight + heightOfTexts(flow, texts) + height
}

/** A heading takes the beginning of what follows with it, and a table its sentences. */
const roomWith = (flow: Flow, section: PaperSection): number => {
  const [first] = section.blocks
  if (first?.kind === 'figure') return first.figure.height + 84
  const least = first?.kind === 'table' ? 140 : 84
  const together = heightTogether(flow, section)
  return together <= highestTogether ? Math.max(least, together) : least
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
    ensureRoom(flow, roomWith(flow, section))
    moveDown(flow, 4)
    bookmarks.addItem(section.title)
    const place = { x: page.side, y: pdf.y, width: textWidth }
    writePart(flow, part, headingTag, plainWords(section.title), styles.section, place)
    moveDown(flow, 6)
  }
  for (const block of section.blocks) drawBlock(flow, part, block)
  part.end()
}
