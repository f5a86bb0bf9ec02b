/** Says what an owner can look at whatever the verdict. */

import type { HelpCode } from '#core/tax/verdict/codes.ts'
import type { Verdict } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/what-else-helps.ts'

const TEXTS: Record<HelpCode, string> = {
  claim_homestead: words.claimHomestead(),
  exemption_does_not_apply: words.exemptionDoesNotApply(),
  check_exemptions: words.checkExemptions(),
  check_portability: words.checkPortability(),
  check_record: words.checkRecord(),
  type_tax_rates: words.typeTaxRates(),
  check_numbers: words.checkNumbers(),
  keep_exemption: words.keepExemption(),
  type_current_numbers: words.typeCurrentNumbers(),
  mind_portability_when_selling: words.mindPortabilityWhenSelling(),
}

export const toldHelp = (code: HelpCode): Verdict['whatElseHelps'][number] => ({ code, text: TEXTS[code] })
