/** How the parts of a case are called wherever they are shown. */
import type { CaseStation } from '#core/case/parts.ts'

export const stationNames: Readonly<Record<CaseStation, string>> = {
  notice: 'Your TRIM notice',
  facts: 'The property record',
  comparables: 'Comparable sales',
  condition: 'Condition',
  papers: 'Photos and papers',
  value: 'Your opinion of value',
  filing: 'Petition and payment',
  hearing: 'Hearing',
  deliveries: 'Delivery log',
  outcome: 'Decision',
}
