/** Takes out of a mail what none of its words stand in, before anything reads it: reading costs by the line. */

/** More than the words that we keep take up, written as HTML in base64. */
const textPart = { bytes: 270_000, lines: 4_000 }
/** Names of files stand in the headers of their parts. */
const otherPart = { bytes: 0, lines: 0 }
const whole = { bytes: 700_000, lines: 8_000 }

type Room = { bytes: number; lines: number }

const lineFeed = 10
const lineBreak = Buffer.from('\r\n')
const hyphen = 45

const isBlank = (line: Buffer): boolean => line.length <= 2 && line.toString('latin1').trim() === ''
const mayBeBoundary = (line: Buffer): boolean => line[0] === hyphen && line[1] === hyphen

/** A part that does not say what it is, is text. */
const kindOf = (header: readonly Buffer[]): string =>
  /^content-type:\s*([\w-]+)\//im.exec(Buffer.concat(header).toString('latin1'))?.[1]?.toLowerCase() ?? 'text'

const hasRoomFor = (line: Buffer, room: Room): boolean => line.length <= room.bytes && room.lines > 0

const take = (line: Buffer, room: Room): void => {
  room.bytes -= line.length
  room.lines -= 1
}

/** Its headers, the boundaries of its parts, and of each part of text the beginning. */
export const thinMail = (raw: Buffer): Buffer => {
  const kept: Buffer[] = []
  const left = { ...whole }
  let header: Buffer[] | null = []
  let part = { ...textPart }
  let at = 0
  while (at < raw.length) {
    const end = raw.indexOf(lineFeed, at)
    const line = raw.subarray(at, end === -1 ? raw.length : end + 1)
    if (mayBeBoundary(line)) header = []
    const isBody = header === null
    if (isBody && !hasRoomFor(line, part)) {
      const beginning = line.subarray(0, Math.min(part.bytes, left.bytes))
      kept.push(...(part.lines > 0 ? [beginning, lineBreak] : []))
      take(beginning, left)
      part = { ...otherPart }
      const next = raw.indexOf('\n--', at)
      at = next === -1 ? raw.length : next + 1
      continue
    }
    if (!hasRoomFor(line, left)) break
    kept.push(line)
    take(line, left)
    if (isBody) take(line, part)
    else if (header && isBlank(line) && header.length > 0) {
      const kind = kindOf(header)
      part = kind === 'text' ? { ...textPart } : { ...otherPart }
      // The mail within a mail begins with its own headers.
      header = kind === 'message' ? [] : null
    } else header?.push(line)
    at += line.length
  }
  return Buffer.concat(kept)
}
