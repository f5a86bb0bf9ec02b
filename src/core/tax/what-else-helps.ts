/** Owns what an owner can look at whatever the verdict: exemptions, portability, the record, the numbers. */

import type { AppealFacts } from './appeal-facts.ts'
import type { ParcelValues } from './parcel-values.ts'
import type { Verdict } from './verdict.ts'
import type { HelpCode } from './verdict-codes.ts'

const TEXTS: Record<HelpCode, string> = {
  claim_homestead:
    'No homestead exemption shows. If this was your permanent home on January 1, the exemption and the Save Our Homes cap are claimed from the property appraiser by March 1.',
  check_exemptions:
    'Check the other exemptions: widowed, blind, disabled, veterans, first responders, and, where the county grants it, owners over 65 with a low income. Claims are due by March 1.',
  check_portability:
    'If you left another Florida homestead in the last three tax years, part or all of its Save Our Homes difference, up to $500,000, can be carried over with form DR-501T by March 1.',
  check_record:
    "Compare the property appraiser's record with the house: area, baths, year, condition on January 1. A wrong record can be corrected without a petition.",
  type_tax_rates:
    'Type the tax rates printed on your TRIM notice: they are more exact than a county average.',
  check_numbers: "Check the numbers against this year's column of the TRIM notice.",
  mind_portability_when_selling:
    'If you mean to sell soon: a lower just value also shrinks the Save Our Homes difference that you could carry to the next home.',
}

const codesFor = (values: ParcelValues, facts: AppealFacts): readonly HelpCode[] => {
  const kinds = values.portions.map(({ kind }) => kind)
  const hasHomestead = kinds.includes('homestead')
  const isUncapped = values.assessedCents.school === values.justCents
  const codes: readonly (readonly [HelpCode, boolean])[] = [
    ['claim_homestead', !hasHomestead && kinds.includes('non_homestead_residential')],
    ['check_exemptions', true],
    [
      'check_portability',
      isUncapped && kinds.some((kind) => kind === 'homestead' || kind === 'non_homestead_residential'),
    ],
    ['check_record', true],
    ['type_tax_rates', facts.millage.kind !== 'typed'],
    ['mind_portability_when_selling', hasHomestead && !isUncapped],
  ]
  return codes.filter(([, isDue]) => isDue).map(([code]) => code)
}

/** Codes with their sentences, in the order to show them. */
export const whatElseHelps = (facts: AppealFacts): Verdict['whatElseHelps'] => {
  const codes = facts.values.ok
    ? codesFor(facts.values.value, facts)
    : (['check_numbers', 'check_exemptions'] as const)
  return codes.map((code) => ({ code, text: TEXTS[code] }))
}
