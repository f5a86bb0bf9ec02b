/** Says what an owner can look at whatever the verdict. */

import { petitionWindowDays } from '#core/appeal/season/params.ts'
import type { TaxedReading } from '#core/tax/exemption/personal.ts'
import { SENIOR_AGE } from '#core/tax/law/personal-exemptions.ts'
import type { HelpCode } from '#core/tax/verdict/codes.ts'
import type { Verdict } from '#core/tax/verdict/verdict.ts'
import * as words from '#messages/verdict/what-else-helps.ts'
import { exemptionLines } from './personal-exemptions.ts'

const TEXTS: Record<HelpCode, string> = {
  claim_homestead: words.claimHomestead({ days: petitionWindowDays }),
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

/** With what each exemption saves on the home of these readings. */
export const toldHelp = (
  code: HelpCode,
  readings: readonly TaxedReading[],
): Verdict['whatElseHelps'][number] => {
  const amounts = code === 'check_exemptions' ? exemptionLines(readings) : []
  return { code, text: [TEXTS[code], ...amounts].join(' ') }
}

/** On paper, where the page with every amount is a link away. */
export const exemptionsInShort = (readings: readonly TaxedReading[]): string =>
  [
    words.checkExemptions(),
    ...exemptionLines(readings).slice(0, 1),
    words.otherExemptions({ age: SENIOR_AGE }),
  ].join(' ')
