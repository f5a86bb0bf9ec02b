/** Owns the numbers that a packet is made by. Our own choices, checked 2026-11-21. */

import { MOST_UPLOADS } from '#core/case/upload-rules.ts'

/** Upload limits differ from portal to portal, and none is set by law; the notice of hearing or the portal says which. */
export const SIZE_TARGETS_MEGABYTES = [5, 10, 25] as const
export type SizeTarget = (typeof SIZE_TARGETS_MEGABYTES)[number]

export const usualSizeTarget: SizeTarget = 10

export const bytesOfTarget = (megabytes: SizeTarget): number => megabytes * 1_000_000

/** What the chosen papers may take together: they cannot be made smaller, and nobody uploads or mails more. */
export const MOST_PAPER_BYTES = 60_000_000

/** What the chosen papers may have together; a board reads fewer. */
export const MOST_PAPER_PAGES = 600

/** How many exhibits a packet holds: every photo and paper that its case may. */
export const MOST_EXHIBITS = MOST_UPLOADS

/** Of a photo on its longer side; below it nothing of a home can be made out. */
export const FEWEST_PIXELS = 200

export interface PhotoSize {
  /** Pixels on the longer side. */
  readonly edge: number
  /** Of JPEG. */
  readonly quality: number
}

/**
 * 214 dots per inch at the width of a page, and half of what is kept, which a JPEG gives up in a third of the time. A copy of
 * this size is made when a photo is added.
 */
export const PAGE_SIZE: PhotoSize = { edge: 1_500, quality: 82 }

/** From the best to the least that still shows a crack in a wall. */
export const PHOTO_SIZES: readonly PhotoSize[] = [
  PAGE_SIZE,
  { edge: 1_200, quality: 76 },
  { edge: 1_000, quality: 72 },
  { edge: 800, quality: 66 },
  { edge: 650, quality: 58 },
]
