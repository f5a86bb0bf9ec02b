/** Owns the photos in the form of iPhones that the tests send. */
import { readFile } from 'node:fs/promises'

/**
 * 96 × 64 as it is stored, to be turned to 64 × 96, blue on one side and red on the other, with a place and a maker in its
 * metadata. Made for these tests with libheif 1.15 and x265 3.5, since nothing here writes that form.
 */
export const heicPhoto = (): Promise<Buffer> => readFile(new URL('./photo.heic', import.meta.url))

/**
 * 64 × 64, sRGB #c82828 above and #28a03c below, written in the numbers of Display P3 and named so by its ICC profile, as
 * an iPhone does. Made for these tests with sharp, libheif 1.15 and x265 3.5.
 */
export const wideColorPhoto = (): Promise<Buffer> =>
  readFile(new URL('./wide-color-photo.heic', import.meta.url))
