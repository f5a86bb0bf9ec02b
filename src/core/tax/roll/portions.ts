/** Owns the split of a tax-roll row into portions, each under its own cap. */

import { type Cents, cents, dollars, sumCents } from '#core/money.ts'
import type { PerLevy, Portion, PortionKind } from '../parcel-values.ts'
import type { RollAmounts } from './exemptions.ts'

/** NAL column endings by kind. Source: Department of Revenue 2025 User's Guide, fields 18 to 35. */
const ENDINGS: readonly { readonly kind: PortionKind; readonly endings: readonly string[] }[] = [
  { kind: 'homestead', endings: ['HMSTD'] },
  { kind: 'non_homestead_residential', endings: ['NON_HMSTD_RESD'] },
  { kind: 'other', endings: ['RESD_NON_RESD'] },
  {
    kind: 'classified',
    endings: ['CLASS_USE', 'H2O_RECHRGE', 'CONSRV_LND', 'HIST_COM_PROP', 'HIST_SIGNF', 'WRKNG_WTRFNT'],
  },
]

interface WholeParcel {
  readonly justCents: Cents
  readonly assessedCents: PerLevy<Cents>
}

const total = (amounts: RollAmounts, prefix: string, endings: readonly string[]): Cents =>
  sumCents(endings.map((ending) => dollars(amounts[`${prefix}_${ending}`] ?? 0)))

/** The 10 % cap does not reach school levies, so those count such a portion at its full just value. */
const portionOf = (kind: PortionKind, just: Cents, assessed: Cents): Portion => {
  const capReachesSchool = kind === 'homestead' || kind === 'classified'
  const school = capReachesSchool ? assessed : just
  return { kind, justCents: just, assessedCents: { school, non_school: assessed } }
}

/** What the portion columns leave over: land or buildings reported in the totals alone. */
const restOf = (whole: WholeParcel, portions: readonly Portion[]): Portion => ({
  kind: 'other',
  justCents: cents(whole.justCents - sumCents(portions.map((portion) => portion.justCents))),
  assessedCents: {
    school: cents(
      whole.assessedCents.school - sumCents(portions.map((portion) => portion.assessedCents.school)),
    ),
    non_school: cents(
      whole.assessedCents.non_school - sumCents(portions.map((portion) => portion.assessedCents.non_school)),
    ),
  },
})

const isSound = ({ justCents, assessedCents }: Portion): boolean =>
  Object.values(assessedCents).every((assessed) => assessed >= 0 && assessed <= justCents)

/**
 * The portions of a row, adding up to its totals. When the columns contradict the totals, one merged portion
 * stands for all: the cap slack of one part then covers the others, so that a saving is understated. It is overstated by no
 * more than the tax on what is exempt, where the homestead part is small enough for its exemption to shrink with it.
 */
export const portionsOfRoll = (
  amounts: RollAmounts,
  whole: WholeParcel,
): { readonly portions: readonly Portion[]; readonly merged: boolean } => {
  const reported = ENDINGS.map(({ kind, endings }) =>
    portionOf(kind, total(amounts, 'JV', endings), total(amounts, 'AV', endings)),
  ).filter((portion) => portion.justCents > 0)
  const rest = restOf(whole, reported)
  const hasRest = rest.justCents !== 0 || Object.values(rest.assessedCents).some((assessed) => assessed !== 0)
  const portions = hasRest ? [...reported, rest] : reported
  if (portions.every(isSound) && portions.length > 0) return { portions, merged: false }
  const kind = reported.some((portion) => portion.kind === 'homestead') ? 'homestead' : 'other'
  return { portions: [{ kind, ...whole }], merged: true }
}
