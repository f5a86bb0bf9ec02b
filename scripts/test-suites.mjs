/** Owns the list of suites that `npm test` runs, in order, and how each is run and counted. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureSentences } from './sentences.mjs'
import { capture, environment, root, showAs } from './steps.mjs'
import { countCheck, countPlaywright, countVitest } from './test-results.mjs'

/** @typedef {import('./test-results.mjs').Counts} Counts */
/**
 * `lane`: suites of one lane run in turn, the two lanes side by side. The server's tests wait for mails, jobs and processes
 * as often as they work: what the others do meanwhile costs nothing. `prepare` begins with the first suite what the run needs
 * later.
 * @typedef {{ name: string, about: string, run: () => Promise<Counts>, lane: 'server' | 'others', prepare?: () => Promise<unknown> }} Suite
 */

export const resultsFolder = join(root, '.cache', 'results')

/** Several quiet programs as one check: the first that fails shows what it printed. */
const check = async (/** @type {readonly (readonly string[])[]} */ ...commands) => {
  for (const [program = '', ...args] of commands) {
    const { code, output } = await capture(program, args)
    if (code !== 0) {
      process.stdout.write(output)
      return countCheck(code)
    }
  }
  return countCheck(0)
}

/** Where the runner of a suite writes what it saw. */
export const resultPath = (/** @type {string} */ suite) => join(resultsFolder, `${suite}.json`)

const freshResult = (/** @type {string} */ name) => {
  const path = resultPath(name)
  rmSync(path, { force: true })
  return path
}

/** @param {string} suite @param {string} [projects] a name or a pattern @returns {() => Promise<Counts>} */
const vitest =
  (suite, projects = suite) =>
  async () => {
    const path = freshResult(suite)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`]
    return countVitest(path, await showAs(suite, 'vitest', ['run', `--project=${projects}`, ...reporters]))
  }

const server = async () => {
  await ensureSentences()
  return vitest('server')()
}

/** @type {Promise<string> | undefined} */
let chromium
const getChromium = () => {
  chromium ??= ensureChromium()
  return chromium
}

const playwright = async () => {
  const path = freshResult('browser')
  const env = {
    ...environment(),
    CHROMIUM_PATH: await getChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  }
  return countPlaywright(path, await showAs('browser', 'playwright', ['test', '--reporter=list,json'], env))
}

const build = async () => {
  await ensureBuilt()
  return countCheck(0)
}

/** What was found of files that have not changed since, nor what they import, is kept: a fifth of the work. */
const keptTypes = ['--incremental', '--tsBuildInfoFile', join('.cache', 'types.tsbuildinfo')]

/** Several checkers at once look at most types several times: on two cores twice the work. */
const types = () => check(['react-router', 'typegen'], ['tsc', '-p', '.', '--singleThreaded', ...keptTypes])

/** @type {readonly Suite[]} */
export const suites = [
  { name: 'types', about: 'TypeScript', run: types, lane: 'others' },
  {
    name: 'lint',
    about: 'Biome',
    run: () => check(['biome', 'check', '--error-on-warnings']),
    lane: 'others',
  },
  { name: 'dead-code', about: 'knip', run: () => check(['knip', '--no-progress']), lane: 'others' },
  {
    name: 'unit',
    about: 'core, contract, content, house rules, specification list',
    run: vitest('unit'),
    lane: 'others',
  },
  { name: 'build', about: 'the web app as it ships', run: build, lane: 'others' },
  {
    name: 'server',
    about: 'server and stand-ins on a real PostgreSQL',
    run: server,
    lane: 'server',
  },
  { name: 'web', about: 'pages and parts', run: vitest('web', 'web-*'), lane: 'others' },
  {
    name: 'browser',
    about: 'whole journeys in Chromium',
    run: playwright,
    lane: 'others',
    prepare: getChromium,
  },
]
