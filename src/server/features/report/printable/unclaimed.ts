/** What the paper says of a homestead exemption that nobody has claimed: in short on its first page, whole on a later one. */
import type { Report } from '#contract/report/reports.ts'
import type { Block } from '#core/document/paper.ts'
import * as words from '#messages/verdict/unclaimed-homestead.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { shortUnclaimedHomestead, toldUnclaimedHomestead } from '#words/verdict/unclaimed-homestead.ts'
import { led, text } from './blocks.ts'

/** The year's saving that the answer shows. */
const petitionCentsOf = ({ verdict, nextStep: step, season }: Report): number | null =>
  verdict && step && season.isCurrent ? (answerFigure({ verdict, step })?.cents ?? null) : null

export const unclaimedWords = (report: Report): string | null => {
  const { verdict, unclaimedHomestead, livesThere } = report
  if (verdict === null || unclaimedHomestead === undefined) return null
  return toldUnclaimedHomestead(unclaimedHomestead, petitionCentsOf(report), livesThere)
}

/** Nothing where it is worth less than the petition. */
export const unclaimedInShort = (report: Report): readonly Block[] => {
  const { unclaimedHomestead: claim, livesThere } = report
  const petitionCents = petitionCentsOf(report)
  if (claim === undefined || (claim.savingCents ?? 0) <= (petitionCents ?? 0)) return []
  const told = shortUnclaimedHomestead(claim, petitionCents)
  return [livesThere ? text(told) : led(words.doYouLiveHere(), told)]
}
