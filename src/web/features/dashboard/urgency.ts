/** Which of several homes needs its owner first. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import type { CalendarDate } from '#core/calendar-date.ts'
import { isBetterNotToFile, standingToTell } from '#core/case/standing.ts'
import type { NextCaseStep } from '#core/case/step/next-step.ts'
import { isUnderWay } from '#core/document/facts/playbook/money.ts'
import type { Home } from './data.ts'
import type { SeenAt } from './own-case.ts'

/** The next step of the home’s case; null while it has none. */
export const stepOf = ({ own }: Home, at: SeenAt): NextCaseStep | null =>
  own?.sums.nextStepOf(own, at) ?? null

/** Once a petition is filed its days are kept whatever the answer was. */
export const isFiled = (home: Home | null): boolean => home?.own != null && isUnderWay(home.own.file)

/** '0' where filing pays or is done, '2' where it had better not be, '1' where evidence or the answer is missing. */
const needOf = (home: Home, outlook: CaseOutlook | undefined): string => {
  if (isFiled(home)) return '0'
  if (!outlook?.verdict) return '1'
  if (isBetterNotToFile(outlook)) return '2'
  const standing = standingToTell(outlook)
  if (standing?.kind === 'weakly_carried') return '1'
  return standing !== null || outlook.verdict.outcome === 'file' ? '0' : '1'
}

/** An open case with a day to keep comes before one without, and any case before a home that has none. */
const caseRankOf = (home: Home, today: CalendarDate): string => {
  const step = stepOf(home, { today })
  if (step === null) return '3'
  if (step.deadline !== null) return `1 ${step.deadline.dueOn}`
  return '2'
}

/** House number 9 before 10. */
const byAddress = new Intl.Collator('en-US', { numeric: true })

const addressOf = ({ home: { property } }: { home: Home }): string =>
  [property.addressLine1, property.addressLine2, property.city].join(' ')

export type HomeAndOutlook = { readonly home: Home; readonly outlook: CaseOutlook | undefined }

/** The home that filing can help comes first; homes alike are in the order of their addresses, the same at each visit. */
export const mostUrgentFirst = (homes: readonly HomeAndOutlook[], today: CalendarDate): readonly Home[] => {
  const ranked = homes.map(({ home, outlook }) => ({
    home,
    rank: `${needOf(home, outlook)} ${caseRankOf(home, today)}`,
  }))
  return ranked
    .toSorted(
      (one, other) =>
        one.rank.localeCompare(other.rank) || byAddress.compare(addressOf(one), addressOf(other)),
    )
    .map(({ home }) => home)
}
