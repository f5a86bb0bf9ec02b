import { expect, it } from 'vitest'
import { contentFiles, readYaml } from '#content/content-files.ts'
import { figureCallsIn, withoutFigures } from '#content/figure/line.ts'
import { lessonFigures } from '#content/figure/of-lessons.ts'
import { explainTerms, glossaryFile } from '#content/glossary.ts'
import { blocksIn, plainText, proseHtml } from '#content/text/prose-html.ts'
import { wordCount } from '#content/text/reading-level.ts'

const files = contentFiles()
const draw = lessonFigures(
  files.filter(({ path }) => path.endsWith('/examples.yaml')).map(({ path }) => readYaml(path)),
)
const lessons = files
  .filter(({ path }) => /^modules\/.*\.md$/.test(path))
  .map(({ path, text }) => ({ path, calls: figureCallsIn(text) }))
const spoken = (html: string) => plainText(html.replace(/>/g, '> ')).replace(/\s+/g, ' ')

it.each(lessons.filter(({ calls }) => calls.length > 0))(
  'draws each figure of $path, named and said in words, without a color or size typed in',
  ({ calls }) => {
    const drawn = calls.map(draw)
    const ids = drawn.map(
      (html) => /^<figure class="lesson-figure" aria-labelledby="([^"]+)">/.exec(html)?.[1],
    )
    expect(new Set(ids).size).toBe(calls.length)
    for (const html of drawn) {
      expect(html).toMatch(/<strong class="lesson-figure-title"[^>]+>[^<]{10,}<\/strong>/)
      expect(html).toMatch(/<figcaption>[^<]{40,}<\/figcaption><\/figure>\n$/)
      expect(html).not.toMatch(/style=|NaN|undefined|\{\{/)
    }
  },
)

it.each([
  ['01-what-an-assessment-is', 'value-staircase'],
  ['02-caps-and-when-an-appeal-saves-nothing', 'same-cut'],
  ['03-the-season-from-notice-to-decision', 'season'],
  ['01-your-trim-notice-line-by-line', 'trim-amounts'],
  ['01-comparable-sales', 'adjustment-grid'],
  ['02-the-order-of-the-hearing', 'hearing-order'],
])('%s shows the %s it speaks of', (lesson, figure) => {
  const calls = lessons.find(({ path }) => path.endsWith(`/${lesson}.md`))?.calls ?? []
  expect(calls.map((call) => call.split(' ')[0])).toContain(figure)
})

/** By hand: 420,000 − 300,000 = 120,000; 300,000 − 25,000 = 275,000; 300,000 − 51,411 = 248,589. */
it('says on each stair what core works out', () => {
  const said = spoken(draw('value-staircase capped-homestead-modest'))
  expect(said).toContain('3. Taxable value (taxed) $275,000')
  expect(said).toContain('3. Taxable value (taxed) $248,589')
  expect(said.match(/\$120,000 taken off by the cap/g)).toHaveLength(2)
})

it('shows that the same cut saves nothing under a cap', () => {
  const said = spoken(draw('same-cut capped-homestead-modest new-homestead'))
  expect(said).toContain('Assessed value $300,000, as before')
  expect(said).toContain('Tax saved for the year $754.21')
})

it.each(['value-tower new-homestead', 'value-staircase nobody'])('refuses %s', (call) => {
  expect(() => draw(call)).toThrow(/No figure|no file/)
})

it('is no block, no word and no place for an explanation', () => {
  const text = 'One assessed value.\n\n::figure value-staircase new-homestead\n\nTwo just values.'
  const html = proseHtml(text, [], draw)
  expect(withoutFigures(html).replace(/\n/g, '')).toBe('<p>One assessed value.</p><p>Two just values.</p>')
  expect([blocksIn(text), wordCount(text)]).toEqual([2, 6])
  const { terms } = glossaryFile.parse(readYaml('glossary.yaml'))
  expect(explainTerms(draw('value-staircase new-homestead'), terms).termIds).toEqual([])
  expect(() => proseHtml(text, [])).toThrow('value-staircase')
})
