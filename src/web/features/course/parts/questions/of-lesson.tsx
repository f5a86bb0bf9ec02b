/** The questions at the end of a lesson, opened on demand, and the way to the final test after the last lesson. */
import { useState } from 'react'
import type { JudgedTry } from '#contract/course/quizzes.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/course/questions-lesson.ts'
import { QuestionsPanel } from '#web/features/course/parts/questions/panel.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'

const title = words.checkWhatYouKnow()

const verdictOf = ({ right, total }: JudgedTry) => (
  <p>{right === total ? words.allCorrectYouveGotThisLesson() : words.seeWhyEachAnswerIsRight()}</p>
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
          <div className="stack items-start gap-3">
            <h2 className="text-xl">{title}</h2>
            <p>{words.fiveQuickQuestionsWithTheReason()}</p>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              {words.answerFiveQuestions()}
            </Button>
            {isLastOfModule && (
              <p>
                {rich(
                  words.thatsTheLastLessonOfThis({
                    link: (text: string) => <TextLink to={paths.finalTest(moduleId)}>{text}</TextLink>,
                  }),
                )}
              </p>
            )}
          </div>
        )}
      </Card>
    </div>
  )
}
