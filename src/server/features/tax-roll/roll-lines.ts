/** Owns cutting a stream of bytes into numbered lines, a batch for each chunk, holding no more than a chunk. */

import { StringDecoder } from 'node:string_decoder'

export interface LineBatch {
  /** 1 for the first line of the file. */
  readonly firstLineNo: number
  readonly lines: readonly string[]
}

/** No line of a roll comes near this: the file is not text. */
const LONGEST_LINE = 1_000_000
const BYTE_ORDER_MARK = '\ufeff'

export class NotTextError extends Error {}

/** UTF-8, with or without byte order mark; line ends LF or CRLF, which are left off. */
export async function* readLines(source: AsyncIterable<Buffer>): AsyncGenerator<LineBatch> {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  let firstLineNo = 1
  for await (const chunk of source) {
    const text = rest + decoder.write(chunk)
    const lines = (firstLineNo === 1 && rest === '' ? text.replace(BYTE_ORDER_MARK, '') : text).split('\n')
    rest = lines.pop() ?? ''
    if (rest.length > LONGEST_LINE) throw new NotTextError('a line of more than a million characters')
    if (lines.length === 0) continue
    yield { firstLineNo, lines }
    firstLineNo += lines.length
  }
  rest += decoder.end()
  if (rest !== '') yield { firstLineNo, lines: [rest] }
}
