/**
 * `npm test`: installs what it needs and runs every suite, a failing one not stopping the next; that of the server beside
 * the others.
 * `npm test -- unit lint` runs only the suites named. The last line counts over all of them; each suite says how long it took
 * and how long processors worked for it.
 */
import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withCoreSeconds } from './core-seconds.mjs'
import { ensureInstalled, nodeProgram } from './install.mjs'
import { ensureMessages } from './messages.mjs'
import { capture, endWith, StepFailure, secondsSince } from './steps.mjs'
import { failureLines, failuresIn } from './test-failures.mjs'
import { countsLine, sum } from './test-results.mjs'
import { resultPath, resultsFolder, suites } from './test-suites.mjs'

/** @typedef {import('./test-results.mjs').Counts} Counts */

const chosenSuites = () => {
  const names = process.argv.slice(2)
  const unknown = names.find((name) => !suites.some((suite) => suite.name === name))
  if (!unknown) return suites.filter((suite) => names.length === 0 || names.includes(suite.name))
  throw new StepFailure(
    `There is no suite "${unknown}"; choose from: ${suites.map(({ name }) => name).join(', ')}.`,
  )
}

/** @param {import('./test-suites.mjs').Suite} suite @returns {Promise<Counts>} */
const countsOf = async (suite) => {
  try {
    return await suite.run()
  } catch (failure) {
    if (!(failure instanceof StepFailure)) throw failure
    process.stdout.write(`${failure.output}\n${failure.message}\n`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** @param {import('./test-suites.mjs').Suite} suite */
const runSuite = async (suite) => {
  const startedAt = performance.now()
  process.stdout.write(`\n> ${suite.name} (${suite.about})\n`)
  const { value: counts, coreSeconds } = await withCoreSeconds(() => countsOf(suite))
  const worked = coreSeconds === undefined ? '' : `${coreSeconds.toFixed(0).padStart(5)} s of a core`
  const line = `${suite.name.padEnd(10)} ${secondsSince(startedAt).padStart(8)} ${worked}   ${countsLine(counts)}`
  process.stdout.write(`${line}\n`)
  const failures = counts.failed > 0 ? failuresIn(resultPath(suite.name)) : []
  return { counts, line, failures }
}

/** @param {readonly import('./test-suites.mjs').Suite[]} some */
const inTurn = async (some) => {
  const runs = []
  for (const suite of some) runs.push(await runSuite(suite))
  return runs
}

/** @param {readonly import('./test-suites.mjs').Suite[]} chosen */
const runAll = async (chosen) => {
  // What could not be prepared is said where it is needed.
  for (const { prepare } of chosen) prepare?.().catch(() => {})
  const lanes = ['server', 'others'].map((name) => chosen.filter(({ lane }) => lane === name))
  return (await Promise.all(lanes.map(inTurn))).flat()
}

const specLine = async () => {
  const results = readdirSync(resultsFolder).map((name) => join(resultsFolder, name))
  const { output } = await capture(nodeProgram(), ['test/spec/report.ts', ...results])
  return output.trimEnd()
}

try {
  const startedAt = performance.now()
  const chosen = chosenSuites()
  await ensureInstalled()
  await ensureMessages()
  mkdirSync(resultsFolder, { recursive: true })
  const runs = await runAll(chosen)
  const total = sum(runs.map(({ counts }) => counts))
  process.stdout.write(`\n${failureLines(runs.flatMap(({ failures }) => failures))}\n`)
  process.stdout.write(`${runs.map(({ line }) => line).join('\n')}\n`)
  process.stdout.write(`\nAll of it took ${secondsSince(startedAt)}.\n`)
  if (chosen.length === suites.length) process.stdout.write(`${await specLine()}\n`)
  process.stdout.write(`${countsLine(total)}\n`)
  process.exitCode = total.failed === 0 ? 0 : 1
} catch (failure) {
  endWith(failure)
}
