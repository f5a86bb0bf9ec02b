/** The questions at the end of a lesson, opened on demand, and the way to the final test after the last lesson. */
import { useState } from 'react'
import type { JudgedTry } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import { QuestionsPanel } from '#web/features/course/parts/questions-panel.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'

const title = 'Check what you know'

const verdictOf = ({ right, total }: JudgedTry) => (
  <p>
    {right === total
      ? 'All correct. You’ve got this lesson.'
      : 'See why each answer is right below, with a link to the part of the lesson that covers it.'}
  </p>
)

type QuestionsLessonProps = { moduleId: number; lessonId: string; isLastOfModule: boolean }

/** Wants a key: another lesson has other questions. */
export const QuestionsLesson = ({ moduleId, lessonId, isLastOfModule }: QuestionsLessonProps) => {
  const [open, setOpen] = useState(false)
  return (
    <div className="no-print">
      <Card as="section">
        {open ? (
          <QuestionsPanel quizId={lessonId} title={title} verdict={verdictOf} />
        ) : (
          <div className="stack items-start gap-4">
            <h2>{title}</h2>
            <p>
              Five quick questions, with the reason for each answer. Not graded, and only you see your
              answers. Try as often as you like.
            </p>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              Answer five questions
            </Button>
            {isLastOfModule && (
              <p>
                That’s the last lesson of this module. When you’re ready, take the{' '}
                <TextLink to={paths.finalTest(moduleId)}>final test</TextLink>.
              </p>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
