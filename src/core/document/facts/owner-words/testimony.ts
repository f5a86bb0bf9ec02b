/** Owns whether an owner says anything of the home that can be testified to: an opinion of its value is none. */

import type { CaseFile } from '#core/case/file.ts'
import { asTyped } from '../make-fact.ts'
import { isShownCondition } from '../spoken/condition.ts'
import { reasonsSaid } from './sale-claims.ts'

/** Words of a reason that speak of how the home is, and of where it is. */
export const CONDITION_WORDS =
  /\b(?:condition|repairs?|roof|leaks?|damage|damaged|needs? work|worn|broken|cracks?|cracked|mold|rot|plumbing|wiring|foundation|kitchen|bathrooms?|windows|flooring|cabinets|outdated)\b/iu
export const LOCATION_WORDS =
  /\b(?:location|floods?|flooding|flooded|floodwater|louder|loud|noise|noisy|traffic|highway|interstate|airport|railroad|power lines?|landfill|busy (?:road|street))\b/iu

/** A sentence that speaks of the figure, whatever else is in it. */
const OF_VALUE =
  /\b(?:worth|valued?|values|valuation|overvalued|assess\w*|price[sd]?|sell|sells|sold|sales?|market|figure|number|amount|appraiser|county)\b|\btoo (?:high|much)\b/iu

/** Who says that nothing about the condition lowers the value speaks of no defect either. */
export const testifies = ({ value, conditionIsUsual, condition }: CaseFile): boolean => {
  const reasons = reasonsSaid(value)
  if (reasons === '') return false
  if (CONDITION_WORDS.test(reasons) || LOCATION_WORDS.test(reasons)) return true
  if (conditionIsUsual && condition.length === 0) return false
  return reasons.split(/(?<=[.?!])\s+/u).some((sentence) => !OF_VALUE.test(sentence))
}

/** Neither the record nor the home is put forward, and the reasons speak of the value alone. */
export const saysOnlyOpinion = (file: CaseFile): boolean =>
  !file.corrections.some(({ trueValue }) => asTyped(trueValue) !== '') &&
  !file.condition.some(isShownCondition) &&
  !testifies(file)
