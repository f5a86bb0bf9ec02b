/** Owns what each plan holds and how far each part is built: every page, answer and mail takes its features from here. */

/** 'with_modules': as far as the modules of the course are written, which their list says. */
type Readiness = 'ready' | 'in_work' | 'with_modules'

const standard = {
  lessons: 'with_modules',
  counties: 'ready',
  templates: 'ready',
  lifetime: 'ready',
} as const satisfies Record<string, Readiness>

const aiEnhanced = {
  support: 'ready',
  documents: 'ready',
  analysis: 'ready',
  packet: 'ready',
  reminders: 'ready',
  live: 'ready',
} as const satisfies Record<string, Readiness>

/** AI-Enhanced holds all of Standard. */
const plans = { standard, ai_enhanced: { ...standard, ...aiEnhanced } } as const

const all: Readonly<Record<keyof typeof plans.ai_enhanced, Readiness>> = plans.ai_enhanced

export type FeatureId = keyof typeof all

export type Feature = { readonly id: FeatureId; readonly readiness: Readiness }

const isFeatureId = (id: string): id is FeatureId => id in all

/** In the order in which a plan lists them. */
export const featuresOf = (plan: keyof typeof plans): readonly Feature[] =>
  Object.keys(plans[plan])
    .filter(isFeatureId)
    .map((id) => ({ id, readiness: all[id] }))

/** Whether it is all there today. */
export const isReady = (id: FeatureId): boolean => all[id] === 'ready'
