/** Owns what may be added to a case: kinds, sizes, numbers. Our own choices, checked 2026-11-21. */

export const UPLOAD_KINDS = ['photo', 'paper'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

/** A phone's largest photo and a scanned report fit in it. */
export const UPLOAD_BYTES = 20_000_000

/** Photos and papers of one case; a packet holds no more (core/packet/params.ts). */
export const MOST_UPLOADS = 60

/** Kept for one person in all their cases. */
export const UPLOAD_BYTES_IN_ALL = 1_000_000_000

/** Width times height; a phone's camera has up to 50 million. */
export const MOST_PIXELS = 64_000_000

/** Those of an iPhone’s largest setting are 48.8 million; each is held three times while it is decoded. */
export const MOST_HEIC_PIXELS = 50_000_000

export const MOST_PAGES = 200
