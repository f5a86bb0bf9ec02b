/** Says what is pointed out in an owner's own words: why it may not stay, or why a board will not hear it. */

import type { UnheardWords } from '#core/document/facts/owner-words/unheard-words.ts'
import type { WordingProblem } from '#core/document/gate/fact-gate-words.ts'
import type { OwnNotice } from '#core/document/gate/own-words.ts'
import type { Unheard } from '#core/document/gate/unheard.ts'
import * as words from '#messages/document/own-words.ts'

const WORDING: Readonly<Record<WordingProblem, string>> = {
  advice: words.thisReadsAsAdviceOnWhat(),
  outcome: words.thisSpeaksOfHowItWill(),
  appraisal: words.thisSpeaksOfAnAppraisalOnly(),
  chatter: words.thisLooksLikeAMarkOr(),
  language: words.officesAndBoardsReadEnglish(),
  'number-word': words.thisIsANumberInWords(),
  citation: words.thisNamesALawOrA(),
  county: words.thisNamesACountyCheckThat(),
}

const WHY_UNHEARD: Readonly<Record<Unheard, string>> = {
  'tax-burden': words.aBoardWillNotWeighThe(),
  'ability-to-pay': words.aBoardWillNotWeighWhat(),
  accusation: words.aBoardHearsEvidenceOfValue(),
  'others-exemption': words.anotherOwnersExemptionOrCapLowers(),
  promise: words.nobodyCanPromiseABoardWhat(),
}

const WHY_LEFT_OUT = { ...WHY_UNHEARD, 'old-sum': words.theseFiguresComeToAnother() }

/** In a box of the case: why, which sentences, and how they are printed all the same. */
export const tellUnheard = ({ kinds, sentences }: UnheardWords): string =>
  words.staysOutOfYourPapers({
    why: kinds.map((kind) => WHY_LEFT_OUT[kind]).join(' '),
    sentences: sentences.map((sentence) => `“${sentence}”`).join(' '),
    count: sentences.length,
  })

const messageOf = ({ kind, figures }: OwnNotice): string => {
  if (kind === 'private') return words.thisIsFromYourPlaybookOr()
  if (kind === 'figures') return words.theseFiguresAreNotInYour({ figures: figures.join(', ') })
  return { ...WORDING, ...WHY_UNHEARD }[kind]
}

export const toldNotice = (notice: OwnNotice) => ({
  kind: notice.kind,
  message: messageOf(notice),
  at: notice.at,
})
