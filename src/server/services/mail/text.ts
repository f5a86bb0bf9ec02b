/** The plain-text side of a mail: every link in full, tables aligned, lines short enough to read. */
import type { MailBlock } from './content.ts'

/** Plain text is read in windows of 80 columns; 72 leaves room for quoting. */
const COLUMNS = 72

type Table = Extract<MailBlock, { kind: 'table' }>

const wrapLine = (text: string, width: number): string[] => {
  const lines: string[] = []
  let current = ''
  for (const word of text.split(/\s+/)) {
    const longer = current === '' ? word : `${current} ${word}`
    if (longer.length > width && current !== '') {
      lines.push(current)
      current = word
    } else {
      current = longer
    }
  }
  return [...lines, current]
}

export const wrap = (text: string, first = '', rest = first): string =>
  text
    .split('\n')
    .flatMap((line) => wrapLine(line, COLUMNS - rest.length))
    .map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd())
    .join('\n')

const tableText = ({ head, rows, figures = [] }: Table): string => {
  const all = head ? [head, ...rows] : rows
  const columnCount = Math.max(...all.map((row) => row.length))
  const widths = Array.from({ length: columnCount }, (_, column) =>
    Math.max(...all.map((row) => (row[column] ?? '').length)),
  )
  const cell = (text: string, column: number) => {
    const width = widths[column] ?? 0
    return figures.includes(column) ? text.padStart(width) : text.padEnd(width)
  }
  const lines = all.map((row) =>
    widths
      .map((_, column) => cell(row[column] ?? '', column))
      .join('  ')
      .trimEnd(),
  )
  if (!head) return lines.join('\n')
  const rule = widths.map((width) => '-'.repeat(width)).join('  ')
  return [lines[0], rule, ...lines.slice(1)].join('\n')
}

export const blockText = (block: MailBlock): string => {
  switch (block.kind) {
    case 'heading':
      return wrap(block.text)
    case 'paragraph':
      return wrap(block.text)
    case 'figure':
      return `${block.figure}\n${wrap(block.label)}`
    case 'button':
    case 'link':
      return `${wrap(`${block.label}:`)}\n${block.url}`
    case 'code':
      return [wrap(`${block.label}:`), block.page, block.code].filter(Boolean).join('\n')
    case 'table':
      return tableText(block)
    case 'list':
      return block.items
        .map((item, index) =>
          block.isOrdered ? wrap(item, `${index + 1}. `, '   ') : wrap(item, '- ', '  '),
        )
        .join('\n')
    case 'note':
      return wrap([block.lead, block.text].filter(Boolean).join(' '), '| ')
    default:
      return block satisfies never
  }
}
