/** The colors of everything on paper: those of the day, on white. */
import { palette } from '#core/palette.ts'
import type { Ink } from './paper.ts'

const { byDay, inPrint } = palette

export const paperColors: Readonly<Record<Ink, string>> = {
  ink: byDay.ink,
  soft: byDay.soft,
  action: byDay.action,
  control: byDay.control,
  line: byDay.line,
  tint: inPrint.tint,
  accent: byDay.coral,
  amber: byDay['amber-line'],
  paper: inPrint.paper,
}
