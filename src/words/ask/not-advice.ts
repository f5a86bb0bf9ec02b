/** Owns what we say to a question that we do not answer: one that asks for advice, and one that nothing of ours answers. */
import { type Wish, wishIn } from '#core/ask/wish.ts'

const WHAT_ELSE: readonly string[] = [
  'What a lower value would change in your own tax is arithmetic, and your home’s numbers show it. You may talk with the property appraiser’s office. For advice on your own case, ask a lawyer licensed in Florida.',
  'If you want to know how something is done, ask for that: what it is, when, where, who does it, how, or what the rules allow.',
]

const OWN_DECISION: readonly string[] = [
  'That is for you to decide, so we do not answer it.',
  'We give general information. We do not tell anybody whether to file, what to claim or ask for, or whether to settle. How a board will decide nobody knows beforehand.',
  ...WHAT_ELSE,
]

const OUTCOME: readonly string[] = [
  'Nobody can say how a board will decide, and we do not guess.',
  'We give general information, and we promise no result. How other petitions ended does not tell how yours will end.',
  ...WHAT_ELSE,
]

const SAVING: readonly string[] = [
  'What a lower value would save you is arithmetic, and the free report works it out for your own home: from its values, caps, exemptions and rates, for school taxes and all others apart.',
  'Which value a board will set nobody knows beforehand, so no figure is a promise.',
]

const WORTH: readonly string[] = [
  'What a home is worth we do not say: that would be an appraisal, and we are not appraisers.',
  'The free report shows the just value that the tax roll has for your home, and what a lower one would change in your tax. How sales of homes like yours speak for a value, lesson 4.1 shows.',
]

const WORDS: Readonly<Record<Wish, readonly string[]>> = {
  outcome: OUTCOME,
  saving: SAVING,
  worth: WORTH,
  decision: OWN_DECISION,
}

export const notAdviceWords = (question: string): readonly string[] => WORDS[wishIn(question)]

/** Of the county that is meant, who may know. */
export interface WhomToAsk {
  readonly name: string
  readonly vab: { readonly office: string | null; readonly url: string | null }
}

export const unknownWords = (county: WhomToAsk | null): readonly string[] => [
  'We do not know. Nothing on our pages answers this, and we do not guess.',
  ...(county?.vab.office && county.vab.url
    ? [`For a petition in ${county.name} County, ask the ${county.vab.office}: ${county.vab.url}`]
    : []),
]
