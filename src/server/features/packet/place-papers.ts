/** Owns where each paper stands in a packet: right behind the cover, before the exhibits, behind them, or last. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import { LETTER_KINDS } from '#core/document/draft-kinds.ts'
import type { PaperSection } from '#core/document/paper.ts'
import { sectionsForPacket } from '#core/packet/hand-over.ts'
import { paperOf } from '#server/features/drafting/actions.ts'
import type { Packet, PacketPaper } from '#server/services/pdf/packet.ts'

export type PlacedPapers = Pick<Packet, 'front' | 'documents' | 'letters' | 'back' | 'last'>

/** Signed on the day of delivery, and a part of its own. */
const CERTIFICATE = 'delivery'

const sectionsAt = (
  written: WrittenDocument,
  place: 'front' | 'back' | null,
  isIn: (section: WrittenDocument['sections'][number]) => boolean = () => true,
) =>
  sectionsForPacket(
    paperOf({
      ...written,
      sections: written.sections.filter((one) => one.layout.inPacket === place && isIn(one)),
    }).sections,
  )

/** Each that begins a page is a part of its own, under its own title. */
const partsOf = (sections: PacketPaper['sections']): readonly PacketPaper[] => {
  const parts: { title: string; sections: PaperSection[] }[] = []
  for (const section of sections) {
    if (parts.length === 0 || section.newPage)
      parts.push({
        title: section.title ?? '',
        sections: [{ ...section, title: null, newPage: false }],
      })
    else parts.at(-1)?.sections.push(section)
  }
  return parts
}

/** A page across that opens a paper has the paper's title for its own: there is no room for two. */
const opened = ([first, ...rest]: PacketPaper['sections']): PacketPaper['sections'] =>
  first === undefined ? [] : [first.landscape ? { ...first, title: null } : first, ...rest]

const placesOf = (written: WrittenDocument): PlacedPapers => {
  const { title, kind } = written
  const own = sectionsAt(written, null)
  const whole = own.length === 0 ? [] : [{ title, sections: opened(own) }]
  // A letter that the packet comes with is read first, whatever the rest of it is.
  const isLetter = LETTER_KINDS.includes(kind)
  return {
    front: partsOf(sectionsAt(written, 'front')),
    documents: isLetter ? [] : whole,
    letters: isLetter ? whole : [],
    back: partsOf(sectionsAt(written, 'back', ({ id }) => id !== CERTIFICATE)),
    last: partsOf(sectionsAt(written, 'back', ({ id }) => id === CERTIFICATE)),
  }
}

/** Sales that are only listed: without a grid, or the own purchase, they prove nothing, and stand behind what does. */
const isListOnly = ({ kind, sections }: WrittenDocument): boolean =>
  kind === 'comparable_analysis' && !sections.some(({ id }) => id === 'grid' || id === 'own-sale')

const rankOf = (paper: WrittenDocument): number => {
  if (LETTER_KINDS.includes(paper.kind)) return 0
  return isListOnly(paper) ? 2 : 1
}

/** Letters come first, the list before the exhibits that it lists, and the certificate is the last page. */
export const placePapers = (papers: readonly WrittenDocument[]): PlacedPapers => {
  const placed = papers.toSorted((one, other) => rankOf(one) - rankOf(other)).map(placesOf)
  return {
    front: placed.flatMap(({ front }) => front),
    documents: placed.flatMap(({ documents }) => documents),
    letters: placed.flatMap(({ letters }) => letters),
    back: placed.flatMap(({ back }) => back),
    last: placed.flatMap(({ last }) => last),
  }
}
