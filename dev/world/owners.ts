/** Owns who owns the course in the seeded world. Their password is no secret: it opens invented accounts alone. */
import type { Tier } from '#contract/fields.ts'

export const password = 'Sun-Coast-26'

export type Owner = {
  /** In the address that signs in as them. */
  readonly name: string
  readonly about: string
  readonly tier: Tier
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** On the sample roll. */
  readonly street: string
}

export const standardOwner: Owner = {
  name: 'standard',
  about: 'Standard, in the second module',
  tier: 'standard',
  email: 'sam.standard@example.com',
  firstName: 'Sam',
  lastName: 'Ortiz',
  street: '101 Sample Orange Way',
}

export const enhancedOwner: Owner = {
  name: 'enhanced',
  about: 'AI-Enhanced, with a case',
  tier: 'ai_enhanced',
  email: 'erin.enhanced@example.com',
  firstName: 'Erin',
  lastName: 'Caldwell',
  street: '103 Sample Orange Way',
}

export const owners: readonly Owner[] = [standardOwner, enhancedOwner]
