/** Owns which readings of undecided law have figures of their own on paper: only those that come to another answer. */
import type { Outcome } from '#core/tax/verdict/codes.ts'

export const readingsShown = <R extends { readonly outcome: Outcome }>({
  readings,
}: {
  readonly readings: readonly R[]
}): readonly R[] =>
  new Set(readings.map(({ outcome }) => outcome)).size > 1 ? readings : readings.slice(0, 1)
