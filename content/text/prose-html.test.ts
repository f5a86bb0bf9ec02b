import { expect, it } from 'vitest'
import { blocksIn, headingsIn, proseHtml } from '#content/text/prose-html.ts'
import { marksIn, withoutMarks } from '#content/text/source.ts'

it('numbers sources in their order and links to them', () => {
  expect(proseHtml('A rule.[^second]', ['first', 'second'])).toBe(
    '<p>A rule.<sup><a href="#source-second" aria-label="Source 2">[2]</a></sup></p>\n',
  )
})

it('lets no markup through', () => {
  expect(proseHtml('A <script>alert(1)</script> b', [])).not.toContain('<script>')
})

it.each(['nowhere', 'Not_An-Id'])('refuses the mark %s without a source', (id) => {
  expect(() => proseHtml(`A rule.[^${id}]`, [])).toThrow(id)
})

it('finds marks, and takes them away where a text stands without its sources', () => {
  const text = 'Due by the 25th day,[^s194-011] and received by then.[^received]'
  expect(marksIn(text)).toEqual(['s194-011', 'received'])
  expect(withoutMarks(text)).toBe('Due by the 25th day, and received by then.')
})

it('lets each table scroll within itself, by keyboard too', () => {
  const html = proseHtml('| A | B |\n|---|---|\n| 1 | 2 |\n\nText.\n\n| C |\n|---|\n| 3 |\n', [])
  expect(html.match(/<div role="group" tabindex="0" aria-label="Table \d"><table>/g)).toEqual([
    '<div role="group" tabindex="0" aria-label="Table 1"><table>',
    '<div role="group" tabindex="0" aria-label="Table 2"><table>',
  ])
  expect(html.match(/<\/table><\/div>/g)).toHaveLength(2)
})

it('gives each heading an anchor of its own, and finds it again', () => {
  const html = proseHtml("## The *owner's* day[^s]\n\nText.\n\n## Moving? A & B\n\n### Moving? A & B\n", [
    's',
  ])
  expect(html).toContain('<h2 id="the-owners-day">The <em>owner')
  expect([...headingsIn(html)]).toEqual([
    ['the-owners-day', "The owner's day"],
    ['moving-a-b', 'Moving? A & B'],
    ['moving-a-b-2', 'Moving? A & B'],
  ])
})

it('counts what stands side by side on the page', () => {
  expect(blocksIn('## One\n\nTwo,\nstill two.\n\n\n- three\n- still three\n\n| a |\n| - |\n| four |\n')).toBe(
    4,
  )
})
