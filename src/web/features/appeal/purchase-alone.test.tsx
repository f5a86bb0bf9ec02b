/** Proves that an owner whose purchase is the evidence can rest the case on it alone, and is warned of sales that would help the county. */
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getCaseOutlook, getCaseSales, saveCase } from '#contract/case/cases.ts'
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { answerEmptyCase, caseId, noOutlook } from '#web/testing/case-answers.ts'
import { type FakeApi, fakeApi } from '#web/testing/fake-api.ts'
import { knownValue } from '#web/testing/home-value-answers.ts'
import { ada, openPage, signIn } from '#web/testing/open-page.tsx'

let api: FakeApi
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-08-20T15:00:00Z') })
  api = fakeApi()
  answerEmptyCase(api)
  signIn(api, { ...ada, tier: 'ai_enhanced' })
  api.answer(getCaseSales, { sales: { kind: 'found', homeValue: knownValue() } })
})
afterEach(() => vi.useRealTimers())

const purchase = {
  priceCents: 27_500_000,
  valueCents: 23_761_000,
  broughtCents: null,
  level: null,
  near: { percent: 86.2, valueCents: 24_530_000, saving: { lowCents: 73_000, highCents: 73_000 } },
}
const own: CaseOutlook['options'][number] = {
  id: 'own_sale',
  justCents: purchase.valueCents,
  repairsCents: 0,
  saving: { lowCents: 88_100, highCents: 88_100 },
  strength: { grade: 'Strong', why: 'your closing statement shows the price.' },
}

const answer = (salesCents: number) =>
  api.answer(getCaseOutlook, {
    outlook: {
      ...noOutlook,
      presentCents: 28_491_600,
      purchase,
      options: [own],
      firstChoices: [{ id: 'nearest', justCents: salesCents, saving: null, strength: null }],
    },
  })

const isFilled = ({ className }: HTMLElement): boolean => className.split(' ').includes('bg-action')

it('sales that come to more than the county’s value are warned of, and one press rests the case on the purchase', async () => {
  answer(41_347_600)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use my purchase, no other sales' })
  const sales = screen.getByRole('button', { name: 'Use the 4 nearest sales' })
  expect([alone, sales].map(isFilled)).toEqual([true, false])
  expect(sales.closest('li')?.textContent).toContain('They would help the county.')
  await user.click(alone)
  const said = (await screen.findByText('Your own purchase is your case')).closest('[role=status]')
  expect(said?.textContent).toContain(
    '$237,610saves about $881 in one year. That drops to about $730 if the board uses your neighborhood’s rate, 86 cents on the dollar.',
  )
  expect(screen.queryByRole('checkbox', { name: /^Use sale/ })).toBeNull()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { purchaseIsEnough: true } }),
  )
  await user.click(screen.getByRole('button', { name: 'Compare other sales instead' }))
  expect(await screen.findByRole('button', { name: 'Use the 4 nearest sales' })).toBeDefined()
})

it('sales that come to less are what one begins with, and the purchase alone is one press away', async () => {
  answer(23_000_000)
  openPage(`/appeal/${caseId}/comparables`)
  const alone = await screen.findByRole('button', { name: 'Use my purchase, no other sales' })
  expect([alone, screen.getByRole('button', { name: 'Use the 4 nearest sales' })].map(isFilled)).toEqual([
    false,
    true,
  ])
  expect(screen.queryByText(/They would help the county/)).toBeNull()
})

it('beside chosen sales the purchase stays in sight, and can be the whole case again', async () => {
  answer(23_000_000)
  const { user } = openPage(`/appeal/${caseId}/comparables`)
  await user.click(await screen.findByRole('button', { name: 'Use the 4 nearest sales' }))
  expect(await screen.findByText(/^Your own purchase stays in your papers/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Use my purchase, no other sales' }))
  expect(await screen.findByText('Your own purchase is your case')).toBeDefined()
  await waitFor(() =>
    expect(api.callsOf(saveCase).at(-1)?.input).toMatchObject({ changes: { purchaseIsEnough: true } }),
  )
  const inputs = api.callsOf(saveCase).map(({ input }) => JSON.stringify(input))
  expect(inputs.at(-1)).not.toContain('"decision":"chosen"')
})
