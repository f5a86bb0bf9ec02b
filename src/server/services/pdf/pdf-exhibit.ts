/** Draws an exhibit on pages of its own: a photo with what the owner says of it, or a paper page by page. */
import { FEWEST_PIXELS } from '#core/packet/params.ts'
import { drawHeading, type Exhibit, figureOf, footRoom, type OfKind } from './pdf-figure.ts'
import { type Flow, moveDown, type Part, page, plainWords, styles, textWidth, writePart } from './pdf-flow.ts'
import { fitInto } from './pdf-place.ts'

/** Fewer pixels to an inch of paper, and a picture is squares. */
const fewestPerInch = 100
const pointsPerInch = 72

const tooSmall = 'This picture has too few pixels to show any detail.'

const drawPhoto = (flow: Flow, part: Part, exhibit: OfKind<'photo'>) => {
  const { pdf } = flow
  pdf.addPage()
  drawHeading(flow, part, exhibit, textWidth)
  if (Math.max(exhibit.width, exhibit.height) < FEWEST_PIXELS) {
    moveDown(flow, 2)
    const below = { x: page.side, y: pdf.y, width: textWidth }
    writePart(flow, part, 'P', plainWords(tooSmall), styles.hint, below)
  }
  const top = pdf.y + 10
  const room = { x: page.side, y: top, width: textWidth, height: page.height - top - footRoom }
  const size = { width: exhibit.width, height: exhibit.height }
  // Enlarged to the width of the page as far as its pixels carry it.
  const enlarged = Math.min(textWidth / size.width, pointsPerInch / fewestPerInch)
  const place = fitInto(room, { width: size.width * enlarged, height: size.height * enlarged })
  const { x, y, width, height } = place
  figureOf(flow, part, exhibit.heading, place, () => pdf.image(exhibit.jpeg, x, y, { width, height }))
}

export const drawExhibit = async (flow: Flow, part: Part, exhibit: Exhibit): Promise<void> => {
  if (exhibit.kind === 'photo') return drawPhoto(flow, part, exhibit)
  // What reads pages from elsewhere is large, and most packets hold photos only.
  const { drawPaper } = await import('./pdf-exhibit-paper.ts')
  return drawPaper(flow, part, exhibit)
}
