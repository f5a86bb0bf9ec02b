/** The mark on a lesson: the button that sets it, and the word that it is set. */
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

/** Takes the focus when it takes the button's place: a keyboard or screen reader would lose its place without. */
const Completed = ({ takesFocus }: { takesFocus: boolean }) => {
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) text.current?.focus()
  }, [takesFocus])
  return (
    <p ref={text} tabIndex={-1} className="flex min-h-12 items-center gap-3 font-bold">
      <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-action" />
      Lesson complete
    </p>
  )
}

/** Wants a key: the button of another lesson has not been pressed. */
export const LessonCompletion = ({
  completed,
  onComplete,
}: {
  completed: boolean
  onComplete: () => void
}) => {
  const [pressed, setPressed] = useState(false)
  const press = () => {
    setPressed(true)
    onComplete()
  }
  return (
    <div className="no-print min-h-12">
      {completed ? (
        <Completed takesFocus={pressed} />
      ) : (
        <Button size="lg" onClick={press}>
          Mark lesson complete
        </Button>
      )}
    </div>
  )
}
