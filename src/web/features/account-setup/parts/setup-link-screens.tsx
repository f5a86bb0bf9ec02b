/** What a visitor without a working setup link sees, and where to go from there. */
import { paths } from '#contract/page-paths.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { CodeForm } from './code-form.tsx'

const CodeInstead = () => (
  <Card as="section">
    <h2 className="text-xl">Enter the code from your email</h2>
    <p className="mt-2 mb-4 text-soft">You’ll find it below the button. It works just like the link.</p>
    <CodeForm />
  </Card>
)

const Ways = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.checkEmail()} variant="secondary">
      Check your email
    </ButtonLink>
    <ButtonLink to={paths.auth()} variant="secondary">
      Sign in
    </ButtonLink>
  </div>
)

export const SetupLinkRequired = () => (
  <div className="stack gap-6">
    <h1>Setup Link Required</h1>
    <p className="text-lg">Use the link we emailed you after your purchase to set up your account.</p>
    <CodeInstead />
    <Ways />
  </div>
)

export const InvalidSetupLink = () => (
  <div className="stack gap-6">
    <h1>Invalid Setup Link</h1>
    <p className="text-lg">
      This setup link is invalid or has expired. Check your email for a new link, or contact support at{' '}
      <MailLink href={supportLink('My setup link does not work')}>{operator.supportEmail}</MailLink>.
    </p>
    <p>Already set up your account? Sign in with your password.</p>
    <CodeInstead />
    <Ways />
  </div>
)
