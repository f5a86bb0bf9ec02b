/** Owns what an owner can look at whatever the verdict: exemptions, portability, the record, the numbers. */

import type { AppealFacts } from '../appeal-facts.ts'
import { LEVIES, type ParcelValues } from '../parcel-values.ts'
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
    'Type the six numbers of your TRIM notice: its total tax gives rates closer to your own than the county average does.',
  check_numbers: "Check the numbers against this year's column of the TRIM notice.",
  keep_exemption:
    'Exemptions leave nothing to tax, so there is nothing that a lower value could save. If the reason for an exemption ends, ask the property appraiser what to do.',
  type_current_numbers:
    "Type the six numbers of this year's TRIM notice: the answer is then about this year.",
  mind_portability_when_selling:
    'If you mean to sell soon: a lower just value also shrinks the Save Our Homes difference that you could carry to the next home.',
}

/** Claims have nothing to add to a home that is exempt already. */
const codesForExempt = (hasDifference: boolean): readonly HelpCode[] =>
  hasDifference
    ? ['keep_exemption', 'check_record', 'mind_portability_when_selling']
    : ['keep_exemption', 'check_record']

const codesFor = (values: ParcelValues, { millage }: AppealFacts): readonly HelpCode[] => {
  const kinds = values.portions.map(({ kind }) => kind)
  const hasHomestead = kinds.includes('homestead')
  const isUncapped = values.assessedCents.school === values.justCents
  const hasDifference = hasHomestead && !isUncapped
  if (LEVIES.every((levy) => values.taxableCents[levy] === 0)) return codesForExempt(hasDifference)
  const codes: readonly (readonly [HelpCode, boolean])[] = [
    ['type_tax_rates', millage.kind === 'county_average' && values.origin.kind === 'roll'],
    ['claim_homestead', !hasHomestead && kinds.includes('non_homestead_residential')],
    ['check_exemptions', true],
    [
      'check_portability',
      isUncapped && kinds.some((kind) => kind === 'homestead' || kind === 'non_homestead_residential'),
    ],
    ['check_record', true],
    ['mind_portability_when_selling', hasDifference],
  ]
  return codes.filter(([, isDue]) => isDue).map(([code]) => code)
}

/** What helps once this year's numbers are known comes after typing them. */
export const typeCurrentNumbers: Verdict['whatElseHelps'][number] = {
  code: 'type_current_numbers',
  text: TEXTS.type_current_numbers,
}

/** Codes with their sentences, in the order to show them. */
export const whatElseHelps = (facts: AppealFacts): Verdict['whatElseHelps'] => {
  const codes =
    facts.values.ok && facts.values.value.justCents > 0
      ? codesFor(facts.values.value, facts)
      : (['check_numbers', 'check_exemptions'] as const)
  return codes.map((code) => ({ code, text: TEXTS[code] }))
}
