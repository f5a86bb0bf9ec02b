/** Says of each levy why it would or would not fall with the just value. */

import { formatMoney } from '#core/money.ts'
import type { JudgedLevy, LevyReason, StaircaseLevy } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/staircase.ts'

const reasonWords = (reason: LevyReason): string => {
  switch (reason.kind) {
    case 'not_levied':
      return words.thisTaxDoesntApply()
    case 'exempt':
      return words.exemptionsAlreadyBringThisTaxTo()
    case 'open':
      return words.theseNumbersDontShowWhatA()
    case 'every_dollar':
      return reason.isSchoolUncapped ? words.theYearlyCapOnNonHomestead() : words.noCapAppliesSoEveryDollar()
    case 'absorbed': {
      const [first, below] = [formatMoney(reason.firstCents), formatMoney(reason.belowCents)]
      return reason.byClassifiedUse
        ? words.capsTheClassifiedUseAndExemptions({ first, below })
        : words.capsAndExemptionsAbsorbTheFirst({ first, below })
    }
  }
}

export const toldLevy = (levy: JudgedLevy): StaircaseLevy => ({ ...levy, reason: reasonWords(levy.reason) })
