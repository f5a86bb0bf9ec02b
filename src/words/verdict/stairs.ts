/** Owns what the stairs from just value down to taxable value are called. */

import type { CapRule, ExemptionRule, Stair } from '#core/tax/levy/value-steps.ts'
import * as words from '#messages/verdict/stairs.ts'

const VALUES: Readonly<Record<Exclude<Stair['kind'], 'off'>, string>> = {
  just: words.justValue(),
  assessed: words.assessedValue(),
  taxable: words.taxableValue(),
}

const EXEMPTIONS: Readonly<Record<ExemptionRule['code'], string>> = {
  homestead: words.homestead(),
  homestead_first_part: words.homesteadFirstPart(),
  homestead_second_part: words.homesteadSecondPart(),
  other_exemptions: words.otherExemptions(),
  exemptions: words.exemptions(),
  whole_value: words.wholeValue(),
}

const isExemption = (rule: CapRule | ExemptionRule): rule is ExemptionRule => rule.code in EXEMPTIONS

export const capName = (rule: CapRule): string => {
  switch (rule.code) {
    case 'save_our_homes':
    case 'such_as_classified_use': {
      const cap = rule.code === 'save_our_homes' ? words.saveOurHomes() : words.suchAsClassifiedUse()
      const percent = rule.besidePercent
      return percent === null ? cap : words.withTheCap({ cap, percent })
    }
    case 'other_cap':
      return words.otherCap({ percent: rule.percent, on: rule.on })
    case 'classified_use':
      return words.classifiedUse()
    case 'parts_open':
      return words.partsOpen()
  }
}

export const stairName = (stair: Stair): string => {
  if (stair.kind !== 'off') return VALUES[stair.kind]
  const { rule } = stair
  return isExemption(rule) ? EXEMPTIONS[rule.code] : words.heldBack({ cap: capName(rule) })
}
