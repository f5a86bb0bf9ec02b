/**
 * Owns the folder `build`: each build has one of its own, named by what it is made of, and the file `current` names the one
 * that the next start serves. A server that runs goes on serving its own; nothing is written into a folder that is served.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'

/** The new one and the two before it, whose scripts open tabs still ask for. */
const foldersKept = 3
/** No build takes as long; what is older was broken off. */
const longestBuildMilliseconds = 60 * 60 * 1000

const isBuild = (/** @type {string} */ name) => /^[0-9a-f]{16}$/.test(name)
const isUnfinished = (/** @type {string} */ name) => /^[0-9a-f]{16}\.\d+\.part$/.test(name)

/** @param {string} hash of what it is made of */
export const buildId = (hash) => hash.slice(0, 16)

/** A folder has its name only once it is whole. @param {string} builds @param {string} id */
export const isWhole = (builds, id) => existsSync(join(builds, id, 'client', 'index.html'))

/** Of this process alone. @param {string} builds @param {string} id */
export const unfinishedFolder = (builds, id) => join(builds, `${id}.${process.pid}.part`)

/** Another process may have finished the same meanwhile. @param {string} builds @param {string} id */
export const finish = (builds, id) => {
  const unfinished = unfinishedFolder(builds, id)
  if (isWhole(builds, id)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, join(builds, id))
}

/** @param {string} builds */
const currentOf = (builds) => {
  const pointer = join(builds, 'current')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8') : ''
}

/** In one step, so that a start beside it reads the one or the other. @param {string} builds @param {string} id */
export const switchTo = (builds, id) => {
  if (currentOf(builds) === id) return
  const now = new Date()
  utimesSync(join(builds, id), now, now)
  const fresh = join(builds, `current.${process.pid}`)
  writeFileSync(fresh, id)
  renameSync(fresh, join(builds, 'current'))
}

/** @param {string} builds */
export const removeOldBuilds = (builds) => {
  const changedAt = (/** @type {string} */ name) => statSync(join(builds, name)).mtimeMs
  const names = readdirSync(builds)
  const old = names
    .filter(isBuild)
    .sort((one, other) => changedAt(other) - changedAt(one))
    .slice(foldersKept)
  const brokenOff = names
    .filter(isUnfinished)
    .filter((name) => changedAt(name) < Date.now() - longestBuildMilliseconds)
  for (const name of [...old, ...brokenOff]) rmSync(join(builds, name), { recursive: true, force: true })
}
