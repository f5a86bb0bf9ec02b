/** The opening of the first lesson, shown on the landing page; used only while the site is built. */
import { withoutMarks } from '#content/content-source.ts'
import { splitFrontMatter } from '#content/front-matter.ts'
import { lessonFrontMatter } from '#content/lesson.ts'
import { fillIn } from '#web/fill-in.ts'
import lesson from '/content/modules/01-introduction-and-background/01-what-an-assessment-is.md?raw'

const paragraphsShown = 2

export const readLessonExcerpt = () => {
  const { head, body } = splitFrontMatter(lesson)
  const { title, minutes } = lessonFrontMatter.parse(head)
  const opening = body.split(/^## /m)[0] ?? ''
  const paragraphs = opening.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return {
    title,
    minutes,
    paragraphs: paragraphs.slice(0, paragraphsShown).map((text) => fillIn(withoutMarks(text))),
  }
}
