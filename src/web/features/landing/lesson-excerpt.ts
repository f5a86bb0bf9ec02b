/** The opening of the first lesson, shown on the landing page; used only while the site is built. */
import { parse } from 'yaml'
import { z } from 'zod'
import { fillIn } from '#web/fill-in.ts'
import lesson from '/content/modules/01-introduction-and-background/01-what-an-assessment-is.md?raw'

const frontMatter = z.object({ title: z.string(), minutes: z.int() })
const paragraphsShown = 3

export const readLessonExcerpt = () => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(lesson) ?? []
  const opening = body.split(/^## /m)[0] ?? ''
  const paragraphs = opening.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  return { ...frontMatter.parse(parse(head)), paragraphs: paragraphs.slice(0, paragraphsShown).map(fillIn) }
}
