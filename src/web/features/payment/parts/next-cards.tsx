/** What the buyer has now, in two or three cards. */
import { BookOpen, LifeBuoy, type LucideIcon, Sparkles } from 'lucide-react'
import { isReady } from '#core/billing/features.ts'
import type { Tier } from '#core/billing/product.ts'
import { Card } from '#web/ui/layout/card.tsx'

type NextCard = { Icon: LucideIcon; title: string; text: string; onlyFor?: Tier }

const cards: readonly NextCard[] = [
  {
    Icon: BookOpen,
    title: 'Start Learning',
    text: 'Module 1 explains the three values on your notice and when an appeal won’t save you money.',
  },
  {
    Icon: Sparkles,
    title: 'AI Features',
    text: isReady('documents')
      ? 'We draft your papers from your case. You check, sign and file each one.'
      : 'We’re still building the drafting tools. They open in your account at no extra cost when they’re ready.',
    onlyFor: 'ai_enhanced',
  },
  {
    Icon: LifeBuoy,
    title: 'Support Access',
    text: 'Write to us if something isn’t clear. We’ll explain it, and you decide what to claim.',
  },
]

export const NextCards = ({ tier }: { tier: Tier }) => (
  <section aria-label="What you can do now">
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
