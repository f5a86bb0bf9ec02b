/** What is behind the plans, in short: the AI tools, and what we promise and do not promise. */
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
import * as words from '#messages/pricing/blurbs.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

/** `feature` is the part of a plan that the blurb speaks of, where it speaks of one. */
type Blurb = { Icon: LucideIcon; title: string; text: string; feature?: FeatureId }

const aiBlurbs: readonly Blurb[] = [
  {
    Icon: FileText,
    title: words.documentGeneration(),
    feature: 'documents',
    text: words.draftsFromTheFactsOfYour(),
  },
  {
    Icon: Table2,
    title: words.smartPropertyAnalysis(),
    feature: 'analysis',
    text: words.yourParcelBesideComparableSales(),
  },
  {
    Icon: Search,
    title: words.intelligentResearch(),
    feature: 'analysis',
    text: words.theRecordTheSalesAndThe(),
  },
]

const promises: readonly Blurb[] = [
  {
    Icon: ShieldCheck,
    title: words.moneyBackGuarantee(),
    text: words.daysForStandardAndDaysFor({
      anyDays: guaranteeDays.withoutAccount,
      standardDays: guaranteeDays.standard,
      aiEnhancedDays: guaranteeDays.ai_enhanced,
    }),
  },
  {
    Icon: Scale,
    title: words.provenResults(),
    text: words.everyOutcomeFigureInThe(),
  },
  {
    Icon: InfinityIcon,
    title: words.lifetimeAccess(),
    text: words.onePaymentTheLessonsTheTools(),
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
            <Badge tone="deadline">{words.beingBuilt()}</Badge>
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
      {words.whatAiEnhancedAdds()}
    </h2>
    <BlurbList blurbs={aiBlurbs} />
  </section>
)

export const PromiseBlurbs = () => (
  <section aria-labelledby="promise-title" className="stack gap-6">
    <h2 id="promise-title" className="text-xl">
      {words.withBothPlans()}
    </h2>
    <BlurbList blurbs={promises} />
  </section>
)
