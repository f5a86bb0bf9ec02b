/** Owns naming the tests that failed, so that the end of a long run says what to look at. */
import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const LINES_OF_A_REASON = 12

/** @typedef {{ title: string, reason: string }} Failure */
/** @typedef {{ ok: boolean, file: string, title: string, tests: readonly { results: readonly { error?: { message?: string } }[] }[] }} Spec */
/** @typedef {{ specs?: readonly Spec[], suites?: readonly Group[] }} Group */

/** @param {string} title @param {string | undefined} reason @returns {Failure} */
const failure = (title, reason) => ({
  title,
  reason: stripVTControlCharacters(reason ?? '')
    .split('\n')
    .slice(0, LINES_OF_A_REASON)
    .join('\n'),
})

/** A file can fail beside its tests, while it is set up or cleared away. */
const inVitestFile = (
  /** @type {{ name: string, status: string, message?: string, assertionResults: readonly { status: string, fullName: string, failureMessages: readonly string[] }[] }} */ file,
) => {
  const failed = file.assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && file.status === 'failed') return [failure(file.name, file.message)]
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${file.name} › ${fullName}`, failureMessages[0]),
  )
}

/** @param {Group} group @returns {Failure[]} */
const inPlaywrightGroup = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      failure(
        `${file} › ${title}`,
        tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message,
      ),
    ),
  ...suites.flatMap(inPlaywrightGroup),
]

/** @param {string} path what Vitest or Playwright wrote @returns {Failure[]} */
export const failuresIn = (path) => {
  if (!existsSync(path)) return []
  const report = JSON.parse(readFileSync(path, 'utf8'))
  return report.testResults ? report.testResults.flatMap(inVitestFile) : inPlaywrightGroup(report)
}

/** @param {readonly Failure[]} failures */
export const failureLines = (failures) =>
  failures.map(({ title, reason }) => `FAILED ${title}\n${reason.replace(/^/gm, '    ')}`).join('\n')
