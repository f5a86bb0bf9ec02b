/** Warns beside a fact that is no longer fresh; shows nothing until the reader's day is known. */

import { useFloridaToday } from '#web/browser/florida-today.ts'
import { freshnessOn } from '#web/features/counties/freshness.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

const tones = { aging: 'deadline', old: 'attention' } as const

type FreshnessBadgeProps = { checkedOn: string; seasonYear: number | null }

export const FreshnessBadge = ({ checkedOn, seasonYear }: FreshnessBadgeProps) => {
  const today = useFloridaToday()
  if (today === null) return null
  const { state, words } = freshnessOn(today, { checkedOn, seasonYear })
  // The day it was checked is said beside it.
  if (state === 'fresh') return null
  return <Badge tone={tones[state]}>{words}</Badge>
}
