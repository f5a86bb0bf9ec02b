/** A new message to us. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type SupportConversation, sendSupportMessage } from '#contract/help/support.ts'
import { supportMessageForm } from '#contract/help/support-forms.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/support/message-form.ts'
import { call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { useUser } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { TextField } from '#web/ui/field/text.tsx'
import { TextAreaField } from '#web/ui/field/text-area.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { promiseWords } from '../conversation-words.ts'
import { conversationsQuery } from '../data.ts'

/** Sent twice under one id it is one message. */
const blank = () => ({ id: crypto.randomUUID(), subject: '', text: '' })

const useMessageForm = () => {
  const client = useQueryClient()
  const [sent, setSent] = useState<SupportConversation | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, reset, formState } = useForm({
    resolver: zodResolver(supportMessageForm),
    defaultValues: blank(),
  })
  const submit = handleSubmit(async (message) => {
    setFailure(null)
    setSent(null)
    try {
      const { conversation } = await call(sendSupportMessage, message)
      setSent(conversation)
      reset(blank())
      await client.invalidateQueries(conversationsQuery)
    } catch (error) {
      setFailure(failureMessage(error, words.yourMessageIsStillHerePlease()))
    }
  })
  return { register, submit, formState, sent, failure }
}

export const MessageForm = () => {
  const { email } = useUser()
  const { register, submit, formState, sent, failure } = useMessageForm()
  const { errors, isSubmitting } = formState
  return (
    <section className="stack gap-5">
      <h2 className="text-xl">{words.writeToUs()}</h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
        <TextField
          {...register('subject')}
          label={words.whatIsItAbout()}
          autoComplete="off"
          error={errors.subject?.message}
        />
        <TextAreaField
          {...register('text')}
          label={words.yourMessage()}
          help={words.ifYouHaveADeadlineComing()}
          rows={8}
          error={errors.text?.message}
        />
        {failure && (
          <Banner tone="error" title={words.yourMessageWasntSent()}>
            {failure}
          </Banner>
        )}
        {sent && (
          <Banner tone="success" title={words.weGotYourMessage()}>
            <p>
              {promiseWords(sent, new Date())}{' '}
              {rich(
                words.wellEmailOurAnswerToYou({
                  email,
                  link: (text: string) => <TextLink to={paths.supportConversation(sent.id)}>{text}</TextLink>,
                }),
              )}
            </p>
          </Banner>
        )}
        <div>
          <Button type="submit" size="lg" busy={isSubmitting} busyLabel={words.sending()}>
            {words.sendMessage()}
          </Button>
        </div>
      </form>
    </section>
  )
}
