/** Reads the landing page's words from the content files; used only while the site is built. */
import { parse } from 'yaml'
import { marksIn, withoutMarks } from '#content/content-source.ts'
import { faq, landingCopy, story } from '#content/landing.ts'
import { moduleList } from '#content/lesson.ts'
import { isReady } from '#core/billing/features.ts'
import type { ModuleReadiness } from '#core/billing/plan-readiness.ts'
import { readLessonExcerpt } from '#web/features/landing/lesson-excerpt.ts'
import { readPicturedExample } from '#web/features/landing/pictured-example.ts'
import { readFilledIn } from '#web/fill-in.ts'
import copyText from '/content/landing/copy.yaml?raw'
import faqText from '/content/landing/faq.yaml?raw'
import modulesText from '/content/modules/modules.yaml?raw'

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
