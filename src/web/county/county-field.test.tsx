/** Proves that the county picker comes to its counties, late or at a second try, with what was typed meanwhile. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { listCounties } from '#contract/property/properties.ts'
import { takeConsoleErrors } from '#test/console-setup.ts'
import { hillsborough } from '#web/testing/account-setup.tsx'
import { fakeApi } from '#web/testing/fake-api.ts'
import { CountyField } from './county-field.tsx'

const answer = { counties: [hillsborough, { id: 'leon', name: 'Leon' }] }

const Picker = () => {
  const [county, setCounty] = useState('')
  return <CountyField value={county} onChange={setCounty} />
}

const open = () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  render(
    <QueryClientProvider client={client}>
      <Picker />
    </QueryClientProvider>,
  )
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'County' })
}

const choose = async (input: HTMLInputElement) => {
  await userEvent.click(await screen.findByRole('option', { name: 'Hillsborough' }, { timeout: 5_000 }))
  expect(input.value).toBe('Hillsborough')
}

it('offers what fits once the list has come, however late', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof answer>()
  fakeApi().answerWith(listCounties, () => promise)
  const input = open()
  await userEvent.type(input, 'hillsb')
  expect(await screen.findByText('Loading the counties…')).toBeDefined()
  resolve(answer)
  await choose(input)
})

it('asks again for a list that could not be loaded, and keeps what was typed', async () => {
  const api = fakeApi()
  api.refuse(listCounties, 'rate_limited', 'Too many requests')
  const input = open()
  await userEvent.type(input, 'hillsb')
  expect(await screen.findByText('No counties available')).toBeDefined()
  expect(takeConsoleErrors().join()).toContain('The list of counties didn’t load.')
  api.answer(listCounties, answer)
  await choose(input)
})
