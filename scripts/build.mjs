/** Owns building the web app, and building it only when something it is made of has changed. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { capture, hashOf, root, StepFailure, step } from './steps.mjs'

const madeOf = [
  'src/web',
  'src/core',
  'src/contract',
  'content',
  'public',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'tsconfig.json',
]
const stampPath = join(root, 'build', 'made-of.sha256')
const pagePath = join(root, 'build', 'client', 'index.html')

/** @param {string} path */
const reachesTheBrowser = (path) => !/\.test\.tsx?$/.test(path)

/** @param {string} hash */
const isBuiltFrom = (hash) =>
  existsSync(pagePath) && existsSync(stampPath) && readFileSync(stampPath, 'utf8') === hash

/** Throws a StepFailure with the bundler's output when the build does not succeed. */
export const ensureBuilt = async () => {
  const hash = hashOf(madeOf, reachesTheBrowser)
  if (isBuiltFrom(hash)) return
  await step('Building the web app', async () => {
    rmSync(stampPath, { force: true })
    const { code, output } = await capture('react-router', ['build'])
    if (code !== 0) throw new StepFailure('The web app could not be built; the reason stands above.', output)
    writeFileSync(stampPath, hash)
  })
}
