/** Writing again in a conversation, and saying that it is settled. */

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import type { InputOf } from '#contract/endpoint.ts'
import {
  answerSupportConversation,
  closeSupportConversation,
  type SupportConversation,
} from '#contract/help/support.ts'
import { supportAnswerForm } from '#contract/help/support-forms.ts'
import * as words from '#messages/support/answer-form.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'
import { conversationQuery } from '../data.ts'

const useAnswer = ({ id }: SupportConversation) => {
  const client = useQueryClient()
  const again = () => client.invalidateQueries(conversationQuery(id))
  /** Sent twice under one id it is one message. */
  const blank = () => ({ id, messageId: crypto.randomUUID(), text: '' })
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportAnswerForm),
    defaultValues: blank(),
  })
  const sending = useMutation({
    mutationFn: (message: InputOf<typeof answerSupportConversation>) =>
      call(answerSupportConversation, message),
    onSuccess: () => {
      reset(blank())
      return again()
    },
  })
  const closing = useMutation({ mutationFn: () => call(closeSupportConversation, { id }), onSuccess: again })
  const submit = handleSubmit((message) => sending.mutate(message))
  return { register, submit, formState, sending, closing }
}

export const AnswerForm = ({ conversation }: { conversation: SupportConversation }) => {
  const { register, submit, formState, sending, closing } = useAnswer(conversation)
  const failure = sending.error ?? closing.error
  return (
    <section className="no-print stack gap-5">
      <h2>{conversation.state === 'closed' ? words.stillNeedHelp() : words.writeAgain()}</h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <TextAreaField
          {...register('text')}
          label={words.yourMessage()}
          rows={6}
          error={formState.errors.text?.message}
        />
        {failure && (
          <Failure
            title={sending.error ? words.yourMessageWasntSent() : words.thatDidntSave()}
            of={failure}
          />
        )}
        {sending.isSuccess && <Banner tone="success" title={words.weGotYourMessage()} />}
        {closing.isSuccess && conversation.state === 'closed' && (
          <Banner tone="success" title={words.markedAsSettled()}>
            {words.writeAgainHereToReopenIt()}
          </Banner>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending.isPending} busyLabel={words.sending()}>
            {words.sendMessage()}
          </Button>
          {conversation.state !== 'closed' && (
            <Button
              variant="secondary"
              busy={closing.isPending}
              busyLabel={words.closing()}
              onClick={() => closing.mutate()}
            >
              {conversation.state === 'waiting' ? words.iNoLongerNeedAnAnswer() : words.myQuestionIsSettled()}
            </Button>
          )}
        </div>
      </form>
    </section>
  )
}
