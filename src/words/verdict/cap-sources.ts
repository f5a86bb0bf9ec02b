/** Owns the law behind the caps that the stairs of a report name. */

import { heldBack, isHomestead, type ReadingOfSteps, stepRules } from '#core/tax/levy/value-steps.ts'
import type { SourceLine } from '#core/tax/source.ts'
import * as words from '#messages/verdict/cap-sources.ts'
import { paramLine } from './sources.ts'

interface Judged {
  readonly taxYear: number
  readonly readings: readonly ReadingOfSteps[]
}

export const capSources = (
  report: Parameters<typeof isHomestead>[0] & { readonly verdict: Judged | null },
): readonly SourceLine[] => {
  const { taxYear, readings } = report.verdict ?? { taxYear: 0, readings: [] }
  const ids = readings.flatMap((reading) => {
    const rules = stepRules(reading, { taxYear, homestead: isHomestead(report) })
    return reading.staircase.flatMap((line) => heldBack(line, rules).flatMap(({ citations }) => citations))
  })
  return [...new Set(ids)].map((id) => paramLine(words.whatACapHoldsBack(), id))
}
