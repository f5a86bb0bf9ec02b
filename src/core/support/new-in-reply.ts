/** Owns what is new in a mail that answers another, however its program quotes; read line by line, in one pass. */

export interface Reply {
  readonly text: string
  /** The rest: quotes, what introduces them, and a signature. Null when there is none. */
  readonly quoted: string | null
}

const isQuote = (line: string): boolean => line.startsWith('>')
const isBlank = (line: string): boolean => line.trim() === ''

/** `-----Original Message-----`, as it is in the languages of our readers. */
const divider =
  /^[-_]{2,} ?(?:original message|forwarded message|begin forwarded message|mensaje original) ?[-_]{2,}$/i

/** `On Saturday, Dana <dana@example.com> wrote:`; a program may break it over three lines. */
const introduction = /^(?:on|el) .{5,400}\b(?:wrote|escribi[oó]) ?:$/i

/** The header that Outlook sets before what it quotes. */
const firstField = /^\*?(?:from|de) ?:\*? .+/i
const nextField = /^\*?(?:sent|date|to|cc|subject|enviado(?: el)?|fecha|para|asunto) ?:\*? .+/i

const deviceLine =
  /^(?:sent from my|sent from (?:yahoo|outlook|mail)|get outlook for|enviado desde mi) ?.{0,60}$/i

const isIntroduction = (lines: readonly string[], at: number): boolean =>
  [1, 2, 3].some((count) => {
    const joined = lines
      .slice(at, at + count)
      .map((line) => line.trim())
      .join(' ')
    return introduction.test(joined) && /[\d@]/.test(joined)
  })

const isHeader = (lines: readonly string[], at: number): boolean =>
  firstField.test(lines[at] ?? '') &&
  lines.slice(at + 1, at + 5).filter((line) => nextField.test(line)).length >= 2

/** A line of strokes belongs to the header below it. */
const isStroke = (lines: readonly string[], at: number): boolean =>
  /^[_-]{5,}$/.test((lines[at] ?? '').trim()) && (isHeader(lines, at + 1) || isHeader(lines, at + 2))

const isSignature = (line: string): boolean => line === '-- ' || line === '--'

const findFirst = (lines: readonly string[], fits: (at: number) => boolean): number => {
  const found = lines.findIndex((_, at) => fits(at))
  return found === -1 ? lines.length : found
}

/** Answers written between the lines of the quote make no sense without them. */
const isBetween = (lines: readonly string[]): boolean => {
  const kinds = lines.filter((line) => !isBlank(line)).map(isQuote)
  const turns = kinds.filter((quote, at) => !quote && kinds[at - 1] === true)
  return turns.length >= 2
}

const joined = (lines: readonly string[]): string => lines.join('\n').trim()

const split = (own: readonly string[], rest: readonly string[]): Reply => ({
  text: joined(own).replace(/\n{3,}/g, '\n\n'),
  quoted: joined(rest) || null,
})

/** Words below a quote that is marked line by line are new too. */
const below = (lines: readonly string[]): readonly string[] =>
  lines.some(isQuote) ? lines.slice(findFirst(lines, (at) => isQuote(lines[at] ?? ''))) : []

const partAt = (lines: readonly string[], start: number, skipsIntroduction: boolean): Reply => {
  const before = lines.slice(0, start)
  const after = lines.slice(start)
  if (isBetween(after)) return { text: joined(lines), quoted: null }
  const own = skipsIntroduction ? below(after).filter((line) => !isQuote(line)) : []
  const taken = new Set(own)
  const rest = after.filter((line) => isQuote(line) || !taken.has(line))
  return split([...before.filter((line) => !isQuote(line)), '', ...own], [...before.filter(isQuote), ...rest])
}

const withoutFoot = ({ text, quoted }: Reply): Reply => {
  const lines = text.split('\n')
  const end = findFirst(lines, (at) => isSignature(lines[at] ?? ''))
  const device = deviceLine.test(lines.findLast((line) => !isBlank(line))?.trim() ?? '')
  const last = device ? lines.findLastIndex((line) => !isBlank(line)) : lines.length
  const cut = Math.min(end, last)
  const rest = [...lines.slice(cut), ...(quoted === null ? [] : [quoted])]
  return split(lines.slice(0, cut), rest)
}

/** One that would be nothing but a quote or a signature is given whole: better too much than nothing. */
export const newInReply = (whole: string): Reply => {
  const lines = whole.replace(/\r\n?/g, '\n').split('\n')
  const isDivider = (at: number) => divider.test((lines[at] ?? '').trim())
  const header = findFirst(lines, (at) => isDivider(at) || isStroke(lines, at) || isHeader(lines, at))
  const introduced = findFirst(lines, (at) => isIntroduction(lines, at))
  const quote = findFirst(lines, (at) => isQuote(lines[at] ?? ''))
  const start = Math.min(header, introduced, quote)
  const reply = withoutFoot(partAt(lines, start, start !== header))
  return reply.text === '' ? { text: joined(lines), quoted: null } : reply
}
