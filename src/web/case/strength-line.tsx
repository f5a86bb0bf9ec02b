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

const inShort = ({ but }: Pick<Strength, 'but'>): string => (but ? words.but({ but }) : '')

type StrengthProps = {
  strength: Strength | null
  /** `short`: what keeps it from being strong, in few words. `none`: the reason is told elsewhere on the page. */
  reason?: 'whole' | 'short' | 'none'
}

/** The word in a chip, and the reason after it. */
export const StrengthLine = ({ strength, reason = 'whole' }: StrengthProps) =>
  strength && (
    <p className="measure text-sm">
      <span className="whitespace-nowrap">
        <Badge tone={tones[strength.grade]}>{words.evidence({ grade: strength.grade })}</Badge>
      </span>{' '}
      {reason === 'whole' && strength.why}
      {reason === 'short' && inShort(strength)}
    </p>
  )

/** The same among the lines of a table, which has no room for a chip. */
export const StrengthInShort = (strength: Omit<Strength, 'why'>) => (
  <span className="block text-sm text-soft">
    <strong>{words.evidence({ grade: strength.grade })}.</strong> {inShort(strength)}
  </span>
)
