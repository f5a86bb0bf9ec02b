/** Why the estimate of a report is only a rough one, read from its sales as they are kept. */
import type { Report } from '#contract/report/reports.ts'
import { roughBecause } from '#words/valuation/rough-estimate.ts'

export const whyRough = (value: Report['homeValue']): readonly string[] =>
  value?.estimate.sufficient
    ? roughBecause(
        value.comparables.map(({ grossPercent, adjustedCents: adjusted }) => ({ grossPercent, adjusted })),
      )
    : []
