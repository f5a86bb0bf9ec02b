/** Owns what we say to a question that we do not answer: one that asks for advice, and one that nothing of ours answers. */
import type { Wish } from '#core/ask/passage.ts'
import * as words from '#messages/ask/not-advice.ts'

const OWN_DECISION: readonly string[] = [
  words.thatIsForYouToDecide(),
  words.yourReportShows(),
  words.weGiveGeneralInformationWeDo(),
  words.askALawyer(),
]

const OUTCOME: readonly string[] = [words.nobodyCanSayHowABoard(), words.weGiveGeneralInformationAndWe()]

const SAVING: readonly string[] = [words.whatALowerValueWouldSave(), words.whichValueABoardWillSet()]

const WORTH: readonly string[] = [words.whatAHomeIsWorthWe(), words.theFreeReportShowsTheJust()]

const WORDS: Readonly<Record<Wish, readonly string[]>> = {
  outcome: OUTCOME,
  saving: SAVING,
  worth: WORTH,
  decision: OWN_DECISION,
}

export const notAdviceWords = (wish: Wish): readonly string[] => WORDS[wish]

/** Behind the figures of a home, where it is asked whether to file. */
export const decisionIsYours = (): string => words.weGiveGeneralInformationWeDo()

interface Office {
  readonly office: string | null
  readonly url: string | null
  /** As it was seen on the office's page. */
  readonly phone?: string | null | undefined
}

/** Of the county that is meant, who may know. */
export interface WhomToAsk {
  readonly vab: Office
  readonly propertyAppraiser: Office
}

/** A call is sooner made than a page is read: the clerk of the board, else the appraiser, else the clerk's page. */
const officeToAsk = ({ vab, propertyAppraiser }: WhomToAsk): Office =>
  !vab.phone && propertyAppraiser.phone ? propertyAppraiser : vab

/** `near`: how many questions come close. */
export const unknownWords = (county: WhomToAsk | null, near: number): readonly string[] => {
  const { office, url, phone } = county === null ? { office: null, url: null } : officeToAsk(county)
  const isNear = near > 0 ? 'yes' : 'no'
  return [
    near > 0 ? words.weAreNotSure() : words.weDoNotKnowNothingOn(),
    ...(office && url ? [words.ask({ near: isNear, office, url, phone: phone ?? 'none' })] : []),
  ]
}
