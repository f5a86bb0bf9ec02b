/** Proves that a report which cannot tell what a cut saves shows "not known" in every place of such a figure. */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { getPropertyAnalysis } from '#contract/report/reports.ts'
import { CAPPED_HOMESTEAD } from '#core/tax/testing/example-homes.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'
import { leadId, readyReport } from '#web/testing/report-answers.ts'

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
})

it('in the table of cuts, the turning points and the sentences', async () => {
  const moved = readyReport(CAPPED_HOMESTEAD, { portabilityThisYear: true })
  api.answer(getPropertyAnalysis, { report: moved })
  openPage(`/report/${leadId}`)
  const table = await screen.findByRole('table', { name: /What a lower value would save in one year/ })
  const cut = within(table).getByRole('row', { name: /A cut of 10%/ })
  const cells = within(cut).getAllByRole('cell')
  expect(cells.filter(({ textContent }) => textContent === 'not known')).toHaveLength(4)
  const begins = screen.getByText('You save only if market value drops below')
  expect(begins.nextElementSibling?.textContent).toMatch(/^Not known/)
  expect(screen.queryByText(/You save nothing until the market value drops/)).toBeNull()
  expect(screen.queryByText('$0.00')).toBeNull()
  expect(screen.queryByText('Show the math')).toBeNull()
})
