/** Owns the answer of a case that asks for a value of its own, which takes the place of the record's in the property analysis. */

import { formatMoney } from '#core/money.ts'
import { sentenceFact } from '../make-fact.ts'
import { answersForItself, nearWords } from '../playbook/first.ts'
import type { JudgedCase } from '../playbook/material.ts'
import { askedScenario, inWholeDollars, leftWords } from '../playbook/money.ts'
import type { Fact } from '../sheet.ts'
import { worked } from './verdict.ts'

export const askedFacts = (material: Pick<JudgedCase, 'verdict' | 'held' | 'sales'>): readonly Fact[] => {
  const { verdict } = material
  const asked = askedScenario(verdict)
  if (asked === null || asked.savingCents === null || !answersForItself({ verdict })) return []
  const fee = formatMoney(verdict.fee.cents)
  const left = leftWords(asked.savingCents, verdict)
  const after =
    left !== null
      ? `, or about ${left} after the ${fee} filing fee`
      : asked.savingCents > 0
        ? `, less than the ${fee} filing fee`
        : ''
  return [
    sentenceFact(
      'asked.saving',
      'The answer',
      `You’re asking for ${formatMoney(asked.justCents)}. That would save ${inWholeDollars(asked.savingCents)} on the ${verdict.taxYear} bill${after}.${nearWords(material)}`,
      worked,
    ),
  ]
}
