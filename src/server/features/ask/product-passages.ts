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

/** What owners ask before they file, in our own words. */
const beforeFiling = (): readonly Passage[] => [
  // The law behind it, as sure as it is, is quoted after it.
  passageOf({
    id: 'site:can-it-go-up',
    label: 'How sure we are',
    path: paths.howSureWeAre(),
    about: 'Can an appeal raise my value or my tax',
    sentences: plain(['No rule we know of allows it when you ask for a lower value.']),
  }),
  passageOf({
    id: 'site:packet-and-petition',
    label: 'Documents',
    path: paths.documents(),
    about: 'Evidence with the petition, or later',
    sentences: plain([
      'No, your packet doesn’t go with the petition. The petition goes to the clerk now, by the date on your notice.',
      'The packet goes to the property appraiser, at least 15 days before your hearing. Bring copies to the hearing too.',
    ]),
  }),
  passageOf({
    id: 'site:two-homes',
    label: 'Your plan',
    path: paths.pricing(),
    about: 'Two or more homes or rentals: one petition or several',
    sentences: plain([
      'Your plan covers every home you own. File one petition for each home, and pay the filing fee for each.',
      'One petition can cover several units only if the property appraiser finds them alike.',
    ]),
  }),
  passageOf({
    id: 'site:rent-as-evidence',
    label: 'The eight factors in plain words',
    path: `${paths.module(5, '5-2')}#the-eight-factors-in-plain-words`,
    about: 'The rent that a house brings in, as evidence of its value: the income approach',
    sentences: plain([
      'You can show the rent, but it rarely decides the value of a single house or condo. Sales of similar homes do.',
      'Income is the seventh of the eight things the appraiser must weigh (s. 193.011, Florida Statutes). It matters most for a building with several units.',
      'One lease is weak evidence. You’d also have to show what similar homes rent for, the vacancy, the yearly costs, and the rate that turns them into a value.',
    ]),
  }),
  passageOf({
    id: 'site:conference-or-board',
    label: 'The informal conference',
    path: paths.module(3, '3-1'),
    about: 'The informal conference beside the hearing before the value adjustment board',
    sentences: plain([
      'The informal conference is a free talk with the property appraiser’s office. The value adjustment board (VAB) holds a hearing on your petition and decides.',
      'You can do both. The talk may fix it sooner, but only a petition keeps your right to a hearing.',
    ]),
  }),
  passageOf({
    id: 'site:mistake-on-the-form',
    label: 'Disclaimers',
    path: paths.disclaimers(),
    about: 'Can I get in trouble for a mistake on the petition form',
    sentences: plain([
      'You sign the petition under penalty of perjury. That’s about facts you know to be false, not about an honest mistake or an opinion of value that a board doesn’t share.',
      'If you find a mistake, tell the clerk and correct it. For advice on your own situation, ask a Florida attorney.',
    ]),
  }),
]

/** Who may appeal, whatever and however long they own. */
const whoMayAppeal = (): readonly Passage[] => [
  passageOf({
    id: 'site:new-owner',
    label: 'Your own sale',
    path: `${paths.module(2, '2-2')}#your-own-sale`,
    about: 'Can somebody appeal who has just bought the home',
    sentences: plain(['You can appeal a home you just bought, and what you paid may be your best evidence.']),
  }),
  // Sources: form DR-486, 12/25 edition, Part 1; ss. 193.1554 and 193.1555, F.S.
  passageOf({
    id: 'site:who-can-file',
    label: 'The petition, part by part',
    path: `${paths.module(3, '3-2')}#part-1-who-you-are`,
    about: 'Who can appeal: rental, condo, second home, land',
    sentences: plain([
      'You can appeal any property you own: a house, a condo, a rental, a second home, or land. It doesn’t need a homestead.',
      'On a rental or second home no cap holds back school taxes, so a lower value saves there from the first dollar.',
    ]),
  }),
  passageOf({
    id: 'site:owner-died',
    label: 'The petition, part by part',
    path: `${paths.module(3, '3-2')}#part-3-you-sign`,
    about: 'The owner has died and the home is still in their name',
    sentences: plain([
      'When the owner has died, who may sign depends on the estate, so ask the clerk of the board or a lawyer before you file.',
      'Call now: the date on the notice doesn’t wait. And ask the property appraiser, before any deed is signed, what happens to the cap.',
    ]),
  }),
]

/** A homestead that should not be on the record, and damage that nobody has priced. */
const weakSpots = (): readonly Passage[] => [
  passageOf({
    id: 'site:homestead-of-a-rental',
    label: 'Documents',
    path: paths.documents(),
    about: 'The county’s record shows a homestead exemption on a home I rent out',
    sentences: plain([
      'The exemption is for the home you live in. If the record shows one on a home you rent out, ask the property appraiser to take it off before you file.',
      'You can owe back taxes, with a penalty and interest (s. 196.161, Florida Statutes).',
    ]),
  }),
  // Source: s. 196.161(1)(b), F.S., checked 2026-11-30.
  passageOf({
    id: 'site:homestead-back-taxes',
    label: 'Documents',
    path: paths.documents(),
    about: 'Back taxes and penalty for a wrong homestead exemption',
    sentences: plain([
      'The property appraiser can charge the tax that the exemption saved you, for up to the last 10 years. A penalty of 50% of each year’s unpaid tax is added, and interest of 15% a year (s. 196.161, Florida Statutes).',
      'You owe no penalty or interest if the office itself made a clerical mistake or left something out.',
      'The office sends a notice first. If you don’t pay in time, it can record a tax lien on your property in the county. Ask the office for its figures, and ask a lawyer before you answer.',
    ]),
  }),
  passageOf({
    id: 'site:no-estimate',
    label: 'What proof looks like',
    path: `${paths.module(4, '4-2')}#what-proof-looks-like`,
    about: 'A leaking roof or other damage without an estimate',
    sentences: plain([
      'You can still show the damage, with dated photos and your own testimony that it was there on January 1. What you lack is proof of the cost.',
      'Without an estimate or invoice, the cost is only your own figure. We then take nothing off your value for it, and a board may give it little weight.',
      'Ask a contractor for a written estimate on letterhead. It may be dated after January 1 if the damage was there before.',
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

export const productPassages = (): readonly Passage[] => [
  ...plans(),
  ...ofPurchase(),
  ...beforeFiling(),
  ...whoMayAppeal(),
  ...weakSpots(),
  ...questionsOfOurs(),
]
