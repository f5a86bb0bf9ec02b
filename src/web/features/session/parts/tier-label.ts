/** How the header names what a person owns. */
import type { Tier } from '#contract/fields.ts'

export const tierLabel = { standard: 'Standard', ai_enhanced: 'AI Enhanced' } as const satisfies Record<
  Tier,
  string
>
