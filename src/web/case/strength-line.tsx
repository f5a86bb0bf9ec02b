/** How strong the papers are with a value, in one word, and why. */
import type { CaseOutlook } from '#contract/case/outlook.ts'
import * as words from '#messages/case/at-stake.ts'
import { Badge, type BadgeTone } from '#web/ui/feedback/badge.tsx'

type Strength = NonNullable<CaseOutlook['options'][number]['strength']>

const tones: Readonly<Record<Strength['grade'], BadgeTone>> = {
  Strong: 'action',
  Fair: 'neutral',
  Weak: 'attention',
}

/** The word, and what keeps it from being strong, beside the value that it is about. */
export const StrengthChip = ({ grade, but = 'none' }: Omit<Strength, 'why'>) => (
  <Badge tone={tones[grade]}>
    {words.yourEvidence()} {words.grade({ grade, but })}
  </Badge>
)

/** The same among the lines of a list, which has no room for a chip. */
export const StrengthInShort = ({ grade, but = 'none' }: Omit<Strength, 'why'>) => (
  <span className="block text-sm text-soft">
    {words.yourEvidence()} <strong>{words.grade({ grade, but })}</strong>
  </span>
)

export const StrengthLine = ({ strength }: { strength: Strength | null }) =>
  strength && (
    <p className="measure text-sm">
      {words.yourEvidence()} <strong>{words.grade({ grade: strength.grade, but: 'none' })}.</strong>{' '}
      {strength.why}
    </p>
  )
