/** Owns how results look in a terminal: columns, moments, and JSON for programs. */

import { cleanLine } from '#core/clean-text.ts'
import { momentInFlorida } from '#core/support/promise.ts'
import type { Terminal } from './command.ts'

export const jsonOption = { json: { type: 'boolean', default: false } } as const

export const printJson = ({ print }: Terminal, value: unknown): void => print(JSON.stringify(value, null, 2))

/** '2026-11-21 04:26 UTC', or a dash. */
export const moment = (at: Date | null): string =>
  at === null ? '-' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** By the clock of most of Florida, as the mails of support promise it; or a dash. */
export const floridaMoment = (at: Date | null): string => (at === null ? '-' : momentInFlorida(at))

/** Aligned columns; nothing is cut off, and no cell breaks its row. */
export const printRows = (
  { print }: Terminal,
  head: readonly string[],
  given: readonly (readonly string[])[],
): void => {
  const rows = given.map((row) => row.map(cleanLine))
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  )
  for (const row of [head, ...rows])
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
}

/** `none` is the sentence for an empty list. That there may be more is told beside the result. */
export const printList = (
  terminal: Terminal,
  {
    head,
    rows,
    limit,
    none,
  }: { head: readonly string[]; rows: readonly (readonly string[])[]; limit: number; none: string },
): void => {
  if (rows.length === 0) terminal.print(none)
  else printRows(terminal, head, rows)
  if (rows.length === limit) terminal.tell(`The first ${limit} are shown; --limit shows up to 500.`)
}
