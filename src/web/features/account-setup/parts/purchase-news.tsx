/** What is known of the purchase that led to the check-email page, from "paid" to "nothing is known". */
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getGuestPurchase } from '#contract/purchase/payments.ts'
import { endedWords, heldWords } from '#web/purchase/words.ts'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { TextLink } from '#web/ui/action/text-link.tsx'
import { Money } from '#web/ui/figure/money.tsx'

type GuestPurchase = OutputOf<typeof getGuestPurchase>

/** The news comes while the page is open, so a screen reader is told when it changes. */
const News = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="stack gap-3">
    <h1>{title}</h1>
    <div role="status" className="stack measure gap-3 text-lg">
      {children}
    </div>
  </header>
)

const Address = ({ email }: { email: string | null }) =>
  email ? <strong className="wrap-anywhere">{email}</strong> : <strong>your registered email</strong>

type PurchaseIn<Status extends GuestPurchase['status']> = Extract<GuestPurchase, { status: Status }>

type PaidProps = { purchase: PurchaseIn<'paid'>; email: string | null }

const Paid = ({ purchase, email }: PaidProps) => (
  <News title="Purchase Complete!">
    <p>
      {purchase.planName}, <Money cents={purchase.amountCents} exact />, one-time payment. Thank you! We
      emailed a link to <Address email={purchase.email ?? email} />. Open it to set up your account.
    </p>
  </News>
)

type IdleProps = {
  words: { title: string; text: string }
  purchase: PurchaseIn<'on_hold'> | PurchaseIn<'ended'>
}

const Pending = () => (
  <News title="We’re confirming your payment">
    <p>
      Cards take a few seconds. Bank payments can take a few days. You can close this page. We’ll email your
      setup link as soon as the payment goes through.
    </p>
  </News>
)

const OwnedAlready = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title="You already have this course">
    <p>
      Your email address already has this course. We refunded your payment of{' '}
      <Money cents={purchase.amountCents} exact /> for the {purchase.planName} and emailed you a confirmation.
      Most banks show the money in 5 to 10 business days.
    </p>
    <p>Sign in to continue, or use the link in the email from your first purchase.</p>
  </News>
)

const SentBack = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title="We’re refunding your payment">
    <p>
      We’re returning <Money cents={purchase.amountCents} exact /> for the {purchase.planName} to the card or
      account you paid with. This purchase doesn’t open the course. Our refund email explains why.
    </p>
    <p>Most banks show the money in 5 to 10 business days. Questions? Write to us.</p>
  </News>
)

const Idle = ({ words, purchase }: IdleProps) => (
  <News title={words.title}>
    <p className="text-base text-soft">
      {purchase.planName}, <Money cents={purchase.amountCents} exact />
    </p>
    <p>{words.text}</p>
  </News>
)

const Failed = () => (
  <News title="No payment was made">
    <p>Your payment didn’t go through. You weren’t charged, and we didn’t send a setup email.</p>
    <p>
      <ButtonLink to={`${paths.landing()}#pricing`}>See the two plans</ButtonLink>
    </p>
  </News>
)

/** The page of a checkout that this browser did not open: nobody is congratulated on what may not have been paid. */
const Unknown = ({ email }: { email: string | null }) => (
  <News title="Check your email">
    <p>
      Once your payment is confirmed, we’ll email your setup link to <Address email={email} />.
    </p>
    <p className="text-base text-soft">
      We don’t see a purchase in this browser. If you haven’t paid, you weren’t charged.{' '}
      <TextLink to={`${paths.landing()}#pricing`}>See the two plans</TextLink>.
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
