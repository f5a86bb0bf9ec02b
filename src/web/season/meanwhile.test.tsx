/** Proves that the amount of each exemption is said where its day is. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { fakeApi } from '#web/testing/fake-api.ts'
import { Meanwhile } from './meanwhile.tsx'

const show = (exemptions?: readonly string[]) => {
  fakeApi()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Meanwhile taxYear={2027} countyId="leon" exemptions={exemptions} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const { parentElement: part } = screen.getByRole('heading', { name: '2. Check exemptions by March 1' })
  return part?.textContent ?? ''
}

it('says each as it is told of the home', () => {
  expect(show(['Widow or widower: $94 a year.'])).toContain('Widow or widower: $94 a year.')
})

it('names them where the home’s taxes are not known', () => {
  expect(show()).toContain('Homestead, senior, veteran, disability and widow exemptions')
})
