/** Owns how wide words are and where their lines stand, each worked out once for a file: heights are asked for before words are set. */
import { type FontMeasure, type Lines, linesOf } from './pdf-lines.ts'
import type { Piece } from './pdf-pieces.ts'

export type Measures = {
  /** In points, at a size of type. */
  readonly at: (size: number) => FontMeasure
  readonly lines: (pieces: readonly Piece[], size: number, width: number) => Lines
}

/** `widthAtOne` measures at a size of one point: widths grow with the size. */
export const measuresBy = (widthAtOne: FontMeasure): Measures => {
  const widths = new Map<string, number>()
  const known = new Map<string, Lines>()
  const at =
    (size: number): FontMeasure =>
    (text, font) => {
      const key = `${font}\n${text}`
      const width = widths.get(key) ?? widthAtOne(text, font)
      widths.set(key, width)
      return width * size
    }
  const lines = (pieces: readonly Piece[], size: number, width: number): Lines => {
    const key = JSON.stringify([size, width, pieces.map(({ font, text }) => [font, text])])
    const found = known.get(key) ?? linesOf(pieces, width, at(size))
    known.set(key, found)
    return found
  }
  return { at, lines }
}
