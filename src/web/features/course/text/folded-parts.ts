/** On a phone, side cases and examples of a lesson are one line each until they are wanted. */
import type { CourseModule } from '#contract/course/courses.ts'

type Parts = CourseModule['sections'][number]['parts']

const escapeHtml = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** `html` is flat: each part begins with its heading and ends before the next one. */
export const foldParts = (html: string, parts: Parts): string =>
  html
    .split(/(?=<h2 id=")/)
    .map((part) => {
      const [heading = '', anchor] = part.match(/^<h2 id="([^"]+)">.*?<\/h2>/s) ?? []
      const inShort = parts.find((one) => one.anchor === anchor)?.inShort
      if (inShort === undefined) return part
      const rest = part.slice(heading.length)
      return `<details class="lesson-part"><summary>${heading}<p>${escapeHtml(inShort)}</p></summary>${rest}</details>\n`
    })
    .join('')

/** Nothing in a closed fold can be brought into view. */
export const openFoldOf = (place: Element | null | undefined): void => {
  const fold = place?.closest('details')
  if (fold) fold.open = true
}
