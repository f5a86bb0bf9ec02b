/** Owns the arithmetic of a packet's pages: where each part begins, what the index says, what each page is stamped with. */

/** A document or an exhibit, in the order in which they stand. */
export interface PacketPart {
  readonly title: string
  /** Null for a document. */
  readonly label: string | null
  readonly pages: number
}

export interface PlacedPart extends PacketPart {
  /** 1 is the cover. */
  readonly firstPage: number
}

/** `before` pages stand before the first part: the cover and the index. */
export const placeParts = (before: number, parts: readonly PacketPart[]): readonly PlacedPart[] => {
  let firstPage = before + 1
  return parts.map((part) => {
    const placed = { ...part, firstPage }
    firstPage += part.pages
    return placed
  })
}

export const entryTitle = ({ label, title }: Pick<PacketPart, 'label' | 'title'>): string =>
  label === null ? title : `Exhibit ${label}: ${title}`

/** How many rows of these heights stand on each page, when the first page has less room than the others. */
export const rowsOnPages = (
  heights: readonly number[],
  firstRoom: number,
  room: number,
): readonly number[] => {
  const pages = [0]
  let left = firstRoom
  for (const height of heights) {
    if (height > left && pages.at(-1) !== 0) {
      pages.push(0)
      left = room
    }
    pages.push((pages.pop() ?? 0) + 1)
    left -= height
  }
  return pages
}

const labelOn = (page: number, parts: readonly PlacedPart[]): string | null =>
  parts.find(({ firstPage, pages }) => page >= firstPage && page < firstPage + pages)?.label ?? null

/** In characters: so that the page's number has room beside it on a line. */
const LONGEST_LEAD = 60

/** 'Parcel 29-18-4ZD, page 7 of 31, Exhibit C'; `lead` names the parcel, or the home where its number is not known. */
export const stampOf = (page: number, of: number, lead: string, parts: readonly PlacedPart[]): string => {
  const label = labelOn(page, parts)
  const characters = [...lead]
  const shown = characters.length > LONGEST_LEAD ? `${characters.slice(0, LONGEST_LEAD).join('')}…` : lead
  return [shown, `page ${page} of ${of}`, ...(label === null ? [] : [`Exhibit ${label}`])].join(', ')
}
