/** Owns the geometry of a page within a page: how it is turned, made smaller and put into its place. */
import type { Box, Mark } from './pdf-paper.ts'

/** `[a, b, c, d, e, f]` as PDF writes it. */
export type Matrix = readonly [number, number, number, number, number, number]

export type Room = {
  readonly x: number
  /** From the top of the page. */
  readonly y: number
  readonly width: number
  readonly height: number
}

/** First `one`, then `other`. */
const after = (one: Matrix, other: Matrix): Matrix => {
  const [a, b, c, d, e, f] = one
  const [A, B, C, D, E, F] = other
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F]
}

/** Turned upright, with its lower left corner at 0, 0. */
const upright = ([left, bottom, right, top]: Box, turned: number): Matrix => {
  switch (turned) {
    case 90:
      return [0, -1, 1, 0, -bottom, right]
    case 180:
      return [-1, 0, 0, -1, right, top]
    case 270:
      return [0, 1, -1, 0, top, -left]
    default:
      return [1, 0, 0, 1, -left, -bottom]
  }
}

export const sizeOf = ([left, bottom, right, top]: Box, turned: number) => {
  const [width, height] = [Math.max(1, right - left), Math.max(1, top - bottom)]
  return turned % 180 === 0 ? { width, height } : { width: height, height: width }
}

/** Where the whole of it stands, centred and never enlarged. */
export const fitInto = (
  room: Room,
  { width, height }: { readonly width: number; readonly height: number },
) => {
  const scale = Math.min(1, room.width / width, room.height / height)
  const [w, h] = [width * scale, height * scale]
  return { x: room.x + (room.width - w) / 2, y: room.y + (room.height - h) / 2, width: w, height: h, scale }
}

/** From the page's own points to those of the page it is drawn on, which count down from `pageHeight`. */
export const placeOf = (box: Box, turned: number, room: Room, pageHeight: number) => {
  const place = fitInto(room, sizeOf(box, turned))
  const { x, y, height, scale } = place
  const moved: Matrix = [scale, 0, 0, scale, x, pageHeight - y - height]
  const flipped: Matrix = [1, 0, 0, -1, 0, pageHeight]
  return { place, matrix: after(after(upright(box, turned), moved), flipped) }
}

const cornersOf = ([left, bottom, right, top]: Box, matrix: readonly number[]): Box => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
  const xs = [left, right].flatMap((x) => [bottom, top].map((y) => a * x + c * y + e))
  const ys = [left, right].flatMap((x) => [bottom, top].map((y) => b * x + d * y + f))
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** From the mark's own box onto its rectangle on the page; ISO 32000-1, 12.5.5. */
export const markMatrix = ({ box, rect, matrix }: Pick<Mark, 'box' | 'rect' | 'matrix'>): Matrix => {
  const [left, bottom, right, top] = cornersOf(box, matrix)
  const [x, y] = [(rect[2] - rect[0]) / (right - left || 1), (rect[3] - rect[1]) / (top - bottom || 1)]
  return [x, 0, 0, y, rect[0] - left * x, rect[1] - bottom * y]
}
