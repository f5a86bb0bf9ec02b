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
import { passageOf, plain } from './told-passage.ts'

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
    id: 'site:no-share',
    label: 'The plans',
    path: paths.pricing(),
    about: 'Whether we take a share of what is saved',
    sentences: plain(['You pay us one price, once. We take no share of what you save.']),
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

/** What the price that was paid says, and what it does not. */
const ofPurchase = (): readonly Passage[] => [
  passageOf({
    id: 'site:cents-on-the-dollar',
    label: 'How sure we are',
    path: paths.howSureWeAre(),
    about: 'What the 83 cents on the dollar are: from the price paid to a market value',
    sentences: plain([
      'The county’s market values come to less than sale prices. “83 cents on the dollar” would mean that it lists a home that sells for $100,000 at about $83,000.',
      'We measure that rate on the county’s own record, and turn what you paid into a market value with it. So the value to ask for is lower than your price.',
    ]),
  }),
  passageOf({
    id: 'site:purchase-not-used',
    label: 'How sure we are',
    path: paths.howSureWeAre(),
    about: 'Why the price I paid for my home is not used as evidence',
    sentences: plain([
      'We use what you paid only where it’s below the county’s market value, both as you paid it and brought to January 1. It also has to be on the county’s record as an ordinary sale.',
      'Where it isn’t, your papers rest on sales of other homes. Expect to be asked about your price anyway.',
    ]),
  }),
  passageOf({
    id: 'site:condition-in-the-price',
    label: 'How sure we are',
    path: paths.howSureWeAre(),
    about: 'Was the roof, or other damage, already in the price I paid, or did it come after I bought',
    sentences: plain([
      'What was already broken when you bought the home was probably in your price. So nothing more comes off your own purchase for it.',
      'What broke after you bought, and before January 1, isn’t in your price. Your case asks which it was, and your papers say so. They still take nothing off, because a request below your own price needs more than one estimate.',
      'It does come off the prices of other homes that didn’t have the problem.',
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

export const productPassages = (): readonly Passage[] => [...plans(), ...ofPurchase(), ...questionsOfOurs()]
