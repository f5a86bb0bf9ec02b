/** Owns what the features of a plan are called: as a plan lists them, and in the middle of a sentence. */
import { type FeatureId, featuresOf } from '#core/billing/features.ts'
import type { Tier } from '#core/billing/product.ts'
import * as words from '#messages/billing/feature.ts'
import * as parts from '#messages/billing/plan-part.ts'

export const featureNames: Readonly<Record<FeatureId, string>> = {
  lessons: words.lessons(),
  counties: words.counties(),
  templates: words.templates(),
  lifetime: words.lifetime(),
  support: words.support(),
  documents: words.documents(),
  analysis: words.analysis(),
  packet: words.packet(),
  reminders: words.reminders(),
  live: words.live(),
}

/** None for what is a term and not a thing. */
export const featureParts: Readonly<Record<FeatureId, readonly string[]>> = {
  lessons: [parts.lessons()],
  counties: [parts.counties()],
  templates: [parts.templates(), parts.worksheets()],
  lifetime: [],
  support: [parts.support()],
  documents: [parts.documents()],
  analysis: [parts.analysis()],
  packet: [parts.evidencePacket(), parts.hearingScript()],
  reminders: [parts.reminders()],
  live: [parts.live()],
}

export const featureNamesOf = (tier: Tier): readonly string[] =>
  featuresOf(tier).map(({ id }) => featureNames[id])
