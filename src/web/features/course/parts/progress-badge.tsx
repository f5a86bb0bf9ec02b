/** How far a module is, in two words; one whose text is not there yet cannot be started. */
import { Badge } from '#web/ui/badge.tsx'

type ProgressBadgeProps = { progress: number; isWritten: boolean }

export const ProgressBadge = ({ progress, isWritten }: ProgressBadgeProps) => {
  if (!isWritten) return <Badge tone="deadline">Being written</Badge>
  if (progress >= 100) return <Badge tone="action">Module Complete</Badge>
  return progress > 0 ? <Badge tone="deadline">In Progress</Badge> : <Badge>Ready to Start</Badge>
}
