/** Owns turning what Vitest and Playwright wrote down into three counts. */
import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** @type {Counts} */
const oneFailure = { passed: 0, failed: 1, skipped: 0 }

/** A run that ended badly although every counted test passed still counts as one failure. */
const withExitCode = (/** @type {Counts} */ counts, /** @type {number} */ code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts

/** @param {number} code @returns {Counts} */
export const countCheck = (code) => (code === 0 ? { passed: 1, failed: 0, skipped: 0 } : oneFailure)

/**
 * A test file that could not be loaded has no tests in it: the file itself is the failure.
 * @param {string} path @param {number} code @returns {Counts}
 */
export const countVitest = (path, code) => {
  if (!existsSync(path)) return oneFailure
  const report = JSON.parse(readFileSync(path, 'utf8'))
  const brokenFiles = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return withExitCode(counts, code)
}

/** @param {string} path @param {number} code @returns {Counts} */
export const countPlaywright = (path, code) => {
  if (!existsSync(path)) return oneFailure
  const { stats } = JSON.parse(readFileSync(path, 'utf8'))
  const counts = { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
  return withExitCode(counts, code)
}

/** @param {readonly Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )

/** @param {Counts} counts */
export const countsLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
