/** Owns how the size of a file is written: in the unit in which it is not nothing. */

import * as words from '#messages/browser/file-size.ts'
export const fileSize = (bytes: number): string => {
  if (bytes < 1_000) return bytes === 1 ? words.n1Byte() : words.bytes({ size: bytes })
  if (bytes < 100_000) return words.kb({ size: Math.round(bytes / 1_000) })
  return words.mb({ size: (bytes / 1_000_000).toFixed(1) })
}
