/** The mark on a lesson: the button that sets it, and the word that it is set. */
import { CircleCheck } from 'lucide-react'
import type { CourseModule } from '#contract/courses.ts'
import { Button } from '#web/ui/button.tsx'

type LessonCompletionProps = { section: CourseModule['sections'][number]; onComplete: () => void }

export const LessonCompletion = ({ section, onComplete }: LessonCompletionProps) => (
  <div className="no-print min-h-12" aria-live="polite">
    {section.completed ? (
      <p className="flex min-h-12 items-center gap-3 font-bold">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-action" />
        Lesson complete
      </p>
    ) : (
      <Button
        size="lg"
        onClick={onComplete}
        disabled={section.content === null}
        disabledReason="This lesson has no text yet, so it cannot be completed."
      >
        Mark lesson complete
      </Button>
    )}
  </div>
)
