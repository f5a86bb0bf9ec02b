import { expect, it } from 'vitest'
import { ApiFailure } from '#web/call/api.ts'
import { isUnknownReport, pollDelay } from './report-query.ts'

it.each([
  [0, 1000],
  [1, 1000],
  [2, 1400],
  [3, 1960],
  [20, 8000],
])('after %i answers the next question comes in %i ms', (answers, expected) => {
  expect(pollDelay(answers)).toBe(expected)
})

it.each([
  [new ApiFailure('no', 'not_found', 404), true],
  [new ApiFailure('cut off', 'invalid_request', 400), true],
  [new ApiFailure('down', 'unavailable', 503), false],
  [new ApiFailure('offline', 'network', null), false],
])('%s: unknown report is %s', (failure, expected) => {
  expect(isUnknownReport(failure)).toBe(expected)
})
