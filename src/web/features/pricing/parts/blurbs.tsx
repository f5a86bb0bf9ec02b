/** What stands behind the plans, in short: the AI tools, and what we promise and do not promise. */
import {
  FileText,
  Infinity as InfinityIcon,
  type LucideIcon,
  Scale,
  Search,
  ShieldCheck,
  Table2,
} from 'lucide-react'
import { type FeatureId, isReady } from '#core/billing/features.ts'
import { guaranteeDays } from '#core/billing/guarantee.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** `feature` is the part of a plan that the blurb speaks of, where it speaks of one. */
type Blurb = { Icon: LucideIcon; title: string; text: string; feature?: FeatureId }

const aiBlurbs: readonly Blurb[] = [
  {
    Icon: FileText,
    title: 'Document generation',
    feature: 'documents',
    text: 'Drafts from the facts of your case. You check them, you sign them, you file them.',
  },
  {
    Icon: Table2,
    title: 'Smart property analysis',
    feature: 'analysis',
    text: 'Your parcel beside comparable sales, with each adjustment shown. The figures come from code, not from AI.',
  },
  {
    Icon: Search,
    title: 'Intelligent research',
    feature: 'analysis',
    text: 'The record, the sales and the rules for your county, each with its source.',
  },
]

const promises: readonly Blurb[] = [
  {
    Icon: ShieldCheck,
    title: 'Money-back guarantee',
    text: `${guaranteeDays.standard} days for Standard and ${guaranteeDays.ai_enhanced} days for AI-Enhanced, counted from the purchase.`,
  },
  {
    Icon: Scale,
    title: 'Proven results',
    text: 'Only what can be proved: outcome figures in the course carry their county, year and source. No outcome is promised.',
  },
  {
    Icon: InfinityIcon,
    title: 'Lifetime access',
    text: 'One payment. The lessons, the tools and their updates stay open to you.',
  },
]

const BlurbList = ({ blurbs }: { blurbs: readonly Blurb[] }) => (
  <ul className="grid gap-8 md:grid-cols-3">
    {blurbs.map(({ Icon, title, text, feature }) => (
      <li key={title} className="stack gap-2">
        <Icon aria-hidden="true" className="size-7 text-action" />
        <h3>{title}</h3>
        {feature && !isReady(feature) && (
          <p>
            <Badge tone="deadline">Being built</Badge>
          </p>
        )}
        <p className="text-soft">{text}</p>
      </li>
    ))}
  </ul>
)

export const AiBlurbs = () => (
  <section aria-labelledby="ai-title" className="stack gap-6">
    <h2 id="ai-title" className="text-xl">
      What AI-Enhanced adds
    </h2>
    <BlurbList blurbs={aiBlurbs} />
  </section>
)

export const PromiseBlurbs = () => (
  <section aria-labelledby="promise-title" className="stack gap-6">
    <h2 id="promise-title" className="text-xl">
      With both plans
    </h2>
    <BlurbList blurbs={promises} />
  </section>
)
