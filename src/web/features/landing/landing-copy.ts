/** The shape of the landing page's words, as content/landing/copy.yaml holds them. */
import { z } from 'zod'

const titled = z.object({ heading: z.string(), text: z.string() })
const bySeason = <T extends z.ZodType>(one: T) =>
  z.object({ before: one, open: one, closed: one, hearings: one })
const plan = z.object({
  name: z.string(),
  price: z.string(),
  terms: z.string(),
  text: z.string(),
  badge: z.string().optional(),
  features: z.array(z.string()),
})

export const landingCopy = z.object({
  hero: titled.extend({
    badge: bySeason(z.string()),
    primaryAction: z.string(),
    secondaryAction: z.string(),
    smallPrint: z.string(),
  }),
  report: titled.extend({ button: z.string() }),
  stats: z.array(z.object({ figure: z.string(), label: z.string() })),
  deadlineWarning: bySeason(titled.extend({ textEstimated: z.string() })),
  howItWorks: z.object({
    heading: z.string(),
    steps: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  courseTopics: titled.extend({
    items: z.array(z.object({ moduleId: z.int(), title: z.string(), text: z.string() })),
  }),
  instructor: titled.extend({ points: z.array(z.string()), action: z.string() }),
  pricing: titled.extend({
    guaranteeLine: z.string(),
    notIncluded: z.string(),
    plans: z.object({ standard: plan, ai_enhanced: plan }),
  }),
  stories: titled,
  faqHeading: z.string(),
  closing: titled.extend({ action: z.string(), disclaimer: z.string() }),
})

export type LandingCopy = z.infer<typeof landingCopy>
export type PlanCopy = z.infer<typeof plan>

const source = z.object({ id: z.string(), label: z.string(), url: z.string().optional() })
export type FaqSource = z.infer<typeof source>

export const faqFile = z.object({
  sources: z.array(source),
  items: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })),
})

/** Who has agreed to be quoted says so with a day and a source (16 CFR 465); everyone else is an example. */
export const story = z
  .object({
    id: z.string(),
    label: z.string(),
    exampleId: z.string(),
    title: z.string(),
    situation: z.string(),
    request: z.string(),
    result: z.string(),
    lesson: z.string(),
    consentRecordedOn: z.iso.date().optional(),
    source: z.string().optional(),
  })
  .refine(
    ({ label, consentRecordedOn, source }) =>
      (consentRecordedOn && source) || label === 'Illustrative example, not a customer',
    'A story without recorded consent must carry the label of an illustrative example',
  )
export type Story = z.infer<typeof story>
