/** Owns what an owner can look at whatever the verdict: exemptions, portability, the record, the numbers. */

import type { AppealFacts } from '../appeal-facts.ts'
import { LEVIES, type ParcelValues } from '../parcel-values.ts'
import type { HelpCode } from './codes.ts'
import type { Verdict } from './verdict.ts'

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
