/** Owns the rule of proof: a statement holds when a test that names it passed, and none that names it did not. */
import { idsInTitle } from './ids.ts'
import type { Outcome } from './outcomes.ts'
import type { Statement } from './statements.ts'

export type Proof = {
  readonly holds: readonly Statement[]
  /** Named by a test that failed or was skipped. */
  readonly broken: readonly Statement[]
  readonly withoutTest: readonly Statement[]
}

export const prove = (statements: readonly Statement[], outcomes: readonly Outcome[]): Proof => {
  const named = outcomes.flatMap(({ title, passed }) => idsInTitle(title).map((id) => ({ id, passed })))
  const passed = new Set(named.filter((one) => one.passed).map(({ id }) => id))
  const failed = new Set(named.filter((one) => !one.passed).map(({ id }) => id))
  return {
    holds: statements.filter(({ id }) => passed.has(id) && !failed.has(id)),
    broken: statements.filter(({ id }) => failed.has(id)),
    withoutTest: statements.filter(({ id }) => !passed.has(id) && !failed.has(id)),
  }
}

export const proofLines = ({ holds, broken, withoutTest }: Proof): readonly string[] => [
  ...broken.map(({ id, text }) => `does not hold: ${id} ${text}`),
  `spec: ${holds.length} of ${holds.length + broken.length + withoutTest.length} statements hold`,
]
