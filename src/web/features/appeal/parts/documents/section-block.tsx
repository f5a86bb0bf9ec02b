/** What our program put together under the text of a section: tables, pictures, large amounts, lines for the pen. */
import type { WrittenDocument } from '#contract/document/documents.ts'
import * as messages from '#messages/appeal/section-block.ts'
import { DataTable } from '#web/ui/layout/data-table.tsx'
import { NarrowFold } from '#web/ui/layout/narrow-fold.tsx'
import { SectionFigure } from './section-figure.tsx'

type Block = WrittenDocument['sections'][number]['blocks'][number]
type Table = Extract<Block, { kind: 'table' }>['table']
type NumberedRow = { cells: readonly string[]; key: string; isResult: boolean }

/** On a desktop they take the paper’s margins too, in small type, so that a home and five sales are seen at once; printed they fit the sheet. */
const manyColumns =
  'print:[&_table]:min-w-0 print:[&_table]:text-[8pt] print:[&_:is(td,th)]:min-w-0 print:[&_:is(td,th)]:px-1 print:[&_:is(td,th)]:py-0.5 print:[&_:is(td,th)]:text-[length:inherit] max-lg:[&_table]:min-w-[48rem] [&_tbody_th]:max-w-36 lg:-mx-18 lg:[&_table]:text-xs lg:[&_:is(td,th)]:min-w-0 lg:[&_:is(td,th)]:px-1.5 lg:[&_:is(td,th)]:text-[length:inherit]'

/** A home in each column: all have the same room. */
const aHomeEach = 'lg:[&_table]:table-fixed lg:[&_thead_td]:w-28'

/** An amount, alone or with its working behind it, in a column that holds words too. */
const moneyIn = (cell: string): RegExpExecArray | null => /^([+−-]?\$[\d,]+)(?: \((.+)\))?$/.exec(cell)

/** Amounts are under each other, each over its working. */
const Cell = ({ words }: { words: string }) => {
  const [, amount, working] = moneyIn(words) ?? []
  if (amount === undefined) return words
  return (
    <span className="block text-right">
      {amount}
      {working !== undefined && <span className="block text-[0.92em] text-soft">({working})</span>}
    </span>
  )
}

/** The grid of five sales and that of the next five have one caption: what their columns hold tells them apart. */
const nameOf = ({ caption, columns: [corner, , first, ...rest] }: Table): string => {
  const last = rest.at(-1)
  return corner === '' && first && last ? messages.captionFromTo({ caption, first, last }) : caption
}

type SectionTableProps = { table: Table }

/** Two rows may read the same; their place tells them apart. */
const SectionTable = ({ table, table: { columns, rows, figureColumns, resultRow } }: SectionTableProps) => (
  // On a phone it scrolls within itself before its words are broken into syllables; what names the row stays in sight.
  <div
    className={`[&_tbody_th]:sticky [&_tbody_th]:left-0 [&_tbody_th]:bg-surface print:[&_tbody_th]:static ${columns.length > 4 ? manyColumns : '[&_table]:min-w-120'} ${columns[0] === '' ? aHomeEach : ''} ${figureColumns ? '' : 'lg:[&_table]:normal-nums'} ${columns.length < 4 ? 'max-sm:[&_table]:min-w-0 max-sm:[&_thead]:sr-only max-sm:[&_tbody_th]:static max-sm:[&_tbody_th]:block max-sm:[&_tbody_th]:font-bold max-sm:[&_td]:block max-sm:[&_td]:pt-0 max-sm:[&_td]:text-left max-sm:[&_td_span]:text-left' : ''}`}
  >
    <DataTable
      caption={nameOf(table)}
      columns={columns.map((header, at) => ({
        header,
        rowHeader: at === 0,
        numeric: figureColumns?.includes(at) ?? false,
        cell: ({ cells, isResult }: NumberedRow) => (
          <span className={isResult ? 'font-bold' : undefined}>
            {at > 0 && columns.length === 3 && (
              // Its column's name, where the head of the table is not shown.
              <span aria-hidden="true" className="block text-sm text-soft sm:hidden">
                {header}
              </span>
            )}
            <Cell words={cells[at] ?? ''} />
          </span>
        ),
      }))}
      rows={rows.map((cells, at) => ({ cells, key: String(at), isResult: at === resultRow }))}
      rowKey={({ key }) => key}
    />
  </div>
)

type Line = { readonly label: string; readonly value: string | null; readonly hint?: string | null }

/** What is to be written by hand is open. */
const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="grid gap-x-4 sm:grid-cols-[auto_1fr] sm:gap-y-2">
    {lines.map(({ label, value, hint }) => (
      <div key={label} className="contents">
        <dt className="pt-2 text-soft sm:pt-0">{label}</dt>
        <dd>
          {value ?? messages.toFillInByHand()}
          {hint && <span className="block text-sm text-soft">{hint}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

/** More rows or columns fill a phone's screen and more. */
const mostUnfolded = { rows: 4, columns: 4 } as const

const isLong = ({ rows, columns }: Table): boolean =>
  rows.length > mostUnfolded.rows || columns.length > mostUnfolded.columns

type BlockProps = {
  block: Block
  /** The id of the section's heading, a way to which opens what is folded in it. */
  sectionId: string
  startsOpen?: boolean
}

export const SectionBlock = ({ block, sectionId, startsOpen = false }: BlockProps) => {
  switch (block.kind) {
    case 'table':
      if (!isLong(block.table)) return <SectionTable table={block.table} />
      return (
        <NarrowFold of={sectionId} summary={nameOf(block.table)} startsOpen={startsOpen}>
          <div className="max-lg:[&_caption]:sr-only">
            <SectionTable table={block.table} />
          </div>
        </NarrowFold>
      )
    case 'figure':
      return (
        <NarrowFold of={sectionId} summary={block.figure.title} startsOpen={startsOpen}>
          <div className="max-lg:[&_figcaption]:sr-only">
            <SectionFigure figure={block.figure} />
          </div>
        </NarrowFold>
      )
    case 'amounts':
      return <Lines lines={block.amounts} />
    case 'fields':
      return <Lines lines={block.fields} />
    case 'heading':
      return <h3>{block.words}</h3>
    case 'text':
    case 'note':
      return <p className="measure">{block.words}</p>
  }
}
