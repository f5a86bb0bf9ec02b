/** Takes the code typed from the mail to the page that confirms the address, once it is known to work. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { readEmailVerification } from '#contract/auth.ts'
import { paths } from '#contract/page-paths.ts'
import { failureMessage } from '#web/failure-message.ts'
import { verificationQuery } from '#web/features/auth/data.ts'
import { Button } from '#web/ui/button.tsx'
import { CodeField } from '#web/ui/code-field.tsx'

const doesNotWork = 'This code does not work. Please compare it with the newest e-mail.'

/** Gives what is wrong with the code, or null when it works. */
const useCodeCheck = () => {
  const client = useQueryClient()
  return async (token: string): Promise<string | null> => {
    try {
      return (await client.fetchQuery(verificationQuery(token))).works ? null : doesNotWork
    } catch (error) {
      return failureMessage(error, 'The code could not be checked. Please try again.')
    }
  }
}

export const VerificationCodeForm = () => {
  const navigate = useNavigate()
  const faultOf = useCodeCheck()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(readEmailVerification.input),
    defaultValues: { token: '' },
  })
  const submit = handleSubmit(async ({ token }) => {
    const message = await faultOf(token)
    if (message === null) await navigate(paths.verifyEmail(token))
    else setError('token', { message }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack items-start gap-4">
      <CodeField {...register('token')} error={formState.errors.token?.message} />
      <Button type="submit" variant="secondary" busy={formState.isSubmitting} busyLabel="Checking…">
        Use this code
      </Button>
    </form>
  )
}
