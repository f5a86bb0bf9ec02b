/** The code of a setup mail, typed. */
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/code-form.ts'
import { setupTokenQuery } from '#web/features/account-setup/data.ts'
import { MailCodeForm } from '#web/session/mail-code-form.tsx'

const doesNotWork = words.thisCodeDoesntWorkUseThe()

export const CodeForm = () => {
  const client = useQueryClient()
  const works = async (code: string) => {
    const found = await client.fetchQuery(setupTokenQuery(code))
    return found.valid || found.why !== 'link-invalid'
  }
  return <MailCodeForm works={works} doesNotWork={doesNotWork} to={paths.accountSetup()} />
}
