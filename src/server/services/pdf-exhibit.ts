/** Draws an exhibit on pages of its own: a photo with what the owner says of it, or a paper page by page. */
import { drawHeading, type Exhibit, figureOf, footRoom, type OfKind } from './pdf-figure.ts'
import { type Flow, type Part, page, textWidth } from './pdf-flow.ts'
import { fitInto } from './pdf-place.ts'

const drawPhoto = (flow: Flow, part: Part, exhibit: OfKind<'photo'>) => {
  const { pdf } = flow
  pdf.addPage()
  drawHeading(flow, part, exhibit, textWidth)
  const top = pdf.y + 10
  const room = { x: page.side, y: top, width: textWidth, height: page.height - top - footRoom }
  const size = { width: exhibit.width, height: exhibit.height }
  // A picture of few points is shown at the width of the page all the same: it was chosen to be seen.
  const enlarged = textWidth / size.width
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
