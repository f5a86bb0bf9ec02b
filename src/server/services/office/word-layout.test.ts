/** Proves how a Word file is laid out: titles over each other in real styles, figures on the right, grids across, pages counted by fields. */
import { beforeAll, expect, it } from 'vitest'
import type { Block, Paper } from '#core/document/paper.ts'
import { unzip } from '../testing/unzip.ts'
import { renderWord } from './word-document.ts'

const plain = (text: string) => [{ text, strong: false, url: null }]

const table: Block = {
  kind: 'table',
  table: {
    caption: 'The sales',
    columns: [
      { title: 'What', width: 1 },
      { title: 'Price', width: 1 },
    ],
    rows: [[plain('Sale 1'), plain('$380,000')]],
    blankRows: 0,
    blankLines: 0,
    hasRowTitles: true,
  },
}
const amounts: Block = {
  kind: 'amounts',
  amounts: [
    { label: 'Present just value', value: '$420,000' },
    { label: 'Value requested', value: '$387,000', isMain: true },
  ],
}
const section = { newPage: false, forOwner: false }
const paper: Paper = {
  form: 'sheet',
  title: 'A report',
  subtitle: null,
  foot: 'Foot',
  sections: [
    { ...section, title: 'First', blocks: [amounts, { kind: 'heading', words: plain('Inside') }] },
    { ...section, title: 'Grid', landscape: true, blocks: [table] },
    { ...section, title: 'Last', blocks: [{ kind: 'text', words: plain('The end') }] },
  ],
}

let body = ''
let styles = ''
let footers: readonly string[] = []
beforeAll(async () => {
  const parts = await unzip(await renderWord(paper))
  body = parts.get('word/document.xml') ?? ''
  styles = parts.get('word/styles.xml') ?? ''
  footers = [...parts].filter(([name]) => name.startsWith('word/footer')).map(([, xml]) => xml)
})

it('has a style for each level of heading and for what stands over a table, each kept with what follows', () => {
  const used = [...body.matchAll(/<w:pStyle w:val="(\w+)"\/>/g)].map(([, name]) => name)
  expect(used).toEqual(['Heading1', 'Heading2', 'Heading3', 'Heading2', 'TableCaption', 'Heading2'])
  for (const name of new Set(used)) {
    const style = new RegExp(`<w:style [^>]*w:styleId="${name}".*?</w:style>`).exec(styles)?.[0]
    expect(style).toContain('<w:keepNext/>')
  }
})

it('lays a grid across the long side in a part of its own, as wide as that page', () => {
  const sizes = [...body.matchAll(/<w:pgSz w:w="(\d+)" w:h="(\d+)"/g)].map(([, w, h]) => [w, h])
  expect(sizes).toEqual([
    ['12240', '15840'],
    ['15840', '12240'],
    ['12240', '15840'],
  ])
  expect(body).toContain('<w:tblW w:type="dxa" w:w="13680"/>')
})

it('sets figures on the right, under the head of their column', () => {
  const cells = body.split('<w:tc>').filter((cell) => /Price|\$380,000/.test(cell))
  expect(cells).toHaveLength(2)
  for (const cell of cells) expect(cell).toContain('<w:jc w:val="right"/>')
})

it('says the value that is asked for largest', () => {
  expect(body).toMatch(/<w:sz w:val="44"\/>.*?\$387,000/)
})

it('counts pages by fields that every program has', () => {
  expect(footers.length).toBeGreaterThan(0)
  for (const xml of footers) {
    expect(xml).toContain('PAGE</w:instrText>')
    expect(xml).toContain('NUMPAGES</w:instrText>')
    expect(xml).not.toContain('SECTIONPAGES')
  }
})

it('counts none where some pages are for the owner, which are no part of the count', async () => {
  const [first, ...others] = paper.sections
  if (!first) throw new Error('a section')
  const parts = await unzip(
    await renderWord({ ...paper, sections: [first, ...others, { ...first, forOwner: true }] }),
  )
  const all = [...parts].filter(([name]) => name.startsWith('word/footer')).map(([, xml]) => xml)
  expect(all.join()).not.toContain('NUMPAGES')
  expect(all.join()).toContain('Do not send this page')
})
