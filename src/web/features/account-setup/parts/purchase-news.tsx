/** What is known of the purchase that led to the check-email page, from "paid" to "nothing is known". */
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getGuestPurchase } from '#contract/purchase/payments.ts'
import * as messages from '#messages/account-setup/purchase-news.ts'
import { endedWords, heldWords } from '#web/purchase/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { rich } from '#web/ui/layout/rich.ts'

/** Takes the focus when the page has found the purchase. */
export const PURCHASE_HEADING = 'purchase-heading'

type GuestPurchase = OutputOf<typeof getGuestPurchase>

/** The news comes while the page is open, so a screen reader is told when it changes. */
const News = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="stack gap-3">
    <h1 id={PURCHASE_HEADING} tabIndex={-1} className="outline-none">
      {title}
    </h1>
    <div role="status" className="stack measure gap-3 text-lg">
      {children}
    </div>
  </header>
)

const Address = ({ email }: { email: string | null }) =>
  email ? (
    <strong className="wrap-anywhere">{email}</strong>
  ) : (
    <strong>{messages.yourRegisteredEmail()}</strong>
  )

type PurchaseIn<Status extends GuestPurchase['status']> = Extract<GuestPurchase, { status: Status }>

type PaidProps = { purchase: PurchaseIn<'paid'>; email: string | null }

const Paid = ({ purchase, email }: PaidProps) => (
  <News title={messages.purchaseComplete()}>
    <p>
      {rich(
        messages.oneTimePaymentThankYouWe({
          planName: purchase.planName,
          money: () => <Money cents={purchase.amountCents} />,
        }),
      )}{' '}
      <Address email={purchase.email ?? email} />
      {messages.openItToSetUpYour()}
    </p>
  </News>
)

type IdleProps = {
  words: { title: string; text: string }
  purchase: PurchaseIn<'on_hold'> | PurchaseIn<'ended'>
}

const Pending = () => (
  <News title={messages.wereConfirmingYourPayment()}>
    <p>{messages.cardsTakeAFewSecondsBank()}</p>
  </News>
)

const OwnedAlready = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title={messages.youAlreadyHaveThisCourse()}>
    <p>
      {rich(
        messages.yourEmailAddressAlreadyHasThis({
          money: () => <Money cents={purchase.amountCents} />,
          planName: purchase.planName,
        }),
      )}
    </p>
    <p>{messages.signInToContinueOrUse()}</p>
  </News>
)

const SentBack = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title={messages.wereRefundingYourPayment()}>
    <p>
      {rich(
        messages.wereReturningForTheToThe({
          money: () => <Money cents={purchase.amountCents} />,
          planName: purchase.planName,
        }),
      )}
    </p>
    <p>{messages.mostBanksShowTheMoneyIn()}</p>
  </News>
)

const Idle = ({ words, purchase }: IdleProps) => (
  <News title={words.title}>
    <p className="text-base text-soft">
      {purchase.planName}, <Money cents={purchase.amountCents} />
    </p>
    <p>{words.text}</p>
  </News>
)

const Failed = () => (
  <News title={messages.noPaymentWasMade()}>
    <p>{messages.yourPaymentDidntGoThroughYou()}</p>
    <p>
      <ButtonLink to={`${paths.landing()}#pricing`}>{messages.seeTheTwoPlans()}</ButtonLink>
    </p>
  </News>
)

/** The page of a checkout that this browser did not open: nobody is congratulated on what may not have been paid. */
const Unknown = ({ email }: { email: string | null }) => (
  <News title={messages.checkYourEmail()}>
    <p>
      {messages.onceYourPaymentIsConfirmedWell()} <Address email={email} />.
    </p>
    <p className="text-base text-soft">
      {rich(
        messages.weDontSeeAPurchaseIn({
          link: (text: string) => <TextLink to={`${paths.landing()}#pricing`}>{text}</TextLink>,
        }),
      )}
    </p>
  </News>
)

type PurchaseNewsProps = { purchase: GuestPurchase | null; email: string | null }

export const PurchaseNews = ({ purchase, email }: PurchaseNewsProps) => {
  switch (purchase?.status) {
    case 'paid':
      return <Paid purchase={purchase} email={email} />
    case 'pending':
      return <Pending />
    case 'returned':
      return purchase.because === 'already_owned' ? (
        <OwnedAlready purchase={purchase} />
      ) : (
        <SentBack purchase={purchase} />
      )
    case 'on_hold':
      return <Idle words={heldWords} purchase={purchase} />
    case 'ended':
      return <Idle words={endedWords[purchase.because]} purchase={purchase} />
    case 'failed':
      return <Failed />
    case undefined:
      return <Unknown email={email} />
  }
}
