/** Owns how long processors worked for a suite: a machine that is busy with other things makes a run longer, not this. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFileSync } from 'node:fs'

/** @typedef {{ seconds: number }} Account */

/** @type {AsyncLocalStorage<Account>} */
const accounts = new AsyncLocalStorage()

/** In which Linux counts. */
const ticksPerSecond = 100

/** Of all programs of ours that have ended, with those that they waited for themselves; undefined elsewhere than on Linux. */
const ofEnded = () => {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(13, 15)
    return (Number(user) + Number(system)) / ticksPerSecond
  } catch {
    return undefined
  }
}

let counted = ofEnded() ?? 0

/** Puts what a program used, which ends now, to the account of who started it. @param {import('node:child_process').ChildProcess} child */
export const countAtEnd = (child) => {
  const account = accounts.getStore()
  child.once('exit', () => {
    const ended = ofEnded() ?? counted
    if (account) account.seconds += ended - counted
    counted = ended
  })
}

/** Runs `work` with an account of its own. @template T @param {() => Promise<T>} work */
export const withCoreSeconds = async (work) => {
  const account = { seconds: 0 }
  const value = await accounts.run(account, work)
  return { value, coreSeconds: ofEnded() === undefined ? undefined : account.seconds }
}
