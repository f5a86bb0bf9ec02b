/** Owns which sizes of photos are tried so that a packet keeps under a limit: the best first that may do. */

import { PHOTO_SIZES, type PhotoSize } from './params.ts'

interface Measured {
  readonly width: number
  readonly height: number
}

export interface KeptPhoto extends Measured {
  readonly bytes: number
}

/** A smaller picture has more detail in each pixel; our own measure on photos, on the hopeful side, since sizes are then tried. */
const bytesKept = 0.8

const scaleOf = ({ width, height }: Measured, { edge }: PhotoSize): number =>
  Math.min(1, edge / Math.max(width, height, 1))

/** A photo that is small already stays as it is. */
export const isMadeSmaller = (photo: Measured, size: PhotoSize): boolean => scaleOf(photo, size) < 1

/** What a photo measures at a size. */
export const measuredAt = (photo: Measured, size: PhotoSize): Measured => ({
  width: Math.round(photo.width * scaleOf(photo, size)),
  height: Math.round(photo.height * scaleOf(photo, size)),
})

const hopefulBytes = (photo: KeptPhoto, size: PhotoSize): number =>
  isMadeSmaller(photo, size) ? photo.bytes * scaleOf(photo, size) ** 2 * bytesKept : photo.bytes

/** Those worth trying, the best first; never empty. `room` is what papers and words leave of the limit, in bytes. */
export const sizesToTry = (photos: readonly KeptPhoto[], room: number): readonly PhotoSize[] => {
  const fitting = PHOTO_SIZES.filter(
    (size) => photos.reduce((sum, photo) => sum + hopefulBytes(photo, size), 0) <= room,
  )
  return fitting.length > 0 ? fitting : PHOTO_SIZES.slice(-1)
}
