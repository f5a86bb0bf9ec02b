/** Proves that no number breaks in a table on paper, however long the prices, and that a table begins with some rows. */
import { expect, it } from 'vitest'
import type { Paper, Table } from '#core/document/paper.ts'
import { forEndurance } from '#test/endurance.ts'
import { renderPdf } from '../pdf/pdf.ts'
import { readPdf } from '../testing/read-pdf.ts'

const plain = (text: string) => [{ text, strong: false, url: null }]

const amounts = [
  '−$1,370,826 (−1,155.5 at $1,054.05)',
  '-$59,504.93',
  '−$126,640',
  '$15,869.38 (3 at $5,289.79)',
]
const titles = ['Sale', 'Time', 'Place', 'Use', 'Size', 'Age', 'Lot', 'Quality', 'Features', 'Net', 'Gross']

const grid: Table = {
  caption: 'Adjustments to each price',
  columns: titles.map((title) => ({ title, width: title === 'Sale' ? 1.1 : 2 })),
  rows: Array.from({ length: 10 }, (_, row) =>
    titles.map((_title, at) =>
      plain(at === 0 ? String(row + 1) : (amounts[(row + at) % amounts.length] ?? '')),
    ),
  ),
  blankRows: 0,
  blankLines: 0,
}

type Blocks = Paper['sections'][number]['blocks']

/** Each on a page of its own. */
const pagesOf = async (parts: readonly Blocks[]) => {
  const paper: Paper = {
    form: 'sheet',
    title: 'Report',
    subtitle: null,
    foot: 'Foot',
    sections: parts.map((blocks) => ({ title: 'The sales', newPage: true, forOwner: false, blocks })),
  }
  return (await readPdf(await renderPdf(paper, new Date('2026-10-01T15:00:00Z')))).pages
}

it('ends no line of a cell inside a number, nor between a sign and its number', async () => {
  const text = (await pagesOf([[{ kind: 'table', table: grid }]])).join('\n')
  const parts = amounts.flatMap((amount) => amount.split(' '))
  const lines = text.split('\n').flatMap((line) => line.split(' '))
  for (const part of parts) expect(lines.filter((line) => line === part).length).toBeGreaterThanOrEqual(20)
  for (const line of lines) expect(line).not.toMatch(/^[−$(-]+$|[,.−$(]$|-\$?$/)
  for (const title of titles) expect(lines).toContain(title)
})

it('does not begin at the foot of a page with its first row alone', async () => {
  const small: Table = {
    ...grid,
    columns: grid.columns.slice(0, 2),
    rows: grid.rows.map((row) => row.slice(0, 2)),
  }
  const parts = Array.from({ length: 12 }, (_, at): Blocks => {
    const before = Array.from({ length: 24 + at }, () => ({ kind: 'text', words: plain('A line.') }) as const)
    return [...before, { kind: 'table', table: small }]
  })
  const starts = (await pagesOf(parts)).filter((page) => page.includes(grid.caption))
  expect(starts).toHaveLength(12)
  for (const page of starts)
    expect(page.split(grid.caption)[1]?.match(/\$/g)?.length).toBeGreaterThanOrEqual(3)
})

it('sets a grid across on one page that is a little too high for it, and leaves no row or two of a longer one alone', async () => {
  const across = (rows: number): Paper => ({
    form: 'sheet',
    title: 'Report',
    subtitle: null,
    foot: 'Foot',
    sections: [
      {
        title: 'Comparable analysis',
        newPage: true,
        landscape: true,
        forOwner: false,
        blocks: [
          {
            kind: 'table',
            table: {
              ...grid,
              columns: grid.columns.slice(0, 3),
              rows: Array.from({ length: rows }, (_, at) => [
                plain(`Row ${at + 1}.`),
                plain('One'),
                plain('Two'),
              ]),
              hasRowTitles: true,
            },
          },
        ],
      },
    ],
  })
  const rowsByPage = async (rows: number) =>
    (await readPdf(await renderPdf(across(rows), new Date('2026-10-01T15:00:00Z')))).pages
      .map((page) => page.match(/Row \d+\./g)?.length ?? 0)
      .filter((count) => count > 0)
  for (const rows of forEndurance([24, 32], [24, 26, 28, 30, 32]))
    expect(await rowsByPage(rows)).toEqual([rows])
  for (let rows = 34; rows <= 48; rows += forEndurance(2, 1)) {
    const pages = await rowsByPage(rows)
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(rows)
    if (pages.length > 1) expect(pages.at(-1)).toBeGreaterThanOrEqual(4)
  }
})

it('gives an amount of a grid one line and what it is worked out from the next, whole', async () => {
  const formulas = ['(11 months × $1,004.67)', '(6 of 8 years × $932.31)', '(871 sq ft × $3.80)']
  const homes: Table = {
    ...grid,
    columns: ['', 'Subject', 'Sale 1', 'Sale 2', 'Sale 3'].map((title) => ({ title, width: 1 })),
    rows: formulas.map((formula, at) =>
      [`± Item ${at}`, '', `+$11,05${at} ${formula}`, `−$8,11${at} ${formula}`, '$0'].map(plain),
    ),
    hasRowTitles: true,
  }
  const lines = (await pagesOf([[{ kind: 'table', table: homes }]])).join('\n').split('\n')
  for (const formula of formulas) expect(lines.filter((line) => line.trim() === formula)).toHaveLength(2)
})
