import { expect, it } from 'vitest'
import { type Ground, type PlotPoint, partLetters } from './part-letters.ts'

const ground: Ground = { narrowestPx: 200, heightPx: 300, apartPx: 24 }
const home: PlotPoint = { place: 90, y: 20 }

const closest = (points: readonly PlotPoint[]): number =>
  Math.min(
    ...points.flatMap((a, n) =>
      points.slice(n + 1).map((b) => Math.hypot(((a.place - b.place) / 100) * ground.narrowestPx, a.y - b.y)),
    ),
  )

it('leaves letters that do not touch where they are', () => {
  const points = [
    { place: 10, y: 100 },
    { place: 30, y: 100 },
  ]
  expect(partLetters(points, [home], ground)).toEqual(points)
})

it('moves the later of two straight up, as far as it must', () => {
  const points = [
    { place: 40, y: 100 },
    { place: 40, y: 104 },
  ]
  expect(partLetters(points, [home], ground)).toEqual([points[0], { place: 40, y: 124 }])
})

it('keeps ten sales of one size and price apart, on the plot and off the home', () => {
  const points = Array.from({ length: 10 }, () => ({ place: 50, y: 150 }))
  const taken = { place: 50, y: 150 }
  const parted = partLetters(points, [taken], ground)
  expect(closest([taken, ...parted])).toBeGreaterThanOrEqual(24)
  expect(parted.every(({ place, y }) => place === 50 && y >= 0 && y <= 300)).toBe(true)
})

it('has a letter over its point where no room is left', () => {
  const point = { place: 50, y: 10 }
  expect(partLetters([point], [point], { ...ground, heightPx: 20 })).toEqual([point])
})
