/** After a guest's purchase: where the set-up mail is, and what to do when it does not come. */
import { useSearchParams } from 'react-router'
import { paths } from '#contract/page-paths.ts'
import { supportLink } from '#web/support-link.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { Container } from '#web/ui/container.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { MainPart } from '#web/ui/main-part.tsx'
import { CodeForm } from './parts/code-form.tsx'
import { MailSteps } from './parts/mail-steps.tsx'
import { WaitingForMail } from './parts/waiting-for-mail.tsx'

export const meta = () => [{ title: 'Check your e-mail · Just Value' }]

const supportMail = (sessionId: string | null) =>
  supportLink(
    'My set-up e-mail has not arrived',
    sessionId ? `My payment session: ${sessionId}` : 'I opened the page without a payment session.',
  )

export default function CheckEmailPage() {
  const [query] = useSearchParams()
  const sessionId = query.get('session_id')
  return (
    <MainPart>
      <Container width="text">
        <div className="stack gap-8 py-8 sm:py-14">
          <header className="stack gap-3">
            <h1>Purchase Complete!</h1>
            <p className="measure text-lg">
              Thank you. We sent a message to <strong>{query.get('email') || 'your registered email'}</strong>
              . It holds the link that opens your account.
            </p>
          </header>
          <MailSteps />
          <WaitingForMail sessionId={sessionId} />
          <Card as="section">
            <h2 className="text-xl">Have the code from the mail?</h2>
            <p className="mt-2 mb-4 text-soft">
              It does the same as the link, for example on another device.
            </p>
            <CodeForm />
          </Card>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={paths.auth()} variant="secondary">
              Sign In Instead
            </ButtonLink>
            <MailLink href={supportMail(sessionId)}>Contact support</MailLink>
          </div>
        </div>
      </Container>
    </MainPart>
  )
}
