/** What is known of the purchase that led to the check-email page, from "paid" to "nothing is known". */
import type { ReactNode } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getGuestPurchase } from '#contract/payments.ts'
import { endedWords, heldWords } from '#web/purchase-words.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { TextLink } from '#web/ui/text-link.tsx'

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
      {purchase.planName}, <Money cents={purchase.amountCents} exact />, paid once. Thank you. We sent a
      message to <Address email={purchase.email ?? email} />. It holds the link that opens your account.
    </p>
  </News>
)

type IdleProps = {
  words: { title: string; text: string }
  purchase: PurchaseIn<'on_hold'> | PurchaseIn<'ended'>
}

const Pending = () => (
  <News title="Your payment is being confirmed">
    <p>
      A card takes a few seconds, a bank account can take some days. You can leave this page: the e-mail with
      your link comes as soon as the payment is confirmed.
    </p>
  </News>
)

const OwnedAlready = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title="You already have this course">
    <p>
      The e-mail address you gave has the course already. Your payment of{' '}
      <Money cents={purchase.amountCents} exact /> for the {purchase.planName} has been sent back, and an
      e-mail says so. Most banks show the money within 5 to 10 business days.
    </p>
    <p>Sign in to go on, or use the link in the e-mail that came after your first purchase.</p>
  </News>
)

const SentBack = ({ purchase }: { purchase: PurchaseIn<'returned'> }) => (
  <News title="Your payment goes back to you">
    <p>
      Your payment of <Money cents={purchase.amountCents} exact /> for the {purchase.planName} goes back the
      way it was paid, and this purchase gives no access. Our e-mail about the refund says why.
    </p>
    <p>Most banks show the money within 5 to 10 business days. If you have questions, write to us.</p>
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
    <p>This payment did not go through, so nothing was charged and no e-mail was sent.</p>
    <p>
      <ButtonLink to={`${paths.landing()}#pricing`}>Back to the two plans</ButtonLink>
    </p>
  </News>
)

/** The page of a checkout that this browser did not open: nobody is congratulated on what may not have been paid. */
const Unknown = ({ email }: { email: string | null }) => (
  <News title="Check your e-mail">
    <p>
      The message goes to <Address email={email} /> once the payment is confirmed. It holds the link that
      opens your account.
    </p>
    <p className="text-base text-soft">
      We cannot see a purchase in this browser. If you have not paid yet, nothing was charged:{' '}
      <TextLink to={`${paths.landing()}#pricing`}>the two plans are here</TextLink>.
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
