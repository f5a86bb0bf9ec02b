/** Takes the code typed from the mail to the page that confirms the address. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { readEmailVerification } from '#contract/auth.ts'
import { paths } from '#contract/page-paths.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'

export const VerificationCodeForm = () => {
  const navigate = useNavigate()
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(readEmailVerification.input),
    defaultValues: { token: '' },
  })
  const submit = handleSubmit(({ token }) => navigate(paths.verifyEmail(token)))
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack items-start gap-4">
      <TextField
        {...register('token')}
        label="Code from the e-mail"
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        help="Twelve letters and digits, for example 7KQ2-M9XD-40TB."
        error={formState.errors.token?.message}
      />
      <Button type="submit" variant="secondary">
        Use this code
      </Button>
    </form>
  )
}
