/** Owns what we say to a question that we do not answer: one that asks for advice, and one that nothing of ours answers. */
import type { Wish } from '#core/ask/passage.ts'
import * as words from '#messages/ask/not-advice.ts'

const WHAT_ELSE: readonly string[] = [words.whatALowerValueWouldChange(), words.ifYouWantToKnowHow()]

const OWN_DECISION: readonly string[] = [
  words.thatIsForYouToDecide(),
  `${words.yourReportShows()} ${words.weGiveGeneralInformationWeDo()}`,
  ...WHAT_ELSE,
]

const OUTCOME: readonly string[] = [
  words.nobodyCanSayHowABoard(),
  words.weGiveGeneralInformationAndWe(),
  ...WHAT_ELSE,
]

const SAVING: readonly string[] = [words.whatALowerValueWouldSave(), words.whichValueABoardWillSet()]

const WORTH: readonly string[] = [words.whatAHomeIsWorthWe(), words.theFreeReportShowsTheJust()]

const WORDS: Readonly<Record<Wish, readonly string[]>> = {
  outcome: OUTCOME,
  saving: SAVING,
  worth: WORTH,
  decision: OWN_DECISION,
}

export const notAdviceWords = (wish: Wish): readonly string[] => WORDS[wish]

/** Whether to file, where the figures of the home are told between the two. */
export const decisionAround = (): readonly [before: string, after: string] => [
  words.thatIsForYouToDecide(),
  words.weGiveGeneralInformationWeDo(),
]

/** Of the county that is meant, who may know. */
export interface WhomToAsk {
  readonly name: string
  readonly vab: { readonly office: string | null; readonly url: string | null }
}

/** `near`: how many questions come close. */
export const unknownWords = (county: WhomToAsk | null, near: number): readonly string[] => [
  near > 0 ? words.weAreNotSure() : words.weDoNotKnowNothingOn(),
  ...(county?.vab.office && county.vab.url
    ? [words.forAPetitionInCountyAsk({ name: county.name, office: county.vab.office, url: county.vab.url })]
    : []),
]
