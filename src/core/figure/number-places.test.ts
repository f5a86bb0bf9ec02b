/** Proves that numbers on a plot are beside their own dots and on nothing else, at every width a screen gives it. */
import { describe, expect, it } from 'vitest'
import { type NumberedDot, type NumberGround, type NumberPlace, numberPlaces } from './number-places.ts'

const screen: NumberGround = { narrowest: 160, widest: 800, height: 200, pixel: 1 }
const paper: NumberGround = { narrowest: 174, widest: 174, height: 150, pixel: 0.75 }

const dotsAt = (points: readonly (readonly [place: number, y: number])[]): readonly NumberedDot[] =>
  points.map(([place, y], at) => ({ place, y, words: `${at + 1}` }))

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

const boxAround = (x: number, y: number, reachX: number, reachY: number): Box => ({
  left: x - reachX,
  right: x + reachX,
  top: y - reachY,
  foot: y + reachY,
})

const touch = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.foot && other.top < one.foot

/** As they are drawn: figures of nine pixels by eleven, rings of fourteen. */
const drawn = (
  dots: readonly NumberedDot[],
  places: readonly NumberPlace[],
  width: number,
  pixel: number,
) => {
  const numbers = dots.map(({ place, y, words }, at) => {
    const { dx, dy } = places[at] ?? { dx: Number.NaN, dy: Number.NaN }
    return boxAround((place / 100) * width + dx, y + dy, 4.5 * words.length * pixel, 5.5 * pixel)
  })
  const rings = dots.map(({ place, y }) => boxAround((place / 100) * width, y, 7 * pixel, 7 * pixel))
  return { numbers, rings }
}

const faultsAt = (dots: readonly NumberedDot[], ground: NumberGround, width: number): readonly string[] => {
  const places = numberPlaces(dots, [], ground)
  const { numbers, rings } = drawn(dots, places, width, ground.pixel)
  return numbers.flatMap((number, at) => [
    ...rings.flatMap((ring, of) => (touch(number, ring) ? [`${at + 1} on dot ${of + 1}`] : [])),
    ...numbers.flatMap((other, of) =>
      of > at && touch(number, other) ? [`${at + 1} on number ${of + 1}`] : [],
    ),
  ])
}

const farthest = (places: readonly NumberPlace[]): number =>
  Math.max(...places.map(({ dx, dy }) => Math.hypot(dx, dy)))

/** Twelve sales, three pairs of which are all but one dot. */
const hard = dotsAt([
  [32, 115],
  [78, 22],
  [32, 78],
  [61, 18],
  [63, 60],
  [52, 61],
  [40, 33],
  [33, 113],
  [62, 62],
  [12, 98],
  [79, 23],
  [90, 140],
])

describe('the numbers of twelve sales, three pairs of them close', () => {
  for (const width of [160, 200, 260, 300, 420, 560, 700, 800]) {
    it(`touch no dot and no other number on a plot ${width} pixels wide`, () => {
      expect(faultsAt(hard, screen, width)).toEqual([])
    })
  }

  it('touch none on paper', () => {
    const dots = hard.map((dot) => ({ ...dot, y: dot.y * paper.pixel }))
    expect(faultsAt(dots, paper, paper.widest)).toEqual([])
    expect(farthest(numberPlaces(dots, [], paper))).toBeLessThanOrEqual(18)
  })

  it('are at most 24 pixels from their dots, with a line from where another dot is nearer', () => {
    const places = numberPlaces(hard, [], screen)
    expect(farthest(places)).toBeLessThanOrEqual(24)
    for (const [at, { dx, dy, isLed }] of places.entries()) {
      const { place = 0, y = 0 } = hard[at] ?? {}
      const isNearerToAnother = hard.some(
        (other, of) =>
          of !== at &&
          Math.hypot(((other.place - place) / 100) * 160 - dx, other.y - y - dy) < Math.hypot(dx, dy) - 0.01,
      )
      expect(isLed || !isNearerToAnother).toBe(true)
    }
  })
})

it('puts the number of a dot that is alone right beside it, with no line', () => {
  expect(numberPlaces(dotsAt([[50, 100]]), [], screen)).toEqual([{ dx: 14, dy: 0, isLed: false }])
})

it('keeps numbers on the plot and off the mark of the home', () => {
  const [number] = numberPlaces(dotsAt([[50, 6]]), [{ place: 50, y: 6, reachX: 24, reachY: 8 }], screen)
  expect(number?.dx).toBeCloseTo(0)
  expect(number?.dy).toBeCloseTo(14)
})

it('takes the place where it covers least when none is free', () => {
  const places = numberPlaces(dotsAt(Array.from({ length: 10 }, () => [50, 100] as const)), [], screen)
  expect(new Set(places.map(({ dx, dy }) => `${dx} ${dy}`)).size).toBeGreaterThanOrEqual(8)
  expect(farthest(places)).toBeLessThanOrEqual(24)
})
