/** Checks that each mark in a text leads to its source, and that doubt is said. */
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { proseHtml } from '#content/text/prose-html.ts'
import { Prose } from '#web/ui/layout/prose.tsx'
import { CitedSources } from './cited-sources.tsx'

const sources = [
  { id: 'fee', label: 'Section 194.013, Florida Statutes', checkedOn: '2026-11-21', confidence: 'verified' },
  {
    id: 'exchange',
    label: 'Bulletin PTO 25-02',
    url: 'https://floridarevenue.com/pto-25-02',
    checkedOn: '2026-11-20',
    confidence: 'likely',
  },
] as const

const show = (text: string) => {
  const ids = sources.map(({ id }) => id)
  const { container } = render(
    <>
      <Prose html={proseHtml(text, ids)} />
      <CitedSources sources={sources} />
    </>,
  )
  return (name: string) =>
    container.querySelector(`[id="${screen.getByRole('link', { name }).getAttribute('href')?.slice(1)}"]`)
}

it('leads from each mark to the line of its source', () => {
  const lineOf = show('A fee is due.[^fee] Evidence is exchanged.[^exchange]')
  expect(lineOf('Source 1')?.textContent).toBe(
    'Section 194.013, Florida Statutes Checked on November 21, 2026.',
  )
  expect(lineOf('Source 2')?.textContent).toBe(
    'Bulletin PTO 25-02 https://floridarevenue.com/pto-25-02 Confirm at the official source. Checked on November 20, 2026.',
  )
})

it('says the doubt of a county’s source only where a day or a fee comes from it', () => {
  const [, source] = sources
  const { container, rerender } = render(<CitedSources sources={[{ ...source, about: ['place'] }]} />)
  expect(container.textContent).not.toContain('Confirm')
  rerender(<CitedSources sources={[{ ...source, about: ['fee'] }]} />)
  expect(container.textContent).toContain('Confirm at the official source. Checked on')
})

it('links a source that can be read', () => {
  show('A fee is due.[^fee]')
  expect(screen.getByRole('link', { name: 'Bulletin PTO 25-02' }).getAttribute('href')).toBe(
    'https://floridarevenue.com/pto-25-02',
  )
})

it('says nothing below a text without sources', () => {
  const { container } = render(<CitedSources sources={[]} />)
  expect(container.textContent).toBe('')
})
