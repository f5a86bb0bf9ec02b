/** `npm run test:endurance`: installs what it needs and runs whole the tests that `npm test` runs in part. */
import { ensureChromium } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { endWith, environment, show } from './steps.mjs'

/** In a browser; each asks `forEndurance` how much to do. */
const journeys = [
  'account-screens',
  'anyone-screens',
  'case',
  'counties',
  'each-mail',
  'every-lesson',
  'film',
  'first-visit',
  'landing',
  'places',
  'tab-order',
]

const inBrowser = async () => {
  const env = { ...environment(), CHROMIUM_PATH: await ensureChromium(), TEST_ENDURANCE: 'true' }
  await ensureBuilt()
  return show('playwright', ['test', ...journeys], env)
}

try {
  await ensureInstalled()
  const ofServer = await show('vitest', ['run', '--project=endurance*'])
  process.exitCode = ofServer + (await inBrowser()) === 0 ? 0 : 1
} catch (failure) {
  endWith(failure)
}
