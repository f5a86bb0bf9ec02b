/** After a guest's purchase: what became of it, where the setup mail is, and what to do when it does not come. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { email } from '#contract/fields.ts'
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/check-email-page.ts'
import { useHasToken } from '#web/session/has-token.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { SpinnerMessage } from '#web/ui/feedback/spinner.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Disclosure } from '#web/ui/layout/disclosure.tsx'
import { MainPart } from '#web/ui/layout/main-part.tsx'
import { guestPurchaseQuery } from './data.ts'
import { CodeForm } from './parts/code-form.tsx'
import { MailSteps } from './parts/mail-steps.tsx'
import { PURCHASE_HEADING, PurchaseNews } from './parts/purchase-news.tsx'
import { WaitingForMail } from './parts/waiting-for-mail.tsx'

export const meta = () => [{ title: words.checkYourEmailJustValue() }]

const supportMail = (sessionId: string | null) =>
  supportLink(
    words.mySetupEmailHasntArrived(),
    sessionId ? words.myPaymentSession({ sessionId }) : words.iOpenedThisPageWithoutA(),
  )

const TheMail = ({ sessionId }: { sessionId: string | null }) => (
  <>
    <MailSteps />
    <WaitingForMail sessionId={sessionId} />
    {/* The mail’s own button is the way: the code is for who reads it elsewhere. */}
    <Disclosure summary={words.haveACodeFromTheEmail()}>
      <p className="mb-4 text-soft">{words.pleaseUseItInsteadOfTheLink()}</p>
      <CodeForm />
    </Disclosure>
  </>
)

const useGuestPurchase = (sessionId: string | null) => {
  const isKnown = sessionId !== null
  const { data, error } = useQuery({ ...guestPurchaseQuery(sessionId ?? ''), enabled: isKnown })
  return { purchase: data ?? null, isAsked: isKnown && data === undefined && error === null }
}

/** Anybody may have written it: only what is an address is shown as one. */
const addressIn = (query: URLSearchParams): string | null => email.safeParse(query.get('email')).data ?? null

const CheckEmail = () => {
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  const { purchase, isAsked } = useGuestPurchase(sessionId)
  const isSignedIn = useHasToken() === true
  const isTold = sessionId !== null && !isAsked
  // The spinner is gone: a screen reader goes on at what took its place. Later news is told without moving the focus.
  useEffect(() => {
    if (isTold) document.getElementById(PURCHASE_HEADING)?.focus()
  }, [isTold])
  if (isAsked) return <SpinnerMessage message={words.findingYourPurchase()} />
  const isMailComing = purchase === null || purchase.status === 'paid' || purchase.status === 'pending'
  return (
    <div className="stack gap-8 py-8 sm:py-14">
      <PurchaseNews purchase={purchase} email={addressIn(query)} />
      {isMailComing && <TheMail sessionId={sessionId} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isSignedIn ? (
          <ButtonLink to={paths.dashboard()} variant="secondary">
            {words.goToYourHomePage()}
          </ButtonLink>
        ) : (
          <TextLink to={paths.auth()}>{words.signInInstead()}</TextLink>
        )}
        <MailLink href={supportMail(sessionId)}>{words.contactSupport()}</MailLink>
      </div>
    </div>
  )
}

export default function CheckEmailPage() {
  return (
    <MainPart>
      <Container width="text">
        <CheckEmail />
      </Container>
    </MainPart>
  )
}
