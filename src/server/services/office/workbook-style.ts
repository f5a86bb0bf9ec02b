/** Owns how the cells of a worksheet look; what is to be typed has a frame, so that color never says it alone. */
import type { CellStyle as Look } from 'hucre/xlsx'
import type { CellFormat, CellStyle } from '#core/document/worksheet/sheet.ts'
import { type ColorName, palette } from '#core/palette.ts'

/** As a workbook names a color: `0C5A59`. */
const colorOf = (name: ColorName) => ({ rgb: palette.byDay[name].slice(1).toUpperCase() })

const ink = colorOf('ink')
const action = colorOf('action')

const fill = (name: ColorName) => ({ type: 'pattern', pattern: 'solid', fgColor: colorOf(name) }) as const
const frame = (color: { rgb: string }): NonNullable<Look['border']> => {
  const side = { style: 'thin', color } as const
  return { top: side, right: side, bottom: side, left: side }
}

const numberFormats: Readonly<Record<CellFormat, string | undefined>> = {
  text: '@',
  whole: '#,##0',
  year: '0',
  money: '$#,##0;-$#,##0',
  rate: '$#,##0.00',
  percent: '0.0%',
  date: 'mmm d, yyyy',
  months: '0.0',
}

const looks: Readonly<Record<CellStyle, Look>> = {
  title: { font: { size: 18, bold: true, color: ink }, alignment: { vertical: 'center' } },
  note: { font: { size: 12, color: ink }, alignment: { vertical: 'top', wrapText: true } },
  heading: {
    font: { size: 13, bold: true, color: colorOf('on-action') },
    fill: fill('action'),
    alignment: { vertical: 'center' },
  },
  column: {
    font: { size: 12, bold: true, color: action },
    border: { bottom: { style: 'medium', color: action } },
    alignment: { vertical: 'bottom', wrapText: true },
  },
  label: { font: { size: 12, color: ink }, alignment: { vertical: 'center', wrapText: true } },
  input: {
    font: { size: 12, color: ink },
    fill: fill('surface'),
    border: frame(colorOf('control')),
    alignment: { vertical: 'center', wrapText: true },
    protection: { locked: false },
  },
  computed: {
    font: { size: 12, color: ink },
    border: { bottom: { style: 'hair', color: colorOf('line') } },
    alignment: { vertical: 'center' },
  },
  result: {
    font: { size: 12, bold: true, color: ink },
    fill: fill('tint'),
    alignment: { vertical: 'center' },
  },
  text: { font: { size: 12, color: ink }, alignment: { vertical: 'top', wrapText: true } },
}

export const lookOf = (style: CellStyle, format: CellFormat | undefined): Look => {
  const numFmt = format === undefined ? undefined : numberFormats[format]
  // A formula in a cell of text format would be shown instead of computed.
  return numFmt === undefined || (numFmt === '@' && style !== 'input')
    ? looks[style]
    : { ...looks[style], numFmt }
}
