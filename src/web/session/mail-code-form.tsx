/** Takes a code typed from a mail to the page that it opens, once it is known to work. */
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { linkToken } from '#contract/fields.ts'
import * as words from '#messages/session/mail-code-form.ts'
import { failureMessage } from '#web/call/failure-message.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CodeField } from '#web/ui/field/code.tsx'
import { withTypedCode } from './mail-code.ts'

const codeForm = z.object({ code: linkToken })

type MailCodeFormProps = {
  /** Asks the server; throws when it cannot be asked. */
  works: (code: string) => Promise<boolean>
  /** Said at the field of a code that does not. */
  doesNotWork: string
  /** The page that takes the code. */
  to: string
}

export const MailCodeForm = ({ works, doesNotWork, to }: MailCodeFormProps) => {
  const navigate = useNavigate()
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(codeForm),
    defaultValues: { code: '' },
  })
  const faultOf = async (code: string): Promise<string | null> => {
    try {
      return (await works(code)) ? null : doesNotWork
    } catch (error) {
      return failureMessage(error, words.weCouldntCheckTheCodePlease())
    }
  }
  const submit = handleSubmit(async ({ code }) => {
    const message = await faultOf(code)
    if (message === null) await navigate(to, { state: withTypedCode(code) })
    else setError('code', { message }, { shouldFocus: true })
  })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="stack items-start gap-4">
      <CodeField {...register('code')} error={formState.errors.code?.message} />
      <Button type="submit" busy={formState.isSubmitting} busyLabel={words.checking()}>
        {words.submitCode()}
      </Button>
    </form>
  )
}
