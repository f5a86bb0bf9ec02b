/** Says what an owner can look at whatever the verdict. */

import type { HelpCode } from '#core/tax/verdict/codes.ts'
import type { Verdict } from '#core/tax/verdict/verdict.ts'

const TEXTS: Record<HelpCode, string> = {
  claim_homestead:
    'We don’t see a homestead exemption. If this was your permanent home on January 1, apply to the property appraiser for it by March 1. It comes with the Save Our Homes cap.',
  check_exemptions:
    'Check the other exemptions: widows and widowers, blind, disabled, veterans, first responders and, in some counties, low-income owners 65 and older. Apply by March 1.',
  check_portability:
    'Did you leave another Florida homestead in the last three tax years? You can move up to $500,000 of its Save Our Homes benefit here. File form DR-501T by March 1.',
  check_record:
    'Compare the county’s record with the house: size, baths, year built, condition on January 1. You can get a wrong record fixed without a petition.',
  type_tax_rates:
    'Enter six numbers from your TRIM notice. Its total tax gives rates closer to yours than the county average.',
  check_numbers: 'Check the numbers against this year’s column on your TRIM notice.',
  keep_exemption:
    'Exemptions leave nothing to tax, so a lower value can’t save you anything. If the reason for an exemption ends, ask the property appraiser what to do.',
  type_current_numbers: 'Enter six numbers from this year’s TRIM notice for a current answer.',
  mind_portability_when_selling:
    'Planning to sell soon? A lower market value also shrinks the Save Our Homes benefit you can take to your next home.',
}

export const toldHelp = (code: HelpCode): Verdict['whatElseHelps'][number] => ({ code, text: TEXTS[code] })
