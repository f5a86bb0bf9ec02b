/** Owns the cautions of an estimate as papers and mails print them, each marked as one. */
import { cautionsOf, type ShownEstimate } from '#core/valuation/explain/shown-cautions.ts'

export const cautionLines = (estimate: ShownEstimate): readonly string[] =>
  cautionsOf(estimate).map((words) => `Please note: ${words}`)
