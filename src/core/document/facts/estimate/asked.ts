/** Owns the answer of a case that asks for a value of its own, which takes the place of the record's in the property analysis. */

import { formatCents, formatMoney } from '#core/money.ts'
import { sentenceFact } from '../make-fact.ts'
import { answersForItself } from '../playbook/first.ts'
import { askedScenario } from '../playbook/money.ts'
import type { Fact } from '../sheet.ts'
import { type JudgedVerdict, worked } from './verdict.ts'

export const askedFacts = ({ verdict }: { readonly verdict: JudgedVerdict }): readonly Fact[] => {
  const asked = askedScenario(verdict)
  if (asked === null || asked.savingCents === null || !answersForItself({ verdict })) return []
  const saved = asked.savingCents === 0 ? '$0' : formatCents(asked.savingCents)
  return [
    sentenceFact(
      'asked.saving',
      'The answer',
      `You’re asking for ${formatMoney(asked.justCents)}. That would save ${saved} on the ${verdict.taxYear} bill, before the ${formatMoney(verdict.fee.cents)} filing fee.`,
      worked,
    ),
  ]
}
