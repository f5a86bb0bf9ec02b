/** What a setup link shows when its purchase is on hold or has ended. */
import { paths } from '#contract/page-paths.ts'
import { heldWords } from '#web/purchase/words.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'

export const PurchaseOnHold = () => (
  <div className="stack gap-6">
    <h1>{heldWords.title}</h1>
    <p className="text-lg">{heldWords.text}</p>
    <p>
      If your bank upholds the payment, we’ll email you a new setup link. You don’t need to do anything here
      until then.
    </p>
    <div>
      <ButtonLink href={supportLink('My purchase is on hold')} variant="secondary">
        Contact support
      </ButtonLink>
    </div>
  </div>
)

/** `message` is the server’s, which knows why. */
export const PurchaseEnded = ({ message }: { message: string }) => (
  <div className="stack gap-6">
    <h1>There’s nothing to set up</h1>
    <p className="text-lg">{message}</p>
    <p>
      You’re welcome to buy the course again. Questions?{' '}
      <MailLink href={supportLink('My purchase has ended')}>Contact support</MailLink>.
    </p>
    <div>
      <ButtonLink to={`${paths.landing()}#pricing`} variant="secondary">
        See the two plans
      </ButtonLink>
    </div>
  </div>
)
