/** What our plans hold and our own questions and answers, as passages: from the lists that the plan cards and the papers are made of. */
import { readYaml } from '#content/content-files.ts'
import { fixedTokens } from '#content/fixed-tokens.ts'
import { faq } from '#content/landing.ts'
import { fillTokens } from '#content/tokens.ts'
import { paths } from '#contract/page-paths.ts'
import type { Passage, Sentence } from '#core/ask/passage.ts'
import { sentencesIn } from '#core/ask/sentences.ts'
import { DOCUMENT_KINDS, DOCUMENT_TITLES } from '#core/document/draft-kinds.ts'
import * as messages from '#messages/ask/find-answer.ts'
import { featureNamesOf } from '#words/billing/features.ts'
import { productNames } from '#words/billing/product.ts'

type Told = Pick<Passage, 'id' | 'label' | 'path' | 'about' | 'sentences'>

const passageOf = (told: Told): Passage => ({
  ...told,
  kind: 'site',
  isWhole: true,
  cautions: [],
  countyId: null,
})

const plain = (texts: readonly string[]): readonly Sentence[] => texts.map((text) => ({ text, sources: [] }))

const listed = (names: readonly string[]): string => `${names.join('; ')}.`

const inStandard = featureNamesOf('standard')

const onlyInAiEnhanced = featureNamesOf('ai_enhanced').filter((name) => !inStandard.includes(name))

const plans = (): readonly Passage[] => [
  passageOf({
    id: 'site:plans',
    label: 'The plans',
    path: paths.pricing(),
    about: 'What each plan holds',
    sentences: plain([
      `The ${productNames.standard} holds: ${listed(inStandard)}`,
      `The ${productNames.ai_enhanced} holds all of that, and: ${listed(onlyInAiEnhanced)}`,
    ]),
  }),
  passageOf({
    id: 'site:papers',
    label: 'The plans',
    path: paths.pricing(),
    about: 'Papers that we prepare',
    sentences: plain([
      `The ${productNames.ai_enhanced} prepares these papers from the facts in your case: ${listed(DOCUMENT_KINDS.map((kind) => DOCUMENT_TITLES[kind]))}`,
      'You read each one, change it and sign it yourself. We file nothing for you.',
    ]),
  }),
  passageOf({
    id: 'site:report-is-free',
    label: messages.theFreeReport(),
    path: paths.landing(),
    about: messages.theFreeReport(),
    sentences: plain([messages.theReportIsFree(), messages.youPayOnlyForACourse()]),
  }),
  passageOf({
    id: 'site:counties',
    label: 'The 67 county pages',
    path: paths.counties(),
    about: 'Counties that we cover',
    sentences: plain([
      'We have a page for each of Florida’s 67 counties, with its offices and what we found of its fee, dates and ways to file.',
      'We cover no other state.',
    ]),
  }),
]

const SOURCE_MARK = /\[\^([^\]]+)\]/g
const KEPT_MARK = /⟦([^⟧]+)⟧/g

/** With their sources behind the sentences, as on the landing page. */
const questionsOfOurs = (): readonly Passage[] => {
  const { items, sources } = faq.parse(readYaml('landing/faq.yaml'))
  const sentenceOf = (marked: string): Sentence => {
    const ids = [...marked.matchAll(KEPT_MARK)].map(([, id]) => id)
    return {
      text: marked.replace(KEPT_MARK, '').trim(),
      sources: sources
        .filter(({ id }) => ids.includes(id))
        .map(({ label, checkedOn, confidence }) => ({ label, checkedOn, sureness: confidence })),
    }
  }
  return items.map(({ id, question, answer }) =>
    passageOf({
      id: `site:faq-${id}`,
      label: `Questions people ask, ${question}`,
      path: paths.landing(),
      about: question,
      sentences: sentencesIn(fillTokens(answer, fixedTokens()).replace(SOURCE_MARK, '⟦$1⟧')).map(sentenceOf),
    }),
  )
}

export const productPassages = (): readonly Passage[] => [...plans(), ...questionsOfOurs()]
