/**
 * Owns having the right packages in node_modules and knowing where the pinned Node is.
 * npm's own record of what it installed is compared with package-lock.json; no stamp can disagree with it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { capture, root, StepFailure, step } from './steps.mjs'

/** @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/** @param {string} path @returns {Record<string, Locked>} */
const packagesIn = (path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages

const installedPath = join('node_modules', '.package-lock.json')
const pinnedNodePath = join('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** @typedef {{ withTools: boolean }} Wanted `withTools`: also what builds and tests, which serving does not need */

/** @param {Record<string, Locked>} locked @param {Record<string, Locked>} installed @param {Wanted} wanted */
export const matchesLock = (locked, installed, { withTools }) =>
  Object.entries(locked).every(([path, { version, dev, optional, devOptional }]) => {
    if (path === '') return true
    const present = installed[path]
    if (!present) return optional === true || devOptional === true || (dev === true && !withTools)
    return present.version === version
  })

const isInstalled = (/** @type {Wanted} */ wanted) => {
  try {
    if (!existsSync(join(root, installedPath)) || !existsSync(join(root, pinnedNodePath))) return false
    return matchesLock(packagesIn('package-lock.json'), packagesIn(installedPath), wanted)
  } catch {
    return false // an unreadable record counts as none
  }
}

/** npm must run on the machine's own Node: the pinned one lies in the folder npm is about to replace. */
const machineEnvironment = () => ({
  ...process.env,
  PATH: (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
})

/** @param {string} output */
const sentenceFor = (output) => {
  if (/EACCES|EPERM/.test(output))
    return `This user may not write to ${root}, so the packages cannot be installed.`
  if (/ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET/.test(output)) {
    return 'The packages could not be installed: npm could not reach its registry. Check the network and try again.'
  }
  if (/ENOSPC/.test(output)) return 'The packages could not be installed: the disk is full.'
  return 'The packages could not be installed; what npm said stands above.'
}

/** @param {NodeJS.WritableStream} [out] @param {Wanted} [wanted] */
export const ensureInstalled = async (out = process.stdout, wanted = { withTools: true }) => {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    throw new StepFailure(`Node 20 or newer is needed; this is ${process.version}.`)
  }
  if (isInstalled(wanted)) return
  const tools = wanted.withTools ? '--include=dev' : '--omit=dev'
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', tools, '--include=optional']
  const title = 'Installing the packages (npm ci; a minute or two the first time)'
  await step(
    title,
    async () => {
      const { code, output } = await capture('npm', ['ci', ...quiet], machineEnvironment())
      if (code !== 0) throw new StepFailure(sentenceFor(output), output)
    },
    out,
  )
}

/** The Node that runs our TypeScript: the pinned one, or the machine's own where that is new enough. */
export const nodeProgram = () => {
  const pinned = join(root, pinnedNodePath)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  throw new StepFailure(
    'Node 24 is missing from node_modules: npm must be allowed to run the install script of "node".',
  )
}
