/** How a Word file looks: its lists, its letters and its pages. */
import { LevelFormat } from 'docx'
import { captionStyle, colors, headingFont } from './word-table.ts'

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
/** A heading never is at the foot of a page without what it heads. */
const heading = (size: number, before: number) => ({
  run: { font: headingFont, size, bold: true, color: colors.action },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after: 100 } },
})
/** In half points; what is read aloud is larger. */
const textSize = (isSpoken: boolean): number => (isSpoken ? 26 : 22)

export const wordStyles = (isSpoken: boolean) => ({
  default: {
    document: {
      run: { font, size: textSize(isSpoken), color: colors.ink, language: { value: 'en-US' } },
      paragraph: { spacing: { after: 100, line: 259 } },
    },
    heading1: heading(40, 0),
    heading2: heading(28, 280),
    heading3: heading(23, 200),
  },
  paragraphStyles: [
    {
      id: captionStyle,
      name: 'Table caption',
      basedOn: 'Normal',
      next: 'Normal',
      run: { bold: true, size: 21 },
      paragraph: { keepNext: true, spacing: { before: 160, after: 80 } },
    },
  ],
})

/** Letter paper in twentieths of a point; the library turns its sides for the long one. */
export const letterPage = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 900, bottom: 900, left: 1_080, right: 1_080 },
}
