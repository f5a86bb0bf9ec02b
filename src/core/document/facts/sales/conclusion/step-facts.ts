/** Owns how the steps from the current just value to the value requested become facts. */

import { ofSales } from '#core/document/facts/estimate/value.ts'
import { nameFact } from '#core/document/facts/make-fact.ts'
import type { Fact } from '#core/document/facts/sheet.ts'
import { formatMoney } from '#core/money.ts'
import type { Judged } from './conclusion-facts.ts'
import type { Step } from './requested-step.ts'

export const presentStep = ({ justCents }: Pick<Judged, 'justCents'>): Step => ({
  what: 'Present just value',
  amount: formatMoney(justCents),
  basis: 'The appraiser’s',
})

export const stepFacts = (label: string, steps: readonly Step[]): readonly Fact[] =>
  steps.flatMap(({ what, amount, basis }, at) => [
    ...nameFact(`recon.${at + 1}.what`, label, what, ofSales),
    ...nameFact(`recon.${at + 1}.amount`, label, amount, ofSales),
    ...nameFact(`recon.${at + 1}.basis`, label, basis, ofSales),
  ])
