/** The field in which a question is brought to a session. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { liveQuestionForm } from '#contract/course/live-question.ts'
import { longestQuestion, questionsEach } from '#core/live/params.ts'
import * as words from '#messages/live/ask-form.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'
import { useAsk } from '../data.ts'

export const AskForm = ({ sessionId }: { sessionId: number }) => {
  const asking = useAsk()
  const form = useForm({ resolver: zodResolver(liveQuestionForm), defaultValues: { text: '' } })
  const submit = form.handleSubmit(({ text }) =>
    asking.mutateAsync({ id: sessionId, text }).then(
      () => form.reset(),
      () => undefined, // said below; the words stay in the field
    ),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack max-w-xl gap-4">
      <TextAreaField
        label={words.yourQuestion()}
        help={words.othersSeeYourQuestionWithoutYour({ questionsEach })}
        maxLength={longestQuestion}
        error={form.formState.errors.text?.message}
        {...form.register('text')}
      />
      {asking.isSuccess && !form.formState.isDirty && (
        <Banner tone="success" title={words.yourQuestionIsOnTheList()} />
      )}
      <Failure
        title={words.yourQuestionWasntSent()}
        of={asking.error}
        otherwise={words.yourQuestionIsStillHerePlease()}
      />
      <div>
        <Button type="submit" variant="secondary" busy={asking.isPending} busyLabel={words.sending()}>
          {words.submitQuestion()}
        </Button>
      </div>
    </form>
  )
}
