/** The one field to ask in. */

import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { longestQuestion, shortestQuestion } from '#contract/help/ask.ts'
import * as words from '#messages/ask/ask-form.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'

type AskFormProps = { onAsk: (question: string) => void; isPending: boolean; error: Error | null }

/** A question is one line or two: Enter asks it, and with Shift begins a line. */
const askOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

export const AskForm = ({ onAsk, isPending, error }: AskFormProps) => {
  const [question, setQuestion] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPending) return
    const asked = question.trim()
    setTooShort(asked.length < shortestQuestion)
    if (asked.length >= shortestQuestion) onAsk(asked)
  }
  return (
    <form onSubmit={submit} noValidate className="stack gap-4">
      <TextAreaField
        label={words.yourQuestion()}
        help={words.oneQuestionAtATimeFor()}
        error={isTooShort ? words.typeYourQuestion() : undefined}
        value={question}
        maxLength={longestQuestion}
        enterKeyHint="send"
        onKeyDown={askOnEnter}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div>
        <Button type="submit" busy={isPending} busyLabel={words.lookingItUp()}>
          {words.ask()}
        </Button>
      </div>
      <Failure
        title={words.yourQuestionDidNotGetThrough()}
        of={error}
        otherwise={words.pleaseTryAgainInAMoment()}
      />
    </form>
  )
}
