/** Owns the condition worksheet cell by cell: what was wrong on January 1, what it costs, and the totals. */

import { type Cell, columnLetter, type Sheet, type SheetRow } from '#core/document/worksheet/sheet.ts'

export interface ConditionWords {
  readonly heading: string
  readonly note: string
  readonly home: Readonly<Record<'address' | 'parcel' | 'owner' | 'year', string>>
  readonly columns: Readonly<
    Record<
      'number' | 'item' | 'place' | 'present' | 'photo' | 'estimateBy' | 'exhibit' | 'low' | 'high',
      string
    >
  >
  readonly totals: Readonly<Record<'count' | 'low' | 'high' | 'middle' | 'allowed' | 'left', string>>
  readonly messages: { readonly yes: string; readonly no: string }
}

/** What its owner has gathered of one line; one estimate is in both columns. */
export interface ConditionLine {
  readonly what: string
  readonly where: string
  /** Null until the owner has said. */
  readonly presentOnValuationDay: boolean | null
  readonly costDetail: string
  readonly costCents: number | null
}

export interface ConditionHome {
  readonly address: string | null
  readonly parcelId: string | null
  readonly owner: string | null
  readonly year: string | null
  /** As many as the sheet has room for are shown. */
  readonly lines: readonly ConditionLine[]
}

const columns = [
  'number',
  'item',
  'place',
  'present',
  'photo',
  'estimateBy',
  'exhibit',
  'low',
  'high',
] as const
type Column = (typeof columns)[number]

const itemCount = 15
const firstItemRow = 8
const lastItemRow = firstItemRow + itemCount - 1
/** The totals stand under the column of the highest estimates, after one empty row. */
const totalRow = {
  count: lastItemRow + 2,
  low: lastItemRow + 3,
  high: lastItemRow + 4,
  middle: lastItemRow + 5,
  allowed: lastItemRow + 6,
}

const labelColumn = columns.indexOf('estimateBy')

const letter = (column: Column): string => columnLetter(columns.indexOf(column))
const range = (column: Column): string =>
  `$${letter(column)}$${firstItemRow}:$${letter(column)}$${lastItemRow}`
const total = (name: keyof typeof totalRow): string => `$${letter('high')}$${totalRow[name]}`

const wide = (style: 'title' | 'note', content: string): SheetRow => ({
  cells: [{ style, content }],
  spans: { from: 0, columns: columns.length },
})

const homeRow = (label: string, content: string | null): SheetRow => ({
  cells: [null, { style: 'label', content: label }, { style: 'input', format: 'text', content }],
  spans: { from: 2, columns: 4 },
})

const centsPerDollar = 100

const knownIn = (
  column: Column,
  { what, where, presentOnValuationDay, costDetail, costCents }: ConditionLine,
  { messages }: ConditionWords,
): string | number | null => {
  switch (column) {
    case 'item':
      return what || null
    case 'place':
      return where || null
    case 'present':
      return presentOnValuationDay === null ? null : messages[presentOnValuationDay ? 'yes' : 'no']
    case 'estimateBy':
      return costDetail || null
    case 'low':
    case 'high':
      return costCents === null ? null : costCents / centsPerDollar
    default:
      return null
  }
}

const itemCell = (
  column: Column,
  number: number,
  line: ConditionLine | undefined,
  words: ConditionWords,
): Cell => {
  if (column === 'number') return { style: 'label', format: 'whole', content: number }
  const content = line ? knownIn(column, line, words) : null
  if (column === 'present')
    return { style: 'input', format: 'text', content, choices: [words.messages.yes, words.messages.no] }
  return { style: 'input', format: column === 'low' || column === 'high' ? 'money' : 'text', content }
}

/** What the formulas give for the lines as filled in, for programs that show a file without computing. */
const sumsOf = (lines: readonly ConditionLine[]) => {
  const counted = lines.slice(0, itemCount).filter(({ presentOnValuationDay }) => presentOnValuationDay)
  const sumCents = counted.reduce((sum, { costCents }) => sum + (costCents ?? 0), 0)
  return { count: counted.length, dollars: sumCents / centsPerDollar }
}

const totalsOf = (
  { totals, messages }: ConditionWords,
  lines: readonly ConditionLine[],
): readonly SheetRow[] => {
  const yes = `"${messages.yes.replaceAll('"', '""')}"`
  const line = (label: string, cell: Cell): SheetRow => ({
    cells: [...Array(labelColumn).fill(null), { style: 'label', content: label }, null, null, cell],
    spans: { from: labelColumn, columns: columns.length - 1 - labelColumn },
  })
  const { count, dollars } = sumsOf(lines)
  const computed = (formula: string): Cell => ({
    style: 'computed',
    format: 'money',
    content: dollars,
    formula,
  })
  const counting = `COUNTIF(${range('present')},${yes})`
  return [
    line(totals.count, { ...computed(counting), format: 'whole', content: count }),
    line(totals.low, computed(`SUMIF(${range('present')},${yes},${range('low')})`)),
    line(totals.high, computed(`SUMIF(${range('present')},${yes},${range('high')})`)),
    line(totals.middle, computed(`(${total('low')}+${total('high')})/2`)),
    line(totals.allowed, { style: 'input', format: 'money', content: null }),
    line(totals.left, { ...computed(`MAX(0,${total('middle')}-N(${total('allowed')}))`), style: 'result' }),
  ]
}

export const conditionSheet = (name: string, home: ConditionHome, words: ConditionWords): Sheet => ({
  name,
  widths: [6, 38, 22, 13, 10, 28, 12, 18, 18],
  rows: [
    wide('title', words.heading),
    wide('note', words.note),
    homeRow(words.home.owner, home.owner),
    homeRow(words.home.address, home.address),
    homeRow(words.home.parcel, home.parcelId),
    homeRow(words.home.year, home.year),
    { cells: columns.map((column) => ({ style: 'column', content: words.columns[column] })) },
    ...Array.from({ length: itemCount }, (_, at) => ({
      cells: columns.map((column) => itemCell(column, at + 1, home.lines[at], words)),
      heightPoints: 38,
    })),
    { cells: [] },
    ...totalsOf(words, home.lines),
  ],
  frozen: { rows: 7, columns: 0 },
  landscape: true,
})
