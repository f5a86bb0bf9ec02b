/** What the buyer has now, two or three things beside each other. */
import { BookOpen, LifeBuoy, type LucideIcon, Sparkles } from 'lucide-react'
import { isReady } from '#core/billing/features.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/payment/next-cards.ts'

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
    <ul className="grid gap-5 border-y border-line py-5 sm:auto-cols-fr sm:grid-flow-col sm:gap-8">
      {cards
        .filter(({ onlyFor }) => onlyFor === undefined || onlyFor === tier)
        .map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-3 sm:block">
            <Icon aria-hidden="true" className="mt-1 size-6 shrink-0 text-action" />
            <div>
              <h2 className="text-lg">{title}</h2>
              <p className="mt-1 text-sm text-soft">{text}</p>
            </div>
          </li>
        ))}
    </ul>
  </section>
)
