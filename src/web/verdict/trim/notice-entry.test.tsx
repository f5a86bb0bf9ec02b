/** Proves that the six numbers stand on the notice in its order, and come one at a time on a phone with nothing lost. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { newTrimDraft, type TypedTrimNumbers } from './draft.ts'
import { TrimForm } from './form.tsx'

beforeEach(() => {
  fakeApi().answer(listCounties, { counties: [{ id: 'leon', name: 'Leon' }] })
})
afterEach(() => vi.unstubAllGlobals())

const onPhone = () =>
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))

const given: TypedTrimNumbers[] = []

const show = () => {
  given.length = 0
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TrimForm
        start={newTrimDraft(new Date('2026-11-23T15:00:00Z'), { countyId: 'leon', homestead: 'no' })}
        submitLabel="Show my answer"
        busy={false}
        failure={null}
        onSubmit={(numbers) => given.push(numbers)}
      />
    </QueryClientProvider>,
  )
  return userEvent.setup()
}

const labels = [
  'Market value (just value)',
  'Assessed value, school row',
  'Assessed value, county row',
  'Taxable value, school row',
  'Taxable value, county row',
  'Total proposed tax',
]
const numbers = ['420,000', '420,000', '420,000', '420,000', '420,000', '8000']

it('stand in the order of the notice, each tied to where it is found', () => {
  show()
  const fields = labels.map((label) => screen.getByLabelText(label))
  for (const [at, field] of fields.entries()) {
    const help = document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    expect(help?.textContent?.length).toBeGreaterThan(30)
    const before = fields[at - 1]
    if (before) expect(before.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
  expect(screen.getByText(/proposed taxes in the second column/)).toBeDefined()
})

it('come one at a time on a phone, the next one with the focus, and what was typed stays', async () => {
  onPhone()
  const user = show()
  for (const [at, label] of labels.entries()) {
    expect(screen.getByText(`Number ${at + 1} of 6${at === 5 ? ', the last one' : ''}`)).toBeDefined()
    const field = screen.getByLabelText(label)
    if (at > 0) expect(document.activeElement).toBe(field)
    await user.click(field)
    await user.paste(numbers[at] ?? '')
    if (at < labels.length - 1) await user.keyboard('{Enter}')
  }
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(screen.getByLabelText<HTMLInputElement>('Taxable value, county row').value).toBe('420,000')
  await user.click(screen.getByRole('button', { name: 'Next number' }))
  await user.click(screen.getByRole('button', { name: 'Show my answer' }))
  expect(given[0]).toMatchObject({ countyId: 'leon', justValue: 420_000, totalTax: 8000 })
})

it('are all shown after a press that was refused, so that each fault can be seen', async () => {
  onPhone()
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Show my answer', hidden: true }))
  for (const label of labels) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  for (const [at, label] of labels.entries()) {
    await user.click(screen.getByLabelText(label))
    await user.paste(numbers[at] ?? '')
  }
  for (const label of labels) expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBeNull()
})

it('wait on a phone for the number before them, and say at it what is wrong', async () => {
  onPhone()
  const user = show()
  const go = () => user.click(screen.getByRole('button', { name: 'Next number' }))
  await go()
  const first = screen.getByLabelText('Market value (just value)')
  await waitFor(() => expect(first.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Number 1 of 6')).toBeDefined()
  await user.type(first, '420,000')
  await go()
  expect(await screen.findByText('Number 2 of 6')).toBeDefined()
})
