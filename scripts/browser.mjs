/** Owns finding a Chromium for the browser tests, and getting one where the machine has none. */
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { capture, StepFailure, step } from './steps.mjs'

/** The one without windows comes first: the same program, a quarter less work for a machine of two cores. */
const known = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const isExecutable = (/** @type {string} */ path) => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Asked only when nothing else was found: loading Playwright takes a moment. */
const playwrightChromium = () => {
  const require = createRequire(import.meta.url)
  return /** @type {string} */ (require('@playwright/test').chromium.executablePath())
}

/** @returns {string | undefined} the path of a Chromium that can be run, $CHROMIUM_PATH first */
export const findChromium = () => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const onMachine = known.find(isExecutable)
  if (onMachine) return onMachine
  const downloaded = playwrightChromium()
  return isExecutable(downloaded) ? downloaded : undefined
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const fromDebian = async () => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const update = await capture('apt-get', ['update', '-q'], env)
  const install = ['install', '-q', '-y', '--no-install-recommends', 'chromium-headless-shell']
  const { code, output } = await capture('apt-get', install, env)
  if (code !== 0) {
    throw new StepFailure(
      'Chromium could not be installed with apt-get; the reason stands above.',
      update.output + output,
    )
  }
}

const fromPlaywright = async () => {
  const { code, output } = await capture('playwright', ['install', 'chromium'])
  if (code === 0) return
  const sentence =
    'No Chromium was found and none could be downloaded: install one and name it in CHROMIUM_PATH.'
  throw new StepFailure(sentence, output)
}

/** @returns {Promise<string>} the path of a Chromium, installed now if need be */
export const ensureChromium = async () => {
  const found = findChromium()
  if (found && !isExecutable(found))
    throw new StepFailure(`CHROMIUM_PATH names ${found}, which cannot be run.`)
  if (found) return found
  await step('Installing Chromium for the browser tests', isDebianRoot() ? fromDebian : fromPlaywright)
  const installed = findChromium()
  if (!installed)
    throw new StepFailure('Chromium was installed but is not where it should be: set CHROMIUM_PATH.')
  return installed
}
