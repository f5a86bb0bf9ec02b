/** Which of several homes needs its owner first. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import { isBetterNotToFile, standingToTell } from '#core/case/standing.ts'
import type { Home } from './data.ts'

/** Once a petition is filed its days are kept whatever the answer was. */
export const isFiled = (home: Home | null): boolean => home?.own?.isUnderWay === true

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
const caseRankOf = ({ own }: Home): string => {
  if (own === null) return '3'
  const { deadline } = own.nextStep
  return deadline === null ? '2' : `1 ${deadline.dueOn}`
}

/** House number 9 before 10. */
const byAddress = new Intl.Collator('en-US', { numeric: true })

const addressOf = ({ home: { property } }: { home: Home }): string =>
  [property.addressLine1, property.addressLine2, property.city].join(' ')

export type HomeAndOutlook = { readonly home: Home; readonly outlook: CaseOutlook | undefined }

/** The home that filing can help comes first; homes alike are in the order of their addresses, the same at each visit. */
export const mostUrgentFirst = (homes: readonly HomeAndOutlook[]): readonly Home[] => {
  const ranked = homes.map(({ home, outlook }) => ({
    home,
    rank: `${needOf(home, outlook)} ${caseRankOf(home)}`,
  }))
  return ranked
    .toSorted(
      (one, other) =>
        one.rank.localeCompare(other.rank) || byAddress.compare(addressOf(one), addressOf(other)),
    )
    .map(({ home }) => home)
}
