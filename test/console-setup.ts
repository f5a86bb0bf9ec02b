/** Owns the rule that an unexpected console.error fails the test in which it was printed. */
import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

let printed: string[] = []

beforeEach(() => {
  printed = []
  vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
    printed.push(format(...args))
  })
})

afterEach(() => {
  const unexpected = printed.join('\n')
  vi.mocked(console.error).mockRestore()
  expect(unexpected, `console.error was called during this test: ${unexpected}`).toBe('')
})

/** For a test that provokes an error on purpose: hands over what was printed and counts it as expected. */
export const takeConsoleErrors = (): readonly string[] => printed.splice(0)
