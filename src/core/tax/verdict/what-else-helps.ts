/** Owns what an owner can look at whatever the verdict: exemptions, portability, the record, the numbers. */

import type { AppealFacts } from '../appeal-facts.ts'
import { LEVIES, type ParcelValues } from '../parcel-values.ts'
import type { HelpCode } from './codes.ts'

/** Claims have nothing to add to a home that is exempt already. */
const codesForExempt = (hasDifference: boolean): readonly HelpCode[] =>
  hasDifference
    ? ['keep_exemption', 'check_record', 'mind_portability_when_selling']
    : ['keep_exemption', 'check_record']

const codesFor = (values: ParcelValues, { millage }: AppealFacts): readonly HelpCode[] => {
  const kinds = values.portions.map(({ kind }) => kind)
  const hasHomestead = kinds.includes('homestead')
  const { isExemptedWrongly = false, isKnownNoHomestead = false } = values
  const isUncapped = values.assessedCents.school === values.justCents
  const hasDifference = hasHomestead && !isUncapped
  if (LEVIES.every((levy) => values.taxableCents[levy] === 0)) return codesForExempt(hasDifference)
  const codes: readonly (readonly [HelpCode, boolean])[] = [
    ['type_tax_rates', millage.kind === 'county_average' && values.origin.kind === 'roll'],
    ['exemption_does_not_apply', isExemptedWrongly],
    ['claim_homestead', !hasHomestead && !isKnownNoHomestead && kinds.includes('non_homestead_residential')],
    ['check_exemptions', true],
    [
      'check_portability',
      isUncapped &&
        !isKnownNoHomestead &&
        kinds.some((kind) => kind === 'homestead' || kind === 'non_homestead_residential'),
    ],
    ['check_record', true],
    ['mind_portability_when_selling', hasDifference],
  ]
  return codes.filter(([, isDue]) => isDue).map(([code]) => code)
}

/** In the order to show them. */
export const whatElseHelps = (facts: AppealFacts): readonly HelpCode[] =>
  facts.values.ok && facts.values.value.justCents > 0
    ? codesFor(facts.values.value, facts)
    : ['check_numbers', 'check_exemptions']
