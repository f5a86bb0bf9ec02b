/** Proves that the plot of the sales shows each of them, hides none behind the value requested, and says what the circles leave out. */
import { describe, expect, it } from 'vitest'
import { type IndicatedRange, valueRangeFigure } from './value-range.ts'

const range: IndicatedRange = {
  indicatedCents: [13_104_700, 13_104_700, 17_002_600, 17_079_300],
  weighedCents: 15_000_000,
  justCents: 19_065_700,
  requestedCents: 13_104_700,
  assumedPercent: null,
  ofPricePercent: 83.4,
  cureCents: 0,
}

const marksOf = (more: Partial<IndicatedRange>) => valueRangeFigure({ ...range, ...more }).marks
const circlesOf = (more: Partial<IndicatedRange>) =>
  marksOf(more).flatMap((mark) => (mark.kind === 'dot' ? [mark] : []))
const wordsOf = (more: Partial<IndicatedRange>) => JSON.stringify(marksOf(more))

describe('the plot of what the sales indicate', () => {
  it('has a circle for each sale, and no two in one place', () => {
    const circles = circlesOf({})
    expect(circles).toHaveLength(4)
    for (const [at, one] of circles.entries())
      for (const other of circles.slice(at + 1)) {
        const apart = Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])
        expect(apart).toBeGreaterThanOrEqual(one.reach)
      }
  })

  it('marks the value requested where no circle lies, though a sale indicates the very same', () => {
    const [diamond] = marksOf({}).flatMap((mark) => (mark.kind === 'diamond' ? [mark] : []))
    if (!diamond) throw new Error('the value requested is not marked')
    for (const { at, reach } of circlesOf({}))
      expect(Math.hypot(at[0] - diamond.at[0], at[1] - diamond.at[1])).toBeGreaterThan(reach)
  })

  it.each([
    ['close together at the left', 39_697_700, 37_000_000, [42_500_000, 59_500_000]],
    ['close together at the right', 59_000_000, 58_000_000, [35_000_000, 36_000_000]],
    ['far apart', 59_000_000, 36_000_000, [35_000_000, 60_000_000]],
  ])(
    'has the label of each value over its own line, and no line through a label: %s',
    (_, just, requested, sold) => {
      const marks = marksOf({
        justCents: just,
        requestedCents: requested,
        indicatedCents: sold,
        weighedCents: null,
      })
      const lineOf = (ink: string) => {
        const found = marks.find((mark) => mark.kind === 'line' && mark.ink === ink && mark.thick === 2)
        if (found?.kind !== 'line') throw new Error(`no line in ${ink}`)
        return { x: found.from[0], top: found.from[1] }
      }
      const labelOf = (start: string) => {
        const found = marks.find((mark) => mark.kind === 'label' && mark.text.startsWith(start))
        if (found?.kind !== 'label') throw new Error(`no label ${start}`)
        const half = (found.text.length * 5.4) / 2
        return { from: found.at[0] - half, to: found.at[0] + half, y: found.at[1] }
      }
      const pairs = [
        { said: labelOf('Present'), own: lineOf('ink'), other: lineOf('accent') },
        { said: labelOf('Value requested'), own: lineOf('accent'), other: lineOf('ink') },
      ]
      for (const { said, own, other } of pairs) {
        expect(said.from).toBeGreaterThanOrEqual(0)
        expect(own.x).toBeGreaterThanOrEqual(said.from)
        expect(own.x).toBeLessThanOrEqual(said.to)
        expect(own.top).toBeGreaterThan(said.y)
        if (other.top < said.y) expect(other.x <= said.from || other.x >= said.to).toBe(true)
      }
    },
  )

  it('marks what the sales indicate together, and none where they are too few', () => {
    expect(wordsOf({})).toContain('Indicated $150,000')
    expect(wordsOf({ weighedCents: null })).not.toContain('Indicated')
  })

  it('says that the circles are after the repair, only where there is one', () => {
    expect(wordsOf({ cureCents: 945_000 })).toContain('83.4% of its adjusted price less $9,450 of repairs.')
    expect(wordsOf({})).toContain('83.4% of its adjusted price. ')
  })
})
