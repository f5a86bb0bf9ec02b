/** Owns how words are broken into lines: nothing ever stands past the width, and no sign is parted from what it belongs to. */
import LineBreaker from 'linebreak'
import { charactersIn } from './pdf-characters.ts'
import { asSeenFromRight, atomsOnLine, levelsOf } from './pdf-order.ts'
import type { Piece } from './pdf-pieces.ts'

/** Some of a piece, on one line. */
export type Segment = {
  /** Which of the pieces. */
  readonly of: number
  readonly line: number
  readonly text: string
  /** From where the line begins, in points. */
  readonly x: number
}

export type Lines = { readonly count: number; readonly segments: readonly Segment[] }

/** Width in points. */
export type FontMeasure = (text: string, font: string) => number

type Line = { readonly from: number; readonly to: number }
type Placed = { readonly piece: Piece; readonly from: number; readonly to: number }

const placedIn = (pieces: readonly Piece[]): readonly Placed[] => {
  let at = 0
  return pieces.map((piece) => {
    const from = at
    at += piece.text.length
    return { piece, from, to: at }
  })
}

/** Widths are sums of roundings. */
const slack = 0.01

const withoutEnd = (text: string): string => text.replace(/[ \n]+$/, '')

type Setting = {
  readonly text: string
  readonly placed: readonly Placed[]
  readonly width: number
  readonly measure: FontMeasure
}

const partsBetween = ({ placed }: Setting, from: number, to: number) =>
  placed.flatMap((one, at) => {
    const [start, end] = [Math.max(from, one.from), Math.min(to, one.to)]
    return start < end ? [{ at, font: one.piece.font, from: start, to: end }] : []
  })

const widthBetween = (setting: Setting, from: number, to: number): number =>
  partsBetween(setting, from, to).reduce(
    (sum, part) =>
      sum + setting.measure(setting.text.slice(part.from, part.to).replace(/\n/g, ''), part.font),
    0,
  )

/** A word longer than a line ends anywhere: where its next character would not fit. */
const cutToFit = (setting: Setting, from: number, to: number): readonly number[] => {
  const ends: number[] = []
  let [start, at, used] = [from, from, 0]
  for (const character of charactersIn(setting.text.slice(from, to))) {
    const next = at + character.length
    const wide = widthBetween(setting, at, next)
    if (used + wide > setting.width && at > start) {
      ends.push(at)
      start = at
      used = 0
    }
    used += wide
    at = next
  }
  return ends
}

/** What comes before a place where a line may end, or has to. */
type Unit = Line & { readonly isLast: boolean }

const unitsOf = (text: string): readonly Unit[] => {
  const breaker = new LineBreaker(text)
  const units: Unit[] = []
  let from = 0
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    units.push({ from, to: next.position, isLast: text[next.position - 1] === '\n' })
    from = next.position
  }
  return units
}

const linesIn = (setting: Setting): readonly Line[] => {
  const { text, width } = setting
  const lines: Line[] = []
  let [from, used] = [0, 0]
  const end = (to: number) => {
    lines.push({ from, to })
    from = to
    used = 0
  }
  const take = (unit: Unit) => {
    const seen = unit.from + withoutEnd(text.slice(unit.from, unit.to)).length
    const wide = widthBetween(setting, unit.from, seen)
    if (used + wide > width + slack && unit.from > from) end(unit.from)
    const cuts = wide > width + slack ? cutToFit(setting, unit.from, seen) : []
    cuts.forEach(end)
    used += widthBetween(setting, Math.max(from, unit.from), unit.to)
    if (unit.isLast) end(unit.to)
  }
  unitsOf(text).forEach(take)
  if (from < text.length) lines.push({ from, to: text.length })
  return lines
}

/** One space at the end of a line parts its last word from the next for who reads it aloud. */
const seenOf = (text: string, { from, to }: Line): number => {
  const seen = withoutEnd(text.slice(from, to)).length
  return from + seen + (text[from + seen] === ' ' ? 1 : 0)
}

const segmentsOn = (
  setting: Setting,
  levels: Uint8Array | null,
  line: Line,
  at: number,
): readonly Segment[] => {
  const { text, placed, measure } = setting
  const end = seenOf(text, line)
  const cuts = new Set(placed.map(({ from }) => from))
  const atoms =
    levels === null
      ? [{ from: line.from, to: end, level: 0 }]
      : atomsOnLine(text, levels, cuts, line.from, line.from + withoutEnd(text.slice(line.from, end)).length)
  const segments: Segment[] = []
  let x = 0
  for (const atom of atoms)
    for (const part of partsBetween(setting, atom.from, atom.to)) {
      const words = text.slice(part.from, part.to)
      const seen = atom.level % 2 === 1 ? asSeenFromRight(words) : words
      segments.push({ of: part.at, line: at, text: seen, x })
      x += measure(seen, part.font)
    }
  return segments
}

/** Every segment of a piece after those before it, whatever their order on the line. */
export const linesOf = (pieces: readonly Piece[], width: number, measure: FontMeasure): Lines => {
  const text = pieces.map((piece) => piece.text).join('')
  const setting: Setting = { text, placed: placedIn(pieces), width, measure }
  const levels = levelsOf(text)
  const lines = linesIn(setting)
  const segments = lines.flatMap((line, at) => segmentsOn(setting, levels, line, at))
  return { count: lines.length, segments }
}
