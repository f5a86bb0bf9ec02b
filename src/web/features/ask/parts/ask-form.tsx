/** The one field to ask in. */
import { type FormEvent, useState } from 'react'
import { longestQuestion, shortestQuestion } from '#contract/help/ask.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'

type AskFormProps = { onAsk: (question: string) => void; isPending: boolean; error: Error | null }

export const AskForm = ({ onAsk, isPending, error }: AskFormProps) => {
  const [question, setQuestion] = useState('')
  const [isTooShort, setTooShort] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const asked = question.trim()
    setTooShort(asked.length < shortestQuestion)
    if (asked.length >= shortestQuestion) onAsk(asked)
  }
  return (
    <form onSubmit={submit} noValidate className="stack max-w-xl gap-4">
      <TextAreaField
        label="Your question"
        help="One question at a time, for example: Who speaks first at the hearing?"
        error={isTooShort ? 'Type your question.' : undefined}
        value={question}
        maxLength={longestQuestion}
        onChange={(event) => setQuestion(event.target.value)}
      />
      <div>
        <Button type="submit" busy={isPending} busyLabel="Looking it up…">
          Ask
        </Button>
      </div>
      {error && (
        <Banner tone="error" title="Your question did not get through">
          {failureMessage(error, 'Please try again in a moment.')}
        </Banner>
      )}
    </form>
  )
}
