/** What the buyer has now, in two or three cards. */
import { BookOpen, LifeBuoy, type LucideIcon, Sparkles } from 'lucide-react'
import { isReady } from '#core/billing/features.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/payment/next-cards.ts'
import { Card } from '#web/ui/layout/card.tsx'

type NextCard = { Icon: LucideIcon; title: string; text: string; onlyFor?: Tier }

const cards: readonly NextCard[] = [
  {
    Icon: BookOpen,
    title: words.startLearning(),
    text: words.module1ExplainsTheThreeValues(),
  },
  {
    Icon: Sparkles,
    title: words.aiFeatures(),
    text: isReady('documents')
      ? words.weDraftYourPapersFromYour()
      : words.wereStillBuildingTheDraftingTools(),
    onlyFor: 'ai_enhanced',
  },
  {
    Icon: LifeBuoy,
    title: words.supportAccess(),
    text: words.writeToUsIfSomethingIsnt(),
  },
]

export const NextCards = ({ tier }: { tier: Tier }) => (
  <section aria-label={words.whatYouCanDoNow()}>
    <ul className="stack gap-4">
      {cards
        .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === tier)
        .map(({ Icon, title, text }) => (
          <Card as="li" key={title}>
            <div className="flex gap-4">
              <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-action" />
              <div>
                <h2 className="text-lg">{title}</h2>
                <p className="mt-1 text-soft">{text}</p>
              </div>
            </div>
          </Card>
        ))}
    </ul>
  </section>
)
