/** The code of a verification mail, typed. */
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/verification-code-form.ts'
import { verificationQuery } from '#web/features/auth/data.ts'
import { MailCodeForm } from '#web/session/mail-code-form.tsx'

const doesNotWork = words.thisCodeDoesntWorkUseThe()

export const VerificationCodeForm = () => {
  const client = useQueryClient()
  const works = async (code: string) => (await client.fetchQuery(verificationQuery(code))).works
  return <MailCodeForm works={works} doesNotWork={doesNotWork} to={paths.verifyEmail()} />
}
