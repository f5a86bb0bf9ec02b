/** Owns how an item of condition is said in a sentence, where no table is. */

import type { Say } from '../draft.ts'
import { groupsIn } from '../facts/groups.ts'
import type { FactSheet } from '../facts/sheet.ts'
import { lowered } from '../mid-phrase.ts'

const conditionLine = (say: Say, id: string): string => {
  const where = say.has(`${id}.where`) ? ` (${lowered(say.fact(`${id}.where`))})` : ''
  const from = say.has(`${id}.from`) ? `, from ${say.fact(`${id}.from`)}` : ''
  const cost = say.has(`${id}.cost`) ? ` Cost to cure: ${say.fact(`${id}.cost`)}${from}.` : ''
  return `On the valuation date: ${say.fact(`${id}.what`)}${where}.${cost}`
}

/** Of what was there on the valuation day. */
export const conditionLines = (sheet: FactSheet, say: Say): readonly string[] =>
  groupsIn(sheet, 'condition').map((id) => conditionLine(say, id))
