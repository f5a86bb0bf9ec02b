/** Owns the list of suites that `npm test` runs, in order, and how each is run and counted. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { capture, environment, root, show } from './steps.mjs'
import { countCheck, countPlaywright, countVitest } from './test-results.mjs'

/** @typedef {import('./test-results.mjs').Counts} Counts */
/** @typedef {{ name: string, about: string, run: () => Promise<Counts> }} Suite */

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
    return countVitest(path, await show('vitest', ['run', `--project=${projects}`, ...reporters]))
  }

const playwright = async () => {
  const path = freshResult('browser')
  const env = {
    ...environment(),
    CHROMIUM_PATH: await ensureChromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: path,
  }
  return countPlaywright(path, await show('playwright', ['test', '--reporter=list,json'], env))
}

const build = async () => {
  await ensureBuilt()
  return countCheck(0)
}

/** @type {readonly Suite[]} */
export const suites = [
  { name: 'types', about: 'TypeScript', run: () => check(['react-router', 'typegen'], ['tsc', '-p', '.']) },
  { name: 'lint', about: 'Biome', run: () => check(['biome', 'check', '--error-on-warnings']) },
  { name: 'dead-code', about: 'knip', run: () => check(['knip', '--no-progress']) },
  { name: 'build', about: 'the web app as it ships', run: build },
  { name: 'unit', about: 'core, contract, content, house rules, specification list', run: vitest('unit') },
  { name: 'server', about: 'server and stand-ins on a real PostgreSQL', run: vitest('server') },
  { name: 'web', about: 'pages and parts', run: vitest('web', 'web-*') },
  { name: 'browser', about: 'whole journeys in Chromium', run: playwright },
]
