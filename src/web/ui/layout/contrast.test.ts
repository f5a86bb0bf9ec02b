/** Checks every text and control color pair of the two schemes against WCAG 2.2 contrast. */
import { describe, expect, it } from 'vitest'
import { type ColorName, palette } from '#core/palette.ts'

const luminance = (hex: string): number => {
  const channel = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

const contrast = (a: string, b: string): number => {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

type Pair = readonly [front: ColorName, ground: ColorName]

const textPairs: readonly Pair[] = [
  ...(['paper', 'surface', 'sunken', 'tint'] as const).flatMap((ground): Pair[] => [
    ['ink', ground],
    ['soft', ground],
    ['action', ground],
  ]),
  ...(['paper', 'surface', 'coral-tint'] as const).map((ground): Pair => ['coral', ground]),
  ...(['paper', 'surface', 'amber-tint'] as const).map((ground): Pair => ['amber', ground]),
  ['ink', 'coral-tint'],
  ['ink', 'amber-tint'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-coral', 'coral'],
  ['on-deep', 'deep'],
  ['deep-soft', 'deep'],
]

const controlPairs: readonly Pair[] = [
  ['control', 'surface'],
  ['control', 'paper'],
  ['focus', 'paper'],
  ['focus', 'surface'],
  ['focus', 'sunken'],
  ['amber-line', 'amber-tint'],
  ['on-deep', 'deep'],
]

const inPrint = { ...palette.byDay, ...palette.inPrint }

describe.each([
  ['by day', palette.byDay],
  ['by night', palette.byNight],
  ['in print', inPrint],
])('%s', (_, colors) => {
  const ratio = (front: ColorName, ground: ColorName): number => contrast(colors[front], colors[ground])

  it.each(textPairs)('%s text reads on %s', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(controlPairs)('%s control shows on %s', (front, ground) => {
    expect(ratio(front, ground)).toBeGreaterThanOrEqual(3)
  })
})

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})
