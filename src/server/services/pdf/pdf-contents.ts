/** Draws the index of a packet on pages that were left for it, with a link to each part. */
import { rowsOnPages } from '#core/packet/packet-pages.ts'
import {
  type Flow,
  heightOf,
  type Part,
  page,
  plainWords,
  rule,
  styles,
  textWidth,
  write,
  writePart,
} from './pdf-flow.ts'

const numberWidth = 44
const titleWidth = textWidth - numberWidth - 12
const gap = 9
const title = 'Index'
const lowest = page.height - page.bottom
const headRoom = 40

const rowHeight = (flow: Flow, entry: string): number =>
  heightOf(flow, plainWords(entry), styles.body, titleWidth) + gap

/** Rows on each of its pages. */
export const indexRows = (flow: Flow, entries: readonly string[]): readonly number[] =>
  rowsOnPages(
    entries.map((entry) => rowHeight(flow, entry)),
    lowest - page.top - headRoom,
    lowest - page.top,
  )

export type IndexEntry = { readonly entry: string; readonly page: number }

const drawRow = (flow: Flow, list: Part, { entry, page: target }: IndexEntry, y: number) => {
  const { pdf } = flow
  const item = pdf.struct('TOCI')
  list.add(item)
  const link = pdf.struct('Link', { alt: `${entry}, page ${target}` })
  item.add(link)
  write(flow, link, plainWords(entry), styles.body, { x: page.side, y, width: titleWidth })
  const number = { x: page.side + textWidth - numberWidth, y, width: numberWidth }
  write(flow, link, plainWords(String(target)), styles.strong, number)
  const height = rowHeight(flow, entry)
  // A page's number is known to the library as the aim of a link, not yet to its types.
  const aim = (target - 1) as unknown as string
  const contents = new String(`Page ${target}`)
  pdf.link(page.side, y, textWidth, height - gap, aim, { structParent: link, Contents: contents } as object)
  link.end()
  item.end()
  rule(flow, page.side, y + height - gap / 2, textWidth)
}

/** `firstPage` counts from 1; the pages are there and empty. */
export const drawIndex = (flow: Flow, part: Part, firstPage: number, entries: readonly IndexEntry[]) => {
  const { pdf } = flow
  const rows = indexRows(
    flow,
    entries.map(({ entry }) => entry),
  )
  pdf.switchToPage(firstPage - 1)
  const place = { x: page.side, y: page.top, width: textWidth }
  writePart(flow, part, 'H2', plainWords(title), { ...styles.title, size: 19 }, place)
  const list = pdf.struct('TOC')
  part.add(list)
  let drawn = 0
  rows.forEach((count, at) => {
    pdf.switchToPage(firstPage - 1 + at)
    let y = at === 0 ? page.top + headRoom : page.top
    for (const entry of entries.slice(drawn, drawn + count)) {
      drawRow(flow, list, entry, y)
      y += rowHeight(flow, entry.entry)
    }
    drawn += count
  })
  list.end()
}
