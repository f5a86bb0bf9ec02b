/** Proves that no small change of meaning passes, wherever in whichever section it is made: thousands, drawn by lot from one seed. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planOf } from '../draft-plan.ts'
import { type Lot, meaningChanges } from '../testing/meaning-changes.ts'
import { writtenCases } from '../testing/written-cases.ts'
import { readModelAnswer } from './model-answer.ts'
import { modelTaskOf } from './model-task.ts'

const SEED = 20_261_122
const RUNS = 700
/** Of unlike texts that each change has to make. */
const FEWEST = 30

/** Each section that is unlike all before it, once. */
const sections = [
  ...new Map(
    writtenCases.flatMap(([, sheet]) =>
      planOf(sheet)
        .filter(({ isFixed }) => !isFixed)
        .map((plan) => {
          const task = modelTaskOf(sheet, plan)
          return [task.template.join('\n\n'), { sheet, plan, task }] as const
        }),
    ),
  ).values(),
]

/** Six throws are more than any change needs. */
const throws = fc.array(fc.nat(999), { minLength: 6, maxLength: 6 })

const lotOf = (thrown: readonly number[]): Lot => {
  const rest = thrown.values()
  return () => (rest.next().value ?? 0) / 1000
}

describe('a change of meaning is turned down', () => {
  it.each(meaningChanges)('%s, in any section', (_, change) => {
    const tried = new Set<string>()
    fc.assert(
      fc.property(fc.nat(sections.length - 1), throws, (nth, thrown) => {
        const { sheet, plan, task } = sections[nth] as (typeof sections)[number]
        const answer = change(task.template, lotOf(thrown))?.join('\n\n')
        if (answer === undefined || tried.has(answer)) return
        tried.add(answer)
        expect(readModelAnswer(sheet, plan, task, answer).ok ? answer : null).toBeNull()
      }),
      { seed: SEED, numRuns: RUNS, unbiased: true },
    )
    expect(tried.size).toBeGreaterThan(FEWEST)
  })
})
