/** Owns the order of an owner's homes, the same on Home, in every list and choice of homes, and in Ask: what needs its owner first, then what leaves the most money. */

import type { Outcome, ReasonCode } from '#core/tax/verdict/codes.ts'
import { afterFee } from './after-fee.ts'
import { optionShown } from './option-shown.ts'
import { isBetterNotToFile, standingToTell } from './standing.ts'

type Shown = Parameters<typeof optionShown>[0]

type SeenOption = Shown['options'][number] & {
  readonly saving: { readonly lowCents: number; readonly highCents: number } | null
}

export interface HomeSeen {
  /** Two units of one house differ in the second line only. */
  readonly address: string
  /** Missing while the answer for the home is not known. */
  readonly outlook:
    | (Omit<Shown, 'verdict' | 'options'> & {
        readonly verdict: { readonly outcome: Outcome; readonly reason: ReasonCode } | null
        readonly feeCents: number | null
        readonly options: readonly SeenOption[]
      })
    | undefined
  /** Its case, where it has one. */
  readonly own: {
    /** Once a petition is filed its days are kept whatever the answer was. */
    readonly isFiled: boolean
    /** The day of its next step; null where it has none. */
    readonly dueOn: string | null
  } | null
}

/** '0' where filing pays or is done, '2' where it had better not be, '1' where evidence or the answer is missing. */
const needOf = ({ outlook, own }: HomeSeen): string => {
  if (own?.isFiled) return '0'
  if (!outlook?.verdict) return '1'
  if (isBetterNotToFile(outlook)) return '2'
  const standing = standingToTell(outlook)
  if (standing?.kind === 'weakly_carried') return '1'
  return standing !== null || outlook.verdict.outcome === 'file' ? '0' : '1'
}

/** An open case with a day to keep comes before one without, and any case before a home that has none. */
const caseRankOf = ({ own }: HomeSeen): string => {
  if (own === null) return '3'
  return own.dueOn === null ? '2' : `1 ${own.dueOn}`
}

const leftCents = ({ outlook }: HomeSeen): number => {
  const saving = outlook && optionShown<SeenOption>(outlook)?.saving
  return saving ? afterFee(saving, outlook.feeCents ?? 0).lowCents : 0
}

/** House number 9 before 10. */
const byAddress = new Intl.Collator('en-US', { numeric: true })

/** Homes alike are in the order of their addresses, the same at each visit. */
export const homesInOrder = <Home>(homes: readonly Home[], see: (home: Home) => HomeSeen): readonly Home[] =>
  homes
    .map((home) => {
      const seen = see(home)
      return { home, seen, rank: `${needOf(seen)} ${caseRankOf(seen)}`, left: leftCents(seen) }
    })
    .toSorted(
      (one, other) =>
        one.rank.localeCompare(other.rank) ||
        other.left - one.left ||
        byAddress.compare(one.seen.address, other.seen.address),
    )
    .map(({ home }) => home)
