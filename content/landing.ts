/** Owns the shape of the landing page's words: the copy, the questions, the worked-example cards. */

import { z } from 'zod'
import { contentSource } from '#content/text/source.ts'
import { type FeatureId, featuresOf } from '#core/billing/features.ts'

const words = z.string().min(2)

const bySeason = <Shape extends z.ZodType>(shape: Shape) =>
  z.strictObject({ before: shape, open: shape, closed: shape, hearings: shape })

/** `textEstimated` is for a window that core only estimates. */
const warning = z.strictObject({ heading: words, text: words, textEstimated: words })

const plan = z.strictObject({
  name: words,
  price: words,
  terms: words,
  badge: words.optional(),
  text: words,
})

const feature = z.custom<FeatureId>((id) => featuresOf('ai_enhanced').some((known) => known.id === id))

/** `labelInWork` is in the label's place until the feature it speaks of is there. */
const stat = z
  .strictObject({ figure: z.string(), label: words })
  .or(z.strictObject({ figure: z.string(), label: words, feature, labelInWork: words }))

export const landingCopy = z.strictObject({
  hero: z.strictObject({
    badge: bySeason(words),
    heading: words,
    text: words,
    primaryAction: words,
    /** What the numbers on the drawn notice are, in their order. */
    callouts: z.array(words).length(3),
  }),
  report: z.strictObject({ heading: words, text: words, shows: z.array(words), button: words }),
  stats: z.array(stat).length(4),
  deadlineWarning: bySeason(warning).extend({ sources: z.array(contentSource) }),
  howItWorks: z.strictObject({
    heading: words,
    steps: z.array(z.strictObject({ title: words, text: words })).length(3),
  }),
  courseTopics: z.strictObject({
    heading: words,
    text: words,
    items: z.array(z.strictObject({ moduleId: z.int(), title: words, text: words })).length(7),
  }),
  packet: z.strictObject({ heading: words, text: words, caption: words }),
  instructor: z.strictObject({ heading: words, text: words, action: words }),
  pricing: z.strictObject({
    heading: words,
    text: words,
    guaranteeLine: words,
    notIncluded: words,
    plans: z.strictObject({ standard: plan, ai_enhanced: plan }),
  }),
  stories: z.strictObject({ heading: words, text: words }),
  faqHeading: words,
  closing: z.strictObject({ heading: words, text: words, action: words }),
})

export type LandingCopy = z.infer<typeof landingCopy>

/** Answers carry source marks like `[^fee]`. */
export const faq = z.strictObject({
  sources: z.array(contentSource),
  items: z.array(z.strictObject({ id: z.string(), question: words, answer: words })).length(5),
})

const exampleLabel = 'Illustrative example, not a customer'

/** A worked example. The label may go only for a real customer, whose consent then is here (16 CFR 465). */
export const story = z
  .strictObject({
    id: z.string(),
    label: words,
    exampleId: z.string(),
    title: words,
    /** The saving for the year, shown large. */
    figure: words,
    situation: words,
    request: words,
    result: words,
    lesson: words,
    consentRecordedOn: z.iso.date().optional(),
    source: words.optional(),
  })
  .refine(
    ({ label, consentRecordedOn, source }) => label === exampleLabel || (consentRecordedOn && source),
    'A story without recorded consent must carry the label of an illustrative example',
  )

export type Story = z.infer<typeof story>
