/** What the person bought, with invoices and what went back, and the ways to the money. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import { type getSubscription, openCustomerPortal } from '#contract/purchase/payments.ts'
import { calendarDate, todayInFlorida } from '#core/calendar-date.ts'
import * as portalWords from '#messages/profile/payment-details.ts'
import * as messages from '#messages/profile/purchases.ts'
import { call } from '#web/call/api.ts'
import { Failure } from '#web/call/failure.tsx'
import { subscriptionQuery } from '#web/features/profile/data.ts'
import { useSessionActions } from '#web/session/session.ts'
import { Button } from '#web/ui/action/button.tsx'
import { ButtonLink } from '#web/ui/action/button-link.tsx'
import { MailLink } from '#web/ui/action/mail-link.tsx'
import { Banner } from '#web/ui/feedback/banner.tsx'
import { PlainDay } from '#web/ui/figure/calendar-day.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { rich } from '#web/ui/layout/rich.ts'
import { MoneyBack } from './money-back.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

const goTo = (url: string) => window.location.assign(url)

/** `leave` takes the browser to the payment service. */
export const PaymentDetails = ({ leave = goTo }: { leave?: (url: string) => void }) => {
  const opening = useMutation({
    mutationFn: () => call(openCustomerPortal, {}),
    onSuccess: ({ url }) => leave(url),
  })
  return (
    <div className="stack items-start gap-4">
      <Failure title={portalWords.thePaymentPageDidntOpen()} of={opening.error} />
      <Button
        variant="secondary"
        busy={opening.isPending}
        busyLabel={portalWords.opening()}
        onClick={() => opening.mutate()}
      >
        {portalWords.paymentDetailsAndReceipts()}
      </Button>
    </div>
  )
}

type Subscription = OutputOf<typeof getSubscription>

const onHold = messages.onHoldWhileYourBankDecides()
const disputeLost = messages.endedYourBankDecidedTheDispute()

const PurchaseCard = ({ purchase }: { purchase: Subscription['purchases'][number] }) => (
  <Card as="li">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h3>{purchase.planName}</h3>
        <p className="text-soft">
          <PlainDay day={todayInFlorida(new Date(purchase.paidAt))} />
        </p>
        {purchase.standing === 'on_hold' && <p className="font-bold">{onHold}</p>}
        {purchase.standing === 'dispute_lost' && <p className="font-bold">{disputeLost}</p>}
        {purchase.refundedAt !== null && (
          <p className="font-bold">
            {rich(messages.refundedOn({ money: () => <Money cents={purchase.refundedCents} exact /> }))}{' '}
            <PlainDay day={todayInFlorida(new Date(purchase.refundedAt))} />
          </p>
        )}
        {purchase.invoiceUrl !== null && (
          <p className="mt-2">
            <MailLink href={purchase.invoiceUrl}>{messages.invoice()}</MailLink>
          </p>
        )}
      </div>
      <p className="font-bold">
        <Money cents={purchase.amountCents} exact />
        {purchase.taxCents > 0 && (
          <span className="block text-sm font-normal text-soft">
            {rich(messages.withTax({ money: () => <Money cents={purchase.taxCents} exact /> }))}
          </span>
        )}
      </p>
    </div>
  </Card>
)

type PurchaseListProps = Subscription & {
  onReturned: (message: string) => Promise<void>
  toldAt: () => HTMLElement | null
}

const PurchaseList = ({ purchases, guaranteeEndsOn, refundable, onReturned, toldAt }: PurchaseListProps) => {
  if (purchases.length === 0) {
    return (
      <div className="stack items-start gap-4">
        <p>{messages.youHaventBoughtACourseWith()}</p>
        <ButtonLink to={paths.pricing()} variant="secondary">
          {messages.seeTheTwoPlans()}
        </ButtonLink>
      </div>
    )
  }
  return (
    <>
      <ul className="stack gap-4">
        {purchases.map((purchase) => (
          <PurchaseCard key={purchase.orderId} purchase={purchase} />
        ))}
      </ul>
      <PaymentDetails />
      {guaranteeEndsOn !== null && (
        <MoneyBack
          endsOn={calendarDate(guaranteeEndsOn)}
          refundable={refundable}
          onDone={onReturned}
          toldAt={toldAt}
        />
      )}
    </>
  )
}

/** After a refund the person owns less; the words stay until the page is left, and are where the person is led. */
const useReturned = () => {
  const [message, setMessage] = useState<string | null>(null)
  const place = useRef<HTMLDivElement>(null)
  const { refreshUser } = useSessionActions()
  const client = useQueryClient()
  const onReturned = async (words: string) => {
    setMessage(words)
    await Promise.all([refreshUser(), client.invalidateQueries(subscriptionQuery)])
    place.current?.scrollIntoView?.({ block: 'center' })
  }
  return { message, place, onReturned }
}

export const Purchases = () => {
  const query = useQuery(subscriptionQuery)
  const { message, place, onReturned } = useReturned()
  return (
    <ProfileSection title={messages.purchases()}>
      <div ref={place} tabIndex={-1} className="outline-none empty:hidden">
        {message && (
          <Banner tone="success" title={messages.yourRefundIsOnItsWay()}>
            {message}
          </Banner>
        )}
      </div>
      {query.data ? (
        <PurchaseList {...query.data} onReturned={onReturned} toldAt={() => place.current} />
      ) : (
        <NotLoaded what={messages.yourPurchases()} query={query} />
      )}
    </ProfileSection>
  )
}
