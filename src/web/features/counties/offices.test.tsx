/** Proves that a county’s page lets a person call an office by a press, and leads to the office to confirm the number. */
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { readCountyGuide } from '#web/features/counties/county-guide.ts'
import { Offices } from '#web/features/counties/parts/offices.tsx'

const appraiserIn = (id: string) => {
  render(<Offices offices={readCountyGuide(id).offices} />)
  const [card] = screen
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent.includes('Sets the value'))
  if (card === undefined) throw new Error('The appraiser is not shown')
  return within(card)
}

it('a known phone number is a link to call, before the address and the page to confirm both on', () => {
  const appraiser = appraiserIn('marion')
  const links = appraiser.getAllByRole('link').filter(({ textContent }) => !textContent.startsWith('['))
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '(352) 368-8300',
    'Confirm on the office’s page (pa.marion.fl.us)',
  ])
  expect(links[0]?.getAttribute('href')).toBe('tel:+13523688300')
  appraiser.getByText('As of 2017.')
  appraiser.getByText('Address: 501 SE 25th Avenue, Ocala, FL 34471')
})

it('where none is known the office’s site alone is linked', () => {
  const appraiser = appraiserIn('pinellas')
  appraiser.getByRole('link', { name: 'www.pcpao.gov' })
  expect(appraiser.queryByText(/Confirm/)).toBe(null)
})
