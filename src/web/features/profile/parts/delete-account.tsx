/** The last question before an account is deleted. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { deletionForm } from '#contract/account/forms.ts'
import { deleteAccount } from '#contract/account/users.ts'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getSubscription } from '#contract/purchase/payments.ts'
import * as words from '#messages/profile/delete-account.ts'
import { ApiFailure, call } from '#web/call/api.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { subscriptionQuery } from '#web/features/profile/data.ts'
import { useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { Dialog } from '#web/ui/feedback/dialog.tsx'
import { PasswordField } from '#web/ui/field/password.tsx'

const passwordFault = (error: unknown): string | undefined =>
  error instanceof ApiFailure ? error.details.find(({ field }) => field === 'password')?.message : undefined

const useDeletion = () => {
  const { end } = useSessionActions()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(deletionForm),
    defaultValues: { password: '' },
  })
  const isDeleted = useRef(false)
  // Only once this page is gone: the pages of an account send a person who is signed out elsewhere.
  useEffect(() => () => void (isDeleted.current && end()), [end])
  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await call(deleteAccount, input)
      isDeleted.current = true
      await navigate(paths.accountDeleted(), { replace: true })
    } catch (error) {
      const message = passwordFault(error)
      if (message) setError('password', { message }, { shouldFocus: true })
      else setFailure(failureMessage(error, words.pleaseTryAgain()))
    }
  })
  return { register, submit, formState, failure }
}

const DeletionForm = ({ onKeep }: { onKeep: () => void }) => {
  const { register, submit, formState, failure } = useDeletion()
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack gap-5">
      {failure && (
        <Banner tone="error" title={words.yourAccountWasntDeleted()}>
          {failure}
        </Banner>
      )}
      <PasswordField
        {...register('password')}
        label={words.yourPassword()}
        autoComplete="current-password"
        error={formState.errors.password?.message}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={formState.isSubmitting} busyLabel={words.deleting()}>
          {words.deleteMyAccountForGood()}
        </Button>
        <Button variant="secondary" onClick={onKeep}>
          {words.keepMyAccount()}
        </Button>
      </div>
    </form>
  )
}

/** Nothing is said of a course or a refund where none is left to lose. */
const consequencesOf = (subscription: OutputOf<typeof getSubscription> | undefined): readonly string[] => [
  ...(subscription?.tier === null ? [] : [words.youLoseAccessToTheCourse()]),
  words.weDeleteYourPropertiesCasesPhotos(),
  ...(subscription?.purchases.length === 0 ? [] : [words.weKeepARecordOfThe()]),
]

export const DeleteAccount = ({ disabledReason }: { disabledReason: string | undefined }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { data: subscription } = useQuery(subscriptionQuery)
  return (
    <>
      <Button
        variant="secondary"
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason}
        onClick={() => setIsOpen(true)}
      >
        {words.deleteMyAccount()}
      </Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title={words.deleteYourAccount()}>
        <div className="stack gap-5">
          <ul className="stack list-disc gap-2 pl-5">
            {consequencesOf(subscription).map((consequence) => (
              <li key={consequence}>{consequence}</li>
            ))}
          </ul>
          <DeletionForm onKeep={() => setIsOpen(false)} />
        </div>
      </Dialog>
    </>
  )
}
