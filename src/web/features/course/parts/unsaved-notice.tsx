/** Says which marks could not be saved, and saves them again on demand. */
import { type Completion, useUnsavedLessons } from '#web/features/course/data.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

export const UnsavedNotice = ({ onRetry }: { onRetry: (completion: Completion) => void }) => {
  const unsaved = useUnsavedLessons()
  if (unsaved.length === 0) return null
  const lessons = unsaved.map(({ lessonId }) => lessonId).join(', ')
  return (
    <Banner tone="error" title="Your progress is not saved yet">
      <p className="mb-3">
        {unsaved.length === 1 ? `Lesson ${lessons} is` : `Lessons ${lessons} are`} marked complete here, but
        we could not save it. Check your connection and try again.
      </p>
      <Button variant="secondary" size="sm" onClick={() => unsaved.forEach(onRetry)}>
        Try again
      </Button>
    </Banner>
  )
}
