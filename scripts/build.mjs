/** Owns building the web app, and building it only when something it is made of has changed. */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildId, finish, isWhole, removeOldBuilds, switchTo, unfinishedFolder } from './build-folders.mjs'
import { compressBelow } from './compress.mjs'
import { capture, environment, hashOf, root, StepFailure, step } from './steps.mjs'

const madeOf = [
  'src/web',
  'src/core',
  'src/contract',
  'src/words',
  'content',
  'messages',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/build-folders.mjs',
  'scripts/compress.mjs',
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.contract.ts',
  'tsconfig.json',
]
/** Settings that stand in the pages themselves; see envPrefix in vite.config.ts. */
const settingsInPages = ['OPERATOR_NAME', 'OPERATOR_POSTAL_ADDRESS', 'SUPPORT_EMAIL']
const builds = join(root, 'build')

/** @param {string} path */
const reachesTheBrowser = (path) => !/\.test\.tsx?$/.test(path)

/**
 * Another name of the operator makes other pages; a setting that is empty counts as not set.
 * @param {string} filesHash @param {NodeJS.ProcessEnv} settings
 */
export const buildStamp = (filesHash, settings) => {
  const values = settingsInPages.map((name) => settings[name] ?? '')
  return createHash('sha256')
    .update(JSON.stringify([filesHash, ...values]))
    .digest('hex')
}

const idOfSources = () => buildId(buildStamp(hashOf(madeOf, reachesTheBrowser), process.env))

/** Whether nothing is left to build. */
export const isBuilt = () => isWhole(builds, idOfSources())

/** NODE_ENV says how the server runs; the pages are those for visitors whatever it is. */
export const buildEnvironment = () => ({ ...environment(), NODE_ENV: 'production' })

/**
 * Throws a StepFailure with the bundler's output when the build does not succeed.
 * @param {() => Promise<void>} [checkFirst] what must hold before a minute is spent on building
 */
export const ensureBuilt = async (checkFirst = async () => {}) => {
  const id = idOfSources()
  if (!isWhole(builds, id)) {
    await checkFirst()
    await step('Building the web app', async () => {
      const folder = unfinishedFolder(builds, id)
      const env = { ...buildEnvironment(), BUILD_FOLDER: folder }
      const { code, output } = await capture('react-router', ['build'], env)
      if (code !== 0)
        throw new StepFailure('The web app could not be built; the reason stands above.', output)
      await compressBelow(join(folder, 'client'))
      finish(builds, id)
    })
  }
  switchTo(builds, id)
  removeOldBuilds(builds)
}
