/** Proves that each sale on the plot is drawn as the key has it: filled where it is used, else a ring, and none over another's number. */
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SizePlot, type SizePlotProps } from './size-plot.tsx'

const comparableOf = (parcelId: string, livingAreaSqft: number, dollars: number) =>
  ({
    home: { parcelId, livingAreaSqft },
    sale: { year: 2025, month: 5, priceCents: 100 * dollars },
  }) as SizePlotProps['comparables'][number]

const props: SizePlotProps = {
  estimate: { sufficient: true, priceCents: 31_800_000, interval: null } as SizePlotProps['estimate'],
  homeSqft: 1624,
  comparables: [
    comparableOf('a', 1316, 276_000),
    comparableOf('b', 1308, 235_000),
    comparableOf('c', 1309, 236_000),
    comparableOf('d', 1980, 280_000),
  ],
  heightPx: 200,
  nameOf: (_, at) => (at === 1 ? null : `${at + 1}`),
}

const rings = (container: HTMLElement) => container.querySelectorAll('circle.fill-none.stroke-action')
const fullDots = (container: HTMLElement) => container.querySelectorAll('circle.fill-action')

it('has a ring for every sale where nobody chooses', () => {
  const { container } = render(<SizePlot {...props} />)
  expect(rings(container)).toHaveLength(4)
  expect(fullDots(container)).toHaveLength(0)
})

it('fills those that are used, and numbers them alone', () => {
  const { container } = render(<SizePlot {...props} isFull />)
  expect(rings(container)).toHaveLength(1)
  expect(fullDots(container)).toHaveLength(3)
  const numbers = [...container.querySelectorAll('text.font-bold')]
  expect(numbers.map(({ textContent }) => textContent)).toEqual(['1', '3', '4'])
  for (const number of numbers) {
    const away = Math.hypot(Number(number.getAttribute('x')), Number(number.getAttribute('y')) - 5)
    expect(away).toBeGreaterThan(12)
    expect(away).toBeLessThanOrEqual(24.01)
  }
})
