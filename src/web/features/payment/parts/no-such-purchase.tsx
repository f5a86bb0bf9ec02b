/** What a person sees who opens a payment that is not theirs, or does not exist. */
import { paths } from '#contract/page-paths.ts'
import * as words from '#messages/payment/no-such-purchase.ts'
import { supportLink } from '#web/site/support-link.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'

export const NoSuchPurchase = ({ message }: { message: string }) => (
  <div className="stack gap-6" role="alert">
    <h1>{words.paymentNotFound()}</h1>
    <p className="text-lg">{words.ifYouPaidFromAnotherAccount({ message })}</p>
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={paths.dashboard()}>{words.dashboard()}</ButtonLink>
      <ButtonLink href={supportLink(words.iCantFindMyPayment())} variant="secondary">
        {words.contactSupport()}
      </ButtonLink>
    </div>
  </div>
)
