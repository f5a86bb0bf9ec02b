/** Proves that the plots of the report mark a value as every other plot does: the county's a diamond, our estimate a square. */
import { expect, it } from 'vitest'
import type { Mark } from '#core/document/paper.ts'
import { neighborsFigure } from './neighbors.ts'
import { salesFigure } from './sales.ts'

const valueMarks = (marks: readonly Mark[]): readonly string[] =>
  marks.flatMap((mark) =>
    mark.kind === 'diamond' || mark.kind === 'square' || mark.kind === 'triangle'
      ? [`${mark.kind} ${mark.fill}`]
      : [],
  )

it('the home at our estimate is the square, on the plot and in its key', () => {
  const { marks } = salesFigure(
    {
      estimate: {
        sufficient: true,
        priceCents: 40_900_000,
        interval: { lowCents: 37_600_000, highCents: 44_200_000, coveragePercent: 80 },
        lowestAdjustedCents: 39_730_000,
        highestAdjustedCents: 42_180_000,
        supported: null,
        explanation: [],
      },
      homeSqft: 1_834,
      comparables: [],
    },
    '',
  )
  expect(valueMarks(marks)).toEqual(['square action', 'square action'])
})

it('the home at the county’s value is the diamond among its neighbors, and its key says so', () => {
  const { marks } = neighborsFigure(
    {
      sufficient: true,
      neighborCount: 2,
      homeCentsPerSqft: 22_901,
      quarterCentsPerSqft: 17_900,
      medianCentsPerSqft: 18_850,
      threeQuartersCentsPerSqft: 19_900,
      lowerPercent: 96.7,
      atMedianCents: 34_570_900,
      points: [
        { livingAreaSqft: 1_700, centsPerSqft: 18_000 },
        { livingAreaSqft: 1_800, centsPerSqft: 19_000 },
      ],
      explanation: [],
    },
    '',
  )
  expect(valueMarks(marks)).toEqual(['diamond accent', 'diamond accent'])
  expect(marks).toContainEqual(
    expect.objectContaining({ kind: 'label', text: 'Your home, at the county’s value' }),
  )
})
