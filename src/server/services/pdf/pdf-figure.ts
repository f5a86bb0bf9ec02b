/** Owns what every exhibit has: its heading with a bookmark, and a figure with words for it. */
import { type Flow, moveDown, type Part, page, plainWords, styles, writePart } from './pdf-flow.ts'
import type { Room } from './pdf-place.ts'

export type Exhibit = {
  /** 'Exhibit A: The roof, north side'. */
  readonly heading: string
  /** What else is said of it; null when that is nothing. */
  readonly note: string | null
} & (
  | { readonly kind: 'photo'; readonly jpeg: Buffer; readonly width: number; readonly height: number }
  | { readonly kind: 'paper'; readonly pages: number; readonly read: () => Promise<Uint8Array> }
)

export type OfKind<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>

/** The stamp stands below it. */
export const footRoom = 56
export const figureOf = (
  flow: Flow,
  part: Part,
  alt: string,
  { x, y, width, height }: Room,
  draw: () => void,
) => {
  const box: { bbox: [number, number, number, number]; placement: string } = {
    bbox: [x, y, x + width, y + height],
    placement: 'Block',
  }
  const figure = flow.pdf.struct('Figure', { alt, ...box }, draw)
  part.add(figure)
}

export const drawHeading = (flow: Flow, part: Part, { heading, note }: Exhibit, width: number) => {
  const place = { x: page.side, y: flow.pdf.y, width }
  flow.pdf.outline.addItem(heading)
  writePart(flow, part, 'H2', plainWords(heading), styles.section, place)
  if (note === null) return
  moveDown(flow, 2)
  writePart(flow, part, 'P', plainWords(note), styles.body, { ...place, y: flow.pdf.y })
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
