/** What a setup link shows when its purchase is on hold or has ended. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/account-setup/purchase-stopped.ts'
import { heldWords } from '#web/purchase/words.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { rich } from '#web/ui/layout/rich.ts'

export const PurchaseOnHold = () => (
  <div className="stack gap-6">
    <h1>{heldWords.title}</h1>
    <p className="text-lg">{heldWords.text}</p>
    <p>{words.ifYourBankUpholdsThePayment()}</p>
    <div>
      <ButtonLink href={supportLink(words.myPurchaseIsOnHold())} variant="secondary">
        {words.contactSupport()}
      </ButtonLink>
    </div>
  </div>
)

/** `message` is the server’s, which knows why. */
export const PurchaseEnded = ({ message }: { message: string }) => (
  <div className="stack gap-6">
    <h1>{words.theresNothingToSetUp()}</h1>
    <p className="text-lg">{message}</p>
    <p>
      {rich(
        words.youreWelcomeToBuyTheCourse({
          mail: (text: string) => <MailLink href={supportLink(words.myPurchaseHasEnded())}>{text}</MailLink>,
        }),
      )}
    </p>
    <div>
      <ButtonLink to={`${paths.landing()}#pricing`} variant="secondary">
        {words.seeTheTwoPlans()}
      </ButtonLink>
    </div>
  </div>
)
