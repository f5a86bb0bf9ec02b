/** A short label for a state or a plan. */
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'action' | 'deadline' | 'attention'

const looks: Record<BadgeTone, string> = {
  neutral: 'border-control text-soft',
  action: 'border-action bg-tint text-action',
  deadline: 'border-amber-line bg-amber-tint text-amber',
  attention: 'border-coral bg-coral-tint text-coral',
}

export const Badge = ({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) => (
  <span
    className={`inline-flex max-w-full shrink-0 items-center gap-1.5 rounded-2xl border px-3 py-0.5 text-sm font-bold ${looks[tone]}`}
  >
    {children}
  </span>
)
