/** Owns the name of each limit that keeps an assessed value below the just value. */
import { nonHomesteadCapPercent } from '#core/tax/homestead-params.ts'
import type { PortionKind } from '#core/tax/parcel-values.ts'
import type { Regime } from '#core/tax/verdict/verdict-codes.ts'

export const limitName = (kind: PortionKind, taxYear: number, regime: Regime): string => {
  switch (kind) {
    case 'homestead':
      return 'Save Our Homes cap'
    case 'classified':
      return 'classified use, such as farm land'
    case 'non_homestead_residential':
    case 'other':
      return `${nonHomesteadCapPercent(taxYear, regime)}% cap of a part without homestead`
  }
}
