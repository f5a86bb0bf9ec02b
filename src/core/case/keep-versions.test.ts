/** Proves that autosaves do not push out yesterday's work, and that what is kept is bounded. */
import { expect, it } from 'vitest'
import { versionsToKeep } from '#core/case/keep-versions.ts'

const hour = 3_600_000
const noon = Date.parse('2026-10-01T16:00:00Z')
const saved = (version: number, hoursAgo: number) => ({ version, savedAt: new Date(noon - hoursAgo * hour) })

it('the newest 20 are kept, then the last one of each earlier day', () => {
  const today = Array.from({ length: 30 }, (_, at) => saved(100 - at, 0))
  const yesterday = [saved(70, 24), saved(69, 24), saved(68, 25)]
  expect(versionsToKeep([...yesterday, ...today])).toEqual([
    ...Array.from({ length: 20 }, (_, at) => 100 - at),
    70,
  ])
})

it('never more than 60, however long a case is worked on', () => {
  const daily = Array.from({ length: 300 }, (_, at) => saved(300 - at, 24 * at))
  expect(versionsToKeep(daily)).toHaveLength(60)
  expect(versionsToKeep(daily)[0]).toBe(300)
})
