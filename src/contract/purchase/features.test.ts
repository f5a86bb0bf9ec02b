/** Proves that a feature is sold as ready exactly when the call behind it exists. */
import { expect, it } from 'vitest'
import { type FeatureId, isReady } from '#core/billing/features.ts'
import { endpoints } from '../table.ts'

it.each<[FeatureId, string]>([
  // they are sold as "for you to check and change": written alone is not all of it
  ['documents', '/integration/ai/documents/:id/sections/:sectionId'],
  ['templates', '/courses/resources'],
  // the record with its sales, each adjustment shown
  ['analysis', '/cases/:id/sales'],
  ['packet', '/cases/:id/packets'],
  ['reminders', '/cases/:id/reminders/:dateId'],
  ['live', '/live-sessions/:id/questions'],
])('%s is called ready exactly when its call %s exists', (id, path) => {
  const calls = [...endpoints.values()].map((endpoint) => endpoint.path)
  expect(isReady(id)).toBe(calls.some((call) => call === path))
})
