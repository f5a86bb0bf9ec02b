/** Owns how sure a filing fee is, in words: papers and pages say it alike. */
import type { FeeBasis } from '#core/tax/verdict/codes.ts'

/** How sure the fee is, behind its amount: '$50, the most the law allows'. */
export const FEE_BASIS_WORDS = {
  county: 'as reported for your county',
  county_weak: 'as reported for your county (confirm with the clerk)',
  typed: 'as you typed it',
  ceiling: 'the most the law allows',
  ceiling_then: 'the most the law of that year allowed',
} as const satisfies Record<FeeBasis, string>
