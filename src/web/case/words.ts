/** How the parts of a case are called, and how sure its dates are, wherever they are shown. */
import type { DeadlineCertainty } from '#core/appeal/deadlines/shape.ts'
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

export const certaintyWords: Readonly<Record<DeadlineCertainty, string>> = {
  printed: 'as printed on your notice',
  reported: 'as reported for your county (the date on your notice comes first)',
  statute: 'set by law',
  'before-statute': 'the last business day before the deadline in the law',
  estimate: 'an estimate',
  suggestion: 'our suggestion',
}
