/** The few shapes that the report on paper is made of. */
import type { Block, Figure, PaperSection, Table, Words } from '#core/document/paper.ts'
import { formatMoney } from '#core/money.ts'
import { inWholeDollars } from '#core/tax/saving/later.ts'
import * as messages from '#messages/report/blocks.ts'

/** Text as it is: a star or a bracket in an address is no mark. */
const plain = (text: string): Words => [{ text, strong: false, url: null }]

export const text = (words: string): Block => ({ kind: 'text', words: plain(words) })
export const note = (words: string): Block => ({ kind: 'note', words: plain(words) })
export const list = (items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map(plain) }]

/** A paragraph whose first sentence is read first. */
export const led = (lead: string, rest: string): Block => ({
  kind: 'text',
  words: [{ text: lead, strong: true, url: null }, ...plain(` ${rest}`)],
})

export const steps = (items: readonly string[]): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'steps', items: items.map(plain) }]

export const drawn = (figure: Figure): Block => ({ kind: 'figure', figure })

type ColumnOf = readonly [title: string, width: number]

type Cell = { readonly text: string; readonly url: string | null }

export const linkedTable = (
  caption: string,
  columns: readonly ColumnOf[],
  rows: readonly (readonly Cell[])[],
): Block => ({
  kind: 'table',
  table: {
    caption,
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map((row) => row.map(({ text, url }) => [{ text, strong: false, url }])),
    blankRows: 0,
    blankLines: 0,
  },
})

export const table = (
  caption: string,
  columns: readonly ColumnOf[],
  rows: readonly (readonly string[])[],
): Block =>
  linkedTable(
    caption,
    columns,
    rows.map((row) => row.map((text) => ({ text, url: null }))),
  )

export const section = (title: string, blocks: readonly Block[]): readonly PaperSection[] =>
  blocks.length === 0 ? [] : [{ title, newPage: false, forOwner: false, blocks }]

/** What stands apart from what is before it, or has a row that is the owner's own. */
export const tableWith = (made: Block, more: Pick<Table, 'ownRow' | 'isApart'>): Block =>
  made.kind === 'table' ? { ...made, table: { ...made.table, ...more } } : made

/** A field of the roll that is blank, or a figure that is not known. */
export const UNKNOWN = messages.notKnown()

export const money = (cents: number | null): string => (cents === null ? UNKNOWN : formatMoney(cents))

/** Without cents, and rounded as the answer's own figure is. */
export const wholeMoney = (cents: number | null): string =>
  cents === null ? UNKNOWN : formatMoney(inWholeDollars(cents))

export const count = (value: number | null): string =>
  value === null ? UNKNOWN : value.toLocaleString('en-US')

/** With a true minus sign, as money has it. */
export const signed = (value: number, digits: number): string => {
  const size = Math.abs(value).toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  return value < 0 ? `−${size}` : size
}
