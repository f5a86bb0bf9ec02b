import { expect, it } from 'vitest'
import { readYaml } from '#content/content-files.ts'
import { explainTerms, type GlossaryTerm, glossaryFile } from '#content/glossary.ts'
import { fleschKincaidGrade } from '#content/text/reading-level.ts'

const { terms } = glossaryFile.parse(readYaml('glossary.yaml'))

const term = (id: string, words: string, also: string[] = []): GlossaryTerm => ({
  id,
  term: words,
  also,
  meaning: 'What it means, in a sentence.',
  source: 'A source of law',
})

const some = [
  term('value', 'Value'),
  term('just-value', 'Just value'),
  term('board', 'Board', ["board's clerk"]),
]

it('explains each word where it first stands, in the form in which it stands there', () => {
  const { html, termIds } = explainTerms('<p>Just values, then just value.</p><p>A value.</p>', some)
  expect(html).toBe(
    '<p><button type="button" class="term" popovertarget="term-just-value">Just values</button>, then just value.</p>' +
      '<p>A <button type="button" class="term" popovertarget="term-value">value</button>.</p>',
  )
  expect(termIds).toEqual(['just-value', 'value'])
})

it('leaves a word alone that an earlier lesson of the module has explained', () => {
  expect(explainTerms('<p>Just value. Value.</p>', some, ['just-value'])).toEqual({
    html: '<p>Just value. <button type="button" class="term" popovertarget="term-value">Value</button>.</p>',
    termIds: ['value'],
  })
})

it.each([
  '<h2 id="just-value">Just value</h2>',
  '<p><a href="/x">just value</a></p>',
  '<p>evaluate boarding</p>',
  '<p><sup><a aria-label="Source 1 value">1</a></sup></p>',
])('leaves headings, links and parts of other words alone: %s', (html) => {
  expect(explainTerms(html, some)).toEqual({ html, termIds: [] })
})

it('has each word once, in order, without a figure typed by hand, readable at grade 10', () => {
  const names = terms.map(({ term: words }) => words.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
  const written = terms.map(({ meaning }) => meaning).join('\n')
  expect(written.match(/\$\s?\d[\d,.]*|\d[\d.]*\s?(%|percent\b|mills?\b)/gi)).toBeNull()
  expect(fleschKincaidGrade(written.replace(/\{\{[^}]+\}\}/g, 'ten'))).toBeLessThanOrEqual(10)
})
