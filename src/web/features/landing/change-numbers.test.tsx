/** Proves that a press for the numbers leads to the first of them, so that nobody has to look for what it did. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import type { QuickAnswer } from '#contract/report/quick-answer.ts'
import { AnswerPanel } from '#web/features/landing/parts/answer-panel.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { quickAnswer } from '#web/testing/quick-answers.ts'

const address = '12 Elm Ct, Tampa, FL 33603'

const fromNumbers = quickAnswer({ address, parcelId: null, countyValueCents: null, countsHomestead: false })

const nearby: QuickAnswer = {
  kind: 'not_on_record',
  message: 'The record has this street.',
  addresses: ['14 Elm Ct, Tampa, FL 33603'],
}

const show = (answer: QuickAnswer) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AnswerPanel
          address={address}
          parcelNumber=""
          trimNumbers={null}
          answer={answer}
          asking={false}
          onAsk={() => undefined}
          onChange={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  )

it.each([
  ['beside an answer', fromNumbers, 'Change my numbers'],
  ['in place of a neighbor’s number', nearby, /six numbers/i],
])('%s', async (_, answer, name) => {
  fakeApi().answer(listCounties, { counties: [{ id: 'hillsborough', name: 'Hillsborough' }] })
  show(answer)
  await userEvent.click(await screen.findByRole('button', { name }))
  const county = await screen.findByRole('combobox', { name: /County/ }, { timeout: 60_000 })
  await waitFor(() => expect(document.activeElement).toBe(county))
  expect(screen.queryByRole('button', { name })).toBeNull()
})

it('comes before the email where the numbers give no answer', () => {
  fakeApi()
  show({ ...fromNumbers, outcome: 'cannot_tell' })
  const pressed = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(pressed).toEqual(['Change my numbers', 'Email me the full report'])
})
