/** Owns on which side of a column its cells stand: figures stand right, under each other, where nothing else is said; a dash stands for one. */
import type { Column } from './paper.ts'

/** '$1,234', '−5.2 %', '(3)', '$138 ($317)': what is read from the right. */
const figure = /^[(+\-−]*\$?[\d,.]*\d[\d,.]*\s?[%)]*(?: \([+\-−]?\$?[\d,.]*\d\))?$/u

export const alignOf = ({ align }: Column, cells: readonly string[]): 'left' | 'middle' | 'right' => {
  if (align !== undefined) return align
  const filled = cells.filter((cell) => !['', '–'].includes(cell.trim()))
  return filled.length > 0 && filled.every((cell) => figure.test(cell.trim())) ? 'right' : 'left'
}
