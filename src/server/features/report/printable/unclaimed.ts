/** What the paper says of a homestead exemption that nobody has claimed: on its first page where it is worth more than the petition. */
import type { Report } from '#contract/report/reports.ts'
import type { Block } from '#core/document/paper.ts'
import { answerFigure } from '#words/next-step/answer-figure.ts'
import { toldUnclaimedHomestead } from '#words/verdict/unclaimed-homestead.ts'
import { text } from './blocks.ts'

/** The year's saving that the answer shows. */
const petitionCentsOf = ({ verdict, nextStep: step, season }: Report): number | null =>
  verdict && step && season.isCurrent ? (answerFigure({ verdict, step })?.cents ?? null) : null

export const unclaimedWords = (report: Report): string | null => {
  const { verdict, unclaimedHomestead, livesThere } = report
  if (verdict === null || unclaimedHomestead === undefined) return null
  return toldUnclaimedHomestead(unclaimedHomestead, petitionCentsOf(report), livesThere)
}

/** Worth more than the petition, it is on the first page. */
export const isClaimFirst = (report: Report): boolean =>
  (report.unclaimedHomestead?.savingCents ?? 0) > (petitionCentsOf(report) ?? 0)

export const firstClaim = (report: Report): readonly Block[] => {
  const told = isClaimFirst(report) ? unclaimedWords(report) : null
  return told === null ? [] : [text(told)]
}
