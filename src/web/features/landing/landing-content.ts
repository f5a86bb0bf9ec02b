/** Reads the landing page's words from the content files; used only while the site is built. */
import { parse } from 'yaml'
import { exampleBasis, workedExample } from '#web/example-values.ts'
import { type FaqSource, faqFile, landingCopy, story } from '#web/features/landing/landing-copy.ts'
import { readLessonExcerpt } from '#web/features/landing/lesson-excerpt.ts'
import { fillInAll } from '#web/fill-in.ts'
import copyText from '/content/landing/copy.yaml?raw'
import faqText from '/content/landing/faq.yaml?raw'

const storyTexts = import.meta.glob<string>('/content/stories/*.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
})

export type Faq = { question: string; answer: string; sources: readonly FaqSource[] }

const citation = /\[\^([\w-]+)\]/g

const readFaq = (): readonly Faq[] => {
  const { sources, items } = faqFile.parse(fillInAll(parse(faqText)))
  return items.map(({ question, answer }) => {
    const cited = [...answer.matchAll(citation)].map((match) => match[1])
    return {
      question,
      answer: answer.replace(citation, ''),
      sources: sources.filter(({ id }) => cited.includes(id)),
    }
  })
}

/** The example whose picture opens the page: a large gap under the cap, so that a small win saves nothing. */
const picturedExample = () => {
  const { justCents, assessedCents, taxableCents } = workedExample('capped-homestead-modest')
  return {
    basis: exampleBasis,
    school: { justCents, assessedCents: assessedCents.school, taxableCents: taxableCents.school },
    nonSchool: { justCents, assessedCents: assessedCents.non_school, taxableCents: taxableCents.non_school },
  }
}

export const readLandingContent = () => ({
  copy: landingCopy.parse(fillInAll(parse(copyText))),
  faq: readFaq(),
  stories: Object.values(storyTexts).map((text) => story.parse(fillInAll(parse(text)))),
  picture: picturedExample(),
  excerpt: readLessonExcerpt(),
})

export type LandingContent = ReturnType<typeof readLandingContent>
