/** Owns cutting a stream of bytes into batches of whole lines, holding no more than a chunk and a line. */

import { isUtf8, transcode } from 'node:buffer'

export interface LineBatch {
  /** 1 for the first line of the file. */
  readonly firstLineNo: number
  /** Whole lines in UTF-8, each with its line feed except perhaps the last of the file. */
  readonly bytes: Buffer
}

/** No line of a roll comes near this: the file is not text. */
const LONGEST_LINE = 1_000_000
const LINE_FEED = 10
const BYTE_ORDER_MARK = Buffer.from('\ufeff')

export class NotTextError extends Error {}

/** The state writes plain ASCII; a county's own export may be Latin-1. */
const asUtf8 = (bytes: Buffer): Buffer => (isUtf8(bytes) ? bytes : transcode(bytes, 'latin1', 'utf8'))

const withoutMark = (bytes: Buffer): Buffer =>
  bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes

const countLines = (bytes: Buffer): number => {
  let count = 0
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count += 1
  return count
}

export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<LineBatch> {
  let rest: Buffer = Buffer.alloc(0)
  let firstLineNo = 1
  for await (const chunk of source) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    const end = bytes.lastIndexOf(LINE_FEED) + 1
    rest = bytes.subarray(end)
    if (rest.length > LONGEST_LINE) throw new NotTextError('a line of more than a million characters')
    if (end === 0) continue
    const whole = asUtf8(bytes.subarray(0, end))
    yield { firstLineNo, bytes: firstLineNo === 1 ? withoutMark(whole) : whole }
    firstLineNo += countLines(whole)
  }
  if (rest.length > 0)
    yield { firstLineNo, bytes: firstLineNo === 1 ? withoutMark(asUtf8(rest)) : asUtf8(rest) }
}

/** Calls back with the place of each line, its line end (LF or CRLF) left off. */
export const eachLine = (
  { bytes, firstLineNo }: LineBatch,
  visit: (start: number, end: number, lineNo: number) => void,
): void => {
  let lineNo = firstLineNo
  for (let start = 0; start < bytes.length; lineNo += 1) {
    const feed = bytes.indexOf(LINE_FEED, start)
    const end = feed < 0 ? bytes.length : feed
    visit(start, end > start && bytes[end - 1] === 13 ? end - 1 : end, lineNo)
    start = end + 1
  }
}
