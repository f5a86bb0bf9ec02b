/** Finds the built web application: the build that is current at the start, and the ones before it. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** Folders, the one to serve first; scripts of the others are for tabs that were opened earlier. */
export type BuiltPages = readonly [string, ...string[]]

/** `builds` is the folder that `scripts/build-folders.mjs` keeps. */
export const findBuiltPages = (builds: string): BuiltPages => {
  const pointer = path.join(builds, 'current')
  if (!existsSync(pointer)) throw new Error('the web app is not built yet; npm start builds it')
  const current = readFileSync(pointer, 'utf8')
  const changedAt = (id: string) => statSync(path.join(builds, id)).mtimeMs
  const others = readdirSync(builds)
    .filter((name) => /^[0-9a-f]{16}$/.test(name) && name !== current)
    .sort((one, other) => changedAt(other) - changedAt(one))
  return [path.join(builds, current, 'client'), ...others.map((id) => path.join(builds, id, 'client'))]
}
