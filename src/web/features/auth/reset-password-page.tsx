/** Where a reset mail leads: choose a new password with its link or its code. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/auth/reset-password-page.ts'
import { useSessionActions } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { FocusedHeading } from '#web/ui/layout/focused-heading.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { resetFaultQuery } from './data.ts'
import { ResetPasswordForm } from './parts/reset-password-form.tsx'

export const meta = () => [{ title: words.chooseANewPasswordJustValue() }]

const PasswordChanged = ({ message }: { message: string }) => (
  <div className="stack gap-6">
    <FocusedHeading level={1}>{words.passwordChanged()}</FocusedHeading>
    <p className="text-lg">{message}</p>
    <div>
      <ButtonLink to={paths.auth()}>{words.goToSignIn()}</ButtonLink>
    </div>
  </div>
)

type OnChanged = { onChanged: (message: string) => Promise<void> }

/** Says at once that a link is used or over. When it cannot be looked at, pressing the button decides. */
const FromLink = ({ token, onChanged }: OnChanged & { token: string }) => {
  const { data: fault, isPending } = useQuery(resetFaultQuery(token))
  if (isPending) return <SpinnerMessage message={words.checkingYourLink()} />
  if (!fault) return <ResetPasswordForm token={token} onChanged={onChanged} />
  return (
    <>
      <Banner tone="error" title={words.thisLinkNoLongerWorks()}>
        {words.haveACodeFromANewer({ problem: fault })}
      </Banner>
      <ResetPasswordForm token="" onChanged={onChanged} />
    </>
  )
}

export default function ResetPasswordPage() {
  const [query] = useSearchParams()
  const token = query.get('token') ?? ''
  const [changed, setChanged] = useState<string | null>(null)
  const { end } = useSessionActions()
  const finish = async (message: string) => {
    // Every session of the person has ended, the one of this browser too.
    await end()
    setChanged(message)
  }
  return (
    <MainPart>
      <Container width="form">
        <div className="py-8 sm:py-14">
          {changed === null ? (
            <div className="stack gap-6">
              <div className="stack gap-2">
                <h1>{words.chooseANewPassword()}</h1>
                <p className="text-lg text-soft">{words.thisSignsYouOutEverywhereThen()}</p>
              </div>
              {token === '' ? (
                <ResetPasswordForm token="" onChanged={finish} />
              ) : (
                <FromLink key={token} token={token} onChanged={finish} />
              )}
              <p>
                <TextLink to={paths.auth()}>{words.backToSignIn()}</TextLink>
              </p>
            </div>
          ) : (
            <PasswordChanged message={changed} />
          )}
        </div>
      </Container>
    </MainPart>
  )
}
