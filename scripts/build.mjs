/** Owns building the web app, and building it only when something it is made of has changed. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressBelow } from './compress.mjs'
import { capture, environment, hashOf, root, StepFailure, step } from './steps.mjs'

const madeOf = [
  'src/web',
  'src/core',
  'src/contract',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'vite.config.ts',
  'tsconfig.json',
]
/** Settings that stand in the pages themselves; see envPrefix in vite.config.ts. */
const settingsInPages = ['OPERATOR_NAME', 'OPERATOR_POSTAL_ADDRESS', 'SUPPORT_EMAIL']
const pagesDir = join(root, 'build', 'client')
const stampPath = join(root, 'build', 'made-of.sha256')
const pagePath = join(pagesDir, 'index.html')

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

/** @param {string} hash */
const isBuiltFrom = (hash) =>
  existsSync(pagePath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash

/** NODE_ENV says how the server runs; the pages are those for visitors whatever it is. */
export const buildEnvironment = () => ({ ...environment(), NODE_ENV: 'production' })

/** Throws a StepFailure with the bundler's output when the build does not succeed. */
export const ensureBuilt = async () => {
  const hash = buildStamp(hashOf(madeOf, reachesTheBrowser), process.env)
  if (isBuiltFrom(hash)) return
  await step('Building the web app', async () => {
    rmSync(stampPath, { force: true })
    const { code, output } = await capture('react-router', ['build'], buildEnvironment())
    if (code !== 0) throw new StepFailure('The web app could not be built; the reason stands above.', output)
    await compressBelow(pagesDir)
    writeFileSync(stampPath, hash)
  })
}
