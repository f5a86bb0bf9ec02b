/** The mark on a lesson: the button that sets it, the word that it is set, and the way to take it back. */

import { CircleCheck } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import * as words from '#messages/course/lesson-completion.ts'
import { Failure } from '#web/call/failure.tsx'
import { useUndoLesson } from '#web/features/course/undo-lesson.ts'
import { Button } from '#web/ui/action/button.tsx'

/** What takes the place of a pressed button takes the focus: a keyboard or screen reader would lose its place without. */
const useFocusWhen = <Element extends HTMLElement>(takesFocus: boolean): RefObject<Element | null> => {
  const element = useRef<Element>(null)
  useEffect(() => {
    if (takesFocus) element.current?.focus()
  }, [takesFocus])
  return element
}

type PlaceProps = { moduleId: number; lessonId: string }

const Completed = ({ moduleId, lessonId, takesFocus }: PlaceProps & { takesFocus: boolean }) => {
  const text = useFocusWhen<HTMLParagraphElement>(takesFocus)
  const { mutate, isPending, error } = useUndoLesson(moduleId, lessonId)
  return (
    <div className="stack gap-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <p ref={text} tabIndex={-1} className="flex min-h-12 items-center gap-3 font-bold">
          <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-action" />
          {words.lessonComplete()}
        </p>
        <Button
          variant="quiet"
          size="sm"
          busy={isPending}
          busyLabel={words.saving()}
          onClick={() => mutate()}
        >
          {words.markAsNotComplete()}
        </Button>
      </div>
      <Failure title={words.thatDidntSave()} of={error} otherwise={words.checkYourConnectionAndTryAgain()} />
    </div>
  )
}

const MarkButton = ({ takesFocus, onPress }: { takesFocus: boolean; onPress: () => void }) => (
  <Button ref={useFocusWhen<HTMLButtonElement>(takesFocus)} size="lg" onClick={onPress}>
    {words.markLessonComplete()}
  </Button>
)

type LessonCompletionProps = PlaceProps & { completed: boolean; onComplete: () => void }

/** Wants a key: the button of another lesson has not been pressed. */
export const LessonCompletion = ({ completed, onComplete, ...place }: LessonCompletionProps) => {
  const [pressed, setPressed] = useState(false)
  const [wasCompleted] = useState(completed)
  const press = () => {
    setPressed(true)
    onComplete()
  }
  return (
    <div className="no-print min-h-12">
      {completed ? (
        <Completed {...place} takesFocus={pressed} />
      ) : (
        <MarkButton takesFocus={pressed || wasCompleted} onPress={press} />
      )}
    </div>
  )
}
