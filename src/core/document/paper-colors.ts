/** Owns the colors of everything on paper; the pages of the site have the same by day. */
import type { Ink } from './paper.ts'

export const paperColors = {
  ink: '#14302f',
  soft: '#4a605d',
  action: '#0c5a59',
  /** What a pen writes on, and the edge of a control. */
  control: '#778780',
  line: '#ddd3c1',
  tint: '#f1f6f3',
  accent: '#b4431f',
  amber: '#c98a1b',
  paper: '#ffffff',
} as const satisfies Record<Ink, string>
