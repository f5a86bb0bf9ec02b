/** Owns the bytes of COPY text that one batch of lines becomes. */

export interface CopyBuffer {
  bytes: Buffer
  at: number
}

const TAB = 9
const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const QUOTE = 34
const BACKSLASH = 92
const SPACE = 32
const ZERO = 48

/** A line of the file becomes at most twice as long (escapes), plus tabs, numbers and the canonical street. */
const roomFor = (line: number, columns: number): number => 2 * line + columns + 1_024

export const makeRoom = (out: CopyBuffer, lineLength: number, columns: number): void => {
  const needed = out.at + roomFor(lineLength, columns)
  if (needed <= out.bytes.length) return
  const larger = Buffer.allocUnsafe(Math.max(needed, out.bytes.length * 2))
  out.bytes.copy(larger, 0, 0, out.at)
  out.bytes = larger
}

export const writeByte = (out: CopyBuffer, byte: number): void => {
  out.bytes[out.at] = byte
  out.at += 1
}

export const writeTab = (out: CopyBuffer): void => writeByte(out, TAB)
export const writeLineEnd = (out: CopyBuffer): void => writeByte(out, LINE_FEED)

/** A number from 0 to 2,147,483,647. */
export const writeCount = (out: CopyBuffer, count: number): void => {
  let divisor = 1
  while (count / divisor >= 10) divisor *= 10
  for (let rest = count; divisor >= 1; divisor /= 10) {
    const digit = (rest / divisor) | 0
    out.bytes[out.at] = ZERO + digit
    out.at += 1
    rest -= digit * divisor
  }
}

/** For bytes that are known to need no escapes. */
export const writeBytes = (out: CopyBuffer, bytes: Uint8Array): void => {
  const { bytes: target } = out
  let to = out.at
  for (let at = 0; at < bytes.length; at += 1, to += 1) target[to] = bytes[at] ?? 0
  out.at = to
}

/** For text that is known to need no escapes. */
export const writePlain = (out: CopyBuffer, text: string): void => {
  out.at += out.bytes.write(text, out.at)
}

const escapeLetter = (byte: number): string => {
  if (byte === TAB) return 't'
  return byte === CARRIAGE_RETURN ? 'r' : '\\'
}

/** Copies the field without the blanks around it. False when it holds a zero byte, which PostgreSQL refuses. */
export const writeText = (
  out: CopyBuffer,
  from: Buffer,
  start: number,
  end: number,
  quoted: boolean,
): boolean => {
  let first = start
  let last = end
  while (first < last && from[first] === SPACE) first += 1
  while (last > first && from[last - 1] === SPACE) last -= 1
  const { bytes: target } = out
  let to = out.at
  for (let at = first; at < last; at += 1) {
    const byte = from[at] ?? 0
    if (byte === 0) return false
    if (byte === BACKSLASH || byte === TAB || byte === CARRIAGE_RETURN) {
      target[to] = BACKSLASH
      target[to + 1] = escapeLetter(byte).charCodeAt(0)
      to += 2
      continue
    }
    target[to] = byte
    to += 1
    if (byte === QUOTE && quoted) at += 1
  }
  out.at = to
  return true
}
