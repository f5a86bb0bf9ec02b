/** One plan for sale: name, price paid once, what it holds, and its button. */
import { type ReactNode, useId } from 'react'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { Money } from '#web/ui/figure/money.tsx'
import { Card } from './card.tsx'
import { type FeatureLine, FeatureList } from './feature-list.tsx'

type PlanCardProps = {
  name: string
  summary?: string
  priceCents: number
  /** Under the price, for example 'one-time payment, lifetime access'. */
  priceNote: string
  /** What is there today and what is not yet, in one sentence; null when all is. */
  readiness: string | null
  features: readonly FeatureLine[]
  /** The button, full width: before the list, so that it is at one height on cards of different length. */
  action: ReactNode
  badge?: string
  highlighted?: boolean
  /** The list in two columns where there is room. */
  inColumns?: boolean
}

export const PlanCard = ({
  name,
  summary,
  priceCents,
  priceNote,
  readiness,
  features,
  action,
  ...rest
}: PlanCardProps) => {
  const nameId = useId()
  return (
    <Card as="article" isFull highlighted={rest.highlighted ?? false}>
      <div className="flex h-full flex-col gap-4 sm:gap-5">
        <div className="flex min-h-9 flex-wrap items-center justify-between gap-2">
          <h3 id={nameId} className="text-xl">
            {name}
          </h3>
          {rest.badge && <Badge tone="action">{rest.badge}</Badge>}
        </div>
        {summary && <p className="text-soft lg:min-h-[2lh]">{summary}</p>}
        <p>
          <span className="amount font-serif text-4xl leading-tight font-semibold sm:text-5xl">
            <Money cents={priceCents} />
          </span>{' '}
          <span className="ml-1 inline-block text-soft">{priceNote}</span>
        </p>
        {readiness && <p className="border-l-4 border-amber-line pl-4 text-sm">{readiness}</p>}
        {action}
        <FeatureList
          labelledBy={nameId}
          features={features}
          inColumns={rest.inColumns ?? rest.highlighted ?? false}
        />
      </div>
    </Card>
  )
}
