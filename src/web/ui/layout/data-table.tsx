/** A plain table with a caption; figures line up, and it scrolls within itself on narrow screens. */
import { type ReactNode, useId } from 'react'
import * as words from '#messages/ui/data-table.ts'
import { Sideways } from './sideways.tsx'

export type Column<Row> = {
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned figures. */
  numeric?: boolean
  /** The column that names the row. */
  rowHeader?: boolean
  /** Left out on phones, where the columns before it are the answer. */
  wideOnly?: boolean
}

type DataTableProps<Row> = {
  caption: string
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

const align = <Row,>({ numeric, wideOnly }: Column<Row>) =>
  `${numeric ? 'text-right' : 'text-left'} ${wideOnly ? 'hidden sm:table-cell print:table-cell' : ''}`

/** What names the row stays while its figures slide past, and fade under it. */
const stuck =
  'sticky left-0 min-w-28 bg-(--ground,var(--color-paper)) print:static print:min-w-0 in-data-slid:after:absolute in-data-slid:after:inset-y-0 in-data-slid:after:left-full in-data-slid:after:w-8 in-data-slid:after:bg-linear-to-r in-data-slid:after:from-(--ground,var(--color-paper)) in-data-slid:after:to-transparent print:after:hidden'

export const DataTable = <Row,>({ caption, hideCaption, columns, rows, rowKey }: DataTableProps<Row>) => {
  const captionId = useId()
  return (
    <div>
      {/* Not the table’s own caption: that would slide with it. */}
      <p id={captionId} className={hideCaption ? 'sr-only' : 'pb-2 font-bold'}>
        {caption}
      </p>
      <Sideways labelledBy={captionId} hint={words.swipeSidewaysToSeeEveryColumn()}>
        <table className="w-full border-collapse" aria-labelledby={captionId}>
          <thead>
            <tr className="border-b-2 border-control">
              {columns.map((column) =>
                column.header === '' ? (
                  <td key="" />
                ) : (
                  <th
                    key={column.header}
                    scope="col"
                    className={`p-2 align-bottom text-sm ${align(column)} ${column.rowHeader ? stuck : ''}`}
                  >
                    {column.header}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className="border-b border-line">
                {columns.map((column) => {
                  const Cell = column.rowHeader ? 'th' : 'td'
                  return (
                    <Cell
                      key={column.header}
                      {...(column.rowHeader && { scope: 'row' })}
                      className={`p-2 align-top font-normal ${align(column)} ${column.rowHeader ? stuck : ''}`}
                    >
                      {column.cell(row)}
                    </Cell>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
    </div>
  )
}
