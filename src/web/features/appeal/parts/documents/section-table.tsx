/** A table of a document, as its program put it together. */
import type { WrittenDocument } from '#contract/ai.ts'
import { DataTable } from '#web/ui/data-table.tsx'

type Table = NonNullable<WrittenDocument['sections'][number]['table']>
type NumberedRow = { cells: readonly string[]; key: string }

/** Two rows may read the same; their place tells them apart. */
export const SectionTable = ({ table }: { table: Table }) => (
  // On a phone it scrolls within itself before its words are broken into syllables.
  <div className="[&_table]:min-w-120">
    <DataTable
      caption={table.caption}
      columns={table.columns.map((header, at) => ({
        header,
        rowHeader: at === 0,
        cell: ({ cells }: NumberedRow) => cells[at] ?? '',
      }))}
      rows={table.rows.map((cells, at) => ({ cells, key: String(at) }))}
      rowKey={({ key }) => key}
    />
  </div>
)
