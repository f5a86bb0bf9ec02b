/** Refuses a call to who has not bought what it needs, before anything of the request is looked at. */
import { type Endpoint, type Needs, refusalOfNeeds } from '#contract/endpoint.ts'
import type { Tier } from '#contract/fields.ts'
import type { Actor } from './actor.ts'
import { type Reply, refuse } from './reply.ts'

const sentences: Readonly<Record<Needs, string>> = {
  course: 'This is part of the course. Choose a plan to open it.',
  ai_enhanced: 'This is part of the AI-Enhanced course. Upgrade to use it.',
}

const has = (tier: Tier | null, needs: Needs): boolean =>
  needs === 'course' ? tier !== null : tier === 'ai_enhanced'

/** null while the call may go on. */
export const lacksPurchase = ({ needs }: Endpoint, actor: Actor | null): Reply<never> | null =>
  needs && !has(actor?.user.tier ?? null, needs) ? refuse(refusalOfNeeds[needs], sentences[needs]) : null
