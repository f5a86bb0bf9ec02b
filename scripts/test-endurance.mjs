/** `npm run test:endurance`: installs what it needs and runs whole the tests that `npm test` runs in part. */
import { ensureInstalled } from './install.mjs'
import { endWith, show } from './steps.mjs'

try {
  await ensureInstalled()
  process.exitCode = await show('vitest', ['run', '--project=endurance'])
} catch (failure) {
  endWith(failure)
}
