/** Owns how a lower just value of the whole parcel falls on its portions. */

import { type Cents, cents, scaleUp, sumCents } from '#core/money.ts'
import type { CutSharing } from '../appeal-facts.ts'
import type { Portion } from '../parcel-values.ts'

/** Rounded up to the cent, so that a saving is never overstated and never grows with a higher target. */
const inProportion = (portions: readonly Portion[], target: Cents): readonly Cents[] => {
  const whole = sumCents(portions.map(({ justCents }) => justCents))
  if (whole === 0) return portions.map(({ justCents }) => justCents)
  return portions.map(({ justCents }) => scaleUp(justCents, Math.min(target, whole), whole))
}

/** The named portion gives way first, down to zero; only then the others share what is left. */
const namedFirst = (portions: readonly Portion[], target: Cents, kind: Portion['kind']): readonly Cents[] => {
  const named = portions.filter((portion) => portion.kind === kind)
  const others = portions.filter((portion) => portion.kind !== kind)
  const othersJust = sumCents(others.map(({ justCents }) => justCents))
  const forNamed = inProportion(named, cents(Math.max(0, target - othersJust)))
  const forOthers = inProportion(others, cents(Math.min(target, othersJust)))
  return portions.map((portion) => {
    const share =
      portion.kind === kind ? forNamed[named.indexOf(portion)] : forOthers[others.indexOf(portion)]
    return share ?? portion.justCents
  })
}

/** Just value of each portion, in the order given, when the whole parcel's just value becomes `target`. */
export const shareJustValue = (
  portions: readonly Portion[],
  target: Cents,
  sharing: CutSharing,
): readonly Cents[] =>
  sharing.kind === 'portion' && portions.some(({ kind }) => kind === sharing.portion)
    ? namedFirst(portions, target, sharing.portion)
    : inProportion(portions, target)
