/** What a verdict means for buying our course: most of all, when it would not pay. */
import type { VerdictOnWire } from '#contract/verdict.ts'
import { products } from '#core/billing/product.ts'

type ReadingOnWire = VerdictOnWire['readings'][number]

/** `bestNetCents` is one year's saving at the largest cut shown, after the petition fee. */
export type NextStep =
  | { readonly kind: 'course'; readonly bestNetCents: number }
  | { readonly kind: 'file_without_course'; readonly bestNetCents: number }
  | { readonly kind: 'do_not_buy' }
  | { readonly kind: 'wait' }

const bestNet = ({ scenarios }: ReadingOnWire): number =>
  Math.max(...scenarios.map(({ netCents }) => netCents ?? Number.NEGATIVE_INFINITY))

/** While two sets of rules are possible, the one that saves less counts. */
export const nextStepOf = ({ outcome, readings }: VerdictOnWire): NextStep => {
  if (outcome === 'cannot_tell') return { kind: 'wait' }
  if (outcome === 'do_not_file') return { kind: 'do_not_buy' }
  const bestNetCents = Math.min(...readings.map(bestNet))
  const pays = bestNetCents >= products.standard.priceCents
  return { kind: pays ? 'course' : 'file_without_course', bestNetCents }
}
