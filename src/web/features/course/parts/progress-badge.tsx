/** How far a module is, in two words. */
import { Badge } from '#web/ui/badge.tsx'

export const ProgressBadge = ({ progress }: { progress: number }) => {
  if (progress >= 100) return <Badge tone="action">Module Complete</Badge>
  return progress > 0 ? <Badge tone="deadline">In Progress</Badge> : <Badge>Ready to Start</Badge>
}
