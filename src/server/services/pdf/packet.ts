/** Sets an evidence packet: cover, index, documents, exhibits, and a stamp on every page. */
import type { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  ALL_SALES,
  LIKE_HOMES,
  NAMED_SECTIONS,
  NEARBY_SALES,
  OWN_SALE,
  RECONCILIATION,
} from '#core/document/named-sections.ts'
import type { Block, PaperSection } from '#core/document/paper.ts'
import { FEWEST_PIXELS } from '#core/packet/params.ts'
import { NotTypeset, type SetPages, type Setting, typeset } from '../typst/compiler.ts'
import { dataWriter, lookData, type PartOf, typeOf } from '../typst/paper-data.ts'
import { finishPdf } from './finish-pdf.ts'
import type { FlatPaper } from './flatten-pdf.ts'

export type Exhibit = {
  readonly label: string
  readonly title: string
  /** 'Exhibit A: The roof, north side'. */
  readonly heading: string
  /** What else is said of it; null when that is nothing. */
  readonly note: string | null
}

export type PacketExhibit = Exhibit &
  (
    | { readonly kind: 'photo'; readonly jpeg: Buffer; readonly width: number; readonly height: number }
    | { readonly kind: 'paper'; readonly pages: number; readonly read: () => Promise<Uint8Array> }
  )

export type PacketPaper = { readonly title: string; readonly sections: readonly PaperSection[] }

export type Packet = {
  readonly title: string
  readonly subtitle: string
  readonly cover: readonly Block[]
  /** What the stamp on every page begins with. */
  readonly lead: string
  /** Right behind the cover. */
  readonly letters: readonly PacketPaper[]
  /** Between the letters and an index that has a page of its own. */
  readonly front: readonly PacketPaper[]
  readonly documents: readonly PacketPaper[]
  readonly exhibits: readonly PacketExhibit[]
  /** What lists the evidence: behind it, or behind the exhibits. */
  readonly back: readonly PacketPaper[]
  /** The last page: what is signed on the day of delivery. */
  readonly last: readonly PacketPaper[]
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

type OfKind<Kind extends PacketExhibit['kind']> = Extract<PacketExhibit, { kind: Kind }>
/** Its pages without what acts on them. */
type ReadyPaper = Exhibit & {
  readonly kind: 'paper'
  readonly file: Buffer
  readonly pages: FlatPaper['pages']
}
type ReadyExhibit = OfKind<'photo'> | ReadyPaper

const readyPaper = async (exhibit: OfKind<'paper'>): Promise<ReadyPaper> => {
  // What reads pages from elsewhere is large, and most packets hold photos only.
  const { flattenPdf } = await import('./flatten-pdf.ts')
  try {
    const { bytes, pages } = await flattenPdf(await exhibit.read())
    if (pages.length !== exhibit.pages) throw new Error('A paper has another number of pages than before.')
    return { ...exhibit, file: bytes, pages }
  } catch (cause) {
    // Whatever the library finds wrong with a paper, the owner can only print it to another PDF.
    throw new PaperUnreadable(exhibit.heading, cause)
  }
}

/** One after the other: each may be large. */
const readyExhibits = async (exhibits: readonly PacketExhibit[]): Promise<readonly ReadyExhibit[]> => {
  const ready: ReadyExhibit[] = []
  for (const one of exhibits) ready.push(one.kind === 'photo' ? one : await readyPaper(one))
  return ready
}

const fileOf = ({ kind, label }: ReadyExhibit): string => `${label}.${kind === 'photo' ? 'jpg' : 'pdf'}`

/** Fewer pixels to an inch of paper, and a picture is squares. */
const fewestPerInch = 100
const pointsPerInch = 72
const tooSmall = 'This picture has too few pixels to show any detail.'

const pictureData = (exhibit: ReadyExhibit) => {
  const { heading } = exhibit
  if (exhibit.kind === 'paper') {
    const count = exhibit.pages.length
    return {
      pages: exhibit.pages.map((size, at) => ({ ...size, alt: `Page ${at + 1} of ${count} of ${heading}` })),
    }
  }
  const points = pointsPerInch / fewestPerInch
  return { width: exhibit.width * points, height: exhibit.height * points }
}

const notesOf = (exhibit: ReadyExhibit): readonly string[] => {
  const isSmall = exhibit.kind === 'photo' && Math.max(exhibit.width, exhibit.height) < FEWEST_PIXELS
  return [...(exhibit.note === null ? [] : [exhibit.note]), ...(isSmall ? [tooSmall] : [])]
}

const namedSections = (sections: readonly PaperSection[]): readonly string[] =>
  sections.flatMap(({ title }) => (title !== null && NAMED_SECTIONS.includes(title) ? [title] : []))

/** Documents and some of their sections are named by their titles, exhibits as 'Exhibit A'. */
const partsIn = (
  { front, documents, letters, back, last }: Packet,
  exhibits: readonly ReadyExhibit[],
): ReadonlyMap<string, string> => {
  const papers = [...letters, ...front, ...documents, ...back, ...last]
  const titles = papers.flatMap(({ title, sections }) => [title, ...namedSections(sections)])
  const names = [...titles, ...exhibits.map(({ label }) => `Exhibit ${label}`)]
  return new Map(names.map((name, at) => [name, `part-${at}`]))
}

/** Sections that a reader looks for by themselves. */
const INDEXED: readonly string[] = [OWN_SALE, RECONCILIATION, LIKE_HOMES, ALL_SALES, NEARBY_SALES]

/** In characters: so that the page's number has room beside it on a line. */
const longestLead = 60

const leadOnStamp = (lead: string): string => {
  const characters = [...lead]
  return characters.length > longestLead ? `${characters.slice(0, longestLead).join('').trimEnd()}…` : lead
}

const settingOf = (packet: Packet, exhibits: readonly ReadyExhibit[], now: Date): Setting => {
  const { title, subtitle, cover, lead, front, documents, letters, back, last } = packet
  const headings = exhibits.map(({ heading, note }) => [heading, note])
  const texts = [title, subtitle, cover, lead, front, documents, letters, back, last, headings]
  const type = typeOf(texts)
  const parts = partsIn(packet, exhibits)
  const partOf: PartOf = (name) => parts.get(name) ?? null
  const writer = dataWriter(type, partOf)
  const paperData = (one: PacketPaper) => ({
    title: writer.printed(one.title),
    part: partOf(one.title),
    sections: writer.sections(one.sections, { section: 3, last: 2 }),
  })
  const data = {
    ...lookData(type, texts),
    listBehind: false,
    title: writer.printed(title),
    subtitle: writer.printed(subtitle),
    lead: writer.printed(leadOnStamp(lead)),
    cover: writer.blocks(cover, { section: 1, last: 1 }),
    front: front.map(paperData),
    documents: documents.map(paperData),
    letters: letters.map(paperData),
    back: back.map(paperData),
    last: last.map(paperData),
    indexed: INDEXED.flatMap((name) => partOf(name) ?? []),
    parts: [...parts].map(([name, part]) => ({ name, part })),
    exhibits: exhibits.map((one) => ({
      kind: one.kind,
      label: one.label,
      heading: writer.printed(one.heading),
      file: fileOf(one),
      part: partOf(`Exhibit ${one.label}`),
      notes: notesOf(one).map(writer.printed),
      ...pictureData(one),
    })),
  }
  const files = new Map(exhibits.map((one) => [fileOf(one), one.kind === 'photo' ? one.jpeg : one.file]))
  const saysAccessible = exhibits.every(({ kind }) => kind === 'photo')
  return {
    template: 'packet.typ',
    type,
    data,
    files,
    saysAccessible,
    now,
    // Where a page ends is known only when it is set: placed by that at once, pages did not always settle.
    again: (asked) => (asked('list-fits').includes(true) ? { ...data, listBehind: true } : null),
  }
}

const isSettable = (packet: Packet, exhibit: ReadyExhibit, now: Date): boolean => {
  try {
    const alone = {
      ...packet,
      cover: [],
      front: [],
      documents: [],
      letters: [],
      back: [],
      last: [],
      exhibits: [],
    }
    typeset(settingOf(alone, [exhibit], now))
    return true
  } catch (error) {
    if (error instanceof NotTypeset) return false
    throw error
  }
}

const setPacket = (packet: Packet, exhibits: readonly ReadyExhibit[], now: Date): SetPages => {
  try {
    return typeset(settingOf(packet, exhibits, now))
  } catch (error) {
    if (!(error instanceof NotTypeset)) throw error
    const refused = exhibits.find((one) => one.kind === 'paper' && !isSettable(packet, one, now))
    throw refused === undefined ? error : new PaperUnreadable(refused.heading, error)
  }
}

/** How many pages it has, and on which of them each part begins. */
type PagesWritten = Pick<SetPages, 'pages' | 'parts'>

/** Ends the stream. Throws PaperUnreadable for a paper that cannot be carried over. */
export const writePacket = async (packet: Packet, out: Writable, now: Date): Promise<PagesWritten> => {
  const set = setPacket(packet, await readyExhibits(packet.exhibits), now)
  const hasForeign = packet.exhibits.some(({ kind }) => kind === 'paper')
  await pipeline([await finishPdf(set, { hasForeign })], out)
  return { pages: set.pages, parts: set.parts }
}

const blank: Packet = {
  title: '…',
  subtitle: '',
  lead: '',
  cover: [],
  front: [],
  documents: [],
  exhibits: [],
  letters: [],
  back: [],
  last: [],
}

/** Reads the type and the templates before the first packet is asked for. */
export const warmTypesetter = (): void => {
  setPacket(blank, [], new Date(0))
}
