/** How a Word file looks: its lists, its letters and its pages. */
import { LevelFormat } from 'docx'
import { colours } from './word-table.ts'

const level = (format: (typeof LevelFormat)[keyof typeof LevelFormat], text: string) => ({
  level: 0,
  format,
  text,
  style: { paragraph: { indent: { left: 400, hanging: 400 }, spacing: { after: 60 } } },
})

export const wordNumbering = {
  config: [
    { reference: 'list', levels: [level(LevelFormat.BULLET, '•')] },
    { reference: 'steps', levels: [level(LevelFormat.DECIMAL, '%1.')] },
    { reference: 'checks', levels: [level(LevelFormat.BULLET, '☐')] },
  ],
}

const font = 'Arial'
const headingRun = (size: number) => ({ run: { font: 'Georgia', size, bold: true, color: colours.action } })
export const wordStyles = {
  default: {
    document: { run: { font, size: 22, color: colours.ink, language: { value: 'en-US' } } },
    heading1: headingRun(36),
    heading2: headingRun(26),
  },
}

/** Letter paper in twentieths of a point. */
export const letterPage = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1_000, bottom: 1_000, left: 1_080, right: 1_080 },
}
