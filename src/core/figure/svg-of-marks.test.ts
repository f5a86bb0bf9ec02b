import { expect, it } from 'vitest'
import type { Mark } from '#core/document/paper.ts'
import { svgOf } from './svg-of-marks.ts'

const fonts = { text: 'Plain', strong: 'Bold' }
const drawn = (mark: Mark) => svgOf({ marks: [mark], height: 40 }, (ink) => `<${ink}>`, fonts)

it('is as wide as the text of a paper and as high as its figure', () => {
  expect(svgOf({ marks: [], height: 40 }, String, fonts)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="504" height="40" viewBox="0 0 504 40"></svg>',
  )
})

it('writes a label as words, whatever stands in it', () => {
  const label = { kind: 'label', at: [10, 20], align: 'right', ink: 'soft', strong: true } as const
  const svg = drawn({ ...label, text: '</text><script> & "home"' })
  expect(svg).toContain('&#60;/text&#62;&#60;script&#62; &#38; &#34;home&#34;</text>')
  expect(svg).toContain('text-anchor="end"')
  expect(svg).toContain('font-family="Bold"')
})

it('keeps the slanting lines of a hatched box within it', () => {
  const svg = drawn({ kind: 'box', at: [100, 10], size: [30, 12], fill: 'control', isHatched: true })
  const points = [...(/ d="([^"]*)"/.exec(svg)?.[1] ?? '').matchAll(/[ML]([\d.]+) ([\d.]+)/g)]
  expect(points.length).toBeGreaterThan(10)
  for (const [, x, y] of points) {
    expect(Number(x)).toBeGreaterThanOrEqual(100)
    expect(Number(x)).toBeLessThanOrEqual(130)
    expect(Number(y)).toBeGreaterThanOrEqual(10)
    expect(Number(y)).toBeLessThanOrEqual(22)
  }
})
