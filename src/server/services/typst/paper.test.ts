/** Proves that a paper is set from data alone: what people type is never read as markup, and every kind of block has its tags. */
import { expect, it } from 'vitest'
import type { Block, Paper } from '#core/document/paper.ts'
import { renderPdf } from '../pdf/pdf.ts'
import { structureFaults } from '../testing/pdf-structure.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { NotTypeset, typeset } from './compiler.ts'
import { typeFor } from './faces.ts'

const now = new Date('2026-10-01T15:00:00Z')
const plain = (text: string) => [{ text, strong: false, url: null }]

const paperOf = (blocks: readonly Block[], more: Partial<Paper['sections'][number]> = {}): Paper => ({
  form: 'sheet',
  title: 'A report',
  subtitle: null,
  foot: 'Foot',
  sections: [{ title: 'First', newPage: false, forOwner: false, blocks, ...more }],
})

const table = (hasRowTitles: boolean, columns: number): Block => ({
  kind: 'table',
  table: {
    caption: 'The sales',
    columns: Array.from({ length: columns }, (_, at) => ({ title: `Sale ${at}`, width: 1 })),
    rows: ['Price', 'Area'].map((title) =>
      Array.from({ length: columns }, (_, at) => plain(`${title} ${at}`)),
    ),
    blankRows: 0,
    blankLines: 0,
    hasRowTitles,
  },
})

it('prints as typed what would be a program, a formula or a link in a template', async () => {
  const typed =
    '#read("/etc/passwd") #panic() *bold* _soft_ $x^2$ @label <tag> [x] \\n // = - + `raw` https://a.b'
  const words = plain(typed)
  const blocks: readonly Block[] = [
    { kind: 'text', words },
    { kind: 'heading', words },
    { kind: 'amounts', amounts: [{ label: typed, value: typed }] },
    { kind: 'fields', fields: [{ label: typed, value: typed, hint: typed }] },
  ]
  const { text, links } = await readPdf(await renderPdf({ ...paperOf(blocks), title: typed }, now))
  const together = (some: string) => some.replace(/\s+/g, '')
  expect(together(text).split(together(typed)).length - 1).toBeGreaterThanOrEqual(6)
  expect(links).toEqual([])
})

it('reads no file but those of the templates', () => {
  const data = { faces: typeFor([]).names, colors: {} }
  const set = (name: string) => () =>
    typeset({ template: name as 'paper.typ', type: typeFor([]), data, saysAccessible: true, now })
  expect(set('../../../../package.json')).toThrow(NotTypeset)
  expect(set('/etc/passwd')).toThrow(NotTypeset)
})

it('tags every kind of block: headings in order, heads of columns and of rows, words for pictures', async () => {
  const blocks: readonly Block[] = [
    { kind: 'heading', words: plain('Inside') },
    { kind: 'amounts', amounts: [{ label: 'Value requested', value: '$387,000', isMain: true }] },
    { kind: 'note', words: plain('A note') },
    { kind: 'fine', words: plain('Fine print') },
    ...(['list', 'steps', 'checks'] as const).map((kind) => ({ kind, items: [plain('One')] }) as const),
    table(false, 2),
    table(true, 3),
    {
      kind: 'figure',
      figure: {
        title: 'Prices',
        alt: 'Three prices.',
        height: 40,
        sources: null,
        marks: [
          { kind: 'box', at: [0, 0], size: [40, 10], fill: 'action', isHatched: true },
          { kind: 'label', text: '<$387,000> & more', at: [60, 6], align: 'left', ink: 'ink' },
        ],
      },
    },
    { kind: 'writing', label: plain('Notes'), lines: 3 },
    { kind: 'lines', lines: [plain('301 South Monroe Street')] },
  ]
  const bytes = await renderPdf(paperOf(blocks), now)
  expect(await structureFaults(bytes)).toEqual([])
  const { tags, alts, text, unmarked } = await readPdf(bytes)
  expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H3'])
  expect(tags.filter((tag) => tag === 'L')).toHaveLength(3)
  // Two and three heads of columns, and two heads of rows.
  expect(tags.filter((tag) => tag === 'TH')).toHaveLength(2 + 3 + 2)
  expect([alts, unmarked]).toEqual([['Three prices.'], 0])
  expect(text).toContain('<$387,000> & more')
})

it('skips no level where a letter has a heading and no title', async () => {
  const letter = {
    ...paperOf([{ kind: 'heading', words: plain('Inside') }], { title: null }),
    form: 'letter',
  } as const
  expect((await readPdf(await renderPdf(letter, now))).tags).toContain('H1')
})

it('sets a grid across the long side on a page of its own, and counts no page for the owner', async () => {
  const paper = paperOf([{ kind: 'text', words: plain('Before') }])
  const [first] = paper.sections
  if (!first) throw new Error('a section')
  const sections = [
    first,
    { ...first, title: 'Grid', landscape: true, blocks: [table(true, 7)] },
    { ...first, title: 'Own', forOwner: true },
  ]
  const { pages, outline } = await readPdf(await renderPdf({ ...paper, sections }, now))
  expect(outline).toEqual(['First', 'Grid', 'Own'])
  expect(pages.map((page) => /Page \d of \d|Do not send/.exec(page)?.[0])).toEqual([
    'Page 1 of 2',
    'Page 2 of 2',
    'Do not send',
  ])
})

it('sets a grid of more columns than a page holds in several, each with its row titles', async () => {
  const { tags, text } = await readPdf(await renderPdf(paperOf([table(true, 30)]), now))
  expect(tags.filter((tag) => tag === 'Table').length).toBeGreaterThan(1)
  for (const at of Array.from({ length: 30 }, (_, one) => one)) expect(text).toContain(`Sale ${at}`)
})

const sentence = 'The roof was twenty years old and leaked above the kitchen on the valuation date. '
const paragraphs = (count: number): readonly Block[] =>
  Array.from({ length: count }, () => ({ kind: 'text', words: plain(sentence.repeat(3)) }))

it('sets a short paper closer where that saves its last page, and leaves every other as it is', async () => {
  const pagesOf = async (count: number, isDense: boolean) =>
    (await readPdf(await renderPdf({ ...paperOf(paragraphs(count)), isDense }, now))).pages.length
  const counts = Array.from({ length: 14 }, (_, at) => at + 8)
  const usual = await Promise.all(counts.map((count) => pagesOf(count, false)))
  const dense = await Promise.all(counts.map((count) => pagesOf(count, true)))
  expect(usual).toEqual(dense)
  expect(new Set(usual)).toEqual(new Set([1, 2]))
})

it('keeps the usual room between lines where a closer setting saves no page', async () => {
  const bytes = await renderPdf(paperOf(paragraphs(18)), now)
  const dense = await renderPdf({ ...paperOf(paragraphs(18)), isDense: true }, now)
  const linesOnFirst = async (file: Buffer) => ((await readPdf(file)).pages[0] ?? '').split('\n').length
  expect(await linesOnFirst(bytes)).toBeLessThan(await linesOnFirst(dense))
})
