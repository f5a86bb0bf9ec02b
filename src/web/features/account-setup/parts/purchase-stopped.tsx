/** What a set-up link shows when its purchase is on hold or has ended. */
import { paths } from '#contract/page-paths.ts'
import { heldWords } from '#web/purchase-words.ts'
import { supportLink } from '#web/support-link.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'

export const PurchaseOnHold = () => (
  <div className="stack gap-6">
    <h1>{heldWords.title}</h1>
    <p className="text-lg">{heldWords.text}</p>
    <p>If the payment stands, a fresh set-up link comes by e-mail. There is nothing to set up before that.</p>
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
    <h1>There is nothing to set up</h1>
    <p className="text-lg">{message}</p>
    <p>
      If you would like the course, you can buy it as anybody can. Questions?{' '}
      <MailLink href={supportLink('My purchase has ended')}>Contact support</MailLink>.
    </p>
    <div>
      <ButtonLink to={`${paths.landing()}#pricing`} variant="secondary">
        The two plans
      </ButtonLink>
    </div>
  </div>
)
