/** Checks that the picture of the values says in words and in a table what it shows. */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ValueStaircase } from './value-staircase.tsx'

const steps = (just: number, assessed: number, taxable: number) => ({
  justCents: just * 100,
  assessedCents: assessed * 100,
  taxableCents: taxable * 100,
})

it('says in words what was taken off at each stair', () => {
  render(
    <ValueStaircase
      title="Your values"
      school={steps(420_000, 420_000, 395_000)}
      nonSchool={steps(420_000, 360_000, 308_589)}
    />,
  )
  expect(screen.getByRole('figure', { name: 'Your values' })).toBeDefined()
  expect(screen.getByText(/Nothing taken off by the cap/)).toBeDefined()
  expect(screen.getByText(/\$60,000 taken off by the cap/)).toBeDefined()
  expect(screen.getByText(/\$25,000 taken off by exemptions/)).toBeDefined()
})

it('holds the same figures in a table', async () => {
  render(
    <ValueStaircase
      title="Your values"
      school={steps(420_000, 300_000, 275_000)}
      nonSchool={steps(420_000, 300_000, 248_589)}
    />,
  )
  await userEvent.click(screen.getByText('Show these numbers as a table'))
  const rows = within(screen.getByRole('table', { name: 'Your values' })).getAllByRole('row')
  expect(
    rows.map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    ),
  ).toEqual([[], ['$420,000', '$420,000'], ['$300,000', '$300,000'], ['$275,000', '$248,589']])
})
