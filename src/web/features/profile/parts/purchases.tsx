/** What the person bought, with invoices, and how long the guarantee runs. */
import { useQuery } from '@tanstack/react-query'
import type { OutputOf } from '#contract/endpoint.ts'
import { paths } from '#contract/page-paths.ts'
import type { getSubscription } from '#contract/payments.ts'
import { todayInFlorida } from '#core/calendar-date.ts'
import { subscriptionQuery } from '#web/features/profile/data.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { CalendarDay } from '#web/ui/calendar-day.tsx'
import { Card } from '#web/ui/card.tsx'
import { MailLink } from '#web/ui/mail-link.tsx'
import { Money } from '#web/ui/money.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { NotLoaded, ProfileSection } from './profile-section.tsx'

type Subscription = OutputOf<typeof getSubscription>

const PurchaseCard = ({ purchase }: { purchase: Subscription['purchases'][number] }) => (
  <Card as="li">
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div>
        <h3>{purchase.planName}</h3>
        <p className="text-soft">
          <CalendarDay day={todayInFlorida(new Date(purchase.paidAt))} />
        </p>
        {purchase.invoiceUrl !== null && (
          <p className="mt-2">
            <MailLink href={purchase.invoiceUrl}>Invoice</MailLink>
          </p>
        )}
      </div>
      <p className="font-bold">
        <Money cents={purchase.amountCents} exact />
      </p>
    </div>
  </Card>
)

const GuaranteeEnd = ({ day }: { day: string }) => (
  <p>
    Your money-back guarantee runs through{' '}
    <strong>
      <CalendarDay day={day} />
    </strong>
    . See the <TextLink to={paths.refundPolicy()}>refund policy</TextLink>.
  </p>
)

const PurchaseList = ({ purchases, guaranteeEndsOn }: Subscription) => {
  if (purchases.length === 0) {
    return (
      <div className="stack items-start gap-4">
        <p>You have not bought a course with this account.</p>
        <ButtonLink to={paths.pricing()} variant="secondary">
          See the two plans
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
      {guaranteeEndsOn !== null && <GuaranteeEnd day={guaranteeEndsOn} />}
    </>
  )
}

export const Purchases = () => {
  const query = useQuery(subscriptionQuery)
  return (
    <ProfileSection title="Purchases">
      {query.data ? <PurchaseList {...query.data} /> : <NotLoaded what="your purchases" query={query} />}
    </ProfileSection>
  )
}
