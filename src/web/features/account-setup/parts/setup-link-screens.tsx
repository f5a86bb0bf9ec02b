/** What a visitor without a working set-up link sees, and where to go from there. */
import { paths } from '#contract/page-paths.ts'
import { operator } from '#web/operator.ts'
import { supportLink } from '#web/support-link.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { CodeForm } from './code-form.tsx'

const CodeInstead = () => (
  <Card as="section">
    <h2 className="text-xl">Type the code from the e-mail</h2>
    <p className="mt-2 mb-4 text-soft">It stands below the button and does the same as the link.</p>
    <CodeForm />
  </Card>
)

const Ways = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.checkEmail()} variant="secondary">
      Check your e-mail
    </ButtonLink>
    <ButtonLink to={paths.auth()} variant="secondary">
      Sign in
    </ButtonLink>
  </div>
)

export const SetupLinkRequired = () => (
  <div className="stack gap-6">
    <h1>Setup Link Required</h1>
    <p className="text-lg">
      Please use the link we e-mailed you after your purchase. It opens your account setup.
    </p>
    <CodeInstead />
    <Ways />
  </div>
)

export const InvalidSetupLink = () => (
  <div className="stack gap-6">
    <h1>Invalid Setup Link</h1>
    <p className="text-lg">
      This setup link is invalid or has expired. Please check your e-mail for a new link, or contact support
      at <MailLink href={supportLink('My setup link does not work')}>{operator.supportEmail}</MailLink>.
    </p>
    <p>If you have set up your account already, sign in with your password.</p>
    <CodeInstead />
    <Ways />
  </div>
)
