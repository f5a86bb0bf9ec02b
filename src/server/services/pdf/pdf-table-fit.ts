/** Fits a table onto the page: widths and a size of type in which no number breaks, or several tables side by side no longer. */
import type { Table, Words } from '#core/document/paper.ts'

/** Width of a text in points. */
export type Measure = (text: string, kind: 'cell' | 'head', size: number) => number

export type FittedTable = {
  readonly table: Table
  readonly widths: readonly number[]
  /** Of the type in its cells. */
  readonly size: number
}

export const cellPadding = 5
/** Points: below the last of them the type is too small to read on paper, and the table is cut in two. */
const sizes = [10, 9, 8.5] as const
/** A longer word is an address of the web or the like, and may break. */
const longestWhole = 24
/** Widths are sums of roundings. */
const slack = 0.5

const textOf = (words: Words): string => words.map(({ text }) => text).join('')
const partsOf = (text: string): readonly string[] => text.split(/\s+/).filter((part) => part !== '')

/** A head is a little smaller than what stands under it. */
export const headSizeOf = (size: number): number => size - 0.5

const leastWidth = ({ columns, rows }: Table, at: number, size: number, measure: Measure): number => {
  const head = partsOf(columns[at]?.title ?? '').map((part) => measure(part, 'head', headSizeOf(size)))
  const cells = rows
    .flatMap((row) => partsOf(textOf(row[at] ?? [])))
    .filter(({ length }) => length <= longestWhole)
    .map((part) => measure(part, 'cell', size))
  return Math.max(0, ...head, ...cells) + 2 * cellPadding + slack
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** By their shares, but none narrower than its least. */
const shareOut = (
  shares: readonly number[],
  least: readonly number[],
  width: number,
  held: ReadonlySet<number> = new Set(),
): readonly number[] => {
  const free = width - sum(least.filter((_, at) => held.has(at)))
  const freeShares = sum(shares.filter((_, at) => !held.has(at)))
  const widths = shares.map((share, at) => (held.has(at) ? (least[at] ?? 0) : (share / freeShares) * free))
  const narrow = widths.flatMap((one, at) => (!held.has(at) && one < (least[at] ?? 0) ? [at] : []))
  return narrow.length === 0 ? widths : shareOut(shares, least, width, new Set([...held, ...narrow]))
}

/** The first column says what a row is about, so both parts have it. */
const cutInTwo = (table: Table): readonly [Table, Table] => {
  const middle = Math.ceil((table.columns.length + 1) / 2)
  const only = (isKept: (at: number) => boolean, caption: string): Table => ({
    ...table,
    caption,
    columns: table.columns.filter((_, at) => isKept(at)),
    rows: table.rows.map((row) => row.filter((_, at) => isKept(at))),
  })
  return [
    only((at) => at < middle, table.caption),
    only((at) => at === 0 || at >= middle, `${table.caption} (further columns)`),
  ]
}

export const fitTable = (table: Table, width: number, measure: Measure): readonly FittedTable[] => {
  const shares = table.columns.map((column) => column.width)
  for (const size of sizes) {
    const least = shares.map((_, at) => leastWidth(table, at, size, measure))
    if (sum(least) <= width) return [{ table, widths: shareOut(shares, least, width), size }]
  }
  if (table.columns.length > 3) return cutInTwo(table).flatMap((part) => fitTable(part, width, measure))
  return [{ table, widths: shares.map((share) => (share / sum(shares)) * width), size: sizes[2] }]
}

/** Lines broken at blanks only: elsewhere a line may end between a minus or an opening bracket and its number. */
export const brokenAtBlanks = (words: Words, width: number, widthOf: (text: string) => number): Words => {
  const [run] = words
  if (run === undefined || words.length > 1 || run.url !== null || !/\d/.test(run.text)) return words
  const lines: string[] = []
  for (const part of partsOf(run.text)) {
    const longer = `${lines.at(-1) ?? ''} ${part}`.trim()
    if (widthOf(longer) <= width - slack / 2) lines.splice(-1, 1, longer)
    else lines.push(part)
  }
  return [{ ...run, text: lines.join('\n') }]
}
