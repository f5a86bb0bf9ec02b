/** Says of each levy why it would or would not fall with the just value. */

import { formatMoney } from '#core/money.ts'
import type { JudgedLevy, LevyReason, StaircaseLevy } from '#core/tax/verdict/verdict.ts'

const reasonWords = (reason: LevyReason): string => {
  switch (reason.kind) {
    case 'not_levied':
      return 'This tax doesn’t apply.'
    case 'exempt':
      return 'Exemptions already bring this tax to zero, so a lower value can’t reduce it.'
    case 'open':
      return 'These numbers don’t show what a lower value would take off this tax.'
    case 'every_dollar':
      return reason.isSchoolUncapped
        ? 'The yearly cap on non-homestead property doesn’t apply to school taxes. No cap applies, so every dollar off the market value reduces this tax.'
        : 'No cap applies, so every dollar off the market value reduces this tax.'
    case 'absorbed': {
      const [first, below] = [formatMoney(reason.firstCents), formatMoney(reason.belowCents)]
      return reason.byClassifiedUse
        ? `Caps, the classified use and exemptions absorb the first ${first}. This tax drops only below ${below}.`
        : `Caps and exemptions absorb the first ${first}. This tax drops only below ${below}.`
    }
  }
}

export const toldLevy = (levy: JudgedLevy): StaircaseLevy => ({ ...levy, reason: reasonWords(levy.reason) })
