/** Says beside a fact how fresh it is today; shows nothing until the reader's day is known. */

import { useFloridaToday } from '#web/browser/florida-today.ts'
import { freshnessOn } from '#web/features/counties/freshness.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

const tones = { fresh: 'neutral', aging: 'deadline', old: 'attention' } as const

type FreshnessBadgeProps = { checkedOn: string; seasonYear: number | null }

export const FreshnessBadge = ({ checkedOn, seasonYear }: FreshnessBadgeProps) => {
  const today = useFloridaToday()
  if (today === null) return null
  const { state, words } = freshnessOn(today, { checkedOn, seasonYear })
  return <Badge tone={tones[state]}>{words}</Badge>
}
