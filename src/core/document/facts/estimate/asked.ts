/** Owns the answer of a case that asks for a value of its own, which takes the place of the record's in the property analysis. */

import { formatCents, formatMoney } from '#core/money.ts'
import { sentenceFact } from '../make-fact.ts'
import { answersForItself } from '../playbook/first.ts'
import { askedScenario, leftWords } from '../playbook/money.ts'
import type { Fact } from '../sheet.ts'
import { type JudgedVerdict, worked } from './verdict.ts'

export const askedFacts = ({ verdict }: { readonly verdict: JudgedVerdict }): readonly Fact[] => {
  const asked = askedScenario(verdict)
  if (asked === null || asked.savingCents === null || !answersForItself({ verdict })) return []
  const saved = asked.savingCents === 0 ? '$0' : formatCents(asked.savingCents)
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
      `You’re asking for ${formatMoney(asked.justCents)}. That would save ${saved} on the ${verdict.taxYear} bill${after}.`,
      worked,
    ),
  ]
}
