/** Owns which sizes of photos are tried so that a packet keeps under a limit: the best first that may do. */

import { PHOTO_SIZES, type PhotoSize } from './params.ts'

export interface KeptPhoto {
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** A smaller picture has more detail in each pixel; our own measure on photos, on the hopeful side, since sizes are then tried. */
const bytesKept = 0.8

const scaleOf = ({ width, height }: KeptPhoto, { edge }: PhotoSize): number =>
  Math.min(1, edge / Math.max(width, height, 1))

/** A photo that is small already stays as it is. */
export const isMadeSmaller = (photo: KeptPhoto, size: PhotoSize): boolean => scaleOf(photo, size) < 1

const hopefulBytes = (photo: KeptPhoto, size: PhotoSize): number =>
  isMadeSmaller(photo, size) ? photo.bytes * scaleOf(photo, size) ** 2 * bytesKept : photo.bytes

/** Those worth trying, the best first; never empty. `room` is what papers and words leave of the limit, in bytes. */
export const sizesToTry = (photos: readonly KeptPhoto[], room: number): readonly PhotoSize[] => {
  const fitting = PHOTO_SIZES.filter(
    (size) => photos.reduce((sum, photo) => sum + hopefulBytes(photo, size), 0) <= room,
  )
  return fitting.length > 0 ? fitting : PHOTO_SIZES.slice(-1)
}
