/** Takes out of a JPEG what is said about it and not seen: where and when it was taken, with what, by whom. */

const END_OF_HEAD = [0xda, 0xd9]

/** APP0 and APP14 say how its colors are to be read, APP2 holds its color profile; other APPs and comments are notes. */
const isNote = (marker: number): boolean =>
  marker === 0xfe || (marker >= 0xe1 && marker <= 0xef && marker !== 0xe2 && marker !== 0xee)

/** As it came where it is no JPEG that can be followed. */
export const withoutNotes = (jpeg: Uint8Array): Uint8Array => {
  const kept: Uint8Array[] = [jpeg.subarray(0, 2)]
  for (let at = 2; at + 4 <= jpeg.length; ) {
    const [mark = 0, marker = 0, high = 0, low = 0] = jpeg.subarray(at, at + 4)
    if (mark !== 0xff) return jpeg
    if (END_OF_HEAD.includes(marker)) return Buffer.concat([...kept, jpeg.subarray(at)])
    const end = at + 2 + high * 256 + low
    if (!isNote(marker)) kept.push(jpeg.subarray(at, end))
    at = end
  }
  return jpeg
}
