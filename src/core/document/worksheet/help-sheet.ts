/** Owns the sheet of a workbook that says how to use the other one, and where its rules come from. */

import type { Sheet, SheetRow } from '#core/document/worksheet/sheet.ts'

const charactersInLine = 92
const pointsInLine = 17

const text = (content: string): SheetRow => ({
  cells: [{ style: 'text', content }],
  heightPoints: Math.ceil(content.length / charactersInLine) * pointsInLine + 6,
})

export const helpSheet = (
  name: string,
  heading: string,
  help: readonly string[],
  sources: readonly string[],
): Sheet => ({
  name,
  widths: [100],
  rows: [
    { cells: [{ style: 'title', content: heading }] },
    ...help.map((line, at) => text(`${at + 1}. ${line}`)),
    { cells: [] },
    ...sources.map(text),
  ],
  frozen: null,
  landscape: false,
})
