/** Says which marks the server does not know yet, and sends them on demand. */
import { useWaiting } from '#web/features/course/data.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import type { Completion } from '#web/waiting-completions.ts'

export const UnsavedNotice = ({ onRetry }: { onRetry: (completion: Completion) => void }) => {
  const unsaved = useWaiting()
  if (unsaved.length === 0) return null
  const lessons = unsaved.map(({ lessonId }) => lessonId).join(', ')
  return (
    <Banner tone="error" title="Your progress isn’t saved yet">
      <p className="mb-3">
        {unsaved.length === 1 ? `Lesson ${lessons} is` : `Lessons ${lessons} are`} marked complete in this
        browser. We’ll save it to your account when you’re back online.
      </p>
      <Button variant="secondary" size="sm" onClick={() => unsaved.forEach(onRetry)}>
        Try again
      </Button>
    </Banner>
  )
}
