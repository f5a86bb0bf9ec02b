import { expect, test } from 'vitest'
import { jobUuid } from '#server/jobs/job-id.ts'

test('the same id gives the same version 5 UUID, another id another', () => {
  expect(jobUuid('setup-mail:42')).toBe(jobUuid('setup-mail:42'))
  expect(jobUuid('setup-mail:42')).not.toBe(jobUuid('setup-mail:43'))
  expect(jobUuid('setup-mail:42')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

test('ids may hold any character', () => {
  expect(jobUuid('Ünïcode — 🏠')).not.toBe(jobUuid('Unicode - '))
})
