/** Names in a paper that is used beside the packet, the script or the playbook, the page of each part of the packet, as the packet that lies on the table has it. */
import { formatCalendarDate, todayInFlorida } from '#core/calendar-date.ts'
import { closingPages } from '#core/document/after-page.ts'
import type { Block, Paper, Words } from '#core/document/paper.ts'
import type { PacketPages } from '#server/features/packet/actions.ts'
import { namingParts } from './file/printable.ts'

const NOT_MADE =
  'No page numbers yet. Make your evidence packet, then download this again: it will name the page of each exhibit.'
const OLDER =
  'No page numbers: your case has changed since your evidence packet was made. Make it again, then download this again.'

const madeWords = ({ finishedAt, pages }: PacketPages): string =>
  `Page numbers are those of the evidence packet you made on ${formatCalendarDate(todayInFlorida(finishedAt))}, ${pages} pages. If you make it again, download this again too.`

const note = (text: string): Block => ({ kind: 'note', words: [{ text, strong: false, url: null }] })

const paged = (words: Words, pages: ReadonlyMap<string, number>): Words =>
  closingPages(words, ({ pageOf }) => pageOf !== undefined && pages.has(pageOf)).map((run) => {
    const page = run.pageOf === undefined ? undefined : pages.get(run.pageOf)
    return page === undefined ? run : { ...run, text: `${run.text}, page ${page}` }
  })

const pagedBlock = (block: Block, pages: ReadonlyMap<string, number>): Block => {
  if (block.kind === 'asked')
    return {
      ...block,
      question: paged(block.question, pages),
      answer: block.answer.map((line) => ({ ...line, words: paged(line.words, pages) })),
    }
  if (block.kind === 'text' || block.kind === 'spoken' || block.kind === 'direction')
    return { ...block, words: paged(block.words, pages) }
  // A lead with what it leads to, which are read together.
  if (block.kind === 'lines') return { ...block, lines: block.lines.map((line) => paged(line, pages)) }
  if (block.kind !== 'table') return block
  const rows = block.table.rows.map((cells) => cells.map((cell) => paged(cell, pages)))
  return { ...block, table: { ...block.table, rows } }
}

const pagesIn = (packet: PacketPages | null): ReadonlyMap<string, number> =>
  new Map(packet !== null && !packet.isOlder ? packet.parts : [])

/** The same in a line that is read on a screen. */
export const withPages = (text: string, packet: PacketPages | null): string =>
  paged(namingParts(text), pagesIn(packet))
    .map((run) => run.text)
    .join('')

/** Before its first words it says which packet is meant, or that there is none. */
export const withPacketPages = (paper: Paper, packet: PacketPages | null): Paper => {
  const isThere = packet !== null && !packet.isOlder
  const pages = pagesIn(packet)
  const sections = paper.sections.map((section) => ({
    ...section,
    blocks: section.blocks.map((block) => pagedBlock(block, pages)),
  }))
  const [first, ...rest] = sections
  if (first === undefined) return paper
  const missing = packet === null ? NOT_MADE : OLDER
  const lead = note(isThere ? madeWords(packet) : missing)
  return { ...paper, sections: [{ ...first, blocks: [lead, ...first.blocks] }, ...rest] }
}
