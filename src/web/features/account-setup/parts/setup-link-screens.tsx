/** What a visitor without a working setup link sees, and where to go from there. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/setup-link-screens.ts'
import { operator } from '#web/site/operator.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { CodeForm } from './code-form.tsx'

const CodeInstead = () => (
  <Card as="section">
    <h2 className="text-xl">{words.enterTheCodeFromYourEmail()}</h2>
    <p className="mt-2 mb-4 text-soft">{words.youllFindItBelowTheButton()}</p>
    <CodeForm />
  </Card>
)

const Ways = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink to={paths.checkEmail()} variant="secondary">
      {words.checkYourEmail()}
    </ButtonLink>
    <ButtonLink to={paths.auth()} variant="secondary">
      {words.signIn()}
    </ButtonLink>
  </div>
)

export const SetupLinkRequired = () => (
  <div className="stack gap-6">
    <h1>{words.setupLinkRequired()}</h1>
    <p className="text-lg">{words.pleaseUseTheLinkWeEmailedYou()}</p>
    <CodeInstead />
    <Ways />
  </div>
)

export const InvalidSetupLink = () => (
  <div className="stack gap-6">
    <h1>{words.invalidSetupLink()}</h1>
    <p className="text-lg">
      {rich(
        words.thisSetupLinkIsInvalidOr({
          mail: () => (
            <MailLink href={supportLink(words.mySetupLinkDoesNotWork())}>{operator.supportEmail}</MailLink>
          ),
        }),
      )}
    </p>
    <p>{words.alreadySetUpYourAccountSign()}</p>
    <CodeInstead />
    <Ways />
  </div>
)
