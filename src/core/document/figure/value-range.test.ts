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

  const valueMarks = (more: Partial<IndicatedRange>) =>
    marksOf(more).flatMap((mark) =>
      mark.kind === 'diamond' || mark.kind === 'square' || mark.kind === 'triangle' ? [mark] : [],
    )

  it('has each value’s own mark at its line: the county’s a diamond, the one indicated a square, the one requested a triangle', () => {
    const marks = valueMarks({ requestedCents: 14_000_000 })
    const placesOf = (kind: string) => marks.flatMap((mark) => (mark.kind === kind ? [mark.at[0]] : []))
    const [requested, indicated, county] = ['triangle', 'square', 'diamond'].map(placesOf)
    // In the order of the values: $140,000, $150,000, $190,657.
    expect([requested, indicated, county].map((places) => places?.length)).toEqual([1, 1, 1])
    expect(requested?.[0]).toBeLessThan(indicated?.[0] ?? 0)
    expect(indicated?.[0]).toBeLessThan(county?.[0] ?? 0)
    expect(marks.map(({ kind, fill }) => `${kind} ${fill}`).toSorted()).toEqual([
      'diamond accent',
      'square action',
      'triangle ink',
    ])
  })

  it('marks each value where no circle and no other mark lies, though a sale indicates the very same', () => {
    const marks = valueMarks({ weighedCents: range.requestedCents })
    expect(marks).toHaveLength(3)
    for (const [at, one] of marks.entries())
      for (const other of [...circlesOf({}), ...marks.slice(at + 1)])
        expect(Math.hypot(other.at[0] - one.at[0], other.at[1] - one.at[1])).toBeGreaterThan(other.reach)
  })

  interface Drawn {
    readonly row: number
    readonly from: number
    readonly to: number
    readonly x: number
  }

  /** Each label with its own line: the one that begins right under its row. */
  const drawn = (more: Partial<IndicatedRange>): readonly Drawn[] => {
    const marks = marksOf(more)
    const lines = marks.flatMap((mark) => (mark.kind === 'line' && mark.thick === 2 ? [mark] : []))
    return marks.flatMap((mark) => {
      if (mark.kind !== 'label' || !/^(?:Present|Value requested|Indicated)/.test(mark.text)) return []
      const row = Math.floor(mark.at[1] / 13)
      const own = lines.find(({ from }) => from[1] === (row + 1) * 13)
      if (own === undefined) throw new Error(`${mark.text} has no line`)
      const half = (mark.text.length * 5.4) / 2
      return [{ row, from: mark.at[0] - half, to: mark.at[0] + half, x: own.from[0] }]
    })
  }

  const faultsIn = (values: readonly Drawn[]): readonly string[] =>
    values.flatMap((one) => [
      ...(one.from < -0.01 || one.to > 504.01 ? ['over the edge'] : []),
      // At most a gap beside it.
      ...(one.x < one.from - 5.01 || one.x > one.to + 5.01 ? ['away from its line'] : []),
      ...values
        .filter((other) => other !== one)
        .flatMap((other) => [
          ...(other.row === one.row ? ['two labels in a row'] : []),
          ...(other.row < one.row && other.x > one.from && other.x < one.to ? ['crossed'] : []),
        ]),
    ])

  it.each([
    ['a request of what the sales indicate', 33_744_900, 29_999_600, 29_999_600, [24_000_000, 34_500_000]],
    ['three values apart', 23_684_600, 20_500_000, 18_177_900, [15_000_000, 24_000_000]],
    ['close together at the left', 39_697_700, 37_000_000, null, [42_500_000, 59_500_000]],
    ['close together at the right', 59_000_000, 58_000_000, null, [35_000_000, 36_000_000]],
    ['no request yet', 33_744_900, null, 29_999_600, [24_000_000, 34_500_000]],
  ])(
    'has each label at its own line, and no line through a label: %s',
    (_, justCents, requestedCents, weighedCents, indicatedCents) => {
      const values = drawn({ justCents, requestedCents, weighedCents, indicatedCents })
      expect(values).toHaveLength([requestedCents, weighedCents].filter((one) => one !== null).length + 1)
      expect(faultsIn(values)).toEqual([])
    },
  )

  it('has them so wherever the three values lie, however close', () => {
    const steps = [0, 0.01, 0.04, 0.1, 0.2, 0.35, 0.5, 0.65, 0.8, 0.9, 0.97, 1]
    const at = (step: number): number => 20_000_000 + Math.round(step * 10_000_000)
    const faults = steps.flatMap((just) =>
      steps.flatMap((requested) =>
        steps.flatMap((weighed) => {
          const values = drawn({
            justCents: at(just),
            requestedCents: at(requested),
            weighedCents: at(weighed),
            indicatedCents: [at(0), at(1)],
          })
          return [...(values.length === 3 ? [] : ['missing']), ...faultsIn(values)].map(
            (fault) => `${fault}: ${just}, ${requested}, ${weighed}`,
          )
        }),
      ),
    )
    expect(faults).toEqual([])
  })

  it('marks what the sales indicate together, and none where they are too few', () => {
    expect(wordsOf({})).toContain('Indicated $150,000')
    expect(wordsOf({ weighedCents: null })).not.toContain('Indicated')
  })

  it('says that the circles are after the repair, only where there is one', () => {
    expect(wordsOf({ cureCents: 945_000 })).toContain('83.4% of its adjusted price after $9,450 of repairs.')
    expect(wordsOf({})).toContain('83.4% of its adjusted price. ')
  })
})
