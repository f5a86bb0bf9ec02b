/** Reads the landing page's words from the content files; used only while the site is built. */
import { parse } from 'yaml'
import { exampleBasis, exampleFile, workedExample } from '#content/example/worked.ts'
import { faq, landingCopy, story } from '#content/landing.ts'
import { lessonFrontMatter, moduleList } from '#content/lesson.ts'
import { splitFrontMatter } from '#content/text/front-matter.ts'
import { marksIn, withoutMarks } from '#content/text/source.ts'
import { isReady } from '#core/billing/features.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { fillIn, readFilledIn } from '#web/site/fill-in.ts'
import copyText from '/content/landing/copy.yaml?raw'
import faqText from '/content/landing/faq.yaml?raw'
import lesson from '/content/modules/01-introduction-and-background/01-what-an-assessment-is.md?raw'
import text from '/content/modules/01-introduction-and-background/examples.yaml?raw'
import modulesText from '/content/modules/modules.yaml?raw'

const paragraphsShown = 2

/** The opening of the first lesson, shown on the landing page; used only while the site is built. */
const readLessonExcerpt = () => {
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

/** A large gap under the cap, so that a small win saves nothing. */
const readPicturedExample = () => {
  const file = exampleFile.parse(parse(text))
  const { justCents, assessedCents, taxableCents } = workedExample(file, 'capped-homestead-modest')
  return {
    basis: exampleBasis(file),
    school: { justCents, assessedCents: assessedCents.school, taxableCents: taxableCents.school },
    nonSchool: { justCents, assessedCents: assessedCents.non_school, taxableCents: taxableCents.non_school },
  }
}

const storyTexts = import.meta.glob<string>('/content/stories/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const readFaq = () => {
  const { sources, items } = faq.parse(readFilledIn(faqText))
  return items.map(({ question, answer }) => ({
    question,
    answer: withoutMarks(answer),
    sources: sources.filter(({ id }) => marksIn(answer).includes(id)),
  }))
}

const readModules = (): readonly ModuleReadiness[] =>
  moduleList.parse(parse(modulesText)).modules.map(({ id, lessons }) => ({
    id,
    ready: lessons.every(({ status }) => status === 'ready'),
  }))

const readCopy = () => {
  const copy = landingCopy.parse(readFilledIn(copyText))
  const stats = copy.stats.map((stat) => ({
    figure: stat.figure,
    label: 'feature' in stat && !isReady(stat.feature) ? stat.labelInWork : stat.label,
  }))
  return { ...copy, stats }
}

export const readLandingContent = () => ({
  copy: readCopy(),
  faq: readFaq(),
  stories: Object.values(storyTexts).map((text) => story.parse(readFilledIn(text))),
  picture: readPicturedExample(),
  excerpt: readLessonExcerpt(),
  modules: readModules(),
})

export type LandingContent = ReturnType<typeof readLandingContent>
