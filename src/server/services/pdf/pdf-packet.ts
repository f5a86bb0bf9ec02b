/** Draws an evidence packet into a stream: cover, index, documents, exhibits, and a stamp on every page. */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { entryTitle, type PacketPart, placeParts, stampOf } from '#core/packet/packet-pages.ts'
import { drawBlock } from './pdf-blocks.ts'
import { drawIndex, indexRows } from './pdf-contents.ts'
import { drawExhibit } from './pdf-exhibit.ts'
import type { Exhibit } from './pdf-figure.ts'
import {
  colours,
  type Flow,
  flowOn,
  moveDown,
  type Part,
  page,
  paintLine,
  plainWords,
  rule,
  styles,
  textWidth,
  writePart,
} from './pdf-flow.ts'
import { openPdf } from './pdf-open.ts'
import { drawSection } from './pdf-section.ts'

export type PacketExhibit = Exhibit & { readonly title: string; readonly label: string }

export type PacketPaper = { readonly title: string; readonly sections: readonly PaperSection[] }

export type Packet = {
  readonly title: string
  readonly subtitle: string
  readonly cover: readonly Block[]
  /** What the stamp on every page begins with. */
  readonly lead: string
  /** Between the cover and the index. */
  readonly front: readonly PacketPaper[]
  readonly documents: readonly PacketPaper[]
  readonly exhibits: readonly PacketExhibit[]
  /** Behind the last exhibit. */
  readonly back: readonly PacketPaper[]
}

type Drawing = { readonly flow: Flow; readonly root: Part; readonly out: Writable }

/** What has been drawn and not yet written may take this much memory. */
const mostWaitingBytes = 4_000_000

const letOut = async ({ flow: { pdf }, out }: Drawing): Promise<void> => {
  await setImmediate()
  while (pdf.readableLength + out.writableLength > mostWaitingBytes) await setImmediate()
}

const pagesOf = ({ pdf }: Flow): number => pdf.bufferedPageRange().count
const fullWidth = ({ pdf }: Flow) => ({ x: page.side, y: pdf.y, width: textWidth })

const drawCover = ({ flow, root }: Drawing, { title, subtitle, cover }: Packet) => {
  const part = flow.pdf.struct('Sect')
  root.add(part)
  flow.pdf.outline.addItem('Cover')
  moveDown(flow, 60)
  writePart(flow, part, 'H1', plainWords(title), { ...styles.title, size: 28 }, fullWidth(flow))
  writePart(flow, part, 'P', plainWords(subtitle), { ...styles.body, colour: colours.soft }, fullWidth(flow))
  moveDown(flow, 8)
  rule(flow, page.side, flow.pdf.y, textWidth, colours.action)
  moveDown(flow, 20)
  for (const block of cover) drawBlock(flow, part, block)
  part.end()
}

/** The pages of the index are left empty until it is known where everything stands. */
const leaveIndex = ({ flow, root }: Drawing, entries: readonly string[]): Part => {
  const part = flow.pdf.struct('Sect')
  root.add(part)
  indexRows(flow, entries).forEach((_, at) => {
    flow.pdf.addPage()
    if (at === 0) flow.pdf.outline.addItem('Index')
  })
  return part
}

const drawDocument = ({ flow, root }: Drawing, { title, sections }: PacketPaper) => {
  const { pdf } = flow
  const part = pdf.struct('Sect')
  root.add(part)
  pdf.addPage()
  const bookmark = pdf.outline.addItem(title)
  writePart(flow, part, 'H2', plainWords(title), styles.title, fullWidth(flow))
  rule(flow, page.side, pdf.y + 4, textWidth, colours.action)
  moveDown(flow, 18)
  for (const section of sections) drawSection(flow, part, section, 'H3', bookmark)
  part.end()
}

const drawExhibits = async (drawing: Drawing, exhibits: readonly PacketExhibit[]): Promise<PacketPart[]> => {
  const { flow, root } = drawing
  const parts: PacketPart[] = []
  for (const exhibit of exhibits) {
    const before = pagesOf(flow)
    const part = flow.pdf.struct('Sect')
    root.add(part)
    await drawExhibit(flow, part, exhibit)
    part.end()
    parts.push({ label: exhibit.label, title: exhibit.title, pages: pagesOf(flow) - before })
    await letOut(drawing)
  }
  return parts
}

const drawDocuments = (drawing: Drawing, documents: readonly PacketPaper[]): PacketPart[] =>
  documents.map((document) => {
    const before = pagesOf(drawing.flow)
    drawDocument(drawing, document)
    return { label: null, title: document.title, pages: pagesOf(drawing.flow) - before }
  })

const stampPages = (flow: Flow, textOf: (page: number) => string) => {
  const { pdf } = flow
  for (let at = 0; at < pdf.bufferedPageRange().count; at += 1) {
    pdf.switchToPage(at)
    pdf.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] })
    // Below the bottom margin a line of text would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0
    const width = pdf.page.width - 2 * page.side
    const place = { x: page.side, y: pdf.page.height - 36, width, align: 'right' } as const
    paintLine(flow, textOf(at + 1), styles.hint, place)
    pdf.endMarkedContent()
  }
}

const drawAll = async (drawing: Drawing, packet: Packet): Promise<void> => {
  const { flow, root } = drawing
  drawCover(drawing, packet)
  const coverPages = pagesOf(flow)
  const front = placeParts(coverPages, drawDocuments(drawing, packet.front))
  const frontPages = pagesOf(flow)
  const asEntries = (papers: readonly PacketPaper[]) => papers.map(({ title }) => ({ title, label: null }))
  const entries = [
    ...asEntries([...packet.front, ...packet.documents]),
    ...packet.exhibits,
    ...asEntries(packet.back),
  ]
  const indexPart = leaveIndex(drawing, entries.map(entryTitle))
  const before = pagesOf(flow)
  const parts = [
    ...drawDocuments(drawing, packet.documents),
    ...(await drawExhibits(drawing, packet.exhibits)),
    ...drawDocuments(drawing, packet.back),
  ]
  const placed = [...front, ...placeParts(before, parts)]
  drawIndex(
    flow,
    indexPart,
    frontPages + 1,
    placed.map((part) => ({ entry: entryTitle(part), page: part.firstPage })),
  )
  indexPart.end()
  root.end()
  stampPages(flow, (at) => stampOf(at, pagesOf(flow), packet.lead, placed))
}

/** Ends the stream; says how many pages it has. Throws PaperUnreadable for a paper that cannot be carried over. */
export const writePacket = async (packet: Packet, out: Writable, now: Date): Promise<number> => {
  const saysAccessible = packet.exhibits.every(({ kind }) => kind === 'photo')
  const pdf = openPdf({ title: packet.title, author: null, saysAccessible }, now)
  const flow = flowOn(pdf)
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  const draw = async (): Promise<number> => {
    await drawAll({ flow, root, out }, packet)
    const pages = pagesOf(flow)
    pdf.end()
    return pages
  }
  const [pages] = await Promise.all([draw(), pipeline(pdf, out)])
  return pages
}
