/** Owns the photo of an iPhone that the tests send. */
import { readFile } from 'node:fs/promises'

/**
 * 96 × 64 as it is stored, to be turned to 64 × 96, blue on one side and red on the other, with a place and a maker in its
 * metadata. Made for these tests with libheif 1.15 and x265 3.5, since nothing here writes that form.
 */
export const heicPhoto = (): Promise<Buffer> => readFile(new URL('./photo.heic', import.meta.url))
