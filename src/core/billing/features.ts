/** Owns what each plan holds and how far each part is built: every page, answer and mail names features from here. */

/** 'with_modules': as far as the modules of the course are written, which their list says. */
type Readiness = 'ready' | 'in_work' | 'with_modules'

type FeatureFacts = {
  /** As a plan lists it. */
  readonly name: string
  /** Its parts, as they are in the middle of a sentence; none for what is a term and not a thing. */
  readonly parts: readonly string[]
  readonly readiness: Readiness
}

const standard = {
  lessons: {
    name: 'The 7-step appeal system: 7 modules, 21 lessons',
    parts: ['the lessons'],
    readiness: 'with_modules',
  },
  counties: {
    name: 'Guidance for all 67 Florida counties',
    parts: ['guidance for all 67 counties'],
    readiness: 'ready',
  },
  templates: {
    name: 'Templates and worksheets',
    parts: ['templates', 'worksheets'],
    readiness: 'ready',
  },
  lifetime: { name: 'Lifetime access and updates', parts: [], readiness: 'ready' },
} as const satisfies Record<string, FeatureFacts>

const aiEnhanced = {
  support: {
    name: 'Priority email support',
    parts: ['priority email support'],
    readiness: 'ready',
  },
  documents: {
    name: 'AI-generated appeal documents, for you to check and change',
    parts: ['AI documents'],
    readiness: 'ready',
  },
  analysis: {
    name: 'Property analysis, comparable sales analysis and research',
    parts: ['property and comparable sales analysis'],
    readiness: 'ready',
  },
  packet: {
    name: 'Evidence packet and hearing script',
    parts: ['the evidence packet', 'the hearing script'],
    readiness: 'ready',
  },
  reminders: { name: 'Deadline reminders', parts: ['deadline reminders'], readiness: 'ready' },
  live: {
    name: 'Live Q&A sessions when they are scheduled, with general information only',
    parts: ['live Q&A'],
    readiness: 'ready',
  },
} as const satisfies Record<string, FeatureFacts>

/** AI-Enhanced holds all of Standard. */
const plans = { standard, ai_enhanced: { ...standard, ...aiEnhanced } } as const

const facts = plans.ai_enhanced

export type FeatureId = keyof typeof facts

export type Feature = FeatureFacts & { readonly id: FeatureId }

const isFeatureId = (id: string): id is FeatureId => id in facts

/** In the order in which a plan lists them. */
export const featuresOf = (plan: keyof typeof plans): readonly Feature[] =>
  Object.keys(plans[plan])
    .filter(isFeatureId)
    .map((id) => ({ id, ...facts[id] }))

/** Whether it is all there today. */
export const isReady = (id: FeatureId): boolean => facts[id].readiness === 'ready'
